import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startProcess } from './testing/child-process.ts'

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
