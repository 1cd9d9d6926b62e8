import { LENSES, type Lens } from '@cairn/contract/lenses'
import { type Facts, isOwnWord } from '../facts.ts'
import type { Initiative, Plan } from '../plan.ts'

/** The eight lenses, 0 to 5: four by what there is to gain, four by how ready the firm is, each with what it rests on. */
export function lensesOf(facts: Facts, list: readonly Initiative[]): Plan['lenses'] {
  return LENSES.map((lens) => ({ lens, ...score(lens, facts, list) }))
}

function score(lens: Lens, facts: Facts, list: readonly Initiative[]): { score: number; because: string[] } {
  const own = list.filter((one) => one.lens === lens)
  const gain = own.reduce((sum, one) => sum + one.impact / 10 + 0.4 * one.measures.length, 0)
  switch (lens) {
    case 'data': {
      const good = facts.assets.filter(({ form, holes }) => form !== 'paper' && holes.length === 0).length
      const bad =
        facts.assets.filter(({ form }) => form === 'paper').length +
        facts.statements.filter(({ kind }) => kind === 'gap').length
      return { score: clamp(1.5 + 0.7 * good - 0.4 * bad), because: facts.assets.slice(0, 2).map(({ what }) => what) }
    }
    case 'people': {
      const uses = facts.statements.filter(
        ({ kind, text }) => kind === 'attitude' && /\b(?:use|uses|good with|knows?|experience)\b/i.test(text),
      ).length
      const wary = facts.statements.filter(
        ({ kind, text }) =>
          kind === 'attitude' && /\b(?:afraid|wary|nervous|sceptical|skeptical|none|low|fear|worried)\b/i.test(text),
      ).length
      return {
        score: clamp(2 + 0.8 * uses - 0.6 * wary),
        because: facts.statements
          .filter(({ kind }) => kind === 'attitude')
          .slice(0, 1)
          .map(({ text }) => text),
      }
    }
    case 'technology':
      return {
        score: clamp(
          1.5 +
            0.6 * new Set(facts.systems.map(({ name }) => name)).size -
            (facts.limits.some(({ kind }) => kind === 'technical') ? 1 : 0),
        ),
        because: facts.systems.slice(0, 2).map(({ name }) => name),
      }
    case 'risk': {
      const bound = facts.limits.filter(isOwnWord).length
      return {
        score: clamp(3.5 - 0.5 * bound),
        because: facts.limits
          .filter(({ kind }) => kind === 'agreement' || kind === 'data')
          .slice(0, 1)
          .map(({ text }) => text),
      }
    }
    default:
      return {
        score: clamp(own.length === 0 ? 1 : 1.5 + 1.6 * gain),
        because: own.slice(0, 2).map(({ label }) => label),
      }
  }
}

function clamp(value: number): number {
  return Math.round(Math.max(0.5, Math.min(5, value)) * 2) / 2
}
