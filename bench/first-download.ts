/** The first PDF after a start, and the next one, beside a busy loop on each of two cores. Usage: npm run bench -- first-download [times=3] */
import { type ChildProcess, spawn } from 'node:child_process'
import { PASSWORD } from '../apps/server/src/testing/accounts.ts'
import { BRIEF } from '../apps/server/src/testing/brief.ts'
import { startProcess } from '../apps/server/src/testing/child-process.ts'
import { makePlace } from '../apps/server/src/testing/place.ts'
import { numbersAsked } from './tools/numbers-asked.ts'

const asked = numbersAsked({ times: 3 })
for (let turn = 0; turn < asked.times; turn += 1) {
  const place = await makePlace('embedded')
  const loops: ChildProcess[] = []
  for (let core = 0; core < 2; core += 1) loops.push(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
  const server = startProcess('main.ts', { ...place.env, PORT: '0', NODE_ENV: 'production' }, [], [])
  const url = /ready at (\S+)/.exec(await server.says('is ready at'))?.[1]

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
    while ((await status()) !== 'completed') await new Promise((resolve) => setTimeout(resolve, 50))
    return id
  }
  const download = async (id: string) => {
    const began = performance.now()
    let reply = await call(`/roadmaps/${id}/download-pdf`)
    // It is being made, and waited for as the page does.
    while (reply.status === 503) reply = await call(`/roadmaps/${id}/download-pdf`)
    const file = Buffer.from(await reply.arrayBuffer())
    if (!file.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error(`no PDF: ${file.toString().slice(0, 200)}`)
    return performance.now() - began
  }
  // Two companies: a report that was set before comes from the cache, which is why no visitor of the tests does this.
  const [first, second] = [await report('Riverbend Orchards'), await report('Hillside Orchards')]
  console.log(`first ${(await download(first)).toFixed(0)} ms, next ${(await download(second)).toFixed(0)} ms`)
  for (const loop of loops) loop.kill('SIGKILL')
  await server.kill('SIGTERM')
  await place.remove()
}
