import { DatabaseSync } from 'node:sqlite'

/**
 * A lock on a folder that the kernel releases when the process dies, however it dies. Two engines on one folder
 * lose rows in silence, and a file with a process id in it outlives a kill. Throws when another process holds it.
 */
export function lockFolder(file: string): { release(): void } {
  const holder = new DatabaseSync(file, { timeout: 0 })
  try {
    holder.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    holder.close()
    throw error
  }
  return { release: () => holder.close() }
}
