import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'
import { optionsIn } from './which-first.ts'

test.each([
  ['Should we sort the rota first or the notes first?', ['rota', 'notes']],
  ['Which one would you do first, the paperwork or the phones?', ['paperwork', 'phones']],
  ['Par quoi commencer, les marchés ou la cave ?', ['marchés', 'cave']],
  ['Do we begin with the quotes or with the stock list?', ['quotes', 'with stock list']],
  ['Is it a problem of price or of quality?', undefined],
  ['We start at 6 or 7.', undefined],
])('%s', (question, options) => {
  expect(optionsIn(question)).toEqual(options)
})

const asked = (challenges: string) =>
  advise(
    brief({
      description: 'A home care provider in Perth, Scotland, with 90 carers.',
      business_goals: 'Late visits from 9% to 4%. Read every care note within two days, now it takes nine.',
      challenges,
      data_collected: 'Visit times in the rota system since 2021.',
    }),
    { date: '2026-11-17' },
  )

test('who asks which of two comes first gets the order of the plan with its reason, and no piece of work for asking', () => {
  const { plan, text } = asked('Should we sort the late visits first or the care notes first?')
  const [visits, notes] = ['visits', 'note'].map((word) =>
    plan.initiatives.find(({ answers }) => answers.some(({ quote }) => quote.includes(word))),
  )
  expect(plan.choices).toEqual([
    { quote: 'Should we sort the late visits first or the care notes first?', labels: [visits?.label, notes?.label].toSorted() },
  ]) // prettier-ignore
  expect(text).toMatch(
    /\*\*You ask:\*\* “Should we sort the late visits first or the care notes first\?” I\d \([^)]+\) before I\d/,
  )
  expect(plan.initiatives.flatMap(({ answers }) => answers).map(({ kind }) => kind)).not.toContain('question')
  expect(text).toContain('Answered in the executive summary')
})

test('of two things that the plan does not know, nothing is made up', () => {
  const { text } = asked('Where do we begin, with the marquee or the fountain?')
  expect(text).toContain('We found too little on the two to part them')
})
