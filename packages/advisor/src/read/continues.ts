import type { Clause } from './clauses.ts'
import type { Quantity } from '../facts.ts'

/** Whether a clause only goes on about the need before it: its size, its price, how it should be done. */
export function goesOn(clause: Clause, numbers: readonly Quantity[], hasMeasure: boolean): boolean {
  const { text, field } = clause
  if (clause.language !== 'en' || hasMeasure) return false
  if (field === 'goals') {
    if (POINTS_BACK.test(text) && !EXPLETIVE.test(text)) return true
    if (/^\p{L}+\s+(?:it|them|him|her)\b(?!\s+(?:easier|easy|possible|clear))/iu.test(text)) return true
    if (OFFER.test(text)) return true
    if (numbers.length > 0 && OWN_FIGURES.test(text)) return true
    return numbers.length > 0 && SIZE.test(text)
  }
  return (
    field === 'challenges' &&
    /^(?:he|she|they|these|those|it (?:was|had|got))\b/i.test(text) &&
    !/^(?:they|these|those) (?:say|complain)|^(?:he|she|they) also/i.test(text)
  )
}

/** 'They run at 11% and I want 6%': the figure is that of the need before. */
export function pointsBack({ text, field, language }: Clause): boolean {
  return field === 'goals' && language === 'en' && POINTS_BACK.test(text) && !EXPLETIVE.test(text)
}

const POINTS_BACK = /^(?:and\s+|but\s+|so\s+)?(?:he|she|they|it|that|this|these|those|both)\b/i
const EXPLETIVE =
  /^(?:it (?:is|takes|would be|should be) (?:\p{L}+ )?(?:hard|easy|impossible|possible|forever|too|\d)|this year|that way|it takes)/iu
const OFFER =
  /^(?:we|i) (?:have|got|had|were given|received) (?:an?|one|two|three) (?:offer|quote|proposal)\b|^(?:we|i) (?:have )?(?:looked at|tested|tried|saw|seen) (?:one|a|an|two|it|them)\b|^(?:a|one|the) (?:supplier|vendor|reseller)\b|^(?:the )?(?:offer|quote|price) (?:is|was)\b/iu
const OWN_FIGURES = /^we (?:win|won|lose|lost|declined?|had|did|were|missed|sold|made)\b/i
const SIZE =
  /^(?:(?:we (?:get|have|receive|handle|do|see)|there (?:are|is))\s+(?:about |around |roughly |some |nearly |almost )?[\d.,]+\b|(?:about |around |roughly |some )?[\d.,]+ (?:a|per|each|every) (?:day|week|month|year)\b)/i
