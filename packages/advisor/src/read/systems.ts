import type { SystemUsed } from '../facts.ts'
import type { Clause } from './clauses.ts'
import { KNOWN_SYSTEMS } from './lexicon.ts'

/** Where the name of a system stands: 'we use X', 'in X', 'X since 2019', 'our system is X', 'X for accounts'. */
const BEFORE = /\b(?:use|uses|using|on|in|with|via|through|system is|core is|software is|runs? on|run on|called|switch(?:ed)? to|moved to|from)\s+(?:the |an? |our |old |free )*$/i
const AFTER = /^\s*(?:\((?:[^)]*)\)\s*)?(?:for (?:accounts|accounting|planning|booking|bookings|payroll|invoicing|stock|orders|sales|rosters|scheduling|everything|the|our|all)|since|exports?|timesheets|software|system|database|data|records|licen[cs]e)\b/i

/** A word is a system only if the lexicon knows it, or it is a name that stands where a system stands. */
export function systems(clause: Clause, statement: string): SystemUsed[] {
  const found = new Map<string, SystemUsed>()
  const lower = ` ${clause.text.toLowerCase()} `
  for (const name of KNOWN_SYSTEMS) {
    const at = lower.indexOf(name)
    if (at < 0 || /[\p{L}\p{N}]/u.test(lower[at - 1] ?? ' ') || /[\p{L}\p{N}]/u.test(lower[at + name.length] ?? ' ')) continue
    const typed = clause.text.slice(at - 1, at - 1 + name.length)
    // 'square', 'toast' and 'opera' are words too: only a capital makes them a name.
    if (!/^\p{Lu}|\d/u.test(typed) && !/\s/.test(name) && !SAFE.has(name)) continue
    found.set(name, { statement, name: typed })
  }
  for (const match of clause.text.matchAll(/(?<![\p{L}.])(\p{Lu}[\p{L}\p{N}]+(?:[ -]\p{Lu}[\p{L}\p{N}]+){0,2})/gu)) {
    const name = match[1] as string
    if (match.index === 0 && !AFTER.test(clause.text.slice(name.length))) continue
    const before = clause.text.slice(0, match.index)
    const after = clause.text.slice(match.index + name.length)
    if (!BEFORE.test(before) || !(AFTER.test(after) || /\b(?:system|software|core) is\s+$/i.test(before))) continue
    if (NOT_SYSTEM.test(name) || [...found.keys()].some((known) => name.toLowerCase().includes(known))) continue
    found.set(name.toLowerCase(), { statement, name })
  }
  return [...found.values()]
}

const SAFE = new Set(['excel', 'whatsapp', 'outlook', 'sharepoint', 'quickbooks', 'xero', 'sap', 'salesforce', 'chatgpt', 'copilot'])
const NOT_SYSTEM =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|PDFs?|Word|English|Polish|Spanish|French|German|Tamil|Hindi|Arabic|Chinese|AI|IT|HR|CEO|CFO|MD|VAT|GST|Phone|Two|Three|The|Our|We|No|Some|All|Most|Since|Paper)\b/
