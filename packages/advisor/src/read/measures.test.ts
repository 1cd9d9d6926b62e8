import { expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { advise } from '../advise.ts'

const told = (business_goals: string) =>
  advise(brief({ business_goals, challenges: '' }), { date: '2026-11-16' }).facts.measures.map(
    ({ what, now, wanted, factor }) => `${what}: ${now?.text ?? factor ?? '?'} → ${wanted?.text ?? '?'}`,
  )

test.each([
  ['an hour of the day', 'Fewer late entries, the list is fiction by half nine.'],
  ['what one of them costs', 'Birthday parties are the bright spot, about 1,150 last year at $289.'],
  ['an age', 'To train younger sorters. We have 22 sorters, 9 are above 58.'],
  ['a part of the whole', 'One title takes us 21 working days from file to copy, of which typing 9, diagrams 5.'],
  ['a number in a name', 'The board is changing the books of Std 3 and Std 4, so that is 22 new titles with us.'],
  ['what else was so last year', 'Write better applications (23 last year, 9 successful).'],
  [
    'money beside a count',
    'One picker does 10 pieces a day. If it becomes 12 we need no overtime (RM 214k last year).',
  ],
  ['how bad it gets', 'Fewer surprises. In October up to 40% of lots are not booked in at all.'],
  ['how bad it can be', 'The same ring should get the same price in all shops, now the difference can be up to 12%.'],
  ['how many there are', 'Get council meetings covered again: there are 9 councils and we get to 3.'],
])('%s is no target', (_kind, goals) => {
  expect(told(goals).filter((one) => !one.endsWith('→ ?'))).toEqual([])
})

test('how long it may take to get there is no target, where one is told beside it', () => {
  expect(told('I would love to get to 45 placements a year within four years.')).toEqual(['placements: ? → 45'])
})

test.each([
  ['Right now 46% of our puppies graduate. If that became 55% it would change everything.', '46% → 55%'],
  [
    'Late pickups for dialysis is the one that matters, we had 74 last quarter and the contract says max 25.',
    'Late pickups: 74 → 25',
  ],
  [
    'Leak repair from report to closure: median 4.2 days, target 1.5',
    'Leak repair from report to closure: 4.2 days → 1.5',
  ],
  ['No shows and wasted trips are around 11%, get it to 6', 'No shows and wasted trips: 11% → 6'],
  ['Off-spec grade (Mg > 0.04%): 6.8% of tonnes to 4%', '6.8% → 4%'],
  ['Yield: 386 kt to 425 kt with no new ponds', '386 → 425'],
  ['Buy rate is 38% used to be 51. Get it back to 45', '38% → 45'],
  ['Nitrite fails: 9 lots of 188. Want 3.', '9 → 3'],
  ['Answer complaints in five working days rather than the present eleven.', 'complaints: eleven → five working days'],
  ['Vehicles standing in the garage: 11 of the 46, we want 5.', '11 → 5'],
  ['It takes 25 minutes on average (we timed it, 40 requests) and ought to be under 10.', '25 minutes → 10'],
  ['Lose no more than 12 harvest days a year to closures; last year it was 21.', 'harvest days lost: 21 → 12'],
  ['Our win rate has fallen from 31% to 22%. I want 30% again.', 'win rate: 22% → 30%'],
  ['Use fewer antibiotics: 38 doses per 100 cows now, 30 wanted.', 'antibiotics: 38 → 30'],
  ['Unplanned engine stops: 6 or fewer a year.', 'Unplanned engine stops: ? → 6'],
  ['We lose 4.8% of members every month. 3.5% would save us.', 'members lost: 4.8% → 3.5%'],
  ['Swim lessons: get the waiting list under 200, it is 430 now.', 'Swim lessons waiting list: 430 → 200'],
  ['Set-up time: mean 94 min, σ 51. Target 70.', '94 min → 70'],
  ['Night requests (22h to 6h) take 52 minutes to fill, I want 20.', '52 minutes → 20'],
  ['11% of requests go unfilled. It was 6% before 2022. I want 5%.', '11% → 5%'],
  ['To pay the families in 5 days in place of 3 weeks', '3 weeks → 5 days'],
  [
    'Income per page fell. I want to do 2,600 pages a month with the same people (now about 1,900).',
    'pages: 1,900 → 2,600',
  ],
])('a start and a target in other words: %s', (goals, measure) => {
  expect(told(goals).join('; ')).toContain(measure)
})

test('a share and a count to a length are two things', () => {
  expect(told('Detection of broken wires at least 99.5 %, false indications below 3 per km.')).toEqual([
    'Detection of broken wires: ? → 99.5 %',
  ])
})

test.each([
  ['Six-month follow-up: 41% now, want two thirds.', '41% → two thirds'],
  ['Discharge calls: 2 h 10 now, should be 1 h.', '2 h 10 → 1 h'],
  ['Detention at docks: 1 hr 50 avg, want 1 hr 10.', '1 hr 50 → 1 hr 10'],
  ['A signed certificate within 4 days; today it takes 13 on average, in October up to 21.', '13 → 4 days'],
  ['Repair turnaround from 2h40 to 1h15.', '2h40 → 1h15'],
  ["Notes: it's running at 1 hr 20 a day each, should be 30 minutes.", '1 hr 20 → 30 minutes'],
  ['Loading takes 1 hour 50 per lorry, we want 40 minutes.', '1 hour 50 → 40 minutes'],
  ['Late trains are 38% of all; I would be happy with a fifth.', '38% → a fifth'],
  ['Half-empty beds: 41% now, a quarter wanted.', '41% → a quarter'],
  ['Quotes. Now one takes a whole working day, I want it done within two hours.', 'a whole working day → two hours'],
  ['The month-end takes an entire week, two days would be good.', 'an entire week → two days'],
  ['Repairs take 6 days, at worst 15, and should take 3.', '6 days → 3'],
  ['Calls wait 4 minutes, on Mondays up to 11; want 2.', '4 minutes → 2'],
  ['No-shows 12%, in winter up to 19%, down to 6%.', '12% → 6%'],
  ['Detention at docks is 1 hr 50, get it to 1 hr 10.', '1 hr 50 → 1 hr 10'],
  ['Confirming a booking takes a day and a half. Two hours would be heaven.', 'a day and a half → Two hours'],
])('figures in words are whole: %s', (goal, pair) => {
  expect(told(goal)[0]?.replace(/^.*?: /, '')).toBe(pair)
})

test('a part of it goes on about what was told before', () => {
  const [found, ...others] = advise(
    brief({
      business_goals:
        'Every winter we receive about 480 complaints about cold flats. A third fewer would already be felt.',
      challenges: '',
    }),
    { date: '2026-11-16' },
  ).facts.measures
  expect(others).toEqual([])
  expect([found?.now?.value, found?.factor]).toEqual([480, expect.closeTo(2 / 3)])
})

test('what was lost is not how many there are', () => {
  expect(told('Not lose any more practices - we lost 11 last year, would like no more than 5.')).toEqual([
    'practices lost: 11 → 5',
  ])
})

test('a mark half of the way is as fine as the figures', () => {
  const { plan } = advise(brief({ business_goals: 'Energy 0.94 kWh per m3, target 0.80.', challenges: '' }), {
    date: '2026-11-16',
  })
  expect(plan.initiatives[0]?.halfWay?.value).toBe(0.87)
})

test('what stands for something else is no figure', () => {
  expect(told('That the hotels think of us first. I have no number for that and I do not need one.')).toEqual([])
  expect(told('Late jobs from four to one.')).toEqual(['Late jobs: four → one'])
})

test('cubic metres are no millions', () => {
  expect(told('Fresh water per net must come down to 30 m3. Now we use 41 m3.')).toEqual(['Fresh water: 41 m3 → 30 m3'])
})

test('what is said to be no goal is none', () => {
  const { plan } = advise(
    brief({ business_goals: 'Not a goal: headcount reduction. Missed calls from 200 to 100 a month.' }),
    { date: '2026-11-16' },
  )
  expect(plan.initiatives.flatMap(({ answers }) => answers.map(({ quote }) => quote)).join()).not.toContain('headcount')
})

test('of how many, told first, the target is a part of too; how many of another thing is no start', () => {
  expect(told('Implant quotes: of 45 we give in a month only 13 say yes and it should be 20.')).toEqual([
    'Implant quotes: of 45 we give in a month only 13 → 20 in 45',
  ])
  expect(told('Bookings are taken in three languages, and about 12 of 80 a month fail.').join()).not.toContain('three')
})

test('a target with its day belongs to the sentence before, however long all of it is', () => {
  const { plan } = advise(
    brief({
      business_goals:
        'The stops come first, we have 29 hours without a loom per hall and month, the owner asks for 20 but I want 14 before end of September 2027, then the yarn, we waste 900 kilos a month and want it down by a third by the end of 2027, then the trips of fitters, 64 a month now, halve them.',
      challenges: '',
    }),
    { date: '2026-11-16' },
  )
  expect(plan.initiatives[0]?.answers.map(({ quote }) => quote)).toEqual([expect.stringContaining('29 hours')])
  expect(plan.initiatives.flatMap(({ answers }) => answers.map(({ quote }) => quote)).join()).not.toContain('I want 14')
})

test('what is won today is no target', () => {
  expect(
    told('Tenders nobody answers should end. 9 of some 40 went by last year; we win 27% of the others.').join(),
  ).not.toContain('→ 27')
})

test('by so many points is not to them', () => {
  const { facts } = advise(brief({ business_goals: 'No-shows: 12% now, down by 4 points.' }), {
    date: '2026-11-15',
  })
  expect(facts.measures.map(({ now, wanted, factor }) => [now?.value, wanted, factor?.toFixed(3)])).toEqual([
    [12, undefined, '0.667'],
  ])
})

test('the third of its kind is no part', () => {
  expect(told('Open a third showroom in 2027. We have two.')).toEqual([])
  expect(told('Get the gas bill down by a third.')).toHaveLength(1)
})

test.each([
  ['Le délai de livraison : 9 jours en moyenne, nous visons 5 à 6.', '9 jours → 5 à 6'],
  ['Vacinas: só 44% dos tutores voltam, ideal seria 60 a 65.', '44% → 60 a 65'],
])('who aims for a range has one target: %s', (goals, pair) => {
  expect(told(goals).join('; ')).toContain(`: ${pair}`)
})

test.each([
  ['by how much it should fall', 'Winter road complaints, around 280 per season, at least 100 fewer.'],
  ['until when', 'Board wants, in two years: made tea in the primary grades up from 71 to 78 per cent.'],
  ['of how many', 'Building permit: now 47 days, we want to be inside the law in nine cases out of ten (today six).'],
  ['how it was', 'The value of an order falls (2019: €4,650, now €3,980).'],
  [
    'another goal’s share',
    'Complaints, 86 per 100,000 accounts, to be halved. Attrition of agents to below 45% a year.',
  ],
])('%s is no target of what stands before it', (_kind, goals) => {
  expect(told(goals).filter((one) => /→ (?:100|two years|ten|€4,650)$|86 → 45%/.test(one))).toEqual([])
})

test('half ten is a time of day, and more than half no half of it', () => {
  const measures = (business_goals: string, description: string) =>
    advise(brief({ description, business_goals, challenges: '' }), { date: '2026-11-16' }).facts.measures
  expect(
    measures(
      "Get Bernie off the phone between 9 and half ten because that's exactly when there's people standing in front of her.",
      'Dental practice on the edge of Sligo town, four dentists, two hygienists, the nurses and Bernie on the front desk who has been here longer than any of us, we see about 95 patients a day between private and medical card and we use Exact for the bookings.',
    ),
  ).toEqual([])
  const checked = measures(
    'Check deposits faster, more than half should be verified in the first week.',
    "We hold other companies' source code in escrow, 1,200 deposits.",
  )
  expect(checked.filter(({ factor }) => factor !== undefined)).toEqual([])
})

test('how often is no figure of what stands in the next sentence', () => {
  const { facts } = advise(
    brief({
      description: 'A propane dealer.',
      business_goals:
        "Run-outs is number one. We had 46 last winter, I want that under 10. Number two, litres delivered per kilometre up by a fifth, because the trucks go by the same road three times a week. Number three, phones: in January the hold time averages 9 minutes and we'd like 2.",
      challenges: '',
    }),
    { date: '2026-11-16' },
  )
  expect(facts.measures.map(({ now }) => now?.text)).not.toContain('three')
})

test('hours and minutes beside each other are one time', () => {
  expect(told('Restore an ordinary outage in 2 hours, today it is 3 hours 40 minutes.')).toEqual([
    'Restore an ordinary outage: 3 hours 40 minutes → 2 hours',
  ])
})

test.each([
  ['The tuners drive 95 km each per day, 200 days a year, it should be under 65.', 'tuners drive: 95 km → 65'],
  ['Open days from 210 days a year to 250 days a year.', 'Open days: 210 days → 250 days'],
  ['Missed visits were 14 last month and honestly the only decent number is zero.', 'Missed visits: 14 → zero'],
  [
    'It is our intention to bring the average turnaround from 23 days to 12 days.',
    'average turnaround: 23 days → 12 days',
  ],
  [
    'Paperwork from 5.5 hours to 3.5. Which one would you do first, the paperwork or the phones?',
    'Paperwork: 5.5 hours → 3.5',
  ],
])('%s', (goals, measure) => {
  expect(told(goals)).toEqual([measure])
})

test.each([
  ['Reduce rewash from 12% to 6% of kilos.', 'rewash: 12% → 6%'],
  [
    '8% of online skeins get returned because the colour isnt like the photo, 3% would be fine.',
    'online skeins returned: 8% → 3%',
  ],
  ['31% of our invoices are paid late, 15% would be fine.', 'invoices paid late: 31% → 15%'],
  ['28% of hires leave in the first year, we want 15%.', ': 28% → 15%'],
  ['I would like 80% on time, 62% are now.', 'on time: 62% → 80%'],
])('a share has the name of what befalls the whole, and not of the whole: %s', (goals, measure) => {
  expect(told(goals)).toEqual([measure])
})

test.each([
  ['Double bookings of the chapel down from 9 of 140 ceremonies a month to 1 at most.', [': 9 of 140 → 1 in 140']],
  ['Half the calls to the office (now about 60 a day).', ['calls: 60 → 0.5']],
  [
    'English surtitles we have only for 4 of the 14 productions; we want them for all 14.',
    ['English surtitles: 4 of the 14 → 14 in 14'],
  ],
  ['Double bookings from Germany by summer.', ['bookings: ? → 2']],
  ['Double bookings: 14 a month in last season, at most 2 in the next.', ['double bookings: 14 → 2']],
  ['We had 9 double bookings in the past twelve months and there should be none.', ['bookings: 9 → none']],
  ['The export file should take two hours instead of six and a half.', ['file: six and a half → two hours']],
  ['Reports sent back: one in nine now, one in twenty-five at most.', ['reports: one in nine → one in twenty-five']],
  ['Penalties which are R38 000 a month must go to nothing.', ['penalties: R38 000 → nothing']],
  ['They want their linen back in 24 hours, today we need 40 in average.', ['linen: 40 → 24 hours']],
  ['Clocks that stop between our two visits: 17 in 2025, we hope for 6.', ['clocks: 17 → 6']],
  ['Save 900 million VND a year in rating fees (today 3.4 billion).', ['VND: 3.4 billion → 0.74']],
])('what is twofold, halved, whole or saved is read so: %s', (goals, measures) => {
  const read = advise(brief({ business_goals: goals, challenges: '' }), { date: '2026-11-16' }).facts.measures
  const said = read.map(({ now, wanted, factor }) => [now?.text ?? '?', wanted?.text ?? Number(factor?.toFixed(2))])
  expect(said.map((pair) => pair.join(' → '))).toEqual(measures.map((one) => one.replace(/^[^:]*: /, '')))
})

test.each([
  ['a spread', 'Report per turbine faster. Today three engineers look at 300 to 450 drone pictures per turbine.'],
  ['a queue', 'Repair 5,000 machines: only two electricians may test and there is a queue of ten to twelve days.'],
  ['what others take', 'More direct bookings, now 3 of 10, the rest takes an agency for 25%.'],
  ['how long before', 'The contract renews itself for 24 months on 31 March. We want a word two weeks before.'],
  ['half of the rest', 'Quotes out faster. We win 1 in 4, reckon we lose half the rest on slowness.'],
  ['a part that comes back', 'Half can come back from the subsidy if we are chosen. Quotes take 5 weeks.'],
  [
    'the year of a month',
    'The AI tells us each August 2027 which lots will be hit, so those we take at double the premium.',
  ],
  ['what one costs', 'Food thrown away (1,90 € per kg), waste down by a third.'],
])('no target and no start: %s', (_, goals) => {
  const read = advise(brief({ business_goals: goals, challenges: '' }), { date: '2026-11-16' }).facts.measures
  expect(read.filter(({ now, wanted }) => wanted !== undefined || now?.kind === 'money')).toEqual([])
})

test('told in one way, two shares are one thing’s, however much stands between', () => {
  const said = told(
    'What I lie awake over is scrap, one cast in nine goes back into the furnace because it is porous or cracked or the note is out and for a big bell that is £14,000 and two months gone, so I want a system that tells us before the pour, yes or no, this mould and this metal will do, and gets us to one in twenty by Christmas 2027.',
  )
  expect(said).toEqual([expect.stringContaining('one cast in nine → one in twenty')])
})

test('what is told in one breath behind a wish for a tool may be a goal of its own', () => {
  const { statements } = advise(
    brief({
      business_goals:
        'What I want is a system that tells us before the pour, yes or no, this mould will give a good bell, and then tuning, which takes 41 hours on the lathe per bell and should be nearer 30, and quotes, a parish waits six weeks for one and it ought to be two, and finally whatever is in the founder’s head, I want it kept.',
    }),
    { date: '2026-11-16' },
  ).facts
  expect(
    statements.filter(({ kind }) => kind === 'goal' || kind === 'wish').map(({ text }) => text.split(' ')[1]),
  ).toEqual(['I', 'tuning,', 'a', 'is'])
})

test.each([
  ['a year', 'Complaints for smell: in 2023 they were 14, in 2025 they were 38, 15 at most in 2027.', '2023'],
  ['how many', 'Late arrivals, 22 from 310 deliveries in October, contract says at most 4 in hundred.', '310'],
  ['of how many', 'Fill the refresher courses, they run with seven or eight out of twelve.', 'twelve'],
  ['of whom', 'Reports typed by the office: 5 hours a day of two girls, should disappear.', 'two'],
])('%s is no figure of what is counted', (_, goals, text) => {
  const read = advise(brief({ business_goals: goals, challenges: '' }), { date: '2026-11-16' }).facts.measures
  expect(read.flatMap(({ now, wanted }) => [now?.text, wanted?.text])).not.toContain(text)
})

test('what comes last in a breath is a goal of its own, and a loss with its sum stays one', () => {
  expect(
    told(
      'Unredeemed items are 27%, 22% would be great, maybe better reminders by text, and lastly the line on payday is 35 minutes, hoping for 15.',
    ),
  ).toContain('line on payday: 35 minutes → 15')
  const { statements } = advise(
    brief({
      business_goals: '9 of 212 performances were cancelled because of sick actors, this makes 118,000 euro of refund.',
    }),
    { date: '2026-11-16' },
  ).facts
  expect(statements.map(({ kind }) => kind)).toEqual(['goal'])
})

test('what should stop happening twice should not happen twice as often', () => {
  const { measures } = advise(
    brief({ business_goals: 'An AI receptionist to stop the double bookings, we have 6 or 7 a week.' }),
    { date: '2026-11-16' },
  ).facts
  expect(measures.map(({ factor }) => factor)).not.toContain(2)
})

test('another shop between two shares parts nothing', () => {
  expect(
    told(
      'AI for stock. One in six customers goes away because the glass is not there, and then we see the other shop had it two weeks on the shelf. Want maximum one in twenty.',
    ),
  ).toEqual([expect.stringContaining('One in six → one in twenty')])
})

test('what must be so from a day is due then, whenever it is signed', () => {
  const [measure] = advise(
    brief({
      business_goals:
        'They want their linen back in 24 hours, today we need 40, and this must be so from 1 June 2027 because it is in the contract which I sign in March.',
      challenges: '',
    }),
    { date: '2026-11-19' },
  ).facts.measures
  expect(measure?.by).toMatchObject({ day: 1, month: 6, year: 2027 })
})

test('a name has no half of a pair of marks', () => {
  const { text } = advise(
    brief({ business_goals: 'Phone calls about "is the ice free": 60 a week, cut to 15.', challenges: '' }),
    { date: '2026-11-19' },
  )
  expect(text).not.toMatch(/"is the ice free(?!")/)
})

