import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const TODAY = '2026-11-15'
const GOALS = 'Invoices out in 2 days instead of 9. Cut waste from 8% to 5%.'
const planned = (challenges: string, business_goals = GOALS) =>
  advise(brief({ description: 'A firm in England.', business_goals, challenges }), { date: TODAY })

test.each([
  ['The audit is on 14 March and half the training records are on paper.', '2027-03-14'],
  ['ISO auditor comes 9 Feb, our calibration list is a mess.', '2027-02-09'],
  [
    'So what I am really saying is that the bank looks at us again on 31 March and the debtor list has to be clean.',
    '2027-03-31',
  ],
  ['Before Easter we want the phone not to ring all day with the same question about opening hours.', '2027-03-01'],
])('what serves a day comes first, is tested before it and ends by it: %s', (told, day) => {
  const { plan, text } = planned(told)
  const [first, ...rest] = plan.initiatives
  expect(first?.due?.date).toBe(day)
  expect(rest.some(({ due }) => due)).toBe(false)
  expect([first && first.gate < day, first && first.to <= day]).toEqual([true, true])
  expect(text).toContain('I1 comes first because you name a day, ')
})

test('a day that presses nobody, or before which nobody has time, puts no piece first', () => {
  const first = (told: string) => planned(told).plan.initiatives[0]?.due
  const audit = (day: string) => `The audit is on ${day} and half the training records are on paper.`
  expect(first(audit('14 March'))?.date).toBe('2027-03-14')
  expect(first(audit('20 September 2027'))).toBeUndefined()
  expect(first(`${audit('14 March')} Nobody has any time before 1 April 2027.`)).toBeUndefined()
})

test('of half a test nothing is seen: one that begins too late for the day is decided when it is over', () => {
  const { plan } = planned(
    '',
    'Late deliveries from 9% to 4%. Wrong labels from 6% to 2%. Scrap from 8% to 5%. Overtime from 300 hours to 200 hours. Everything should be running by 26 February 2027.',
  )
  const late = plan.initiatives.find(({ situation }) => situation === 'i3-overtime')
  // It counts for four weeks and changes for six.
  expect(late && late.from > '2027-02-01' && late.gate > '2027-04-12').toBe(true)
})

test('a goal whose day stands in another sentence is served too', () => {
  const { plan } = planned(
    'The new price list for dealers goes out on 1 February.',
    `${GOALS} Wrong dealer prices in the list from 3% to 1%.`,
  )
  const [first] = plan.initiatives
  expect(first?.due?.date).toBe('2027-02-01')
  expect(first && first.gate < '2027-02-01').toBe(true)
})

test('where the shortest plan cannot make the day, the missing days are told in one sentence', () => {
  const { plan, text } = planned('The audit is on 4 December and half the training records are on paper.')
  const missed = plan.insights.find((one) => one.kind === 'too-soon')
  const first = plan.initiatives[0]
  expect(missed).toMatchObject({ label: 'I1', date: '2026-12-04', ready: first?.gate })
  const days = (Date.parse(first?.gate ?? '') - Date.parse('2026-12-04')) / 86_400_000
  expect(text.match(/\*\*Too soon\.\*\* .*/g)).toHaveLength(1)
  expect(text).toContain(`${days} days too late for 4 December 2026`)
})

test('a day that no other work serves gets a plan back from it, and stands in the timetable', () => {
  const { plan, text } = planned('Our new shop has to be open by 30 April.')
  expect(plan.initiatives.filter(({ due }) => due).map(({ move, due }) => [move, due?.date])).toEqual([
    ['countdown', '2027-04-30'],
  ])
  expect(text).toContain('each step gets its last possible start')
  expect(plan.milestones).toContainEqual(expect.objectContaining({ date: '2027-04-30', kind: 'deadline' }))
})

test('a day for everything puts no piece before another', () => {
  const { plan, text } = planned('Hot weeks are March to May, so everything should already be running by then.')
  expect(plan.initiatives.map(({ move, due }) => [move, due?.date])).toEqual(
    planned('').plan.initiatives.map(({ move }) => [move, '2027-03-01']),
  )
  expect(text).not.toMatch(/day is fixed|you name a day/)
})

