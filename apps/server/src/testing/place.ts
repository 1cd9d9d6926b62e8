import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import pino from 'pino'
import { readConfig } from '../config.ts'
import { type AnyJob, type Deps, openDeps } from '../deps.ts'
import { seedFolder } from './seed-folder.ts'

export type Engine = 'embedded' | 'postgres'

export interface Place {
  dataDir: string
  env: Record<string, string>
  remove(): Promise<void>
}

declare const WebAssembly: { compile(code: Uint8Array): Promise<object> } // TypeScript has it among a browser's things
/** Held, so that every engine which this process opens finds its code compiled: two thirds of what opening one costs. */
let engineCode: Promise<object> | undefined

/** A fresh, migrated database: settings for it, and how to get rid of it. */
export async function makePlace(engine: Engine): Promise<Place> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cairn-test-'))
  const removeFolder = () => fs.rmSync(folder, { recursive: true, force: true })
  if (engine === 'embedded') {
    const code = new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))
    await (engineCode ??= WebAssembly.compile(fs.readFileSync(code)))
    fs.cpSync(seedFolder(), path.join(folder, 'database'), { recursive: true })
    return { dataDir: folder, env: { DATA_DIR: folder }, remove: async () => removeFolder() }
  }
  return serverPlace(folder, removeFolder)
}

/** The same before its first migration: what an older version of us may have left is laid down here. */
export async function emptyPlace(engine: Engine): Promise<Place> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cairn-test-'))
  const removeFolder = () => fs.rmSync(folder, { recursive: true, force: true })
  if (engine === 'postgres') return serverPlace(folder, removeFolder)
  return { dataDir: folder, env: { DATA_DIR: folder }, remove: async () => removeFolder() }
}

async function serverPlace(folder: string, removeFolder: () => void): Promise<Place> {
  const { url, drop } = await makeDatabase()
  return {
    dataDir: folder,
    env: { DATA_DIR: folder, DATABASE_URL: url },
    async remove() {
      removeFolder()
      await drop()
    },
  }
}

/** What a process that starts in this place works with; the embedded engine lets one in at a time. */
export function openPlace(place: Place, jobs: AnyJob[] = []): Promise<Deps> {
  return openDeps(readConfig({ NODE_ENV: 'test', ...place.env }), pino({ level: 'silent' }), jobs)
}

async function makeDatabase() {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) throw new Error('TEST_DATABASE_URL is not set')
  const name = `cairn_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

async function onServer(connectionString: string, statement: string) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