test('where it is heading is no target', () => {
  const [measure] = advise(
    brief({ business_goals: 'Cut linen replacement, €410,000 last year and heading for €500,000.', challenges: '' }),
    { date: '2026-11-19' },
  ).facts.measures
  expect(measure).toMatchObject({ now: { value: 410000 } })
  expect(measure?.wanted).toBeUndefined()
})

test.each([
  ['Veterinary cost per dog in training was $3,150 last year; trim 10 % off.', 0.9],
  ['Den Strom für die Beschneiung um einen Fünftel senken, letzte Saison 1150 MWh.', 0.8],
])('a part that is to come off is a factor: %s', (business_goals, factor) => {
  const { measures } = advise(brief({ business_goals }), { date: '2026-11-19' }).facts
  expect(measures.map((one) => one.factor)).toEqual([factor])
})

test.each<[string, [string | undefined, string | undefined]]>([
  ['Of some 80 records a month, 12 come back from the registrar; four would be tolerable.', ['12', 'four']],
  ['Fuel from 31,4 litre on 100 km to under 30.', ['31,4', '30']],
  ['Humidité : un lot sur neuf est refusé ; nous voulons un sur vingt-cinq.', ['un lot sur neuf', 'un sur vingt-cinq']],
  ['I also want to halve the time my two coordinators spend ringing round.', [undefined, undefined]],
])('both figures are the goal’s own: %s', (business_goals, pair) => {
  const { measures } = advise(brief({ business_goals }), { date: '2026-11-19' }).facts
  expect(measures.map(({ now, wanted }) => [now?.text, wanted?.text])).toEqual([pair])
})
