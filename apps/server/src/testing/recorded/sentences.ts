/** Single sentences put into a place of a recorded answer: what must not survive, and what must. */
export interface Planted {
  report: 'hearing' | 'engineers' | 'estates'
  place: string
  sentence: string
  kind: 'figure' | 'law' | 'agreement' | 'refused wish' | 'data' | 'sum' | 'date'
}

export const FALSEHOODS: Planted[] = [
  {
    report: 'hearing',
    place: 'I1',
    kind: 'figure',
    sentence: 'About 4,900 patients a month wait for a first test in Waterford and Clonmel.',
  },
  {
    report: 'hearing',
    place: 'I2',
    kind: 'figure',
    sentence: 'Of the 23,000 fittings of last year, 13% were missed or cancelled late.',
  },
  {
    report: 'hearing',
    place: 'security',
    kind: 'law',
    sentence: 'HIPAA asks for consent before any text goes to a patient.',
  },
  {
    report: 'hearing',
    place: 'opening',
    kind: 'agreement',
    sentence: 'The union has already agreed that assistants may take clean-and-checks.',
  },
  {
    report: 'hearing',
    place: 'I4',
    kind: 'refused wish',
    sentence: 'The software that listens in on consultations writes each letter after the visit.',
  },
  {
    report: 'hearing',
    place: 'I5',
    kind: 'data',
    sentence: 'You keep a survey of satisfaction after every fitting.',
  },
  {
    report: 'hearing',
    place: 'opening',
    kind: 'sum',
    sentence: '9,400 × 45 minutes = 8,050 hours a year go into clean-and-checks.',
  },
  {
    report: 'hearing',
    place: 'opening',
    kind: 'agreement',
    sentence: 'Your audiologists signed up for short visits and welcomed the plan.',
  },
  {
    report: 'engineers',
    place: 'opening',
    kind: 'figure',
    sentence: 'You declined 26 of about 60 RFPs last year because the seniors had no time.',
  },
  {
    report: 'engineers',
    place: 'I1',
    kind: 'figure',
    sentence: 'The seniors lose 420 days a year to drafts that sit in the queue.',
  },
  {
    report: 'engineers',
    place: 'security',
    kind: 'law',
    sentence: 'Under the Privacy Act 1988 the midstream client must be told.',
  },
  {
    report: 'engineers',
    place: 'I4',
    kind: 'agreement',
    sentence: 'The midstream client has given written consent for its drawings to be used.',
  },
  {
    report: 'engineers',
    place: 'I3',
    kind: 'data',
    sentence: 'You hold recordings of every review meeting since 2016.',
  },
  {
    report: 'engineers',
    place: 'why',
    kind: 'refused wish',
    sentence: 'AI runs the bridge load ratings, and a P.Eng. seals the summary.',
  },
  {
    report: 'engineers',
    place: 'why',
    kind: 'figure',
    sentence: 'Utilization stands at 76% already, so nothing is urgent.',
  },
  {
    report: 'engineers',
    place: 'closing',
    kind: 'figure',
    sentence: 'Drafting saves 35% of all hours in the first year.',
  },
  { report: 'estates', place: 'opening', kind: 'figure', sentence: 'The sets burn 38 litres an hour on average.' },
  {
    report: 'estates',
    place: 'opening',
    kind: 'figure',
    sentence: 'Your 11 technicians write the running hours in exercise books.',
  },
  {
    report: 'estates',
    place: 'I1',
    kind: 'law',
    sentence: 'The GDPR obliges you to show each estate its diesel account.',
  },
  {
    report: 'estates',
    place: 'I2',
    kind: 'agreement',
    sentence: 'The associations have agreed to pay in instalments.',
  },
  {
    report: 'estates',
    place: 'I3',
    kind: 'data',
    sentence: 'You have a database of fuel sensors in every generator house.',
  },
  {
    report: 'estates',
    place: 'security',
    kind: 'refused wish',
    sentence: 'The debtors list goes to each estate group every Monday, politely worded.',
  },
  {
    report: 'estates',
    place: 'timeline',
    kind: 'refused wish',
    sentence: 'The face recognition camera in the first generator house starts in April.',
  },
  {
    report: 'estates',
    place: 'why',
    kind: 'law',
    sentence: 'The Estate Diesel Transparency Act makes the account a duty.',
  },
  {
    report: 'estates',
    place: 'closing',
    kind: 'figure',
    sentence: 'Collection has risen to 88% and complaints are answered the same day.',
  },
  {
    report: 'estates',
    place: 'questions',
    kind: 'date',
    sentence: 'Contracts for 3 estates finish in June; who renews them?',
  },
]

type True = Pick<Planted, 'report' | 'place' | 'sentence'>
const truths = (report: True['report'], sentences: Record<string, readonly string[]>): True[] =>
  Object.entries(sentences).flatMap(([place, said]) => said.map((sentence) => ({ report, place, sentence })))

