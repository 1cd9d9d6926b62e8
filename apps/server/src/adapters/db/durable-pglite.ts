import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface NodeStream {
  nfd: number
}
interface Emscripten {
  NODEFS: { stream_ops: { fsync?: (stream: NodeStream) => number } }
}

let syncs = 0

/** Stock PGlite never syncs, and after a power cut its folder does not open again: this one hands fsync to the disk. */
class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const ready = await super.init(pg, options)
    const preRun = (ready.emscriptenOpts.preRun ?? []) as ((module: unknown) => void)[]
    preRun.push((module) => {
      const { stream_ops } = (module as Emscripten).NODEFS
      stream_ops.fsync = ({ nfd }) => {
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
  const pglite = await PGlite.create({
    fs: new DurableNodeFS(folder),
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      '-c',
      'wal_sync_method=fsync',
      '-c',
      'shared_buffers=16MB',
    ],
  })
  const before = syncs
  await pglite.exec('CHECKPOINT')
  if (syncs === before) throw new Error('the embedded database does not sync to the disk')
  return pglite
}
