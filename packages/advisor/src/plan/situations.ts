import { type Client, clientOf, isOfMany, situationsIn } from '@cairn/knowledge/situations'
import { type Facts, inEnglish, type Kind, spoken, type Statement, tradeTold } from '../facts.ts'
import { isDue } from './deadlines.ts'
import { hurts } from './forms.ts'
import { POLICY } from './policy.ts'

type Known = [id: string, chance: number][]

/** A brief's sentences are asked about many times over. */
const BRIEFS = new WeakMap<Facts, { client: Client; sentences: Map<string, Known> }>()

/** What the client's trade knows a sentence as, with what goes on from it: the likeliest situation, where one is likely. */
export function situationsOf(facts: Facts, statement: Statement): Known {
  const rest = facts.statements.filter((one) => one.continues === statement.id && !isApart(facts, one))
  const whole = known(facts, [statement, ...rest].map(spoken).join(' . '))
  const alone = rest.length > 0 ? known(facts, spoken(statement)) : whole
  // What goes on from a sentence makes it plainer, or leads away from it.
  const found = (alone[0]?.[1] ?? 0) > (whole[0]?.[1] ?? 0) ? alone : whole
  // A day to be kept asks for a plan back from it; a circumstance, or harm to people, is another matter only where that is plain.
  if (isDue(facts, statement)) return []
  const { many, own, remark } = POLICY.situationForeign
  const abroad = statement.kind !== 'goal' ? remark : isOfMany(found[0]?.[0] ?? '') ? many : own
  const foreign = statement.understood < 1 && !isRead(statement) ? abroad : 0
  const plain = statement.kind === 'wish' ? POLICY.situationWish : foreign
  const least = hurts(inEnglish(statement))
    ? POLICY.situationOverHarm
    : statement.hurdle
      ? POLICY.situationSure
      : Math.max(plain, foreign)
  return found.filter(([, chance]) => chance >= least)
}

/** Put into English word by word, with few words left out. */
function isRead({ english, understood }: Statement): boolean {
  return english !== undefined && understood >= POLICY.readAbroad
}

function known(facts: Facts, text: string): Known {
  const brief = BRIEFS.get(facts) ?? {
    client: clientOf(tradeTold(facts)),
    sentences: new Map<string, Known>(),
  }
  BRIEFS.set(facts, brief)
  const asked = brief.sentences.get(text)
  if (asked) return asked
  const found = likeliest(text, brief.client)
  brief.sentences.set(text, found)
  return found
}

/**
 * Where no word of its own trade stands in what the client wrote, it may be another's: then it must be plain, else what
 * comes next is taken, if little else is left. What holds in many trades must be likelier then.
 */
function likeliest(text: string, client: Client): Known {
  const all = situationsIn(text, client)
  const leastOf = (id: string) => {
    if (isOfMany(id)) return client.words.has(id) ? 0 : POLICY.situationElsewhere
    const words = client.words.get(id) ?? 0
    // A horse that goes lame is no cow: what one sector knows is told in its own words.
    return words >= 1 ? 0 : words > 0 ? POLICY.situationOfFamily : Infinity
  }
  const open = all.filter(([id, chance]) => chance >= leastOf(id))
  const [first] = open
  if (!first) return []
  if (first === all[0]) return first[1] >= POLICY.situation ? [first] : []
  const left = open.reduce((sum, [, chance]) => sum + chance, 0)
  return first[1] >= POLICY.situationNext && first[1] >= left / 2 ? [first] : []
}

/** What the trade knows as a trouble is one, even where it is told like a remark on the matter before it. */
export function asNeed(facts: Facts, one: Statement): Statement {
  if (!isApart(facts, one)) return one
  const { continues: _, ...own } = one
  return { ...own, kind: one.span.field === 'goals' ? 'goal' : 'pain' }
}

/** Told inside another matter, and known as one of its own. */
export function isApart(facts: Facts, one: Statement): boolean {
  const { field } = one.span
  if (!REMARKS.has(one.kind) || (field !== 'goals' && field !== 'challenges') || isName(one)) return false
  const root = facts.statements.find(({ id }) => id === one.continues)
  const [same] = root ? known(facts, spoken(root)) : []
  // 'Physiotherapy. No-shows sit at 14 in 100': the name of a matter, and the matter.
  if (root && isName(root)) return false
  const [own] = known(facts, spoken(one))
  return own !== undefined && own[1] >= POLICY.situationSure && own[0] !== same?.[0]
}
function isName({ text }: Statement): boolean {
  return text.split(/\s+/).length <= NAME_MOST
}
const NAME_MOST = 3
const REMARKS: ReadonlySet<Kind> = new Set<Kind>(['background', 'volume', 'gap'])
