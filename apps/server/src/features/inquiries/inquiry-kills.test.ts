import { expect, test } from 'vitest'
import { makePlace } from '../../testing/place.ts'
import { describeEachEngine } from '../../testing/test-server.ts'
import { inquiryKills } from './testing/inquiry-kills.ts'

const KILLS = 3

describeEachEngine('kill -9 between stored and mailed', (engine) => {
  test('loses no inquiry and no mail, and repeats none under another Message-ID', { timeout: 900_000 }, async () => {
    const place = await makePlace(engine)
    const count = await inquiryKills(place, KILLS)
    await place.remove()
    expect(count).toMatchObject({ kills: KILLS, lost: [], undelivered: [], doubled: [], unmarked: 0 })
    expect(count.acknowledged).toBeGreaterThanOrEqual(KILLS)
    // Four mails leave at the same time, so that one kill can repeat four.
    expect(count.repeats).toBeLessThanOrEqual(4 * KILLS)
  })
})
