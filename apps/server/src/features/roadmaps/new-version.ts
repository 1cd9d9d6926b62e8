import { type KeptAnswer, type KeptBrief, keptBrief, type KeptRefusal } from '@cairn/contract/roadmaps'
import { ANSWERS_MAX, type Origin } from '@cairn/contract/versions'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../adapters/db/client.ts'
import { feedback, roadmaps, roadmapVersions } from '../../adapters/db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { titleFor } from './create.ts'
import { deadlineS, generateRoadmap } from './generate-job.ts'
import { found, own, ownRoadmap } from './own-roadmap.ts'
import { whenThereIsRoom } from './room.ts'

type Row = typeof roadmaps.$inferSelect
type Next = { brief: KeptBrief; origin: Origin }

/** The question that is always asked: whatever else there is to say. */
const MORE = { id: 'more', kind: 'more', question: 'What else should we know?', quotes: [] } as const

/**
 * The version that was, the brief of the next and its job are one transaction: whenever the power goes, the old report
 * is whole, and the new one is either asked for and written, or was never asked for.
 */
export async function startVersion(
  deps: Deps,
  userId: string,
  { id, base }: { id: string; base: number },
  next: (row: Row, tx: Tx) => Next | Promise<Next>,
): Promise<Row> {
  const { db, queue, limits, config } = deps
  refuseStale(await ownRoadmap(db, id, userId), base)
  await limits.consume('create_roadmap', userId)
  return whenThereIsRoom(db, userId, async (tx) => {
    const row = await lockedRow(tx, id, userId)
    refuseStale(row, base)
    const { brief, origin } = await next(row, tx)
    await keepVersion(tx, id)
    const named = keptBrief.safeParse(row.client_input).data?.company_name ?? ''
    const [made] = await tx
      .update(roadmaps)
      .set({
        version: row.version + 1,
        origin,
        restored_from: null,
        changes: null,
        versioned_at: sql`now()`,
        updated_at: sql`now()`,
        client_input: { ...brief },
        status: 'pending',
        content: { status: 'pending' },
        generated_at: null,
        deadline_at: sql`now() + make_interval(secs => ${deadlineS(config)})`,
        // A title that nobody chose goes with the company's name.
        ...(row.title === titleFor(named) && { title: titleFor(brief.company_name) }),
      })
      .where(own(id, userId))
      .returning()
    const started = found(made)
    await queue.enqueue(tx, generateRoadmap, { roadmap_id: id, version: started.version })
    return started
  })
}

/** An older version as the newest, with its brief, its report and its own number. */
export async function restore({ db, limits }: Deps, userId: string, { id, number }: { id: string; number: number }) {
  // Each keeps a whole report.
  await limits.consume('create_roadmap', userId)
  return db.transaction(async (tx) => {
    const row = await lockedRow(tx, id, userId)
    refuseRunning(row)
    const [old] = await tx
      .select()
      .from(roadmapVersions)
      .where(and(eq(roadmapVersions.roadmap_id, id), eq(roadmapVersions.number, number)))
    if (!old) {
      if (number === row.version) throw new AppError('conflict', 'This is the newest version already')
      throw new AppError('not_found', 'Version not found')
    }
    if (old.status !== 'completed') throw new AppError('conflict', 'This version has no report to restore')
    await keepVersion(tx, id)
    const [made] = await tx
      .update(roadmaps)
      .set({
        version: row.version + 1,
        origin: 'restored',
        restored_from: number,
        changes: null,
        versioned_at: sql`now()`,
        updated_at: sql`now()`,
        client_input: old.client_input,
        content: old.content,
        status: old.status,
        generated_at: old.generated_at,
      })
      .where(own(id, userId))
      .returning()
    return found(made)
  })
}

/** The brief with new answers, and without what the client marked as not for them. */
export async function sharpened(
  tx: Tx,
  row: Row,
  given: readonly { question_id: string; answer: string }[],
): Promise<Next> {
  const brief = keptBrief.parse(row.client_input)
  const questions = [...(row.content.insights?.questions ?? []), MORE]
  const earlier = brief.answers ?? []
  let last = Math.max(0, ...earlier.map(({ id }) => Number(id.slice(1)) || 0))
  const fresh = given.map(({ question_id, answer }, at): KeptAnswer => {
    const asked = questions.find(({ id }) => id === question_id)
    if (!asked)
      throw new AppError('invalid', [
        { loc: ['body', 'answers', at, 'question_id'], msg: 'This report does not ask that', type: 'unknown' },
      ])
    last += 1
    const { kind, question, quotes } = asked
    const topic = 'topic' in asked ? asked.topic : undefined
    return {
      id: `a${last}`,
      kind,
      question,
      quotes: [...quotes],
      answer,
      version: row.version,
      ...(topic && { topic }),
    }
  })
  const refused = await refusals(tx, row, brief)
  if (fresh.length === 0 && refused.length === 0)
    throw new AppError('invalid', 'Please answer a question, or mark an initiative that is not for you')
  // The same question answered again takes the place of the first answer; what was added freely stays.
  const replaced = (old: KeptAnswer) =>
    fresh.some(({ kind, question }) => kind !== 'more' && kind === old.kind && question === old.question)
  const answers = [...earlier.filter((one) => !replaced(one)), ...fresh]
  if (answers.length > ANSWERS_MAX)
    throw new AppError(
      'invalid',
      `A brief holds at most ${ANSWERS_MAX} answers. Please put them into the brief itself.`,
    )
  return {
    brief: { ...brief, answers, not_for_us: [...(brief.not_for_us ?? []), ...refused] },
    origin: 'answers',
  }
}

/** The newest version joins those before it, in the database and byte for byte. */
async function keepVersion(tx: Tx, id: string) {
  await tx.execute(sql`
    insert into roadmap_versions
      (roadmap_id, number, origin, restored_from, changes, status, client_input, content, generated_at, created_at)
    select id, version, origin, restored_from, changes, status, client_input, content, generated_at,
      coalesce(versioned_at, created_at)
    from roadmaps where id = ${id}`)
}

async function lockedRow(tx: Tx, id: string, userId: string): Promise<Row> {
  const [row] = await tx.select().from(roadmaps).where(own(id, userId)).for('update')
  return found(row)
}

async function refusals(tx: Tx, row: Row, brief: KeptBrief): Promise<KeptRefusal[]> {
  const marked = await tx
    .select()
    .from(feedback)
    .where(and(eq(feedback.roadmap_id, row.id), eq(feedback.version, row.version), eq(feedback.verdict, 'not_for_us')))
    .orderBy(feedback.label)
  const initiatives = row.content.insights?.initiatives ?? []
  return marked
    .filter(({ initiative_id }) => !brief.not_for_us?.some(({ id }) => id === initiative_id))
    .map(({ label, initiative_id, name, line }) => ({
      id: initiative_id,
      name,
      reason: line,
      quotes: initiatives.find((one) => one.label === label)?.evidence ?? [],
      version: row.version,
    }))
}

function refuseStale(row: Row, base: number) {
  refuseRunning(row)
  if (row.version !== base)
    throw new AppError('conflict', 'There is a newer version of this report by now. Please look at it first.')
}

function refuseRunning({ status }: Row) {
  if (status === 'pending' || status === 'generating')
    throw new AppError('conflict', 'A version of this report is being written already. Please wait until it is done.')
}
