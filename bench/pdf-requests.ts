import { parentPort, workerData } from 'node:worker_threads'

/** Asks every few milliseconds until it is told to stop, then says how long each answer took. */
const { port } = workerData as { port: number }
const times: number[] = []
let stopped = false
parentPort?.once('message', () => (stopped = true))
while (!stopped) {
  const start = performance.now()
  await (await fetch(`http://127.0.0.1:${port}/`)).text()
  times.push(performance.now() - start)
  await new Promise((resolve) => setTimeout(resolve, 5))
}
parentPort?.postMessage(times)
parentPort?.close()
