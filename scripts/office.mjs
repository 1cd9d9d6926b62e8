// LibreOffice, which opens the Word files in a test: only what is installed, because it is too large to bring along.
import { spawnSync } from 'node:child_process'

/** Resolves with what there is, or with why the check cannot run. The test looks in the same place. */
export function findOffice() {
  const found = spawnSync(process.env.CAIRN_SOFFICE ?? 'soffice', ['--version'], { encoding: 'utf8' })
  if (found.status === 0) return { what: found.stdout.trim() }
  return { skipped: 'LibreOffice is not installed (Debian: libreoffice-writer-nogui)' }
}
