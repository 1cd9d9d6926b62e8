import { aiRulesFor, countryByCode, regionRules, rulesFor } from '@cairn/knowledge/countries'
import { once } from '@cairn/knowledge/once'
import type { Block, Inline } from '../document-tree.ts'
import type { Initiative, Plan } from '../plan.ts'
import { labelled, list, paragraph, strong, table, text } from './blocks.ts'
import type { Detail } from './detail.ts'
import { limitsKept } from './limits-kept.ts'
import { moveOf } from './own-words.ts'
import { referencesCited } from './references.ts'
import { kindOf } from './titles.ts'
import { firstThought, joined, lowerFirst, sentences } from './words.ts'

/** Who decides and how harm would show; the client's own limits; what never goes in; the law of the place. */
export function security(plan: Plan, detail: Detail): Block[] {
  const pieces = byCare(plan)
  const items: Inline[][] = limitsKept(plan, detail.limits).map(([label, words]) => labelled(label, words))
  for (const one of pieces.filter(({ ai }) => ai).slice(0, detail.protects)) items.push(protectedBy(one))
  for (const one of hazards(plan).slice(0, detail.hazards))
    items.push(labelled(`Risk in ${one.label}`, `${one.risk} ${one.measure}`))
  items.push(labelled('Never paste into an AI tool', `${joined(NEVER_PASTE)}.`))
  if (plan.needsPolicy)
    items.push(
      labelled(
        'Tools people already use',
        'give them a company account that does not train on what is typed, and one page of rules, within two weeks.',
      ),
    )
  const guarded = pieces.slice(0, detail.guarded)
  return [
    ...(guarded.length > 0
      ? [
          table(
            ['Piece of work', 'Stays with people', ...(detail.harm ? ['How harm would show'] : [])],
            guarded.map((one) => guard(one, detail)),
          ),
        ]
      : []),
    list(items),
    ...law(plan, detail),
    ...(detail.references && plan.size !== 'small' ? references(plan) : []),
  ]
}

/** Whom it touches as the label, and how they are protected behind it. */
function protectedBy(one: Initiative): Inline[] {
  const { protects } = moveOf(one)
  const [, whom, how] = /^([^:.]{3,70}): (.+)$/.exec(protects) ?? []
  return whom && how
    ? labelled(`For ${lowerFirst(whom)} (${one.label})`, how)
    : labelled(`People affected by ${one.label}`, protects)
}

/** What a machine does needs guarding before what people do. */
function byCare({ initiatives }: Plan): Initiative[] {
  return initiatives.filter(({ own }) => !own).sort((a, b) => Number(b.ai) - Number(a.ai))
}

function guard(one: Initiative, detail: Detail): string[] {
  const move = moveOf(one)
  const most = detail.explain ? 2 : 1
  const told = [`${one.label} ${kindOf(one)}`, sentences(move.never, most)]
  return detail.harm ? [...told, move.noticed] : told
}

const NEVER_PASTE = [
  'names with addresses, health or money matters',
  'card, bank and identity numbers, passwords',
  'what was told in confidence',
]
/** Privacy law goes by sector here: the general one would mislead a bank or a clinic. */
const SECTORAL = new Set(['US'])
/** Trades whose records have a privacy law of their own there. */
const OWN_PRIVACY = new Set(['Banking', 'Finance', 'Healthcare', 'Education'])
/** Where the general act binds firms and leaves public bodies to others. */
const PRIVATE_ONLY = new Set(['CA', 'US', 'AU', 'SG', 'MY'])
const FEDERAL = new Set(['US', 'CA', 'AU'])
const THE = new Set(['US', 'GB', 'NL', 'PH', 'AE', 'DO'])
function hazards(plan: Plan): { label: string; risk: string; measure: string }[] {
  const seen = new Set<string>()
  return plan.initiatives.flatMap((one) => {
    const hazard = one.situation ? moveOf(one).hazards[0] : undefined
    if (!hazard || seen.has(hazard.risk)) return []
    seen.add(hazard.risk)
    return [{ label: one.label, risk: hazard.risk, measure: hazard.measure }]
  })
}

/** Costly to make, and seldom needed. */
const names = once(() => new Intl.DisplayNames(['en'], { type: 'region' }))

