import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { QUICK_START } from './child-process.ts'

const from = (place: string) => fileURLToPath(new URL(place, import.meta.url))
const MIGRATIONS = from('../adapters/db/migrations')
const CACHE = from('../../../../node_modules/.cache/cairn-seed')

/**
 * A cold start of the embedded engine takes seconds: one migrated folder is kept and copied. Its name says what it
 * was made from, so that a new migration makes a new one. A process of its own makes it: journeys ask for it too, and
 * would have to translate the whole server first.
 */
export function seedFolder(): string {
  const hash = createHash('sha256')
  for (const name of fs.readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql')))
    hash.update(fs.readFileSync(path.join(MIGRATIONS, name)))
  hash.update(fs.readFileSync(from('../../package.json')))
  const seed = path.join(CACHE, hash.digest('hex').slice(0, 16))
  if (fs.existsSync(seed)) return path.join(seed, 'database')

  fs.mkdirSync(CACHE, { recursive: true })
  const draft = fs.mkdtempSync(path.join(CACHE, 'draft-'))
  execFileSync(process.execPath, [...QUICK_START, from('./seed-process.ts'), draft])
  try {
    fs.renameSync(draft, seed)
  } catch {
    fs.rmSync(draft, { recursive: true, force: true }) // another test file was quicker
  }
  return path.join(seed, 'database')
}
