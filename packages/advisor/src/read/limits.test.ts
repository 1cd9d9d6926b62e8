import { describe, expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const TODAY = '2026-11-15'
const bound = (challenges: string) =>
  read(brief({ challenges }), TODAY).limits.map(({ kind, months, amount }) =>
    [kind, ...(months && months.length > 0 ? [months.join(',')] : []), ...(amount ? [amount.value] : [])].join(' '),
  )

describe('months in which nothing new begins', () => {
  test('a season by which things must work is not one to keep free', () => {
    expect(bound('June to August is when we earn the year, so everything should already be working by then.')).toEqual(
      [],
    )
  })

  test.each([
    ['Carnival is the third week of February and nobody will have time from after New Year until it is over.', '1,2'],
    ['December through February is our heavy season.', '1,2,12'],
    ['In December (nativity plays) and June there is no air.', '6,12'],
    ['Mises bas en février-mars et marchés pleins en juillet-août : ces mois-là, ne nous demandez rien.', '2,3,7,8'],
    ['From mid May till end of August nobody talks to me about projects.', '5,6,7,8'],
    ['Shearing starts mid March, and from then till end of May nobody answers.', '3,4,5'],
    ['Season April to October. No changes in season.', '4,5,6,7,8,9,10'],
    ['Advent to us is December. Don’t even think of training anyone then.', '12'],
    ['August half the team is away.', '8'],
    ['Please nothing to start in the whole of May or in the four weeks before Christmas.', '5,11,12'],
    ['In July half of the crew is on holidays.', '7'],
    ['We are flat out from Black Friday to mid January.', '1,11,12'],
    ['Between June and August volume doubles and nothing can be introduced.', '6,7,8'],
    ['Year-end close keeps finance busy from mid December to the end of January.', '1,12'],
    ['September is insane, and January is a smaller September.', '1,9'],
    ['no time for anything april to june, thats when the whole town gets married', '4,5,6'],
    ['Line stopped in the last two weeks of July for maintenance.', '7'],
    ['Nothing can be rolled out in Q4.', '10,11,12'],
    ['Planting is October and November, everyone is in the field.', '10,11'],
    ['May and June is when we earn the year.', '5,6'],
    ['From the 1st of November to Carnival I cannot spare anyone.', '1,2,11,12'],
  ])('%s', (text, months) => {
    expect(bound(text)).toEqual([`calendar ${months}`])
  })

  test.each([
    'Three of them use a scribe app on their own phones, I have not approved it and not stopped it either.',
    'Five houses on the coast and one that my grandmother bought and nobody has the heart to sell, 280 people in August.',
    'December is our best month for sales.',
    'The audit is in March and nobody knows the new form.',
    'We lost twelve customers in May because nobody had time.',
    'The season runs from June to freeze-up.',
    'We opened in May.',
    'Everyone is on Excel, May figures are missing.',
  ])('none: %s', (text) => {
    expect(bound(text)).toEqual([])
  })
})

describe('what is ruled out', () => {
  test.each([
    ['No patient is ever to be diagnosed by software.', 'refusal'],
    ['We are not doing RFID again.', 'refusal'],
    ['Cameras are out of the question.', 'refusal'],
    ['Nothing that tracks the drivers.', 'refusal'],
    ['We will never weigh a child in front of the others.', 'refusal'],
    ['Not for discussion: replacing the night nurses.', 'refusal'],
    ['Our pickers refuse to be filmed.', 'refusal'],
    ['The crew won’t wear trackers, I gave them my word.', 'promise'],
    ['No one shall be dismissed, it was said at the meeting.', 'promise'],
    ['We told customers in writing that a person always answers.', 'promise'],
    ['Clause 14 prohibits different treatment.', 'agreement'],
    ['Our contract with clients says the data is theirs.', 'agreement'],
    ['Nothing must touch this without the school nurse.', 'agreement'],
    ['The union has opposed punch clocks.', 'agreement'],
    ['IT must approve everything.', 'consent'],
    ['Two of our three clients have not yet said yes to any AI on their calls.', 'consent'],
    ['The Board wants to see a written policy before anything touches learners.', 'consent'],
    ['Expenditure above $50,000 requires a resolution of Council.', 'consent'],
    ['Finance wants nothing above KES 2m.', 'budget 2000000'],
    ['Spend must stay under 20k this year.', 'budget 20000'],
    ['Payback under a year, first-year spend max €60,000.', 'budget 60000'],
  ])('%s', (text, limit) => {
    expect(bound(text)).toEqual([limit])
  })

  test.each([
    'We promised the bank a saving from Q4.',
    'The board has told investors the shop will be live by December.',
    'We have a £90,000 roof to pay for.',
    'The grant only matches what is raised by 31 March, up to $30,000.',
    'The lease is up on 30 June.',
    'The parking contract renews itself on 1 January.',
    'The mayor wants a chatbot.',
    'No order is ever complete.',
    'I don’t want to lose another client in December.',
  ])('nothing: %s', (text) => {
    expect(bound(text)).toEqual([])
  })

  test('the yearly budget of the firm is not what may be spent on this', () => {
    expect(read(brief({ description: 'School board, budget about €4.1M.' }), TODAY).limits).toEqual([])
  })
})

test.each([
  ['We promised the bank a saving from Q4.', 'date'],
  ['The lease is up on 30 June.', 'date'],
  ['The county contract goes to tender again in April.', 'date'],
  ['Support for our server ends in October.', 'date'],
])('a date that binds: %s', (challenges, kind) => {
  const facts = read(brief({ challenges }), TODAY)
  expect([facts.statements[0]?.kind, facts.dates.length]).toEqual([kind, 1])
})

describe('what is no refusal', () => {
  test.each([
    ['challenges', 'The hospitals kept phoning; we’d never asked them what they needed.'],
    ['data_collected', 'Exam results since 2015. No recording of the reason for failing.'],
    ['challenges', 'I would rather not discuss how that meeting went.'],
    ['challenges', 'It must read aloud; many beautiful programs do not.'],
  ])('%s: %s', (field, text) => {
    const { facts } = advise(brief({ business_goals: 'Cut waste.', challenges: '', [field]: text }), {
      date: '2026-11-16',
    })
    expect(facts.limits.filter(({ kind }) => kind === 'refusal')).toEqual([])
  })
})

test.each([
  ['I refuse any letter sent automatically that announces a seizure.', 'refusal'],
  ['The captain decides on weather alone and I want it to stay so.', 'promise'],
  ['Whatever you suggest must work with screen readers.', 'technical'],
  ['Electricity falls two or three times a week.', 'technical'],
])('what binds every step: %s', (challenges, kind) => {
  const { facts, plan } = advise(brief({ business_goals: 'Cut waste.', challenges }), { date: '2026-11-16' })
  expect(facts.limits.map((one) => one.kind)).toContain(kind)
  expect(plan.declined).toEqual([])
})

test.each([
  ['I told the workers in writing in June that there would be no new cameras.', 'challenges'],
  ['We do not drill any more.', 'description'],
])('neither the month in which it was said nor what is over binds: %s', (text, field) => {
  const { facts } = advise(brief({ business_goals: 'Cut waste.', challenges: '', [field]: text }), {
    date: '2026-11-16',
  })
  expect(facts.limits.filter(({ kind }) => kind === 'calendar' || kind === 'refusal')).toEqual([])
})

test('a promise that points back is told with what was promised', () => {
  const { facts } = advise(
    brief({ challenges: 'No donor may see which village has savings; that was promised at public meetings.' }),
    { date: '2026-11-16' },
  )
  expect(facts.limits.find(({ kind }) => kind === 'promise')?.text).toContain('which village has savings')
})

test.each([
  [
    'The makers fear for their designs. I’ve said we won’t, not without each of them agreeing.',
    'fear for their designs',
  ],
  ['We don’t charge late fees to schools (promised them, not changing that).', 'late fees to schools'],
])('who gave a word is told with what about: %s', (challenges, about) => {
  const { facts } = advise(brief({ challenges }), { date: '2026-11-17' })
  expect(facts.limits.map(({ text }) => text).join(' ')).toContain(about)
})

test.each([
  ['En febrero (hoteles llenos) y en junio y julio no hay nadie disponible para proyectos.', [2, 6, 7]],
  ['April (Vaisakhi) and November (Gurpurab) are not available.', [4, 11]],
  ['En enero y febrero no se puede, estamos todos navegando.', [1, 2]],
  ['Em fevereiro e em junho não há ninguém disponível.', [2, 6]],
  ['En février et de juin à juillet, personne n’est disponible pour des projets.', [2, 6, 7]],
])('in whatever language nobody has time then, and a sea in a name is no month: %s', (challenges, months) => {
  const { facts } = advise(
    brief({ description: 'Lavamos ropa, y desde 2021 también de hoteles de Viña del Mar.', challenges }),
    { date: '2026-11-17' },
  )
  expect(facts.limits.filter(({ kind }) => kind === 'calendar').flatMap((one) => one.months ?? [])).toEqual(months)
})

test.each([
  'The data for January and February is not available.',
  'Spare parts are not available in April.',
  'Não dá para saber quanto vendemos em janeiro.',
])('what cannot be had then closes no month: %s', (challenges) => {
  const { facts } = advise(brief({ challenges }), { date: '2026-11-17' })
  expect(facts.limits.filter(({ kind }) => kind === 'calendar')).toEqual([])
})

test('the days on which a plant is closed are kept free, though they stand among the goals', () => {
  const { plan } = advise(
    brief({ business_goals: 'Cut waste. Plant stops for collective holidays 20 December to 12 January.' }),
    { date: '2026-11-16' },
  )
  expect(plan.closed).toEqual([{ from: '12-20', to: '01-12' }])
})

test('a contract that renews itself is no promise of the client', () => {
  expect(bound('The contract auto-renews on 30 April for three years.')).toEqual([])
})

test.each([
  'Nobody has to be asked.',
  'The union has agreed to everything. It no longer has to be consulted.',
  'The board, which had not agreed in 2019, agreed last week.',
  'My wife wants to read the mail first thing in the morning.',
  'Orders go out without approval and then come back.',
  'Patients must consent to treatment on paper and the forms get lost.',
])('no yes is missing: %s', (text) => {
  expect(bound(text)).not.toContain('consent')
})

test.each([
  'Anything that touches patient records has to go past Dr Fahy first.',
  'Anything with personal data needs the sign-off of the DPO.',
  '€40k plus one squad one day a week, CTO Liis decides, DPO must see anything with customer data.',
  'Every change to the extraction plan must pass from the director of works and from the Comune.',
])('whose yes comes first is known by how people say so: %s', (challenges) => {
  expect(limitsIn(challenges)).toEqual(['consent'])
})

test.each([
  'Planner Ruta releases the jobs to the machines, if she is ill nothing moves.',
  'Approval of a sample takes four days.',
  'My brother thinks it is a waste of money, but the firm is mine.',
])('who decides day by day, or thinks something, is not asked: %s', (challenges) => {
  expect(limitsIn(challenges)).not.toContain('consent')
})

function limitsIn(challenges: string) {
  return read(brief({ challenges }), '2026-11-15').limits.map(({ kind }) => kind)
}

test('what is not to be had is kept, in whichever box and however it is put', () => {
  const refused = (team_ai_familiarity: string, business_goals = '') =>
    read(brief({ team_ai_familiarity, business_goals }), TODAY).limits.flatMap(({ kind, text }) =>
      kind === 'refusal' || kind === 'promise' || kind === 'data' ? [text] : [],
    )
  for (const said of [
    'Nobody should propose software that tunes by itself, we have ears',
    'No photos or details of the kids to go into any AI thing',
    'NO ai made patterns and NO ai pictures',
    'No member information leaves Canada',
  ])
    expect(refused(`${said}.`)).toEqual([said])
  expect(refused('And no text goes to anyone who has opted out, ever.')).toHaveLength(1)
  expect(refused('Must not happen: nothing may tell a customer that the car is safe to drive.')).toHaveLength(1)
  expect(refused('', 'No car goes back with the wheel nuts untorqued.')).toEqual([])
})

test('what a supplier says is no month of the client’s own', () => {
  expect(bound('New phone system half done: main site not, supplier says March.')).toEqual([])
})

describe('a day before which nobody has time', () => {
  const starts = (told: Parameters<typeof brief>[0]) =>
    read(brief({ description: 'A firm.', ...told }), '2026-11-19').limits.flatMap(({ kind, from }) =>
      kind === 'start' && from ? [`${from.day} ${from.month} ${from.year}`] : [],
    )

  test.each([
    ['Winter is our high season and nobody has time before 1 February.', '1 2 2027'],
    ['Nobody is free before 15 January 2027.', '15 1 2027'],
    ['No department has time for anything before 1 February 2027.', '1 2 2027'],
    ['Nothing new before the Christmas rush is over, say 11 January.', '11 1 2027'],
    ['Everybody is busy with the audit until 15 February.', '15 2 2027'],
    ['Do 15 lutego wszyscy są zajęci badaniami UDT.', '15 2 2027'],
    ['Nobody in dispatch has a free hour before February 22, 2027.', '22 2 2027'],
    ['My two supervisors have not a minute before 1 February 2027.', '1 2 2027'],
    ['Nobody can attend to a project before 8 February 2027, then Lucía is back.', '8 2 2027'],
    ['Until 1 February 2027 the drawing team has no time, we have our fairs.', '1 2 2027'],
    ['Free only from 1 March 2027, flag state audit before.', '1 3 2027'],
    ['Personne n’est libre avant le 18 janvier 2027.', '18 1 2027'],
    ['Hockey season October to March, nobody in the office will learn a new thing before 4 April.', '4 4 2027'],
  ])('%s', (challenges, day) => {
    expect(starts({ challenges })).toEqual([day])
  })

  test.each([
    'The supplier is busy until March.',
    'We get no payment until 15 March.',
    'Ken has no time before April.',
    'Nobody will know before March whether it works.',
    '45% back from the regional fund if the order is signed by 31 March 2027.',
  ])('of others, or of money, it says nothing: %s', (challenges) => {
    expect(starts({ challenges })).toEqual([])
  })

  test('of two the later one is when the plan begins', () => {
    const { plan } = advise(
      brief({
        description: 'A firm in England.',
        business_goals: 'Invoices out in 2 days instead of 9.',
        challenges: 'Nothing new before 11 January. Nobody is free before 1 February.',
      }),
      { date: '2026-11-19' },
    )
    expect(plan.start).toBe('2027-02-01')
    expect(plan.initiatives.every(({ from }) => from >= '2027-02-01')).toBe(true)
  })
})

test('an open season is no time to keep free, and a month before a noun is its name', () => {
  expect(bound('Season mid-June to end September, rest closed.')).toEqual([])
  expect(bound('Nobody free between 20 November and 10 January.')).toEqual(['calendar 1,11,12'])
  expect(
    read(brief({ team_ai_familiarity: 'AI nobody, only I asked ChatGPT for the March problem.' }), TODAY).limits,
  ).toEqual([])
})

test('what must not be put anywhere is bound, and waits for nobody’s yes', () => {
  const told = read(
    brief({
      challenges: "Trainees' data belongs to the employment authority and must not be put in any cloud service.",
    }),
    TODAY,
  )
  expect(told.limits.map(({ kind }) => kind)).toEqual(['data'])
})

test('who decides on another matter is asked nothing here', () => {
  const told = read(
    brief({ challenges: 'The partners decide on 9 March 2027 whether to continue with the vendor.' }),
    TODAY,
  )
  expect(told.limits.filter(({ kind }) => kind === 'consent')).toEqual([])
})

test('in a sentence without end each part is read by itself', () => {
  const told =
    'The ovens are run by nine bakers on shifts and each has his own hand, between the best and the worst shift there are 17 litres of oil a batch, and it rains into the wood so it is never the same two days running, we measure the moisture once a shift, the meter project is half done and the meters have been in their boxes since spring, December this year is stocktaking and July 2027 is the shutdown and in these two months nothing new is begun, in 2024 we bought sensors and they warned us 40 times a week so the fitters switched them off.'
  const { limits } = read(brief({ challenges: told }), TODAY)
  expect(limits.filter(({ kind }) => kind === 'calendar').map(({ months }) => months)).toEqual([[7, 12]])
})