test('a test waits for the months in which the thing happens', () => {
  const { plan, text } = planned(
    '',
    'Cut lost crates from 8% to 5%, we pick only in September and October. Invoices out in 2 days instead of 9.',
  )
  const one = plan.initiatives.find(({ season }) => season)
  const other = plan.initiatives.find(({ season }) => !season)
  expect(one && [one.from.slice(0, 7) >= '2027-08', one.gate.slice(0, 7)]).toEqual([
    true,
    expect.stringMatching(/-(?:09|10)$/),
  ])
  expect(other && other.gate < '2027-04').toBe(true)
  expect(text).toContain('tested in September to October, when it happens')
})

test.each([
  ['Do not start anything in the last two weeks of December.', [{ from: '12-18', to: '12-31' }]],
  ['No changes in the first half of May, we count stock.', [{ from: '05-01', to: '05-15' }]],
])('part of a month that nobody has is no whole month: %s', (told, closed) => {
  const { plan } = planned(told)
  expect([plan.closed, plan.blocked]).toEqual([closed, []])
})

test.each([
  ['Cologne, Germany', { from: '02-04', to: '02-10' }],
  // Where it does not come before Lent, it is on the days that are told.
  ['England', { from: '02-08', to: '02-09' }],
])('days inside a stretch that is closed are said once: %s', (place, days) => {
  const challenges = 'Carnival is 8 and 9 February 2027 so forget January, and nobody has time before 22 February.'
  const told = brief({ description: `A firm in ${place}.`, business_goals: GOALS, challenges })
  expect(advise(told, { date: TODAY }).plan.closed).toEqual([days])
})

test('nothing begins or is decided in a time that nobody has', () => {
  const { plan } = planned('From mid December to end of February please no experiments, we are in the field.')
  for (const { from, gate } of plan.initiatives)
    for (const date of [from, gate]) expect(['12', '01', '02']).not.toContain(date.slice(5, 7))
})

test.each([
  ['The telephone contract rolls over on 1 June unless we give 90 days’ notice.', '2027-03-03'],
  ['Our stall permit is renewed on 30 April and the form must be in six weeks before that.', '2027-03-19'],
  ['The warehouse contract rolls over on 1 June unless we give seven weeks’ notice.', '2027-04-13'],
  ['The franchise runs out on 1 September, prices have to be handed in two months earlier.', '2027-07-02'],
])('the day that counts is the last one for it: %s', (told, day) => {
  const { plan, text } = planned(told)
  expect(plan.milestones.filter(({ notice }) => notice).map(({ date }) => date)).toEqual([day])
  expect(text).toContain('Last day for this: ')
})

test('who goes has given notice, and notice that ends a contract is no consultation', () => {
  const leaving = planned('Anna, who does the payroll, gave three months’ notice and leaves on 31 March.').plan
  expect(leaving.milestones.filter(({ notice }) => notice)).toEqual([])
  const ending = planned('The warehouse contract rolls over on 1 June unless we give eight weeks’ notice.').plan
  expect(ending.milestones.filter(({ kind }) => kind === 'consult')).toEqual([])
})

test('notice that is overdue is told, and not put off by a year', () => {
  const { text } = planned(
    'Our software contract renews on 1 January for three years unless we give six months’ notice.',
  )
  expect(text).toMatch(/For 1 January 2027 the last day was \d+ (?:June|July) 2026, which is past/)
})

test('of a month no day is made up', () => {
  const { text } = planned('The tender closes in February and our price list has to be ready.')
  expect(text).toContain('its month is fixed: February 2027')
  expect(text).toContain('before February 2027')
  expect(text).not.toMatch(/(?<!\d)1 February 2027/)
})

test('work begins and is decided on working days', () => {
  const { plan } = advise(
    brief({
      business_goals:
        'No-shows from 12% to 7%. Late invoices from 30 to 10 days. Fewer complaints. Quotes in 2 days, now 9.',
      challenges: 'Nothing new in December. Between 5 January and 14 February we are abroad.',
    }),
    { date: '2026-11-17' },
  )
  const days = plan.initiatives.flatMap(({ from, gate }) => [from, gate]).map((day) => new Date(day).getUTCDay())
  expect(days.length).toBeGreaterThan(4)
  expect(days.filter((day) => day === 0 || day === 6)).toEqual([])
})

