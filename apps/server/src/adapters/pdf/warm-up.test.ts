import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Child, startProcess } from '../../testing/child-process.ts'
import { makePlace, type Place } from '../../testing/place.ts'

let place: Place
let server: Child | undefined
const READY = 'a PDF process is ready'
beforeAll(async () => {
  place = await makePlace('embedded')
})
afterAll(async () => {
  await server?.kill()
  await place.remove()
})

test('the engine is warmed once the server takes requests, before anybody asks for a PDF', async () => {
  const started = startProcess('main.ts', { ...place.env, PORT: '0', LOG_LEVEL: 'info' })
  server = started
  await started.says('is ready at')
  expect(started.stderr()).not.toContain(READY)
  await expect.poll(() => started.stderr(), { timeout: 60_000 }).toContain(READY)
})
