import type { Clause } from './clauses.ts'

/** Whether a clause of the troubles only goes on about the one before it: who wants it, how it went. */
export function goesOn({ text, field, language }: Clause, hasMeasure: boolean): boolean {
  return (
    field === 'challenges' &&
    language === 'en' &&
    !hasMeasure &&
    /^(?:he|she|they|these|those|it (?:was|had|got)|(?:that|this)(?:['’]s| is) why)\b/i.test(text) &&
    !/^(?:they|these|those) (?:say|complain)|^(?:he|she|they) also/i.test(text)
  )
}
