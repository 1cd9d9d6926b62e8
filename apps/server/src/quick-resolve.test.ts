import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { QUICK_START, startProcess } from './testing/child-process.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'cairn-places-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = path.join(folder, 'places.json')
interface Kept {
  installed: number
  places: [string, { url: string }][]
}
const kept = () => JSON.parse(readFileSync(file, 'utf8')) as Kept

/** Loads settings and what they import, and ends. */
async function load() {
  const child = startProcess('config.ts', { NODE_COMPILE_CACHE: folder })
  return { code: await child.ended, stderr: child.stderr() }
}

test('where the modules of packages are is kept for the next start, until something is installed', async () => {
  expect(await load()).toEqual({ code: 0, stderr: '' })
  const first = kept()
  expect(first.places.map(([, { url }]) => url)).toContainEqual(
    expect.stringMatching(/\/node_modules\/zod\/index\.js$/),
  )

  const elsewhere: Kept = { ...first, places: first.places.map(([key]) => [key, { url: 'file:///nowhere.mjs' }]) }
  writeFileSync(file, JSON.stringify(elsewhere))
  expect(await load()).toMatchObject({ code: 1, stderr: expect.stringContaining('/nowhere.mjs') })

  writeFileSync(file, JSON.stringify({ ...elsewhere, installed: first.installed - 1 }))
  expect(await load()).toEqual({ code: 0, stderr: '' })
  expect(kept()).toEqual(first)

  writeFileSync(file, '{ cut off')
  expect(await load()).toEqual({ code: 0, stderr: '' })
  expect(kept()).toEqual(first)
})

test('to import node:http loads no client for WebSockets, which are still there for whoever asks', () => {
  const script = `
    import http from 'node:http'
    const loaded = () => process.moduleLoadList.includes('NativeModule internal/deps/undici/undici')
    console.log(typeof http.createServer, loaded(), typeof WebSocket, loaded())`
  const args = ['--input-type=module', '--eval', script]
  expect(execFileSync(process.execPath, [...QUICK_START, ...args], { encoding: 'utf8' })).toBe(
    'function false function true\n',
  )
})
