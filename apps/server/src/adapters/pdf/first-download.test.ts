import { type ChildProcess, spawn } from 'node:child_process'
import os from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '../../testing/accounts.ts'
import { type Child, startProcess } from '../../testing/child-process.ts'
import { makePlace, type Place } from '../../testing/place.ts'

let place: Place
let server: Child | undefined
const loops: ChildProcess[] = []
const READY = 'a PDF process is ready'
beforeAll(async () => {
  place = await makePlace('embedded')
})
afterAll(async () => {
  for (const loop of loops) loop.kill('SIGKILL')
  await server?.kill()
  await place.remove()
})

test(
  'the first download after a start comes within 5 s on busy cores, the next within 1 s',
  { timeout: 200_000 },
  async (context) => {
    // A machine that is busy with more than our two loops says nothing about the time we take.
    const load = (os.loadavg()[0] ?? 0) / os.availableParallelism()
    if (load > 6) context.skip(`the machine is ${load.toFixed(0)} times as busy as it can be`)
    const crowded = load > 0.5
    for (let core = 0; core < 2; core += 1)
      loops.push(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
    const started = startProcess('main.ts', { ...place.env, PORT: '0', LOG_LEVEL: 'info' })
    server = started
    const url = /ready at (\S+)/.exec(await started.says('is ready at'))?.[1]
    expect(started.stderr(), 'it takes requests before it warms the engine').not.toContain(READY)

    let authorization = ''
    const call = (path: string, body?: unknown) =>
      fetch(`${url}/api/v1${path}`, {
        headers: { authorization, ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }) },
        ...(body ? { method: 'POST', body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
      })
    await call('/auth/register', { email: 'ada@example.org', username: 'Ada Byron', password: PASSWORD })
    const form = new FormData()
    form.set('username', 'ada@example.org')
    form.set('password', PASSWORD)
    const { access_token } = (await (await call('/auth/login', form)).json()) as { access_token: string }
    authorization = `Bearer ${access_token}`

    const report = async (company_name: string) => {
      const { id } = (await (await call('/roadmaps/', { ...BRIEF, company_name })).json()) as { id: string }
      const status = async () => ((await (await call(`/roadmaps/${id}`)).json()) as { status: string }).status
      await expect.poll(status, { timeout: 60_000, interval: 100 }).toBe('completed')
      return id
    }
    const download = async (id: string) => {
      const began = performance.now()
      let reply = await call(`/roadmaps/${id}/download-pdf`)
      // It is being made, and waited for as the page does.
      while (reply.status === 503) reply = await call(`/roadmaps/${id}/download-pdf`)
      expect([
        reply.status,
        Buffer.from(await reply.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ]).toEqual([200, '%PDF-'])
      return performance.now() - began
    }
    const [first, second] = [await report('Riverbend Orchards'), await report('Hillside Orchards')]
    if (crowded) await expect.poll(() => started.stderr(), { timeout: 60_000 }).toContain(READY)
    const times = [await download(first), await download(second)]
    console.info(`the first download took ${times[0]?.toFixed(0)} ms, the next ${times[1]?.toFixed(0)} ms`)
    const [most, next] = crowded ? [30_000, 30_000] : [5000, 1000]
    expect(times[0]).toBeLessThan(most)
    expect(times[1]).toBeLessThan(next)
  },
)

const BRIEF = {
  industry: 'Agriculture',
  report_type: 'opportunity_assessment',
  company_size: '1-19 employees',
  description: 'Apples and pears on 120 hectares, packed in our own shed for two supermarkets.',
  business_goals: 'Forecast the harvest four weeks ahead and cut waste in the shed from 9 percent.',
  challenges: 'Block records are on paper and the packing software exports only PDF.',
}
