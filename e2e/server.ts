import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { QUICK_START } from '../apps/server/src/testing/child-process.ts'
import { seedFolder } from '../apps/server/src/testing/seed-folder.ts'
import { node, root } from '../scripts/runtime.mjs'

export interface Server {
  url: string
  dataDir: string
  /** kill -9, as a power cut would. */
  kill(): Promise<void>
  /** Starts it again on the same data and port. */
  restart(): Promise<void>
  /** SIGTERM, then everything it wrote is removed. */
  dispose(): Promise<void>
}

/** The product as a user gets it: its own process, a fresh data folder, a port of its own. */
export function startServer(settings: Record<string, string> = {}): Promise<Server> {
  return startIn(mkdtempSync(path.join(tmpdir(), 'cairn-e2e-')), settings)
}

/** The same with its database made already, which a first start takes seconds for: for journeys about something else. */
export function startPrepared(settings: Record<string, string> = {}): Promise<Server> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cairn-e2e-'))
  cpSync(seedFolder(), path.join(dataDir, 'database'), { recursive: true })
  return startIn(dataDir, settings)
}

async function startIn(dataDir: string, settings: Record<string, string>): Promise<Server> {
  const port = await freePort()
  const database = await ownDatabase()
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    PASSWORD_COST: 'low',
    ...(database ? { DATABASE_URL: database.url } : {}),
    ...settings,
  }
  let child = await launch(env)
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return {
    url: `http://localhost:${port}`,
    dataDir,
    kill: () => end('SIGKILL'),
    async restart() {
      child = await launch(env)
    },
    async dispose() {
      await end('SIGTERM')
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function launch(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(node(), [...QUICK_START, 'apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('is ready at')) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) => reject(new Error(`the server stopped with ${code}: ${said}`)))
  })
  return child
}

/** With a PostgreSQL given, each server gets a database of its own on it. */
async function ownDatabase() {
  const base = process.env.E2E_DATABASE_URL
  if (!base) return undefined
  const { default: pg } = await import('pg')
  const name = `cairn_e2e_${randomUUID().replaceAll('-', '')}`
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: base })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await admin(`create database ${name}`)
  const url = new URL(base)
  url.pathname = `/${name}`
  return { url: url.toString(), drop: () => admin(`drop database ${name} with (force)`) }
}

function freePort() {
  return new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
