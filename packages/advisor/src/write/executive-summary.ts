import { declinedById } from '@cairn/knowledge/declined'
import { LANGUAGE_NAMES } from '@cairn/knowledge/languages'
import type { Block } from '../document-tree.ts'
import type { Plan } from '../plan.ts'
import { emphasis, labelled, list, paragraph, strong } from './blocks.ts'
import { hiddenTold, sumTold } from './insights-told.ts'
import { titleOf, topicOf } from './titles.ts'
import { dayOf, joined, moneyRange, money, plural, quoted } from './words.ts'

const SUMS_MAX = 4
const HIDDEN_MAX = 3

/** The decision, the diagnosis and the refusals; in the first 150 words. */
export function executiveSummary(plan: Plan): Block[] {
  const first = plan.initiatives[0]
  const blocks: Block[] = []
  if (first) blocks.push(paragraph(strong(`Start with “${titleOf(first)}”.`), ` ${decision(plan)}`))
  for (const one of plan.declined) {
    const entry = declinedById(one.id)
    if (entry) blocks.push(paragraph(strong('No to one wish.'), ` ${quoted(short(one.quote))} ${firstSentence(entry.because)}`))
  }
  if (plan.language.code !== 'en') blocks.push(paragraph(languageNote(plan)))
  const sums = plan.insights.flatMap((one) => sumTold(one, plan) ?? []).sort(byWeight).slice(0, SUMS_MAX)
  if (sums.length > 0) blocks.push(paragraph(strong('The sums, from your own figures.')), list(sums))
  const hidden = plan.insights.flatMap((one) => hiddenTold(one, plan) ?? []).slice(0, HIDDEN_MAX)
  if (hidden.length > 0) blocks.push(paragraph(strong('What the brief implies.')), list(hidden))
  blocks.push(paragraph(emphasis(known(plan))))
  return blocks
}

function decision(plan: Plan): string {
  const { initiatives, budget } = plan
  const first = initiatives[0] as Plan['initiatives'][number]
  const plain = initiatives.filter(({ ai }) => !ai).length
  const works = initiatives.filter(({ held }) => held !== 'budget')
  const many = `${plural(works.length, 'piece')} of work${plain > 0 ? `, ${plain === works.length ? 'none of them' : `${plural(plain, 'one', 'of them')}`.replace('one one', 'one of them')} ${plain === works.length ? 'AI' : 'not AI at all'}` : ''}`
  const cost = costSentence(plan)
  const why = first.measures.length > 0 ? `It moves a figure you named, and its first test can be decided by ${dayOf(first.gate)}.` : `It needs the least and can be decided by ${dayOf(first.gate)}.`
  void budget
  void joined
  return `${why} We propose ${many}${cost}.`
}

function costSentence(plan: Plan): string {
  const funded = plan.initiatives.filter(({ held }) => held !== 'budget')
  const [low, high] = [sum(funded.map(({ cost }) => cost?.low)), sum(funded.map(({ cost }) => cost?.high))]
  if (high > 0 && plan.budget) {
    const kept = plan.budget.reserve > 0 ? `, with ${money(plan.budget.reserve, plan)} kept in reserve` : ''
    return ` for about ${moneyRange(low, high, plan)} in year one, against your ${plan.budget.text}${kept}`
  }
  if (high > 0) return ` for about ${moneyRange(low, high, plan)} in year one (our estimate)`
  const days = funded.reduce(([a, b], one) => [a + one.days[0], b + one.days[1]] as [number, number], [0, 0] as [number, number])
  return `, ${days[0]} to ${days[1]} days of work in all; you name no country, so we give no prices`
}

function known(plan: Plan): string {
  const parts: string[] = []
  if (plan.confidence.missing.includes('measure')) parts.push('a start figure for some of the work')
  if (plan.confidence.missing.includes('data')) parts.push('records that some of it would rest on')
  if (plan.confidence.missing.includes('budget')) parts.push('a budget')
  const missing = parts.length > 0 ? ` Not told: ${joined(parts)}.` : ''
  return `Known is what stands in your brief; costs and times are our estimates.${missing} Confidence: ${plan.confidence.level}.`
}

function languageNote(plan: Plan): string {
  const name = LANGUAGE_NAMES[plan.language.code as keyof typeof LANGUAGE_NAMES] ?? 'another language'
  return `Your brief is in ${name}. We read its figures, names and about ${Math.round(plan.language.understood * 100)}% of its working words; what we did not understand is not used. Please check the table in the summary first.`
}

/** Sums of money and work say more than the bare gap. */
function byWeight(a: string, b: string): number {
  const rank = (text: string) => (/a fall of|a rise of/.test(text) ? 1 : 0)
  return rank(a) - rank(b)
}

function firstSentence(sentences: string): string {
  return sentences.split(/(?<=[.:])\s/)[0] as string
}

export function short(quote: string): string {
  if (quote.length <= 140) return quote
  const cut = quote.slice(0, 140)
  const end = Math.max(cut.lastIndexOf(', '), cut.lastIndexOf(': '), cut.lastIndexOf(' ('))
  return end > 50 ? quote.slice(0, end) : cut.slice(0, cut.lastIndexOf(' '))
}

function sum(list: (number | undefined)[]): number {
  return list.reduce<number>((total, one) => total + (one ?? 0), 0)
}
void labelled
void topicOf
