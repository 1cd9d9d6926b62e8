import { advise } from '../advise.ts'
import { parseProposal, planFrom } from '../prompts/propose-step.ts'

/** A brief with figures, and a plan for it as a model proposes one. */
export const TODAY = '2026-11-15'
export const BRIEF: Parameters<typeof advise>[0] = {
  company_name: 'Quayside Foods',
  industry: 'Manufacturing',
  report_type: 'opportunity_assessment',
  company_size: '20-99 employees',
  description: 'We bottle sauces in Cork, Ireland, with 60 people. We fill 2,600 jars a day.',
  business_goals: 'Cut waste from 9% to 5%. Answer customers in one day instead of four.',
  challenges: 'Orders come by phone and are typed twice. We get 40 orders a day; typing one takes 6 minutes.',
}
export const { facts } = advise(BRIEF, { date: TODAY })
export const idOf = (words: string) => facts.statements.find(({ text }) => text.includes(words))?.id ?? ''

export function answered(
  sums: { what: string; sum: string; rests: string[] }[],
  changes: object = {},
  told = facts,
  deadlines: object[] = [],
  declined: object[] = [],
) {
  const piece = (title: string, about: string, impact: number) => ({
    title,
    move: 'checklist',
    ai: false,
    answers: [idOf(about)],
    scores: { impact, feasibility: 6, data: 6, risk: 8, fit: 8 },
    bought: [2, 4],
    purchase: [500, 900],
    monthly: [40, 60],
    how: 'The filler notes each bottle that is thrown away and why.',
    test: 'Four weeks before and after.',
    fails: 'Stop, and ask the fillers why.',
    first: 'Write the card.',
    ...changes,
  })
  const initiatives = [piece('A count of waste', 'Cut waste', 9), piece('One order card', 'Answer customers', 6)]
  const answer = parseProposal(JSON.stringify({ initiatives, sums, deadlines, declined }))
  if (!answer) throw new Error('not read')
  const made = planFrom(told, TODAY, answer)
  if (!made) throw new Error('no plan')
  return made
}
export const WASTE = {
  what: 'Jars wasted a day',
  sum: '9% of 2,600 = 234 jars',
  rests: [idOf('2,600'), idOf('Cut waste')],
}
export const TYPING = {
  what: 'Typing orders, hours a day',
  sum: '40 × 6 minutes = 4 hours',
  rests: [idOf('40 orders')],
}
