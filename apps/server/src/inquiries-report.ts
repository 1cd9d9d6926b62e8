/** `npm run inquiries`: what came in and what clients said of the advice, for the institute's staff. */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { desc, eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { type Db, openDatabase } from './adapters/db/client.ts'
import { feedback, inquiries, roadmaps } from './adapters/db/schema.ts'
import { loadConfig, StartError } from './config.ts'
import { isSuspect, listInquiries } from './features/inquiries/listing.ts'
import { listFeedback } from './features/roadmaps/feedback-listing.ts'
import { type Format, FORMATS } from './listing/listings.ts'

const USAGE = `Lists the consultation inquiries that came in, newest first.

  npm run inquiries                                            a table
  npm run inquiries -- --format csv --output inquiries.csv     for a spreadsheet
  npm run inquiries -- --format json --output inquiries.json   everything, for programs

  --all        also those that look like spam (a field people cannot see was filled in)
  --feedback   instead of inquiries, what clients said of the initiatives in their reports
`

/** How the embedded engine's refusal ends when another process holds its folder. */
const IN_USE = 'is in use by another process'

try {
  await report()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

async function report() {
  const { format, output, all, feedback: remarks, help } = readArguments()
  if (help) {
    process.stdout.write(USAGE)
    return
  }
  if (remarks) {
    const said = await reading(readFeedback)
    write(listFeedback(said, format, process.stdout.columns), output, counted(said.length, 'remark', 'remarks'))
    return
  }
  const { rows, remarkCount } = await reading(async (db) => ({
    rows: await db.select().from(inquiries).orderBy(desc(inquiries.created_at), desc(inquiries.id)),
    remarkCount: await db.$count(feedback),
  }))
  const shown = all ? rows : rows.filter((row) => !isSuspect(row))
  write(listInquiries(shown, format, process.stdout.columns), output, counted(shown.length, 'inquiry', 'inquiries'))
  const hidden = rows.length - shown.length
  if (hidden > 0) process.stderr.write(`${hidden} more look like spam; --all shows them\n`)
  if (remarkCount > 0)
    process.stderr.write(`${counted(remarkCount, 'remark', 'remarks')} on initiatives; --feedback shows them\n`)
}

/** What is told about the listing goes the other way, so that what is piped on stays clean. */
function write(listing: string, output: string | undefined, count: string) {
  if (!output) return void process.stdout.write(listing)
  writeFileSync(output, listing, { mode: 0o600 })
  process.stderr.write(`${count} written to ${output}\n`)
}

function counted(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      format: { type: 'string', default: 'table' },
      output: { type: 'string' },
      all: { type: 'boolean', default: false },
      feedback: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const format = FORMATS.find((name) => name === values.format)
  if (!format) throw new StartError(`--format: must be one of ${FORMATS.join(', ')}`)
  return { ...values, format: format satisfies Format }
}

function readFeedback(db: Db) {
  return db
    .select({
      roadmap_id: feedback.roadmap_id,
      version: feedback.version,
      label: feedback.label,
      initiative_id: feedback.initiative_id,
      name: feedback.name,
      verdict: feedback.verdict,
      line: feedback.line,
      updated_at: feedback.updated_at,
      industry: sql<string>`coalesce(${roadmaps.client_input} ->> 'industry', '')`,
    })
    .from(feedback)
    .innerJoin(roadmaps, eq(roadmaps.id, feedback.roadmap_id))
    .orderBy(desc(feedback.updated_at), feedback.label)
}

async function reading<Result>(read: (db: Db) => Promise<Result>): Promise<Result> {
  const config = loadConfig()
  const database = await openDatabase(config, pino({ level: 'silent' })).catch((error: unknown) => {
    if (!(error instanceof StartError && error.message.endsWith(IN_USE))) throw error
    throw new StartError(
      `The embedded database in ${config.DATA_DIR} is in use by a running server, and takes one process at a time. ` +
        `Stop the server and run this again; meanwhile every inquiry is also in the mailbox of ${config.CONTACT_EMAIL}` +
        (config.SMTP_URL ? '.' : ` (without SMTP_URL: as a file in ${config.DATA_DIR}/outbox).`),
    )
  })
  try {
    return await read(database.db)
  } finally {
    await database.close()
  }
}
