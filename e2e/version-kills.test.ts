import { expect, test } from '@playwright/test'
import { ask, bearer, createAccount, newAccount } from './fixtures.ts'
import { BRIEF } from './roadmap-desk.ts'
import { startPrepared } from './server.ts'

const ROUNDS = 3

test('kill -9 while a new version is written: the old one is untouched, the new one is completed', async () => {
  test.slow()
  const server = await startPrepared()
  const account = newAccount()
  await createAccount(server.url, account)
  let headers = await bearer(server.url, account)
  const api = async (method: string, path: string, body?: object) => {
    const answer = await ask(`${server.url}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const { id } = (await api('POST', '/roadmaps/', BRIEF)).body as { id: string }
  const completed = async () => {
    await expect
      .poll(async () => (await api('GET', `/roadmaps/${id}`)).body['status'], { timeout: 120_000 })
      .toBe('completed')
    return (await api('GET', `/roadmaps/${id}`)).body
  }
  const reports = [await completed()]
  for (let round = 1; round <= ROUNDS; round += 1) {
    const base = reports.length
    const asked = api('POST', `/roadmaps/${id}/versions`, {
      base,
      brief: { ...BRIEF, business_goals: `${BRIEF.business_goals} Round ${round}.` },
    }).catch(() => undefined)
    // Before, while and after the request is answered.
    await new Promise((resolve) => setTimeout(resolve, (round * 60) / ROUNDS))
    if (round % 2 === 0) await asked
    await server.kill()
    const acknowledged = (await asked)?.status === 201
    await server.restart()
    headers = await bearer(server.url, account)
    const newest = await completed()
    const number = newest['version'] as number
    // Whoever was told that it is being written gets it; whoever was not may have got it all the same.
    expect([base, base + 1]).toContain(number)
    if (acknowledged) expect(number).toBe(base + 1)
    if (number > base) reports.push(newest)
    for (const [at, report] of reports.entries()) {
      const { body } = await api('GET', `/roadmaps/${id}/versions/${at + 1}`)
      expect([at + 1, body['status'], body['content'], body['client_input']]).toEqual([
        at + 1,
        'completed',
        report['content'],
        report['client_input'],
      ])
    }
  }
  expect(reports.length).toBeGreaterThan(ROUNDS / 2)
  await server.dispose()
})
