import type { Move } from '@cairn/knowledge/move-schema'
import type { Facts, Role, Statement } from '../facts.ts'
import type { Initiative } from '../plan.ts'

/** One person, or those who lead: who only does the work, in whatever number, cannot answer for it. */
function canOwn(title: string): boolean {
  return (
    !/[^s]s$|men$/i.test(title) ||
    /\b(?:managers?|heads|leads?|leaders|supervisors|foremen|coordinators|planners|partners|officers|staff)\b/i.test(
      title,
    )
  )
}

/** Titles of those who answer for work. Anybody else the brief names may be a customer, a guest or one of many hands. */
const ANSWERS =
  /(?<!\p{L})(?:managers?|head|lead|leader|supervisors?|fore(?:man|men|woman)|coordinators?|planners?|partners?|officers?|director|owners?|secretary|bookkeeper|accountant|controller|administrator|dispatcher|buyer|chief|principal|matron|editor|curator|librarian|warden|bursar|treasurer|analyst|engineer|agronomist|team|office|back office|staff)$/iu

/** Who decides, inspects or sells does not do the work. */
const ELSEWHERE =
  /(?:^|\s)(?:data protection officers?|dpo|chair(?:man|woman|person)?|president|mayor|minister|councillor|trustee|shareholder|inspector|auditor|salesman|salesperson|vendor|supplier|regulator)$/i

/** 'The county fisheries officer', 'tax inspector': of the state, and of the house only where that is the state's. */
const OF_THE_STATE =
  /^(?:county|state|federal|government|ministry|municipal|district|provincial|national|council|police|customs|tax|city)\s.*(?:officers?|officials?|commissioners?|clerks?)$/iu

