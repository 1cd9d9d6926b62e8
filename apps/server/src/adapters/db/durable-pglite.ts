import fs from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface NodeStream {
  nfd: number
}
interface Emscripten {
  NODEFS: { stream_ops: { fsync?: (stream: NodeStream) => number } }
}

let syncs = 0
/** Clocks are put back a little now and then. */
const CLOCK_STEP_MS = 60_000

/** Stock PGlite never syncs, and after a power cut its folder does not open again: this one hands fsync to the disk. */
class DurableNodeFS extends NodeFS {
  /** While it opens: files that were last written before this were synced then. */
  syncedBefore: number

  constructor(folder: string) {
    super(folder)
    this.syncedBefore = lastCheckpoint(folder) - CLOCK_STEP_MS
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const ready = await super.init(pg, options)
    const preRun = (ready.emscriptenOpts.preRun ?? []) as ((module: unknown) => void)[]
    preRun.push((module) => {
      const { stream_ops } = (module as Emscripten).NODEFS
      stream_ops.fsync = ({ nfd }) => {
        if (this.syncedBefore > 0 && fs.fstatSync(nfd).mtimeMs < this.syncedBefore) return 0
        fs.fdatasyncSync(nfd)
        syncs += 1
        return 0
      }
    })
    ready.emscriptenOpts.preRun = preRun
    return ready
  }
}

/** Opens the folder, and proves that what is committed reaches the disk: the hook above rests on PGlite's internals. */
export async function openDurable(folder: string): Promise<PGlite> {
  const durable = new DurableNodeFS(folder)
  const pglite = await PGlite.create({
    fs: durable,
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      '-c',
      'wal_sync_method=fsync',
      '-c',
      'shared_buffers=16MB',
    ],
  })
  durable.syncedBefore = 0
  const before = syncs
  await pglite.exec('CHECKPOINT')
  if (syncs === before) throw new Error('the embedded database does not sync to the disk')
  return pglite
}

/**
 * After a crash PostgreSQL syncs all the thousand files of its folder, twice, which takes a busy disk half a minute. All
 * but a few were synced long ago: a checkpoint syncs everything that was written before it, notes that in this file, and
 * nothing else writes meanwhile, because the engine has one session.
 */
function lastCheckpoint(folder: string): number {
  return fs.statSync(path.join(folder, 'global/pg_control'), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
