import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProcess } from '../testing/child-process.ts'
import { makePlace, type Place } from '../testing/place.ts'
import { describeEachEngine, startTestServer, type TestServer } from '../testing/test-server.ts'
import { addressKey, rateLimits } from './rate-limits.ts'

describeEachEngine('a limit', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine })
  })
  afterAll(() => server.close())

  test('lets exactly its number through, however many come at once', async () => {
    const { limits } = server.deps
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => limits.consume('login_account', 'a')))
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(10)
    await expect(limits.consume('login_account', 'a')).rejects.toMatchObject({
      status: 429,
      detail: 'Too many failed sign-ins. Please try again in 15 minutes.',
    })
    expect(await limits.allows('login_account', 'a')).toBe(false)
    expect(await limits.allows('login_account', 'b')).toBe(true)
    expect(await limits.allows('login_address', 'a')).toBe(true)
  })

  test('can be refunded and forgotten', async () => {
    const { limits } = server.deps
    for (let count = 0; count < 30; count += 1) {
      await limits.consume('login_account', 'c')
      await limits.refund('login_account', 'c')
    }
    for (let count = 0; count < 10; count += 1) await limits.consume('login_account', 'c')
    expect(await limits.allows('login_account', 'c')).toBe(false)
    await limits.reset('login_account', 'c')
    expect(await limits.allows('login_account', 'c')).toBe(true)
  })
})

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a limit over several processes', () => {
  let place: Place
  beforeAll(async () => {
    place = await makePlace('postgres')
  })
  afterAll(() => place.remove())

  test('is exact', async () => {
    const children = [1, 2, 3].map(() => startProcess('testing/limit-process.ts', place.env))
    await Promise.all(children.map((child) => child.ended))
    const passed = children.map((child) => Number(child.stdout()))
    expect(passed.reduce((sum, count) => sum + count, 0)).toBe(10)
  })
})

test('switched off, nothing is limited', async () => {
  const limits = rateLimits(undefined as never, 'off')
  const hundred = Array.from({ length: 100 }, () => limits.consume('forgot_account', 'x'))
  await expect(Promise.all(hundred)).resolves.toHaveLength(100)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})
