import { INDUSTRY_VALUES } from '@cairn/contract/industries'
import { describe, expect, test } from 'vitest'
import { AI_MOVES } from './labels.ts'
import { trade } from './trade-schema.ts'
import { NOTES, TRADES, notesOf } from './trades.ts'

const ALL = Object.values(TRADES).flatMap(({ notes }) => notes)

test.each(INDUSTRY_VALUES)('the notes of %s fit the schema', (industry) => {
  const parsed = trade.safeParse(TRADES[industry])
  expect(parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []).toEqual([])
  expect(TRADES[industry].industry).toBe(industry)
})

test('a note has one place: no id twice, no name twice in a trade, its file in its id', () => {
  expect(NOTES.size).toBe(ALL.length)
  for (const industry of INDUSTRY_VALUES) {
    const { notes } = TRADES[industry]
    expect(new Set(notes.map(({ name }) => name.toLowerCase())).size).toBe(notes.length)
    expect(notes.filter(({ id }) => !id.startsWith(`${industry.toLowerCase()}/`))).toEqual([])
  }
})

test('350 to 450 notes, and each trade has enough of its own', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(350)
  expect(ALL.length).toBeLessThanOrEqual(450)
})

test('a shared note is offered to every trade it names, and the general ones to all', () => {
  for (const note of ALL) for (const industry of note.industries ?? []) expect(notesOf(industry)).toContain(note)
  expect(notesOf('Finance').map(({ id }) => id)).toEqual(
    expect.arrayContaining(['banking/loan-file-assembly', 'other/deadline-diary']),
  )
  expect(new Set(notesOf('Retail')).size).toBe(notesOf('Retail').length)
})

/** What is printed. Terms and systems are for finding, where a name of one country harms nobody. */
function printed(note: (typeof ALL)[number]): string[] {
  const { measures, hazards, owner, signals } = note
  return [
    note.name,
    note.topic,
    note.how,
    note.users,
    note.checkpoint,
    note.must_not_decide ?? '',
    note.without_ai,
    note.first_step,
    note.test,
    note.stop,
    ...note.tools,
    ...note.data,
    ...note.people,
    ...note.wrong_when,
    ...Object.values(owner),
    ...measures.flatMap(({ name, unit, baseline, typical }) => [name, unit, baseline, typical]),
    ...hazards.flatMap(({ risk, measure }) => [risk, measure]),
    ...signals,
  ]
}

describe('a note is true in any country', () => {
  const ONE_COUNTRY =
    /Austral|OAIC|\bFair Work|\b(?:ASIC|APRA|AUSTRAC|ATO|TGA|AHPRA|ACCC|AFCA|NDIS|BAS|GST|ABN|TFN|WHS|SWMS|RSA|NSW|MYOB|PEXA|NHVR|HVNL|NLIS|NAATI|ASQA|SMSF|EPA|ACNC)\b|Medicare|\bNDIS|[Aa]ward rates|\brego\b|\b[Tt]radies?\b|\butes?\b|[Pp]addock|[Bb]ushfire|[Ss]uburb|[Cc]ouncil|[Ss]trata\b|[$€£¥]|\bdollars?\b|\beuros?\b|\bpounds?\b|Bureau of Meteorology|First Nations|Traditional Owner|Privacy Act|GDPR|HIPAA/

  test('no law, authority, currency or scheme of one', () => {
    const found = ALL.flatMap((note) =>
      printed(note)
        .filter((text) => ONE_COUNTRY.test(text))
        .map((text) => `${note.id}: ${text}`),
    )
    expect(found).toEqual([])
  })

  test('nor in what a trade fears, never pastes and calls things', () => {
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

test('a hazard or a person affected speaks of the language, whichever it is', () => {
  const texts = ALL.flatMap(({ hazards, people }) => [...people, ...hazards.flatMap((one) => [one.risk, one.measure])])
  expect(texts.filter((text) => /\bEnglish\b/.test(text))).toEqual([])
})

test('what is AI is said to be AI only where its first move is', () => {
  const AI = new Set<string>(AI_MOVES)
  const odd = ALL.filter(({ ai, moves }) => ai && !moves.some((move) => AI.has(move)))
  expect(odd.map(({ id }) => id)).toEqual([])
})

test('what touches health, children, credit or a job says what stays with a person, or carries little risk', () => {
  const grave = ALL.filter(({ risk, must_not_decide }) => risk >= 4 && !must_not_decide)
  expect(grave.map(({ id }) => id)).toEqual([])
})

test('texts are whole: sentences end, lists have no doubles, terms are lower case', () => {
  for (const note of ALL) {
    const sentences = [note.how, note.checkpoint, note.without_ai, note.first_step, note.test, note.stop]
    expect(
      sentences.filter((text) => !/[.!?"]$/.test(text)),
      note.id,
    ).toEqual([])
    for (const list of [note.terms, note.signals, note.tools, note.data, note.people])
      expect(new Set(list).size, `${note.id}: ${list.join('; ')}`).toBe(list.length)
    expect(note.terms.filter((term) => term !== term.toLowerCase())).toEqual([])
  }
})
