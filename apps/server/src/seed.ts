import { advise } from '@cairn/advisor/advise'
import type { RoadmapContent } from '@cairn/contract/roadmaps'
import { eq, sql } from 'drizzle-orm'
import { roadmaps, users } from './adapters/db/schema.ts'
import { loadConfig, StartError } from './config.ts'
import { openDeps } from './deps.ts'
import { openPasswords } from './features/auth/passwords.ts'
import { createLog } from './log.ts'
import { asBrief, SEED_BRIEFS } from './seed-briefs.ts'

const EMAIL = 'demo@example.org'
const PASSWORD = 'Cairn-demo-2025!'

/** npm run seed: a demonstration user with a roadmap in every state and thirty good ones. Running it again starts afresh. */
try {
  await seed()
} catch (error) {
  const { message } = error as Error
  process.stderr.write(`${error instanceof StartError ? message : `Cairn could not be seeded: ${message}`}\n`)
  process.exit(1)
}

async function seed() {
  const config = loadConfig()
  if (config.NODE_ENV === 'production')
    throw new StartError('NODE_ENV: a production installation is not seeded with a demonstration user')
  const deps = await openDeps(config, createLog(config), [])
  const { db } = deps
  const password_hash = await openPasswords(config).hash(PASSWORD)
  const [last] = SEED_BRIEFS.slice(-1)
  await db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.email, EMAIL))
    const [user] = await tx.insert(users).values({ email: EMAIL, username: 'Demo Visitor', password_hash }).returning()
    if (!user) throw new Error('the user was not stored')
    const add = (brief: ReturnType<typeof asBrief>, content: RoadmapContent, daysAgo: number, is_favorite = false) => {
      const created_at = sql`now() - make_interval(days => ${daysAgo})`
      return tx.insert(roadmaps).values({
        user_id: user.id,
        title: `AI Opportunity Assessment for ${brief.company_name}`,
        client_input: brief,
        content,
        status: content.status,
        is_favorite,
        generated_at: content.generated_at ?? null,
        // The unfinished ones are there to be looked at: they get no job, and longer than usual.
        deadline_at: sql`now() + interval '1 day'`,
        created_at,
        updated_at: created_at,
      })
    }
    for (const [index, row] of SEED_BRIEFS.entries()) {
      const daysAgo = 3 * (SEED_BRIEFS.length - index)
      const generated = new Date(deps.clock.now().getTime() - daysAgo * 86_400_000).toISOString()
      const { text, document, insights } = advise(asBrief(row), { date: generated.slice(0, 10) })
      const content: RoadmapContent = {
        status: 'completed',
        content: { content: text },
        document,
        insights,
        generated_at: generated,
        written_by: 'built-in engine',
      }
      await add(asBrief(row), content, daysAgo, index % 5 === 0)
    }
    if (!last) return
    await add(
      asBrief(last),
      { status: 'failed', message: 'We could not finish this report. Please create it again.' },
      2,
    )
    await add(asBrief(last), { status: 'generating', progress: 40, step: 'generating' }, 1)
    await add(asBrief(last), { status: 'pending' }, 0)
  })
  await deps.close()
  process.stdout.write(`Sign in as ${EMAIL} with the password ${PASSWORD}\n`)
  process.exit(0)
}
