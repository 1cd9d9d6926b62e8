import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startFleet } from '../../testing/fleet.ts'
import { makePlace, type Place } from '../../testing/place.ts'
import { crowd, Ledger } from '../../testing/visitor.ts'

const DROPS = 5

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a database that hangs up on everybody', () => {
  let place: Place
  let admin: Client
  beforeAll(async () => {
    place = await makePlace('postgres')
    admin = new Client({ connectionString: place.env['DATABASE_URL'] })
    await admin.connect()
  })
  afterAll(async () => {
    await admin.end()
    await place.remove()
  })

  test('costs the calls that were on it, and no process, no row and no roadmap', { timeout: 600_000 }, async () => {
    const fleet = await startFleet(place.env, ['api', 'worker'])
    const ledger = new Ledger()
    const people = await crowd(
      () => fleet.url,
      8,
      ['create', 'list', 'read', 'star', 'list', 'inquire', 'delete'],
      ledger,
    )
    for (let drop = 0; drop < DROPS; drop += 1) {
      const before = ledger.count('200')
      await vi.waitFor(() => expect(ledger.count('200')).toBeGreaterThan(before + 20), { timeout: 60_000 })
      const { rowCount } = await admin.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`)
      expect(rowCount).toBeGreaterThan(2)
    }
    await people.stop()
    const found = await Promise.all(people.visitors.map((visitor) => visitor.check(120_000)))
    expect(found.flatMap(({ lost, doubled, stuck, failed }) => [lost, doubled, stuck, failed]).flat()).toEqual([])
    const { rows } = await admin.query<{ email: string }>('select email from inquiries')
    const stored = new Set(rows.map(({ email }) => email))
    expect(ledger.inquiries.filter((email) => !stored.has(email))).toEqual([])
    expect([ledger.wrong, fleet.dead, fleet.nearlyDead()]).toEqual([[], [], 0])
    expect(ledger.slowest.ms).toBeLessThan(60_000)
    await fleet.stop()
  })
})
