import { INDUSTRY_VALUES } from '@cairn/contract/industries'
import { describe, expect, test } from 'vitest'
import { trade } from './trade-schema.ts'
import { TRADES } from './trades.ts'

test.each(INDUSTRY_VALUES)('what is known of %s fits the schema', (industry) => {
  const parsed = trade.safeParse(TRADES[industry])
  expect(parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []).toEqual([])
  expect(TRADES[industry].industry).toBe(industry)
})

describe('what a trade knows is true in any country', () => {
  const ONE_COUNTRY =
    /Austral|OAIC|\bFair Work|\b(?:ASIC|APRA|AUSTRAC|ATO|TGA|AHPRA|ACCC|AFCA|NDIS|BAS|GST|ABN|TFN|WHS|SWMS|RSA|NSW|MYOB|PEXA|NHVR|HVNL|NLIS|NAATI|ASQA|SMSF|EPA|ACNC)\b|Medicare|\bNDIS|[Aa]ward rates|\brego\b|\b[Tt]radies?\b|\butes?\b|[Pp]addock|[Bb]ushfire|[Ss]uburb|[Cc]ouncil|[Ss]trata\b|[$€£¥]|\bdollars?\b|\beuros?\b|\bpounds?\b|Bureau of Meteorology|First Nations|Traditional Owner|Privacy Act|GDPR|HIPAA/

  test('what it fears, never pastes and calls things', () => {
    const texts = Object.values(TRADES).flatMap(({ pressures = [], never_paste, words }) => [
      ...pressures,
      ...never_paste,
      ...Object.values(words),
    ])
    expect(texts.filter((text) => ONE_COUNTRY.test(text))).toEqual([])
  })
})

describe('what is never pasted', () => {
  // Papers that only one kind of firm in a trade holds: an accountant's, a recruiter's, a listed mine's, a body shop's.
  const ONE_KIND =
    /\b(?:tax|payslips?|candidates?|CVs?|tenants?|audit|drillholes?|gaming|refuges?|life support|loyalty|CAD|seasonal|supermarkets?|juniors?|child|subscribers?|cameras?|loans? applications?|medical proof|jails?|prisons?|finance applications?|case notes|genetic|CCTV)\b/i

  test.each(INDUSTRY_VALUES)(
    'the first three of %s hold for every firm of it, and can stand in one sentence',
    (one) => {
      const printed = TRADES[one].never_paste.slice(0, 3)
      expect(printed.filter((text) => ONE_KIND.test(text) || /[,;.]/.test(text))).toEqual([])
      expect(new Set(TRADES[one].never_paste).size).toBe(TRADES[one].never_paste.length)
    },
  )
})
