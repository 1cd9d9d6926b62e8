import { aiRulesFor, countryByCode, regionRules, rulesFor } from '@cairn/knowledge/countries'
import { noteById, tradeOf } from '@cairn/knowledge/trades'
import type { Block, Inline } from '../document-tree.ts'
import type { Initiative, Plan } from '../plan.ts'
import { labelled, list, paragraph, strong, table, text } from './blocks.ts'
import type { Detail } from './detail.ts'
import { moveOf } from './own-words.ts'
import { referencesCited } from './references.ts'
import { firstThought, joined, quoted, sentences, short } from './words.ts'

/** The client's own limits first; then the risks of this plan, each with what holds it; then the law of the place. */
export function security(plan: Plan, detail: Detail): Block[] {
  const items: Inline[][] = plan.initiatives
    .filter(({ own }) => !own)
    .slice(0, detail.protects)
    .map((one) => labelled(`Protected by ${one.label}`, moveOf(one).protects))
  for (const [kind, label] of Object.entries(KEPT)) {
    const quotes = plan.limits.filter((one) => one.kind === kind).map(({ quote }) => quoted(short(quote)))
    if (quotes.length > 0) items.push(labelled(label, `${joined(quotes.slice(0, 3))}. ${HOW[kind]}`))
  }
  for (const one of hazards(plan).slice(0, detail.hazards))
    items.push(labelled(one.label, `${one.risk} ${one.measure}`))
  items.push(
    labelled(
      'Never paste into an AI tool',
      `${joined(plan.size === 'small' ? EVERYBODYS : tradeOf(plan.trade).never_paste.slice(0, 3))}.`,
    ),
  )
  if (plan.needsPolicy)
    items.push(
      labelled(
        'Tools people already use',
        'a company account that does not train on what is typed, and one page of rules, within two weeks.',
      ),
    )
  const guarded = plan.initiatives.filter(({ own }) => !own).slice(0, detail.guarded)
  return [
    ...(guarded.length > 0
      ? [
          table(
            ['', 'Stays with people', 'How harm would show'],
            guarded.map((one) => guard(one, detail)),
          ),
        ]
      : []),
    list(items),
    ...law(plan, detail),
    ...(detail.references && plan.size !== 'small' ? references(plan) : []),
  ]
}

function guard(one: Initiative, detail: Detail): string[] {
  const move = moveOf(one)
  const note = one.note ? noteById(one.note) : undefined
  const most = detail.how > 2 ? 2 : 1
  return [one.label, sentences(note?.must_not_decide ?? move.never, most), move.noticed]
}

const EVERYBODYS = [
  'customers’ names with their addresses',
  'card, bank and identity numbers',
  'passwords, alarm and key codes',
]
/** Privacy law goes by sector here: the general one would mislead a bank or a clinic. */
const SECTORAL = new Set(['US'])
/** Trades whose records have a privacy law of their own there. */
const OWN_PRIVACY = new Set(['Banking', 'Finance', 'Healthcare', 'Education'])
const FEDERAL = new Set(['US', 'CA', 'AU'])
const THE = new Set(['US', 'GB', 'NL', 'PH', 'AE'])
const KEPT: Record<string, string> = {
  agreement: 'Your agreement',
  promise: 'Your promise',
  refusal: 'What you will not have',
  technical: 'What the place allows',
}
const HOW: Record<string, string> = {
  agreement: 'Those it protects read the plan before any data moves.',
  promise: 'No step here needs that broken.',
  refusal: 'Nothing here needs it.',
  technical: 'Each step must work without a connection and send later.',
}

function hazards(plan: Plan): { label: string; risk: string; measure: string }[] {
  const seen = new Set<string>()
  return plan.initiatives.flatMap((one) => {
    const hazard = one.note ? noteById(one.note)?.hazards[0] : undefined
    if (!hazard || seen.has(hazard.risk)) return []
    seen.add(hazard.risk)
    return [{ label: one.label, risk: hazard.risk, measure: hazard.measure }]
  })
}

/** Law of the right place, or none. */
function law(plan: Plan, detail: Detail): Block[] {
  const country = plan.country ? countryByCode(plan.country) : undefined
  if (!country)
    return [
      paragraph(
        strong('Law.'),
        ' No country is named, so we name no law. Ask a local adviser about personal data, recording, and decisions about people before the first live use.',
      ),
    ]
  const parts: string[] = []
  const { privacy } = country
  const bound = OWN_PRIVACY.has(plan.trade)
  const regional = bound && SECTORAL.has(country.code) ? undefined : regionRules(country, plan.region, 'privacy')[0]
  const bySector = SECTORAL.has(country.code) && (plan.topicsOfLaw.length > 0 || regional !== undefined)
  if (regional) parts.push(`Personal data: ${regional.law}, overseen by the ${regional.regulator}.`)
  else if (privacy.law && !bySector)
    parts.push(
      `Personal data in ${THE.has(country.code) ? 'the ' : ''}${country.name}: ${privacy.law}${privacy.authority ? `, overseen by the ${privacy.authority.name}`.replace('the the', 'the') : ''}${country.regions?.some(({ rules }) => rules.some(({ topic }) => topic === 'privacy')) ? ', unless your province or state has an act of its own' : ''}. Only what the task needs, and a written agreement with each supplier.`,
    )
  const grave = plan.declined.some(({ id }) => GRAVE.has(id)) || plan.initiatives.some((one) => moveOf(one).risk >= 3)
  const ai = grave ? aiRulesFor(country)[0] : undefined
  if (ai) parts.push(firstThought(ai.summary))
  for (const topic of plan.topicsOfLaw.slice(0, ai ? 1 : detail.law)) {
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
        `${firstThought(rule.why)} (${rule.law}${rule.regulator ? `; ${rule.regulator}` : ''}${rule.checked ? '' : '; ask counsel to confirm'}).`,
      )
  }
  return parts.length > 0 ? [paragraph(strong('Law.'), text(` ${parts.join(' ')}`))] : []
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
