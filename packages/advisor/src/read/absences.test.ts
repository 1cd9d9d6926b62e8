import { describe, expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const goings = (challenges: string) =>
  read(brief({ challenges }), '2026-11-15').absences.map(({ who, what, when }) =>
    [who, what, when && `${when.year}-${when.month ?? ''}`].filter(Boolean).join(' '),
  )
const owners = (challenges: string) => read(brief({ challenges }), '2026-11-15').roles.map(({ title }) => title)

test('a post that is not there is nobody’s', () => {
  expect(owners('We will not hire a second coordinator. The foreman does it all.')).toEqual(['foreman'])
})

test.each([
  'The ladle crane is stopping whenever somebody is in the bay.',
  'Lorne says he will retire the day a computer tells him where to send a bus, he was joking.',
  'Our fitter says he will retire the day the boiler talks back.',
  'Bram says if a robot can splice a rope he will retire.',
  'Our bookkeeper has threatened to leave every spring since 2015.',
  'Every Christmas the cook says she is leaving.',
  'Osman keeps saying that he will retire.',
  'What happens if Joan retires, nobody knows.',
  'Our baker has no plans to retire.',
  'Our foreman refuses to retire.',
  'Our planner says AI would let her retire.',
  'In March a driver waits at the gate and goes on to another yard.',
  'Our buyer goes to a fair in Milan in March.',
  'The foreman leaves a note on the desk in May.',
  'Our clerk finishes the stocktake in January.',
  'The cook is leaving the fryer on at night.',
  'Our planner is moving to the new office in May.',
  'Our receptionist leaves early in December.',
])('nobody goes: %s', (text) => {
  expect(goings(text)).toEqual([])
})

describe('somebody goes', () => {
  test.each([
    ['Rosalind is finishing up at the end of April, she told us herself.', 'Rosalind leaves 2027-4'],
    ['Our head brewer has given us until Easter.', 'head brewer may leave 2027-3'],
    ['The planner may leave.', 'planner may leave'],
    ['Tom might not be here much longer.', 'Tom may leave'],
    [
      'The chef disagrees. Rates are set by Mei Ling alone, every morning. She is expecting in October.',
      'Mei Ling away 2027-10',
    ],
    ['Pavel goes in pension in June.', 'Pavel leaves 2027-6'],
    ['Old Ned is 67 and knows every boiler in the county.', 'Ned may leave'],
    ['Two welders are over 60.', 'welders may leave'],
    ['My wife Ana has the baby in the end of March.', 'Ana away 2027-3'],
    ['Our bookkeeper is off from January with her knee.', 'bookkeeper away 2027-1'],
    ['Priya handed in her notice last week.', 'Priya leaves'],
    [
      'It also writes to the village head. Our compliance officer is against it, but she retires in May.',
      'compliance officer leaves 2027-5',
    ],
    ['Liam has been offered a job in Cork.', 'Liam may leave'],
    [
      'Mr. Owusu-Ansah is the only one who understands the programme, and he has applied to study in Leeds.',
      'Mr. Owusu-Ansah may leave',
    ],
    ['Ana, the only one who knows the kiln, has accepted a job in Porto.', 'Ana may leave'],
    ['The tuning is done by Gerrit. He says he stops in spring 2027.', 'Gerrit leaves 2027-3'],
    ['Don Aníbal es el único que las encuentra y se jubila el año que viene.', 'Don Aníbal leaves 2027-12'],
    ['Both foremen are near retirement.', 'foremen may leave'],
    ['my mum does the books and shes 74', 'mum may leave'],
    ['Our contract manager resigned.', 'contract manager leaves'],
    [
      'The driver writes a docket, office (2 ladies, Pauline is 63 and retires next March) types it in.',
      'Pauline leaves 2027-3',
    ],
    ['Ing. Robles goes at the end of June.', 'Ing. Robles leaves 2027-6'],
    ['Orders rest with the buyer, Ms Kaya. She leaves on 30 June.', 'Ms Kaya leaves 2027-6'],
    ['The machinists are old. Three go into retirement until the end of next year.', 'machinists leaves 2027-12'],
    ['Two fitters decide by ear, one is 64.', 'fitters may leave'],
    ['Our CFO, Maeve, is retiring in the summer.', 'CFO leaves 2027-6'],
    ['Our planner is leaving in spring.', 'planner leaves 2027-3'],
    ['Ah, y Jordi, el del torno, se jubila en 2028 y nadie más lo entiende.', 'Jordi leaves 2028-'],
    ['Bueno, Pilar, la de nóminas, se jubila en junio.', 'Pilar leaves 2027-6'],
    ['Marie part à la retraite en 2027.', 'Marie leaves 2027-'],
    ['Our Director is 61 and had a bypass in February.', 'director may leave'],
    ['Joan has done the rota since 1998 and retires in May.', 'Joan leaves 2027-5'],
    ['Asha has decided to leave in June.', 'Asha leaves 2027-6'],
    ['Mr Tan is the only one who can set the price, he is 67.', 'Mr Tan may leave'],
    ['All orders sit in the head of Nana Adwoa, who is 72.', 'Nana Adwoa may leave'],
    ['Kelly types the orders. Off on maternity from May.', 'Kelly away 2027-5'],
    ['Nobody knows the furnace once Ines retires.', 'Ines may leave'],
    [
      'She threatens to go every year, this time she gave notice: our planner leaves in March.',
      'planner leaves 2027-3',
    ],
  ])('%s', (text, going) => {
    expect(goings(text)).toEqual([going])
  })

  test.each([
    'Customers leave after the first year.',
    'Trucks leave at 5 am in March.',
    'Frost stops water cutting from mid-December to February.',
    'Our oldest customer is 68.',
    'The lease leaves us with nothing in May.',
    'We lost our only QA engineer in August.',
    'Returns peak in January.',
    'Batch 64 is late.',
    'The Henkel line leaves the factory in March.',
    'Nothing may leave the building.',
    'Half of our guests are over 60.',
    'Our server is 67 days behind.',
    'Every driver is over 60 hours a week.',
  ])('nobody does: %s', (text) => {
    expect(goings(text)).toEqual([])
  })

  test('what was told in confidence is kept out, with the name', () => {
    const { absences, limits, roles, statements } = read(
      brief({ challenges: 'Mr Odell told me confidentially that he leaves in May. Mr Odell does the payroll.' }),
      '2026-11-15',
    )
    expect([absences, limits, roles, statements.map(({ text }) => text).join(' ')]).toEqual([
      [],
      [],
      [],
      expect.not.stringContaining('May'),
    ])
  })
})

describe('who can own a piece of work', () => {
  test.each([
    ['Typing takes Ines four days a month.', ['Ines']],
    ['Our stock clerk Ines counts twice.', ['stock clerk']],
    ['The fault book is kept by Bram.', ['Bram']],
    ['only me and Gus can price a roof', ['Gus']],
    ['One person understands the database (Hilda, three days a week).', ['Hilda']],
    ['Finance says no.', []],
    ['Brownouts. Coupons are copied.', []],
    ['The tracker (Navman) is old.', []],
    ['The Driver Hub system is slow.', []],
  ])('%s', (text, who) => {
    expect(owners(text)).toEqual(who)
  })

  test('those the firm works for do not', () => {
    const facts = read(brief({ description: 'We supply lenses to 300 opticians. Two fitters.' }), '2026-11-15')
    expect(facts.roles.map(({ title }) => title)).toEqual(['fitters'])
  })
})

test('two of several who go are none of those named besides, and whoever may be ill some day is not away', () => {
  const found = (challenges: string) => read(brief({ challenges }), '2026-11-15').absences
  expect(
    found('The underwriter asks a lot, my senior people know how to answer but two of them retire in summer.'),
  ).toMatchObject([{ who: 'senior people', what: 'leaves' }])
  expect(found('HR want a ranking of applicants by how likely they are to go on leave.')).toEqual([])
})

test('nobody knows of a birth ten months ahead, so that day was last month', () => {
  const [one] = read(brief({ challenges: 'Our planner is off on maternity from October.' }), '2026-11-15').absences
  expect([one?.what, one?.when]).toEqual(['away', undefined])
})

test('who has been away since a month is away, and nothing is due in it', () => {
  const [one] = read(
    brief({ challenges: 'Our planner Greet is on sick leave with burn-out since February.' }),
    '2026-11-15',
  ).absences
  expect([one?.what, one?.when]).toEqual(['away', undefined])
})

test.each([
  [
    'Engineers go out with the wrong board, then Moira who does the dispatch works it out and she retires next June.',
    'Moira',
  ],
  [
    'Plumber writes the same tap like last time, only Nurten hanım understand this, she will retire next June.',
    'Nurten',
  ],
])('she who goes is the one who does it, and none of the others: %s', (text, who) => {
  expect(read(brief({ challenges: text }), '2026-11-15').absences).toMatchObject([{ who, what: 'leaves' }])
})

test('who is named later is nearer, and no conjunction is a name', () => {
  const who = (challenges: string) => read(brief({ challenges }), '2026-11-15').absences.map((one) => one.who)
  expect(who('Quotes wait, then Peter does the lab orders and Anna says she leaves in May.')).toEqual(['Anna'])
  expect(who('Because Monday works badly, the nurse says she leaves in May.')).toEqual(['nurse'])
})

test.each([
  ['Our planner was on sick leave last winter and nobody could plan.', 0],
  ['Ines had surgery in March and the orders were late.', 0],
  ['Ines retires in March, she had surgery last year.', 1],
  ['Our planner is on maternity leave from June.', 1],
])('who was away once is back: %s', (challenges, many) => {
  expect(read(brief({ challenges }), '2026-11-15').absences).toHaveLength(many)
})
