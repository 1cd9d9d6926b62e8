// npm start: install what is missing, build what changed, serve.
import { spawn } from 'node:child_process'
import { buildWeb, ENGINE, environment, install, node, root } from './runtime.mjs'

install()
if (!buildWeb()) process.exit(1)
// The channel tells the server when this process is gone, however it went: no orphan keeps the database locked.
const server = spawn(node(), [...ENGINE, 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: environment(),
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
