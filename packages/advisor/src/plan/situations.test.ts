import { situationById } from '@cairn/knowledge/situations'
import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { read } from '../read/read.ts'
import { brief } from '../testing/told-brief.ts'
import { isApart } from './situations.ts'

const DATE = '2026-11-17'
const HEARING = 'Four hearing clinics in Ireland. Audiologists fit hearing aids.'
const RETURNED = 'Returned hearing aids from 19% to 12%.'

function told(parts: Parameters<typeof brief>[0]) {
  return advise(brief({ description: HEARING, ...parts }), { date: DATE })
}

test('what the trade knows of a need is what the report says: the work, the check before it, the test and when it is wrong', () => {
  const { plan, text } = told({ business_goals: RETURNED })
  const [first] = plan.initiatives
  expect(first).toMatchObject({ situation: 'e-hearing-aids-returned', move: 'compare' })
  const known = situationById('e-hearing-aids-returned')
  for (const words of [known.how, known.cause, known.trial, known.fails.slice(1), known.wrong_if, known.never])
    expect(text).toContain(words)
  // The client's own figures stay the measure.
  expect(text).toContain('19% now, 12% wanted')
})

test('the same words in another trade are another matter', () => {
  const { plan } = told({ description: 'A hire firm for lighting.', business_goals: 'Returned lamps from 19% to 12%.' })
  expect(plan.initiatives.map(({ situation }) => situation)).not.toContain('e-hearing-aids-returned')
})

test('two sentences of one situation are one piece of work', () => {
  const { plan } = told({
    business_goals: RETURNED,
    challenges: 'Every fifth pair of hearing aids is handed back after the trial.',
  })
  const of = plan.initiatives.filter(({ situation }) => situation === 'e-hearing-aids-returned')
  expect(of).toHaveLength(1)
  expect(of[0]?.answers).toHaveLength(2)
})

const NOTES = { business_goals: 'Our audiologists write their clinical notes at home in the evening; end that.' }

test('what the client will not have rules it out, whatever the trade knows', () => {
  const known = (parts: Parameters<typeof brief>[0]) => told(parts).plan.initiatives.map(({ situation }) => situation)
  expect(known(NOTES)).toContain('e-notes-after-hours')
  expect(known({ ...NOTES, challenges: 'We will never allow recordings of patients.' })).not.toContain(
    'e-notes-after-hours',
  )
})

const PLUMBER = {
  description: 'A plumbing firm with six engineers in the vans.',
  business_goals: 'Miss fewer calls: 18% now, 5% wanted.',
}

test('where the next best is ruled out too, the one after it answers', () => {
  const tried = 'We tried a chatbot on the website in 2023; it booked people in for full days and the office hates it.'
  const moves = (challenges: string) =>
    advise(brief({ ...PLUMBER, challenges }), { date: DATE }).plan.initiatives.map(({ move }) => move)
  expect(moves('')).toContain('receptionist')
  expect(moves(tried)).toEqual(expect.arrayContaining(['fewer-asks']))
  expect(moves(tried)).not.toContain('receptionist')
})

test('what no machine does is not ruled out by a word against machines', () => {
  const { plan } = advise(
    brief({
      description: 'We make and check valves in three shifts.',
      challenges: 'Our inspectors miss more faults at the end of the shift. The union refused cameras.',
    }),
    { date: DATE },
  )
  expect(plan.initiatives.map(({ situation }) => situation)).toContain('i2-tired-eyes')
})

test('a need for which there is no room gets the first step that the trade knows', () => {
  const { plan, text } = told({
    business_goals:
      'Returned hearing aids from 19% to 12%. No-shows from 13% to 6%. Our audiologists write clinical notes in the evening. Fewer late payers. Quotes within two days. Staff use ChatGPT without rules. Recall letters to lapsed patients. Phones are jammed every morning when the practice opens.',
  })
  expect(plan.initiatives).toHaveLength(6)
  const open = plan.coverage.filter(({ how, step }) => how === 'open' && step?.situation)
  for (const { step } of open) {
    const first = situationById(step?.situation ?? '').first
    expect(text).toContain(`A first step: ${first.charAt(0).toLowerCase()}${first.slice(1)}`)
  }
  expect(open.length).toBeGreaterThan(0)
})

