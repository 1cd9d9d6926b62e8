import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import type { PdfModel } from '../../report/report-model.ts'
import { openPdf, type Renderer } from './client.ts'

const open: Renderer[] = []
afterEach(() => Promise.all(open.splice(0).map((pdf) => pdf.close())))

function misbehaving(limits: Parameters<typeof openPdf>[1] = {}): Renderer {
  const script = new URL('./testing/misbehaving-process.ts', import.meta.url)
  const pdf = openPdf(pino({ level: 'silent' }), { script, ...limits })
  open.push(pdf)
  return pdf
}
const model = (company: string) => ({ company }) as PdfModel
const said = (pdf: Uint8Array) => Buffer.from(pdf).toString()
const UNAVAILABLE = { code: 'unavailable', status: 503, retryAfter: 5 }

test('no process runs before the first rendering', async () => {
  const pdf = misbehaving()
  expect(pdf.pids()).toEqual([])
  await pdf.render(model('one'))
  expect(pdf.pids()).toHaveLength(1)
})

test.each(['crash', 'fail'])('a process that has to %s answers 503, and the next document is made', async (what) => {
  const pdf = misbehaving()
  await expect(pdf.render(model(what))).rejects.toMatchObject(UNAVAILABLE)
  expect(said(await pdf.render(model('next')))).toBe('next')
})

test('a process that hangs is killed in time, and the next document is made', async () => {
  const pdf = misbehaving({ renderMs: 1500 })
  await pdf.render(model('warm'))
  const started = performance.now()
  await expect(pdf.render(model('hang'))).rejects.toMatchObject(UNAVAILABLE)
  expect(performance.now() - started).toBeLessThan(20_000)
  expect(said(await pdf.render(model('next')))).toBe('next')
})

test('a crash takes only its own document with it', async () => {
  const pdf = misbehaving()
  const results = await Promise.allSettled(
    ['slow a', 'crash', 'slow b', 'slow c'].map((name) => pdf.render(model(name))),
  )
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
})

test('a process that does not start answers 503', async () => {
  await expect(misbehaving({ engine: 'wasm' }).render(model('any'))).rejects.toMatchObject(UNAVAILABLE)
})

test('never more than two processes, and twenty documents at once are all made', async () => {
  const pdf = misbehaving()
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, pdf.pids().length)), 20)
  const names = Array.from({ length: 20 }, (_, index) => `slow ${index}`)
  const made = await Promise.all(names.map((name) => pdf.render(model(name))))
  clearInterval(watch)
  expect(made.map(said)).toEqual(names)
  expect(most).toBe(2)
})

test('beyond the places to wait, a document is refused at once', async () => {
  const pdf = misbehaving({ waiting: 3 })
  const results = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => pdf.render(model(`slow ${index}`))))
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3)
})

test('a document that waits too long is refused', async () => {
  const pdf = misbehaving({ children: 1, waitMs: 2000 })
  pdf.warm() // a busy machine may take longer than that to start a process
  await expect.poll(() => pdf.render(model('warm')).then(said, () => ''), { timeout: 60_000 }).toBe('warm')
  const names = Array.from({ length: 20 }, (_, index) => `slow ${index}`) // six seconds
  const results = await Promise.allSettled(names.map((name) => pdf.render(model(name))))
  expect([results.at(0)?.status, results.at(-1)?.status]).toEqual(['fulfilled', 'rejected'])
})

test('a process that has grown too large is replaced', async () => {
  const pdf = misbehaving()
  await pdf.render(model('warm'))
  const before = pdf.pids()
  await pdf.render(model('swell'))
  expect(said(await pdf.render(model('meanwhile')))).toBe('meanwhile')
  await expect.poll(() => pdf.pids().filter((pid) => before.includes(pid)), { timeout: 60_000 }).toEqual([])
  expect(said(await pdf.render(model('next')))).toBe('next')
})

test('told to be warm, it has a process ready before anybody asks, and one stays when all are idle', async () => {
  const pdf = misbehaving({ idleMs: 50 })
  pdf.warm()
  expect(pdf.pids()).toHaveLength(1)
  const both = Promise.all(['slow a', 'slow b'].map((name) => pdf.render(model(name))))
  expect(pdf.pids()).toHaveLength(2)
  await both
  await expect.poll(() => pdf.pids(), { timeout: 60_000 }).toHaveLength(1)
  expect(said(await pdf.render(model('next')))).toBe('next')
})

test('a process kept warm is replaced when it dies', async () => {
  const pdf = misbehaving()
  pdf.warm()
  await pdf.render(model('one'))
  const [before = 0] = pdf.pids()
  process.kill(before, 'SIGKILL')
  await expect.poll(() => pdf.pids(), { timeout: 60_000 }).toEqual([expect.not.closeTo(before, 0)])
})

test('an idle process goes away', async () => {
  const pdf = misbehaving({ idleMs: 50 })
  await pdf.render(model('one'))
  await expect.poll(() => pdf.pids(), { timeout: 60_000 }).toEqual([])
})

test('the same content is made once, also when it is asked for twice at the same time', async () => {
  const pdf = misbehaving({ waiting: 1 })
  const both = await Promise.all([pdf.render(model('slow same')), pdf.render(model('slow same'))])
  expect(both[0]).toBe(both[1])
  expect(await pdf.render(model('slow same'))).toBe(both[0])
})

test('whoever waited long enough is asked to come back, and finds the document made once', async () => {
  const pdf = misbehaving({ children: 1, patienceMs: 200 })
  const late = { code: 'unavailable', status: 503, retryAfter: 3, detail: expect.stringContaining('being made') }
  await expect(pdf.render(model('slow report'))).rejects.toMatchObject(late)
  const pids = pdf.pids()
  const made = await vi.waitFor(() => pdf.render(model('slow report')), { timeout: 60_000, interval: 50 })
  expect(said(made)).toBe('slow report')
  expect(pdf.pids()).toEqual(pids)
})

test('closing ends the processes and refuses what still waits', async () => {
  const pdf = misbehaving({ children: 1 })
  await pdf.render(model('warm'))
  const [pid = 0] = pdf.pids()
  const waiting = Promise.allSettled([pdf.render(model('hang')), pdf.render(model('slow b'))])
  await pdf.close()
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  await expect(pdf.render(model('late'))).rejects.toMatchObject(UNAVAILABLE)
})
