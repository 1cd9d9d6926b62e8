import type { Facts, Kind, Limit, Statement } from '../facts.ts'
import { GOOD_TIME } from './closed.ts'
import { stretchesIn, TIMES } from './closed-times.ts'
import { wasSo } from './limit-words.ts'

/**
 * A time told in one row with another that is closed: 'October is stocktaking. February is calving, do not phone.', 'The
 * main shear is in January, leave us be. The second one is in June, lighter but still bad.' The row says once what holds.
 */
export function addBeside(facts: Facts, today: string): void {
  for (const { statement } of facts.limits.filter(({ kind, closed }) => kind === 'calendar' && closed)) {
    const at = facts.statements.findIndex(({ id }) => id === statement)
    const closed = facts.statements[at]
    if (!closed) continue
    const before = facts.statements[at - 1]
    const after = facts.statements[at + 1]
    if (before && isTimeOfWork(before.text) && isTimeOfWork(part(closed.text))) close(facts, before, closed, today)
    if (after && ((isTimeOfWork(after.text) && isTimeOfWork(part(closed.text))) || STILL_BAD.test(after.text)))
      close(facts, after, closed, today)
  }
}

function close(facts: Facts, one: Statement, beside: Statement, today: string): void {
  const { id, text, span } = one
  if (span.field !== beside.span.field || !OPEN_KINDS.has(one.kind) || one.continues) return
  if (facts.limits.some(({ statement }) => statement === id) || GOOD_TIME.test(text) || wasSo(text, today)) return
  const closed = stretchesIn(text, today, facts.place?.country)
  const days = closed.every(({ from, to }) => from === to)
  if (days) return
  const months = [...new Set(closed.flatMap(({ from, to }) => [from, to].map((day) => Number(day.slice(0, 2)))))]
  const limit: Limit = { id: '', kind: 'calendar', statement: id, text, months, closed }
  facts.limits.push(limit)
  one.kind = 'limit'
  delete one.hurdle
  for (const date of facts.dates) if (date.statement === id) date.binds = false
}
const OPEN_KINDS: ReadonlySet<Kind> = new Set<Kind>(['pain', 'background', 'volume', 'limit', 'date'])

/** 'Oct 15 to Nov 30 is preg checking': a time, and in few words what it is filled with. */
function isTimeOfWork(text: string): boolean {
  const [, time = '', work = ''] = IS.exec(text) ?? []
  return time.replace(TIMES, '').replace(JOINS, '').trim() === '' && work !== '' && !GOOD_TIME.test(text)
}
const IS = /^(.{3,60}?)\s(?:is|are|means)\s((?!not|no|quiet|slow|free|fine|when)[\p{L}-]+(?:\s[\p{L}-]+){0,3})$/iu
const JOINS =
  /(?<![\p{L}])(?:from|to|through|until|till|and|of|the|mid|end|start|beginning|middle|early|late|first|last|second|weeks?|half|between|in)(?!\p{L})|\d{1,2}(?:st|nd|rd|th)?|[-–.,]/giu

function part(text: string): string {
  return text.split(/[,;:–]\s/u)[0] ?? text
}

/** Said of a time that comes behind one that is closed. */
const STILL_BAD =
  /(?<!\p{L})(?:still|also|too|again)\s(?:a\s|very\s|quite\s|pretty\s)?(?:not|no good|bad|busy|heavy|mad|hectic|full|hard|impossible|no time)(?!\p{L})/iu
