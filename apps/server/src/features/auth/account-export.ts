import { Readable } from 'node:stream'
import { and, asc, eq } from 'drizzle-orm'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import {
  feedback,
  inquiries,
  roadmaps,
  roadmapVersions,
  sessions,
  shareLinks,
  type users,
} from '../../adapters/db/schema.ts'
import type { Deps } from '../../deps.ts'
import { reportMarkdown } from '../../report/markdown.ts'
import { reportSources } from '../../report/report-source.ts'

type User = typeof users.$inferSelect

/** Everything kept about an account, one roadmap after the other: a thousand reports do not fit into memory at once. */
export function exportZip(deps: Deps, user: User): Readable {
  return Readable.from(zipped(filesOf(deps, user)))
}

interface ExportedFile {
  name: string
  text: string
}

async function* filesOf({ db, config, clock }: Deps, user: User): AsyncGenerator<ExportedFile> {
  const { id, email, username, created_at } = user
  const source = reportSources(config)
  const mine = await db
    .select({ id: roadmaps.id })
    .from(roadmaps)
    .where(eq(roadmaps.user_id, id))
    .orderBy(asc(roadmaps.created_at), asc(roadmaps.id))
  yield json('account.json', {
    exported_at: clock.now().toISOString(),
    account: { id, email, username, created_at },
    sessions: await db.select().from(sessions).where(eq(sessions.user_id, id)),
    inquiries: await db.select().from(inquiries).where(eq(inquiries.user_id, id)),
    roadmaps: mine.length,
    links: (await db.select().from(shareLinks).where(eq(shareLinks.user_id, id))).map(withoutSecrets),
  })
  for (const [index, { id: roadmapId }] of mine.entries()) {
    const [roadmap] = await db.select().from(roadmaps).where(eq(roadmaps.id, roadmapId))
    if (!roadmap) continue // deleted meanwhile
    const folder = `roadmaps/${String(index + 1).padStart(4, '0')} ${fileName(roadmap.title)}`
    const said = await db.select().from(feedback).where(eq(feedback.roadmap_id, roadmapId))
    yield json(`${folder}/roadmap.json`, { ...outside(roadmap), feedback: said })
    if (roadmap.status === 'completed') yield { name: `${folder}/report.md`, text: reportMarkdown(source(roadmap)) }
    const before = await db
      .select({ number: roadmapVersions.number })
      .from(roadmapVersions)
      .where(eq(roadmapVersions.roadmap_id, roadmapId))
      .orderBy(asc(roadmapVersions.number))
    for (const { number } of before) {
      const [version] = await db
        .select()
        .from(roadmapVersions)
        .where(and(eq(roadmapVersions.roadmap_id, roadmapId), eq(roadmapVersions.number, number)))
      if (!version) continue
      const earlier = `${folder}/version ${number}`
      yield json(`${earlier}/roadmap.json`, version)
      if (version.status === 'completed')
        yield { name: `${earlier}/report.md`, text: reportMarkdown(source({ ...roadmap, ...version })) }
    }
  }
}

/** Without what only the server works with: a model's steps, and the key of a repeated request. */
function outside<Row extends { idempotency_key: unknown; content: object }>({ idempotency_key: _key, ...row }: Row) {
  return { ...row, content: Object.fromEntries(Object.entries(row.content).filter(([name]) => name !== 'generation')) }
}

/** What opens a door is no information about anybody. */
function withoutSecrets<Row extends { token_hash: string }>({ token_hash: _hash, ...row }: Row) {
  return row
}

function json(name: string, value: unknown): ExportedFile {
  return { name, text: `${JSON.stringify(value, null, 2)}\n` }
}

/** Nothing that means something to a file system, and no name that Windows keeps for itself. */
function fileName(title: string): string {
  const plain = title
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return Array.from(plain).slice(0, 80).join('').replace(/[. ]+$/, '') || 'Roadmap' // prettier-ignore
}

async function* zipped(files: AsyncIterable<ExportedFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const { name, text } of files) {
    const entry = new ZipDeflate(name)
    zip.add(entry)
    entry.push(strToU8(text), true)
    yield* ready
    ready = []
  }
  zip.end()
  yield* ready
}
