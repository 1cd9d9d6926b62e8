import cluster, { type Worker } from 'node:cluster'

const AGAIN_AFTER_MS = 1000

/** As many processes as were asked for, on one port. One that dies is replaced; a stop waits for all of them. */
export async function startSeveral(count: number) {
  let stopping = false
  const stop = () => {
    stopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  }
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, stop)
  // Whoever read the one line may be gone.
  process.stdout.on('error', () => {})
  cluster.on('exit', () => {
    if (stopping && Object.keys(cluster.workers ?? {}).length === 0) process.exit(0)
    if (!stopping) setTimeout(() => stopping || cluster.fork(), AGAIN_AFTER_MS)
  })
  // The first one alone: it brings the database up to date, and what keeps it from starting is said once.
  const line = await readyLine(cluster.fork())
  await Promise.all(Array.from({ length: count - 1 }, () => readyLine(cluster.fork())))
  process.stdout.write(line)
}

/** What a process says once it serves; one that cannot start has said why, and ends the rest. */
function readyLine(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    const failed = () => process.exit(1)
    worker.once('exit', failed)
    worker.once('message', (line: string) => {
      worker.off('exit', failed)
      resolve(line)
    })
  })
}
