/** `npm run inquiries`: what came in, for the institute's staff. */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { desc } from 'drizzle-orm'
import pino from 'pino'
import { openDatabase } from './adapters/db/client.ts'
import { inquiries } from './adapters/db/schema.ts'
import { loadConfig, StartError } from './config.ts'
import { type Format, FORMATS, isSuspect, listInquiries } from './features/inquiries/listing.ts'

const USAGE = `Lists the consultation inquiries that came in, newest first.

  npm run inquiries                                            a table
  npm run inquiries -- --format csv --output inquiries.csv     for a spreadsheet
  npm run inquiries -- --format json --output inquiries.json   everything, for programs

  --all   also those that look like spam (a field people cannot see was filled in)
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
  const { format, output, all, help } = readArguments()
  if (help) {
    process.stdout.write(USAGE)
    return
  }
  const rows = await readInquiries()
  const shown = all ? rows : rows.filter((row) => !isSuspect(row))
  const listing = listInquiries(shown, format, process.stdout.columns)
  if (output) writeFileSync(output, listing, { mode: 0o600 })
  else process.stdout.write(listing)
  // On the other channel, so that what is piped on stays clean.
  const hidden = rows.length - shown.length
  const count = `${shown.length} ${shown.length === 1 ? 'inquiry' : 'inquiries'}`
  if (output) process.stderr.write(`${count} written to ${output}\n`)
  if (hidden > 0) process.stderr.write(`${hidden} more look like spam; --all shows them\n`)
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      format: { type: 'string', default: 'table' },
      output: { type: 'string' },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const format = FORMATS.find((name) => name === values.format)
  if (!format) throw new StartError(`--format: must be one of ${FORMATS.join(', ')}`)
  return { ...values, format: format satisfies Format }
}

async function readInquiries() {
  const config = loadConfig()
  const database = await openDatabase(config, pino({ level: 'silent' })).catch((error: unknown) => {
    if (!(error instanceof StartError && error.message.endsWith(IN_USE))) throw error
    throw new StartError(
      `The embedded database in ${config.DATA_DIR} is in use by a running server, and takes one process at a time. ` +
        `Stop the server and run this again; meanwhile every inquiry is also in the mailbox of ${config.CONTACT_EMAIL}` +
        (config.SMTP_URL ? '.' : ` (without SMTP_URL: as a file in ${config.DATA_DIR}/outbox).`),
    )
  })
  const rows = await database.db.select().from(inquiries).orderBy(desc(inquiries.created_at), desc(inquiries.id))
  await database.close()
  return rows
}
