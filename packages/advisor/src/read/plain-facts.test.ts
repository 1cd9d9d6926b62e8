import { expect, test } from 'vitest'
import { brief } from '../testing/told-brief.ts'
import { read } from './read.ts'

const bound = (told: Parameters<typeof brief>[0]) => read(brief(told), '2026-11-19').limits.map(({ kind }) => kind)

test.each([
  { challenges: 'No fixed rates, every wedding is negotiated.' },
  { challenges: 'Another vendor promised the whole system in 60 days, we asked around and they had not finished one shop.' }, // prettier-ignore
  { business_goals: "Members see their balance. Most don't have a smartphone, perhaps 4 out of 10 do." },
  {
    business_goals: 'Get the guests who look at the page and never come back to book - now perhaps one in eight books.',
  },
  { challenges: 'Customers quote us against three others and half say no thanks.' },
  { challenges: 'We sent 40 quotes and 31 were refused because we are slow.' },
  { challenges: 'I do not own a computer, only a telephone.' },
  { challenges: 'If you write us that as guaranteed we get the loan.' },
  { challenges: 'Customers want us to promise that nothing breaks.' },
  { challenges: 'The software house promised us that nothing would be lost.' },
  { challenges: 'The council promised us a new road and nothing has come.' },
  { challenges: 'The installer told us there would be no downtime.' },
  { challenges: 'I wish somebody could guarantee me no breakdowns.' },
  { challenges: 'Our lab lead is not in favour because of confidentiality, patients can sue.' },
  { challenges: 'My partner does not like it, he says confidential things get out.' },
  {
    data_collected: "Los pases are sold by the box office of a local firm that doesn't give us the names, only totals.",
  },
  { challenges: 'Beaucoup de clients ne viennent pas à leur rendez-vous. Ils ne préviennent pas.' },
])('what only tells how things are binds nobody: %o', (told) => expect(bound(told)).toEqual([]))

test.each([
  ['The dosing stays as it is, under Ingrid’s hand, no computer is to touch it.', 'promise'],
  ['Blending of the tea stays in one man’s hands.', 'promise'],
  ['The final word on who goes into the shaft stays with the foreman.', 'promise'],
  ['No machine decides who gets a bed.', 'refusal'],
  ['It has to work without internet in the barns.', 'technical'],
  ['Coverage is rubbish north of the lake, anything needing live internet is dead there.', 'technical'],
  ['A firm from Turin offered us smart bins, 80,000, the council laughed.', 'refusal'],
  ['Robots: got a quote for 120k, no thanks.', 'refusal'],
  ['A company called Nordmar offered us a package for 9,000 a year, I said no because we would be locked in.', 'refusal'], // prettier-ignore
  ['I told the dealer no subscription, ever.', 'refusal'],
  ['I told them no lock-in for three years.', 'refusal'],
  ['We told our drivers no cameras in the cab.', 'promise'],
  ['The tenants were promised by us that no cameras go up.', 'promise'],
  ['My father gave his word to the growers that no one is ranked.', 'promise'],
  ['We do not want a platform that does not give us the data.', 'refusal'],
  ['We have a confidentiality agreement with the mill, no recipe is shown to anyone.', 'agreement'],
])('%s: %s', (challenges, kind) => expect(bound({ challenges })).toContain(kind))

test('what was offered and refused gets no piece of work', () => {
  const { statements } = read(brief({ challenges: 'Robots: got a quote for 120k, no thanks.' }), '2026-11-19')
  expect(statements.map(({ kind }) => kind)).toEqual(['refusal'])
})

test('a promise that points back is told with what it promised', () => {
  const { limits } = read(
    brief({
      challenges: 'We will not accept clocks that time each packer. We promised that to them in March and keep it.',
    }),
    '2026-11-19',
  )
  expect(limits.filter(({ kind }) => kind === 'promise').map(({ text }) => text)).toEqual([
    expect.stringContaining('clocks that time each packer'),
  ])
})