/** Of whoever lends, lets, sells, buys or inspects. */
const OF_OTHERS =
  /^(?:bank|competitor|customer|client|student|pupil|patient|guest|member|visitor|tenant|vendor|supplier|landlord|insurance|building control|probation|environment(?:al)?|planning|city|union|account|project manager at)\s|['’]s?\s(?:\p{L}+\s)?(?:managers?|heads?|directors?|officers?|planners?|buyers?)$/iu

const MACHINE = /\b(?:ai|apps?|bots?|chatbots?|software|digital|virtual|automatic|voice)\b/i
const LEAVES =
  /\b(?:leav(?:es|ing)|retir(?:es|ing|ed)|(?:is|are) gone|gone (?:from|since)|go(?:es|ing) (?:back|away|abroad|in(?:to)? pension|on (?:maternity|parental))|stops? (?:working|in)|moves? away|emigrat\w+|migrates|maternity|pension|resign(?:s|ed)|last day|quit(?:s)?)\b/i

/** 'The competitor’s office manager', 'quality manager at Bosch', 'the former manager': nobody of the house. */
function isElsewhere(text: string, title: string): boolean {
  const at = text.indexOf(title)
  if (at < 0) return false
  const [before, after] = [text.slice(0, at), text.slice(at + title.length)]
  return (
    /\p{L}['’]s?\s(?:\p{L}+\s)?$|(?<!\p{L})(?:former|previous|late|ex-?)\s?$/iu.test(before) ||
    // 'A young engineer should be able to find it': any of many.
    (/(?<!\p{L})(?:an?|any|every|each|another)\s(?:\p{Ll}+\s)?$/iu.test(before) &&
      !/(?<!\p{L})(?:have|has|had|with|employ|got|is|was|hired|plus|and|only)\s(?:an?)\s(?:\p{Ll}+\s)?$/iu.test(
        before,
      )) ||
    /^\s(?:at|of)\s(?:the\s(?:city|council|county|bank)|\p{Lu})/u.test(after)
  )
}

/** 'The ship manager sends it to four of us', 'the owner wants everything now', 'our vet is against it': whoever that is, the work is not theirs. */
function isOfOthers(text: string, title: string): boolean {
  const at = text.indexOf(title)
  if (at < 0) return false
  const [before, after] = [text.slice(0, at), text.slice(at + title.length)]
  if (UNWILLING.test(after) || REPLACED.test(before)) return true
  return DEMANDS.test(after) && !/(?<!\p{L})(?:our|my|we have an?)\s(?:\p{L}+\s)?$/iu.test(before)
}
const DEMANDS =
  /^\s(?:(?:in|from) \p{Lu}\p{L}+ |always |often |still )?(?:wants?|sends?|calls?|rings?|phones?|complains?|expects?|demands?|insists?|tested|pays?|paid|tolerates?|will (?:tolerate|take|accept)|sold|who sold|(?:did|does) not want|says)(?!\p{L})/iu
const UNWILLING =
  /^\s(?:is|are) (?:very |rather |quite )?(?:wary|nervous|sceptical|skeptical|against|afraid|scared|not keen)(?!\p{L})|^\s(?:hates|does(?: not|n['’]t) (?:like|want|know|trust)|knows nothing|has no idea|refuses)(?!\p{L})/iu
/** 'Greek and Indian managers' are customers. */
const OF_A_NATION = /^(?:\p{Lu}\p{Ll}+(?:ian|ish|ese)|French|German|Dutch|Greek|Foreign)\s/u
const REPLACED = /(?<!\p{L})(?:replac\p{L}+|back to|without)\s(?:the|an?)\s$/iu

/** 'I am Ruth, the manager', 'me (manager)': whoever wrote this is spoken to. */
function isWriter(text: string, title: string): boolean {
  const before = text.slice(0, Math.max(0, text.indexOf(title)))
  return /(?<!\p{L})(?:I|me|myself|I['’]m)(?:\sam)?(?:[\s(,]+\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?[,)]?)?[\s(,]*(?:(?:as|the|an?)\s)*$/u.test(
    before,
  )
}

/** On whom the work hangs is to be relieved by it, and cannot answer for that too. */
const HANGS_ON =
  /(?<!\p{L})(?:only (?:one|person)|nobody else|no one else|(?:really|alone) knows?|knows? (?:all|who|where|what|everything|it all|every)|by heart|in (?:his|her) head|all (?:by|on) (?:him|her)self|does (?:it |them )?all)(?!\p{L})/iu
const OF_ONE_WHO_KNOWS = new Set(['capture', 'handover'])

/** 'Friendly Manager for members': a name in capitals among the systems, or said to be for something, is what is used. */
function isProduct({ systems }: Facts, title: string, text: string): boolean {
  if (systems.some(({ name }) => name.toLowerCase().includes(title.toLowerCase()))) return true
  const after = text.slice(text.indexOf(title) + title.length)
  return /^\p{Lu}\p{L}+ \p{Lu}/u.test(title) && /^\s(?:for|app|software|exports?|since|holds?)(?!\p{L})/iu.test(after)
}

/** Somebody who exists: a role the brief names that fits the work, not one who is about to leave. */
export function ownerOf(facts: Facts, move: Move, statements: readonly Statement[]): Initiative['owner'] {
  const leaving = new Set(facts.absences.filter(({ what }) => what !== 'returns').map(({ who }) => who.toLowerCase()))
  const words = new Set(statements.flatMap((one) => one.words))
  const near = new Set(statements.map(({ id }) => id))
  const going = new Set(facts.absences.filter(({ what }) => what !== 'returns').map(({ statement }) => statement))
  const hangs = new Set(facts.rests.map(({ statement }) => statement))
  const told = (id: string) => facts.statements.find((one) => one.id === id)?.text ?? ''
  const candidates = facts.roles.filter(
    ({ title, name, statement }) =>
      !leaving.has(title.toLowerCase()) &&
      !leaving.has(name?.toLowerCase() ?? '') &&
      // Who is named in the sentence that says somebody goes is hardly another.
      !going.has(statement) &&
      // Nor is more put on the one on whom everything hangs already.
      !hangs.has(statement) &&
      !LEAVES.test(told(statement)) &&
      // 'A citizen assistant for the phone': wished for, and no person.
      !(/(?:assistant|agent|advisor|adviser|officer)s?$/i.test(title) && MACHINE.test(told(statement))) &&
      title.length < 40 &&
      !isProduct(facts, title, told(statement)) &&
      canOwn(title) &&
      !ELSEWHERE.test(title) &&
      !OF_OTHERS.test(title) &&
      !isElsewhere(told(statement), title) &&
      !OF_A_NATION.test(title) &&
      !isOfOthers(told(statement), title) &&
      !(near.has(statement) && HANGS_ON.test(told(statement))) &&
      !(OF_ONE_WHO_KNOWS.has(move.id) && name !== undefined) &&
      !(facts.trade !== 'Government' && OF_THE_STATE.test(title)) &&
      !/^(?:less|more|fewer|new|many|few|some|most|another|other|young|old|dead|deceased|late|former|previous|absent|unknown|same|very|persistent)\b/i.test(
        title,
      ),
  )
  let best: { role: Role; score: number } | undefined
  for (const role of candidates) {
    const title = role.title.toLowerCase()
    const rank = move.owner.findIndex((word) => title.includes(word))
    if (rank < 0 && role.name === undefined && !ANSWERS.test(title)) continue
    const shared = title.split(/\s+/).filter((word) => words.has(word.replace(/s$/, ''))).length
    const score = (rank >= 0 ? 3 - rank * 0.5 : 0) + shared + (near.has(role.statement) ? 1.2 : 0)
    if (score > (best?.score ?? 0.9)) best = { role, score }
  }
  if (best && isWriter(told(best.role.statement), best.role.title)) return { title: '', told: false }
  if (best) return { title: best.role.title, told: true, ...(best.role.name === best.role.title && { person: true }) }
  return { title: '', told: false }
}