test.each([
  ['Scaffold hire and erection.', 'Wasted trips of the fitters from 12 of 80 to 3.', 'm-for-nothing'],
  ['Ship recycling yard in Aliağa.', 'Cranes stand idle 27% of the shift, goal 15%.', 'm-standing'],
  [
    'A centre for certificates of Japanese.',
    'Raters disagree in 11.5% of papers, 6% would be good.',
    'j4-assessors-differ',
  ],
  ['A bell foundry in Leeds.', 'Fines paid for late trains from £90,000 to £30,000.', 'm-paid-out'],
])('a figure that many trades count is moved as all of them do: %s %s', (description, business_goals, id) => {
  expect(
    told({ description, business_goals, challenges: '' }).plan.initiatives.map(({ situation }) => situation),
  ).toEqual([id])
})

test('a share is no matter of days, however like it sounds', () => {
  const { plan } = told({
    description: 'An assay laboratory.',
    business_goals: 'One in nine samples has to be run again, we would be content with one in eighteen.',
    challenges: '',
  })
  expect(plan.initiatives.map(({ situation }) => situation)).not.toContain('k1-lead-time')
})

test('what another trade knows is taken only where that is plain', () => {
  const { plan } = told({
    description:
      'Inter-island RoRo and fastcraft operator based in Cebu, Philippines. 5 vessels, 4 ports, 168 employees.',
    business_goals:
      'On-time departure, 71% at present, to be 85%. Cancelled trips for technical reasons, from 9 to 3 a month.',
  })
  // Of vehicles on time many trades know the same; of drivers who call in sick in the morning a ship's engine does not
  // fail, but what is called off any trade counts alike.
  expect(new Set(plan.initiatives.map(({ situation }) => situation))).toEqual(
    new Set(['g-turnaround-delays', 'm-called-off']),
  )
})

test('a foreign trouble is known by its English, word by word', () => {
  const { plan } = told({
    description:
      'Somos una lavandería industrial en Quilpué, Chile. Lavamos ropa clínica de siete hospitales y clínicas.',
    business_goals: 'Entregas a la hora: de 88% a 97%.',
    challenges:
      'Se nos pierden unas 1.900 prendas al mes. Nadie sabe si se pierden aquí, en el camión o en el hospital, y cada clínica nos cobra la reposición.',
  })
  expect(plan.initiatives.flatMap(({ situation }) => situation ?? [])).toEqual(['c-linen-loss'])
})

test('a word that names a way of helping in another sense asks for none', () => {
  const { plan } = told({
    description: 'Three climbing halls in Ljubljana, Slovenia. Setters screw new routes every week.',
    business_goals: 'Route setters should know which routes nobody climbs.',
  })
  expect(plan.initiatives.map(({ move }) => move)).not.toContain('route')
})

test('the name of a matter and the matter under it are one', () => {
  const { plan } = told({
    description: 'A clinic for knees in Arinsal, Andorra. Patients come from the slopes.',
    business_goals:
      'Second, physiotherapy. No-shows sit at 14 in every 100 appointments. 8 in every 100 would be good.',
  })
  expect(plan.initiatives).toHaveLength(1)
  expect(plan.initiatives[0]?.measures).toHaveLength(1)
})

const situationsFor = (description: string, parts: Parameters<typeof brief>[0]) =>
  advise(brief({ description, ...parts }), { date: DATE }).plan.initiatives.map(({ situation }) => situation)

test('what offices of every trade know is told to every trade', () => {
  expect(
    situationsFor('We fit solar roofs in Ghent.', { business_goals: 'Quote inside an hour instead of 2 days.' }),
  ).toContain('h-quotes-slow')
})

