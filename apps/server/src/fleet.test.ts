import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startFleet } from './testing/fleet.ts'
import { makePlace, type Place } from './testing/place.ts'
import { type Act, crowd, Ledger } from './testing/visitor.ts'

/** Creations are limited to sixty an hour: mostly people read. */
const READING: Act[] = ['list', 'read', 'star', 'list', 'read']
const ACTS: Act[] = ['create', ...READING, ...READING, ...READING, ...READING, ...READING, ...READING]
const KILLS = 2
/** Calls enough to meet every moment of a replacement, and cores left for the replacement. */
const REST_MS = 250

describe.skipIf(!process.env['TEST_DATABASE_URL'])('two that serve and two that work, behind a proxy', () => {
  let place: Place
  beforeAll(async () => {
    place = await makePlace('postgres')
  })
  afterAll(() => place.remove())

  test(
    'all replaced under load, and those that work killed: no call fails, no roadmap is lost',
    { timeout: 600_000 },
    async () => {
      const env = { ...place.env, NODE_ENV: 'production', RATE_LIMITS: 'on' }
      const fleet = await startFleet(env, ['api', 'api', 'worker', 'worker'])
      const ledger = new Ledger()
      const people = await crowd(() => fleet.url, 8, ACTS, ledger, REST_MS)
      expect(await fleet.replaceAll()).toEqual([0, 0, 0, 0])
      for (let kill = 0; kill < KILLS; kill += 1) {
        const before = ledger.count('201')
        await vi.waitFor(() => expect(ledger.count('201')).toBeGreaterThan(before), { timeout: 60_000 })
        await fleet.killOne('worker')
      }
      await people.stop()
      const found = await Promise.all(people.visitors.map((visitor) => visitor.check(120_000)))
      expect(found.flatMap(({ lost, doubled, stuck, failed }) => [lost, doubled, stuck, failed]).flat()).toEqual([])
      const answers = [...ledger.answers.keys()]
      expect(answers.filter((status) => !['200', '201', '429'].includes(status))).toEqual([])
      expect([ledger.count('200') > 100, ledger.wrong, fleet.dead, fleet.nearlyDead()]).toEqual([true, [], [], 0])
      await fleet.stop()
    },
  )
})
