import cluster from 'node:cluster'
import './quick-resolve.ts'
import { beginOpening } from './adapters/db/embedded.ts'
import { loadConfig, StartError } from './config.ts'

try {
  const config = loadConfig()
  if (config.WEB_CONCURRENCY > 1 && cluster.isPrimary) {
    const { startSeveral } = await import('./several.ts')
    await startSeveral(config.WEB_CONCURRENCY)
  } else {
    // The engine takes as long to open as the rest of us to load: the two go side by side.
    if (!config.DATABASE_URL) beginOpening(config.DATA_DIR)
    const { start } = await import('./start.ts')
    const line = await start(config)
    if (cluster.isWorker) process.send?.(line)
    else process.stdout.write(line)
  }
} catch (error) {
  const { message } = error as Error
  process.stderr.write(`${error instanceof StartError ? message : `Cairn could not start: ${message}`}\n`)
  process.exit(1)
}