/** Law of the right place, or none. */
function law(plan: Plan, detail: Detail): Block[] {
  const country = plan.country ? countryByCode(plan.country) : undefined
  if (!country)
    return [
      paragraph(
        strong('Law.'),
        ` ${plan.country ? `You work in ${names().of(plan.country)}, whose acts our tables do not hold, so we name none` : 'It depends on where you work, so we name no act here'}. Before the first live use, ask a local adviser what holds for personal data.`,
      ),
    ]
  const parts: string[] = []
  const { privacy } = country
  const bound = OWN_PRIVACY.has(plan.trade)
  const regional = bound && SECTORAL.has(country.code) ? undefined : regionRules(country, plan.region, 'privacy')[0]
  const bySector = SECTORAL.has(country.code) && (plan.topicsOfLaw.length > 0 || regional !== undefined)
  if (regional) parts.push(`Personal data: ${regional.law}, overseen by the ${regional.regulator}.`)
  else if (plan.trade === 'Government' && PRIVATE_ONLY.has(country.code))
    parts.push('Personal data: public bodies have acts of their own there; ask whoever answers for your records which.')
  else if (privacy.law && !bySector)
    parts.push(
      `Personal data in ${THE.has(country.code) ? 'the ' : ''}${country.name}: ${privacy.law}${privacy.status === 'adopted' ? ', passed but not binding yet as far as we know' : ''}${privacy.authority ? `, overseen by the ${privacy.authority.name}`.replace('the the', 'the') : ''}${country.regions?.some(({ rules }) => rules.some(({ topic }) => topic === 'privacy')) ? ', unless your province or state has an act of its own' : ''}.${detail.law > 0 ? ' Use only what the task needs, and sign a data agreement with each supplier.' : ''}`,
    )
  const grave = plan.declined.some(({ id }) => GRAVE.has(id)) || plan.initiatives.some((one) => moveOf(one).risk >= 3)
  const ai = grave ? aiRulesFor(country)[0] : undefined
  if (ai && detail.law > 1) parts.push(firstThought(ai.summary))
  const topics = plan.topicsOfLaw.filter((topic) => isTouched(topic, plan))
  for (const topic of topics.slice(0, Math.min(1, detail.law))) {
    const rule = rulesFor(country, topic as never, plan.region)[0]
    // In a federation, work and building are the states' business: without the state's rule, none is named.
    if (
      rule &&
      !(
        FEDERAL.has(country.code) &&
        ['employment', 'workplace_safety', 'building', 'schools'].includes(topic) &&
        !regionRules(country, plan.region, topic as never)[0]
      )
    )
      parts.push(
        `${firstThought(rule.why).replace(/\.$/, '')} (${rule.law}${rule.regulator ? `; ${rule.regulator}` : ''}${rule.checked ? '' : '; ask counsel to confirm'}).`,
      )
  }
  return parts.length > 0 ? [paragraph(strong('Law.'), text(` ${parts.join(' ')}`))] : []
}
/** A trade's rules are named where the work itself comes near them, not because the client is of the trade. */
const NEAR: Record<string, ReadonlySet<string>> = {
  transport: new Set(['route', 'schedule']),
  workplace_safety: new Set(['condition', 'inspect', 'tune', 'training', 'schedule']),
  consumer: new Set(['content', 'price', 'quote', 'receptionist', 'answer', 'recommend', 'winback']),
  food: new Set(['check', 'record', 'trace', 'answer', 'content']),
  building: new Set(['check', 'quote', 'extract']),
  energy: new Set(['forecast', 'tune', 'condition']),
}
function isTouched(topic: string, { initiatives }: Plan): boolean {
  const near = NEAR[topic]
  return !near || initiatives.some(({ move }) => near.has(move))
}

const GRAVE = new Set([
  'watch-staff',
  'biometrics',
  'emotion',
  'auto-deny',
  'children',
  'profile',
  'lie-detect',
  'clinical',
  'covert',
])

function references(plan: Plan): Block[] {
  const cited = referencesCited(plan)
  if (cited.length === 0) return []
  return [
    paragraph(
      strong('To read.'),
      ` ${cited.map(({ number, title, publisher, year }) => `[${number}] ${title}, ${publisher}, ${year}`).join('; ')}.`,
    ),
  ]
}