test('what another trade knows is told where the sentence is plainly of it', () => {
  const farm = '460 Holsteins and a 50-bale rotary in Gippsland.'
  expect(situationsFor(farm, { business_goals: 'Mastitis found too late.' })).toContain('b-mastitis')
  const council = 'A district council in England with 94,000 residents.'
  expect(
    situationsFor(council, { business_goals: 'Abandoned calls in the contact centre from 14% to under 5%.' }),
  ).toContain('h-call-peaks')
})

test('a trouble told with somebody who goes is answered beside the handover', () => {
  const known = situationsFor('Customs declarants and freight forwarders in Mombasa.', {
    challenges:
      'HS codes are chosen by four senior declarants from experience and when they differ the entry is queried, also one of the four, Mr. Mwakio, is leaving in August.',
  })
  expect(known).toEqual([undefined, 'g-customs-codes'])
})

test('an attempt with one website rules out no other way of the same kind', () => {
  const known = situationsFor('A family of six hotels along the Algarve, 612 rooms.', {
    business_goals: 'More direct bookings, Booking.com takes 15% of every room.',
    challenges: 'In 2023 we tried a chatbot on our website, guests hated it and we switched it off.',
  })
  expect(known).toEqual(['f-hotel-direct-bookings'])
})

test.each<[string, Parameters<typeof brief>[0]]>([
  [
    'Credit union in Mandeville, Jamaica with 19,400 members: teachers, nurses, farmers, plenty small traders. 58 staff in four branches.',
    { challenges: 'Three of seven loan officers are new.' },
  ],
  [
    'A charity in Tampere, Finland, which repairs donated washing machines and sells them cheaply.',
    {
      challenges:
        'Half of the days one of the two test benches is waiting for a machine to be carried up from the store, because the goods lift takes one at a time.',
    },
  ],
])('what little speaks for is not told as the trade’s own: %s', (description, parts) => {
  expect(situationsFor(description, parts)).toEqual(situationsFor(description, parts).map(() => undefined))
})

test.each([
  // No tooth is debonded here: a word that only begins like one of another trade's is not that trade's.
  ['A poultry plant with 200 people.', 'Keep the new deboners.'],
  ['A herring smokehouse with ninety people.', 'We wish to keep our new deboners.'],
  // Whom a firm employs is not what it is.
  ['We write histories of firms; one lawyer of counsel reads them.', 'Fewer hours of research for each book.'],
  // What runs late is a piece of work, and no departure or visit.
  ['Stained glass studio, three of us.', 'Fewer commissions that run late.'],
  ['Tailors of uniforms in Cork.', 'Find out earlier which jobs run late.'],
])('what only sounds like another trade’s trouble is not answered as that: %s %s', (description, business_goals) => {
  expect(situationsFor(description, { business_goals, challenges: '' }).filter(Boolean)).toEqual([])
})

test.each([
  ['A charity.', 'Volunteers who do not turn up: 1 in 5.', 'e-volunteer-shifts-unfilled'],
  ['A ferry on the fjord.', 'Departures on time from 71% to 85%.', 'k1-punctuality'],
  ['Lawyers in Ghent, eleven of us.', 'Cut the hours our associates spend on legal research.', 'h1-law-research'],
])('what is plainly a trade’s stays so: %s %s', (description, business_goals, id) => {
  expect(situationsFor(description, { business_goals, challenges: '' })).toEqual([id])
})

test('a promise that points back to another sentence is no matter of its own', () => {
  const facts = read(
    brief({
      industry: 'Manufacturing',
      description: 'A joinery and furniture workshop in Leeds with forty people, doors and stairs.',
      challenges: 'Nobody is filmed at the bench. I promised them that and I keep it.',
    }),
    DATE,
  )
  const said = facts.statements.filter(({ text }) => text.includes('promised'))
  expect(said.map((one) => isApart(facts, { ...one, kind: 'background' }))).toEqual([false])
})