test('who has no hands free from next week on begins after that, also where no word of a limit is used', () => {
  const { plan, text } = advise(
    brief({
      description: 'A costume hire in Ghent, Belgium, with 14 people.',
      business_goals: 'Late returns from 25% to 10%. Quotes for a show in 2 days instead of 6.',
      challenges: 'Panto and carnival = December to February, no hands free.',
    }),
    { date: '2026-11-17' },
  )
  expect(plan.initiatives.map(({ from }) => from >= '2027-03-01')).toEqual([true, true])
  expect(text).toContain('Nothing new begins in December to February')
})

test('a month that is off the table is one in which nothing begins, and no review is held', () => {
  const { plan } = advise(
    brief({
      description: 'A removals firm in Dayton, Ohio, with 60 people.',
      business_goals:
        'Claims from 211 to 150. June is off the table completely: it is our biggest month and nobody in the office will look at anything new.',
    }),
    { date: '2026-11-17' },
  )
  expect(plan.blocked).toEqual([6])
  expect(plan.milestones.filter(({ date }) => date.slice(5, 7) === '06')).toEqual([])
})

test('a day without a word in common with a piece of work is not its day', () => {
  const { plan } = advise(
    brief({
      description: 'A tram company in Poland, 612 employees.',
      business_goals: 'Complaints answered in 7 days, now 19 on average, we get about 640 a month.',
      challenges: 'New timetable only on 1 September, our proposals must be at the authority by 15 May.',
    }),
    { date: '2026-11-17' },
  )
  const complaints = plan.initiatives.find(({ answers }) => answers[0]?.quote.startsWith('Complaints'))
  expect(complaints?.due).toBeUndefined()
})

test('notice of technological change that is asked for in days is given before anything begins', () => {
  const { plan } = planned('Our collective agreement requires sixty days’ written notice of any technological change.')
  expect(plan.milestones.find(({ kind }) => kind === 'consult')?.text).toBe('9')
})

test.each([
  ['', 'Know how many bags we have on which trestle. The board can release €15,000; it decides on 10 December 2026.'],
  [
    '',
    'Know how many bags we have. Council set aside $18,000; decision at the meeting of January 25, 2027, my report is due in the clerk’s office January 14.',
  ],
  ['Nobody free between 20 November and 10 January.', 'Know how many bags we have on which trestle.'],
])('when somebody decides or has no time is no work that is planned back from it: %s', (told, goals) => {
  const { plan } = planned(told, goals)
  expect(plan.initiatives.map(({ move }) => move)).not.toContain('countdown')
})

test('money that must be spent by a day is ordered before that day, whatever other day stands beside it', () => {
  const { plan } = planned(
    'Invoices take long.',
    `${GOALS} Total budget £35,000, board approved in October, to be spent before 30 June 2027.`,
  )
  expect(plan.insights.find(({ kind }) => kind === 'lapse')).toMatchObject({ date: '2027-06-30' })
})

test('how soon things come is no day to be ready by', () => {
  const { plan, text } = planned(
    'We are busy.',
    'We write up work that customers put off, and only about 8% of it ever comes back within 6 months, I would like 15%.',
  )
  expect(plan.initiatives.map(({ due }) => due)).toEqual([undefined])
  expect(text).not.toContain('is fixed')
})

test.each([
  ['The grant of £9,000 must be spent by the end of the year.', '2026-12-31'],
  ['The grant of £9,000 must be spent by the end of the year. Our year ends in June.', '2027-06-30'],
  ['We have £9,000 left and it must be used before the books close in September.', '2027-09-30'],
])('money is there until the last day of the year that is meant: %s', (told, date) => {
  expect(planned(told).plan.insights.flatMap((one) => (one.kind === 'lapse' ? [one.date] : []))).toEqual([date])
})
