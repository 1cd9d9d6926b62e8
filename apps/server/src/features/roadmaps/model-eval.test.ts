import { advise } from '@cairn/advisor/advise'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BARS } from '../../../../../eval/bars.ts'
import { BRIEFS } from '../../../../../eval/briefs/all.ts'
import { measure } from '../../../../../eval/measure.ts'
import { openModel } from '../../adapters/model/client.ts'
import { type ModelServer, startModelServer } from '../../testing/model-server.ts'
import { startCheckpoint } from './model-checkpoint.ts'
import { modelReport } from './model-report.ts'

const OPTIONS = { date: '2026-11-16', provider: 'The Example Institute', contactEmail: 'contact@example.org' }

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

async function write({ name, brief }: (typeof BRIEFS)[number]) {
  const model = openModel({ LLM_BASE_URL: server.url, LLM_API_KEY: undefined, LLM_MODEL: 'good', LLM_TIMEOUT_S: 60 })!
  const written = await modelReport({
    brief,
    options: OPTIONS,
    model,
    checkpoint: startCheckpoint('good', OPTIONS.date),
    save: async () => {},
    signal: new AbortController().signal,
    giveUpAt: performance.now() + 120_000,
  })
  return { name, ...written }
}

test('what a good model writes is accepted for every brief of the set, and meets every bar', async () => {
  const builtIn = BRIEFS.map(({ brief }) => advise(brief, OPTIONS))
  const written: Awaited<ReturnType<typeof write>>[] = []
  for (const entry of BRIEFS) written.push(await write(entry))
  expect(written.filter(({ written_by }) => written_by !== 'good').map((one) => [one.name, one.written_by])).toEqual([])
  expect(written.filter(({ text }, at) => text === builtIn[at]?.text).map(({ name }) => name)).toEqual([])
  const measures = measure(written, BRIEFS, OPTIONS.contactEmail)
  expect(BARS.filter((bar) => !bar.met(measures)).map((bar) => `${bar.name}: ${bar.value(measures)}`)).toEqual([])
}, 900_000)