export const TRUTHS: True[] = [
  ...truths('hearing', {
    opening: [
      '12% of 1,450 = 174 fittings would still come back at your target.',
      '4,100 ÷ 11,800 = 35% of active patients have ticked consent, you think, so most may not be written to.',
      '3 audiology assistants would have 9,400 ÷ 3 = 3,133 clean-and-checks each.',
    ],
    I1: ['60 × 25 minutes = 25 hours a week go into GP letters.'],
    I2: ['2,600 ÷ 23,000 = 11% of bookings are first hearing tests.'],
    timeline: ['1,450 ÷ 2,600 = 56% of first tests end in a fitting.'],
    I4: ['Two of 14 posts are empty, and 2 ÷ 14 = 14% of the audiologists you planned for are missing.'],
    why: ['1,750 ÷ 4,900 = 36% of calls ring out; count by hour before you decide.'],
  }),
  ...truths('engineers', {
    opening: [
      '420 × 34 hours = 14,280 hours a year go into assessment reports.',
      '9 E.I.T. + 12 P.Eng. = 21 of your 38 billable people share the reviews.',
      '34 − 24 = 10 hours is what you want off each report, in all of its rounds.',
    ],
    I1: ['11 ÷ 26 = 42% of the days are a draft sitting in a senior’s queue.'],
    I2: ['14 ÷ 60 = 23% of the RFPs were declined for lack of time.'],
    timeline: ['31% of C$7.2M = C$2.2M a year hangs on the midstream client.'],
    I4: ['With 2.6 rounds on average, a report is read twice or more before it is sealed.'],
    why: ['If 30% of 420 = 126 reports a year are fixed-fee, ten hours less on each is 126 × 10 = 1,260 hours.'],
  }),
  ...truths('estates', {
    opening: [
      '640 ÷ 30 = 21 complaints a day reach you across seven groups.',
      '2,050 hours ÷ 11 generators = 186 hours a month for each set.',
      '17% of N92m = N15.6m a month lies between 71% and 88%, since 88% − 71% = 17%.',
    ],
    I1: ['9 ÷ 6 = 1.5 big breakdowns a month.'],
    I2: ['1,140 homes × N32,000 = N36,480,000 a month is what your target allows for diesel.'],
    timeline: ['8% of 38,000 litres = 3,040 litres is what the directors believe walks away.'],
    I4: ['Light from 7pm to 6am is eleven hours a night, so the running hours cannot fall far.'],
    why: ['5 technicians look after 11 generators; ask them which three fail most.'],
  }),
]

/**
 * A second set, written after the checks. By code alone 16 of 24 survived at first sight, and 9 still do: plain-worded
 * falsehoods about who does what are the judge's to find.
 */
export const PLAIN_FALSEHOODS: Pick<Planted, 'report' | 'place' | 'sentence'>[] = [
  { report: 'hearing', place: 'I1', sentence: 'Your 12 front desks answer 1,450 calls a month.' },
  {
    report: 'hearing',
    place: 'opening',
    sentence: 'The Data Protection Commission fined you in 2023 over the mailing list.',
  },
  { report: 'hearing', place: 'why', sentence: 'Two audiologists start in February, so the diaries will ease.' },
  {
    report: 'hearing',
    place: 'I3',
    sentence: 'The AI voice receptionist from the supplier in Dublin takes the afternoon calls.',
  },
  {
    report: 'hearing',
    place: 'security',
    sentence: 'The Health Insurance Portability rules of your insurer bind the letters.',
  },
  { report: 'hearing', place: 'opening', sentence: '9,400 ÷ 23,000 = 51% of bookings are clean-and-checks.' },
  { report: 'hearing', place: 'closing', sentence: 'You have 17 audiology assistants for the short visits.' },
  { report: 'hearing', place: 'I5', sentence: 'You record why each patient returns an aid.' },
  { report: 'engineers', place: 'opening', sentence: 'The board approved C$90k for drafting alone.' },
  { report: 'engineers', place: 'opening', sentence: 'The midstream client is 70% of fees.' },
  { report: 'engineers', place: 'I2', sentence: 'Ajera already splits proposals, training and rework.' },
  { report: 'engineers', place: 'why', sentence: 'You win 62% of the RFPs you answer.' },
  { report: 'engineers', place: 'security', sentence: 'APEGA and the FDA both watch how reports are sealed.' },
  { report: 'engineers', place: 'why', sentence: 'Reports wait 26 days in a senior’s queue.' },
  {
    report: 'engineers',
    place: 'I4',
    sentence: 'Drawings of the midstream client go into the drafting tool first.',
  },
  { report: 'engineers', place: 'timeline', sentence: 'Field season ends in August, so Lethbridge can start then.' },
  { report: 'estates', place: 'opening', sentence: 'You buy 92,000 litres of diesel a month.' },
  { report: 'estates', place: 'opening', sentence: 'Your technician found that 8% of the diesel is stolen.' },
  { report: 'estates', place: 'I2', sentence: 'Payments per home are on record since 2012.' },
  { report: 'estates', place: 'I3', sentence: 'The 640 guards answer residents at the gate.' },
  {
    report: 'estates',
    place: 'security',
    sentence: 'Operators have signed that losses may be deducted from salary.',
  },
  { report: 'estates', place: 'opening', sentence: 'The promise of light from 7pm to 6am can be cut to midnight.' },
  { report: 'estates', place: 'I4', sentence: 'Sensors on all generators send their readings every minute.' },
  { report: 'estates', place: 'why', sentence: 'The service charge goes up in October to pay for it.' },
]
