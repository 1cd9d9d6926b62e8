// npm run dev: the server restarts and the page reloads as files change. Open the address that vite prints.
import { spawn } from 'node:child_process'
import { bin, ENGINE, environment, install, node, root } from './runtime.mjs'
import path from 'node:path'

install()
const API_PORT = process.env.API_PORT ?? '3001'
const children = [
  spawn(node(), [...ENGINE, '--watch', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: environment({
      PORT: API_PORT,
      NODE_ENV: 'development',
      PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:3000',
    }),
  }),
  spawn(node(), [bin('vite'), '--port', process.env.PORT ?? '3000'], {
    cwd: path.join(root, 'apps/web'),
    stdio: 'inherit',
    env: environment({ API_PORT }),
  }),
]
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
