import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const advised = (challenges: string, data_collected = '') =>
  advise(
    brief({
      description: 'An independent builders merchant in Wigan, England, with a yard, a trade counter and five lorries.',
      business_goals: 'Dead stock down by a quarter (about £310k of it sat there).',
      challenges,
      data_collected,
    }),
    { date: '2026-11-16' },
  )

test('the name of what the next sentence tells is no trouble of its own', () => {
  const { plan } = advised(
    'Take-offs. Customers send a pdf or a phone photo of a drawing, Graham and Tony count it all up by hand, and Graham retires at Easter.',
  )
  const quotes = plan.initiatives.flatMap(({ answers }) => answers.map(({ quote }) => quote))
  expect(quotes).not.toContain('Take-offs')
  expect(quotes.join()).toContain('Graham')
})

test('what stands alone is a trouble, however short', () => {
  const { plan } = advised('Wrong invoices.')
  expect(plan.coverage.map(({ quote }) => quote)).toContain('Wrong invoices')
})

test('a handover is done from no records, and a share of today’s figure is told as a figure', () => {
  const { plan, text } = advised(
    'Graham counts all drawings by hand and retires at Easter, nobody else can do it.',
    'Stock counts decent in Wigan, Leigh is guesswork. Sales lines of nine years.',
  )
  expect(plan.initiatives.find(({ move }) => move === 'handover')?.data.said).toEqual([])
  expect(text).toContain('£310k now, to be down by 25%, to £232,500')
})
