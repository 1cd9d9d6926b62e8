import { countryByCode } from '@cairn/knowledge/countries'
import { moveById } from '@cairn/knowledge/moves'
import { tradeOf } from '@cairn/knowledge/trades'
import type { Block, Inline } from '../document-tree.ts'
import type { Plan } from '../plan.ts'
import { labelled, list, paragraph } from './blocks.ts'
import { short } from './executive-summary.ts'
import { joined, lowerFirst, quoted, upperFirst } from './words.ts'

/** The risks of this plan and what holds each; the client's own limits first. */
export function security(plan: Plan): Block[] {
  const items: Inline[][] = []
  const kept = plan.limits.filter(({ kind }) => kind === 'agreement' || kind === 'promise' || kind === 'refusal' || kind === 'technical')
  for (const one of kept.slice(0, 4)) items.push(labelled(KEPT[one.kind] ?? 'Kept', `${quoted(short(one.quote))}. ${HOW[one.kind] ?? ''}`.trim()))
  for (const one of hazards(plan).slice(0, 3)) items.push(labelled(`${one.label}`, `${one.risk} ${one.measure}`))
  const trade = tradeOf(plan.trade)
  if (trade) items.push(labelled('Never paste into an AI tool', `${joined(trade.never_paste.slice(0, 4))}.`))
  if (plan.needsPolicy) items.push(labelled('Own accounts', 'Some already use AI tools by themselves. A company account that does not train on what is typed, and one page of rules, in the first two weeks; nobody is blamed for what was done before.'))
  items.push(labelled('Access and failure', 'Tools read copies, never write into your systems without a person; each has its own login, removed the day somebody leaves; work goes on by hand when a tool is down.'))
  items.push(labelled('How harm would be noticed', 'One person outside the project looks at twenty cases a month, and anybody touched by a result can ask for a person.'))
  const law = lawOf(plan)
  return [list(items), ...law]
}

const KEPT: Record<string, string> = { agreement: 'Your agreement', promise: 'Your promise', refusal: 'What you will not have', technical: 'What the place allows' }
const HOW: Record<string, string> = {
  agreement: 'It binds every tool here; whoever it protects reads the plan before any data moves.',
  promise: 'Put it in writing beside this plan; no step here needs it broken.',
  refusal: 'Nothing in this plan needs it.',
  technical: 'Each step must work without a connection and send later.',
}

function hazards(plan: Plan): { label: string; risk: string; measure: string }[] {
  const seen = new Set<string>()
  return plan.initiatives.flatMap((one) => {
    const hazard = moveById(one.move).hazards[0]
    if (!hazard || seen.has(one.move)) return []
    seen.add(one.move)
    return [{ label: one.label, ...hazard }]
  })
}

/** Law of the right place, or none. */
function lawOf(plan: Plan): Block[] {
  const country = plan.country ? countryByCode(plan.country) : undefined
  if (!country) return [paragraph('You name no country, so we name no law. Ask a local adviser about personal data, recording, and decisions about people before the first live use.')]
  const { privacy } = country
  const parts = [`Personal data in ${country.name} falls under ${privacy.law}${privacy.authority ? ` (authority: ${privacy.authority.name})` : ''}: only what the task needs, a written agreement with each supplier, no training on your data.`]
  for (const topic of plan.topicsOfLaw.slice(0, 2)) {
    const rule = country.topics[topic as keyof typeof country.topics]
    if (rule) parts.push(`${upperFirst(rule.why)} (${rule.law}${rule.regulator ? `, ${rule.regulator}` : ''})${rule.checked ? '' : '; ask counsel to confirm'}.`)
  }
  return [paragraph(parts.join(' '))]
}
void lowerFirst
