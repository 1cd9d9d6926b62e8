import { describe, expect, test } from 'vitest'
import { listInquiries } from './listing.ts'
import { sampleInquiry } from './testing/samples.ts'

function row(change: Record<string, unknown> = {}) {
  const payload = sampleInquiry(change)
  const { company, name, email } = payload
  return {
    id: '1',
    user_id: null,
    company,
    name,
    email,
    payload,
    created_at: '2026-11-15T09:30:00.000Z',
    mailed_at: null,
  }
}

describe('CSV', () => {
  /** Reads RFC 4180 as a spreadsheet would. */
  function cells(csv: string): string[][] {
    expect(csv.startsWith('\uFEFF')).toBe(true)
    return csv
      .slice(1)
      .split(/\r\n(?=")/)
      .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map((hit) => (hit[1] ?? '').replaceAll('""', '"')))
  }

  test('every cell comes back as it was typed', () => {
    const typed = { company: 'Quote " & comma, 🪨', problem: 'Two\nlines; آدا' }
    const [names = [], values = []] = cells(listInquiries([row(typed)], 'csv'))
    expect(values[names.indexOf('company')]).toBe(typed.company)
    expect(values[names.indexOf('problem')]).toBe(typed.problem)
    expect(values[names.indexOf('score')]).toBe('5 of 8')
    expect(values[names.indexOf('route')]).toBe('Direct consultation')
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '＝1', '\n=1', '|calc', '%0A'])(
    '%j is text, never a formula',
    (solution) => {
      const [names = [], values = []] = cells(listInquiries([row({ solution })], 'csv'))
      expect(values[names.indexOf('solution')]).toBe(`'${solution}`)
    },
  )
})

describe('JSON', () => {
  test('holds everything, and no character that a terminal obeys', () => {
    const listing = listInquiries([row({ name: 'Ada\u009B31m\u001B[2J' })], 'json')
    expect(listing).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/)
    expect(JSON.parse(listing)).toMatchObject([
      { name: 'Ada\u009B31m\u001B[2J', score: '5 of 8', suspected_spam: false, mailed_at: '' },
    ])
  })
})

describe('the table', () => {
  test('says what came in, from whom, and whether it was mailed', () => {
    const table = listInquiries([row(), { ...row(), mailed_at: '2026-11-15T09:30:01.000Z' }], 'table')
    expect(table).toMatch(/^Received \(UTC\)\s+Company\s+Name\s+E-mail\s+Score\s+Route\s+State\n-/)
    expect(table).toMatch(
      /2026-11-15 09:30 {2}Cairn & Sons {2}Ada Byron {2}ada@example\.org {2}5 of 8 {2}Direct consultation {2}waiting/,
    )
    expect(table).toMatch(/mailed\n$/)
  })

  test('keeps to the width of the terminal', () => {
    const long = { company: 'C'.repeat(100), name: 'N'.repeat(100), email: `${'e'.repeat(60)}@example.org` }
    const lines = listInquiries([row(long)], 'table', 110).split('\n')
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(110)
  })

  test('lets nobody write to the terminal or start a line of their own', () => {
    const table = listInquiries([row({ company: 'a\u001B[2J\u202Eb\nc' })], 'table')
    expect(table.split('\n')).toHaveLength(4)
    expect(table).not.toMatch(/[\u001B\u202E]/)
  })

  test('an empty one says so', () => {
    expect(listInquiries([], 'table')).toBe('No inquiries yet.\n')
  })
})
