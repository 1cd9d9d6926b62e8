import type { Reading } from './brief-reader.ts'
import type { Initiative } from './findings.ts'
import { hash } from './hash.ts'
import type { IndustryKnowledge } from './knowledge/schema.ts'
import { stems } from './reading/words.ts'

const COMMON = new Set(
  stems(
    'commission commissioner commissions authority australia australian national state office department regulator regulators quality safety care service services standard standards health board council commonwealth of the and administration agency federal',
  ),
)

type Regulator = IndustryKnowledge['regulators'][number]

const ABROAD: [RegExp, Reading['place']][] = [
  [/united kingdom|\buk\b|england/i, 'uk'],
  [/europe|\beu\b/i, 'europe'],
  [/united states|\bus\b|\busa\b/i, 'us'],
]
const STATES: [RegExp, RegExp][] = [
  [/victoria/i, /victoria|melbourne|geelong|ballarat|bendigo|\bvic\b|vcat|worksafe victoria/i],
  [/new south wales|\bnsw\b/i, /\bnsw\b|new south wales|sydney|newcastle|wollongong/i],
  [/queensland|\bqld\b/i, /queensland|brisbane|townsville|cairns|toowoomba|\bqld\b/i],
  [/western australia|\bwa\b/i, /western australia|perth|\bwa\b|fremantle/i],
]

/** Those that watch over what this plan touches, in this place; the ones that the client names come first. */
export function nearestRegulators(
  reading: Reading,
  initiatives: readonly Initiative[],
  regulators: readonly Regulator[],
): Regulator[] {
  const brief = briefText(reading)
  const plan = new Set(
    stems(initiatives.flatMap((one) => [one.name, ...one.rules, ...one.people_affected, ...one.quotes]).join(' ')),
  )
  const own = new Set(stems(brief))
  const value = ({ name, about }: Regulator) => {
    const named = [...(name.match(/\b[A-Z]{3,6}\b/g) ?? []), name].some((word) => brief.includes(word))
    const near = stems(`${name} ${about}`)
    // 'Aged Care Quality and Safety Commission' is for aged care: a clinic shares only the common words with it.
    const special = stems(name).filter((word) => !COMMON.has(word))
    const foreign = special.length > 0 && !special.some((word) => own.has(word) || plan.has(word))
    return (
      (foreign ? -4 : 0) +
      (named ? 20 : 0) +
      near.filter((word) => plan.has(word)).length +
      near.filter((word) => own.has(word)).length * 2
    )
  }
  return regulators
    .filter(({ name }) => inPlace(name, reading, brief))
    .map((regulator) => ({ regulator, near: value(regulator) }))
    .sort((a, b) => b.near - a.near)
    .filter(({ near }, rank) => rank === 0 || near >= 2)
    .slice(0, 4)
    .map(({ regulator }) => regulator)
}

function inPlace(name: string, reading: Reading, brief: string): boolean {
  const abroad = ABROAD.find(([pattern]) => pattern.test(name))
  if (abroad) return abroad[1] === reading.place
  const state = STATES.find(([pattern]) => pattern.test(name))
  return !state || state[1].test(brief) || !STATES.some(([, said]) => said.test(brief))
}

/** What must not be pasted: the items nearest to what this firm holds; ties fall differently from firm to firm. */
export function nearestSecrets(
  reading: Reading,
  initiatives: readonly Initiative[],
  secrets: readonly string[],
): string[] {
  const own = new Set([
    ...stems(briefText(reading)),
    ...stems(initiatives.flatMap((one) => [...one.data_held, ...one.data_missing, ...one.people_affected]).join(' ')),
  ])
  return secrets
    .map((text) => ({
      text,
      near: stems(text).filter((word) => own.has(word)).length,
      turn: hash(reading.company + text),
    }))
    .sort((a, b) => b.near - a.near || a.turn - b.turn)
    .map(({ text }) => text)
}

function briefText(reading: Reading): string {
  return reading.sentences
    .filter((one) => !one.order)
    .map((one) => one.text)
    .join(' ')
}
