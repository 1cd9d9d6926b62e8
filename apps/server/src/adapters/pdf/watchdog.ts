import { workerData } from 'node:worker_threads'

/** A thread beside the one that renders, for the two things a blocked thread cannot notice. */
const { memoryMax } = workerData as { memoryMax: number }
const parent = process.ppid

setInterval(() => {
  const orphaned = process.ppid !== parent
  if (orphaned || process.memoryUsage.rss() > memoryMax) process.kill(process.pid, 'SIGKILL')
}, 100)
