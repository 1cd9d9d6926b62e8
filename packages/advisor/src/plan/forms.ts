import type { Facts, Measure } from '../facts.ts'
import { isDated } from './deadlines.ts'
import type { Group } from './group.ts'

/**
 * What a sentence asks for by its form alone, in any trade: something to know, more of something, a thing to have, a figure
 * to move, a day to be ready by. It decides where no words say how the thing is to be changed.
 */
export function formOf(group: Group, facts: Facts): string | undefined {
  const { kind } = group.lead
  // 'Also the lease. We have to be out by 30 June.': a bare name says nothing that the day does not say better.
  if (kind === 'goal' && NAMED_ONLY.test(group.lead.text)) return dayOf(group, facts) ?? wishedFor(group)
  if (kind === 'goal' || kind === 'wish') return wishedFor(group) ?? dayOf(group, facts)
  // 'Nobody is free until the audit' tells of a day, and of nothing that must be ready on it.
  return kind === 'pain' && READY_ON.test(group.lead.text) ? dayOf(group, facts) : undefined
}

function wishedFor({ lead: { kind, text }, measures }: Group): string | undefined {
  // Nobody stays in danger for the sake of a comparison: what hurts people is put right.
  if (hurts(text)) return 'fix'
  if (FORETELLS.test(text)) return 'forecast'
  if (FIND.test(text)) return 'find'
  const [measure] = measures
  const figure = measure?.now ?? measure?.wanted
  if (figure?.kind === 'duration') return measure?.direction === 'down' ? 'stages' : undefined
  if (MORE.test(text) || VOLUME.test(text) || (figure?.per !== undefined && measure?.direction === 'up'))
    return 'capacity'
  if (FREE.test(text)) return 'staffing'
  if (TIME_SPENT.test(text)) return 'stages'
  if (measure) return figureToMove(measure, text)
  if (FASTER.test(text)) return 'stages'
  // What is wanted more of is no fault, and has no reasons: it is learned where there is much of it.
  if (RAISE.test(text) && !LOWER.test(text)) return 'contrast'
  if (CHANGE.test(text) || (kind === 'goal' && (NAMED_ONLY.test(text) || LABELLED.test(text)))) return 'compare'
  // What somebody else puts forward may be what must not be done: it is declined, or stays open.
  return HAVE.test(text) && (kind === 'goal' || FIRST_PERSON.test(text)) ? 'acquire' : undefined
}

/** A figure that nothing else is known of: what raises it is learned where it is high, what lowers it depends on what it is made of. */
function figureToMove({ direction, now, wanted }: Measure, text: string): string {
  if (direction === 'up') return (wanted ?? now)?.kind === 'count' ? 'capacity' : 'contrast'
  if (USED_UP.test(text)) return 'use-by-place'
  const isLost = (now ?? wanted)?.kind === 'count' && LOST.test(text)
  return SPENT.test(text) && !isLost ? 'split-sum' : 'compare'
}
/** 'Frost cost us 90 plants': what is lost in pieces stands on no bill. */
const LOST = /(?<!\p{L})cost(?:s|ing)? (?:us|me)(?!\p{L})/iu
const SPENT =
  /(?<!\p{L})(?:spend|spending|spent on|costs?|bills?|expenses?|gastos?|costes?|costos?|custos?|coûts?|dépenses?|kosten|ausgaben)(?!\p{L})/iu
/** 'Halve the time that my coordinators spend ringing round' costs no bills. */
const TIME_SPENT = /(?<!\p{L})(?:time|hours)\s(?:[\p{L}'’\d-]+\s){0,6}?(?:spends?|spending|spent)(?!\p{L})/iu
const USED_UP =
  /(?<!\p{L})(?:diesel|petrol|gasoline|fuel|gas|water|electricity|energy|power|kwh|heat(?:ing)?|steam|firewood|charcoal|salt|gasoil|petróleo|combust\p{L}+|agua|água|eau|wasser|strom|energ[ií]\p{L}+|électricité|electricidad|eletricidade|leña|lenha)(?!\p{L})/iu

const READY_ON =
  /(?<!\p{L})(?:(?:has|have|needs?|must|should|is|are|got) (?:to )?(?:be )?(?:ready|open|done|finished|moved|out|in|handed in|submitted|delivered|live|running|complete|clean|empty|right)|opens|move|goes? live|deadline|due)(?!\p{L})/iu

function dayOf({ statements }: Group, facts: Facts): string | undefined {
  return statements.some((one) => isDated(facts, one)) ? 'countdown' : undefined
}

const WANTS = String.raw`(?:want|wants|like|love|need|needs|wish|wishes|hope|hopes|aim|aims|dream|dreams)(?: of)?`
const WISH = String.raw`^(?:(?:and|also|then|but|first|second|third|finally|please)\s+)*(?:(?:i|we|(?:the |our )?\p{L}+)(?:['’]d| would)?\s+(?:also\s+|really\s+)?${WANTS}\s+)?(?:to\s+)?(?:be able to\s+)?`
const FIND = new RegExp(
  `${WISH}(?:know|find|identify|detect|spot|tell apart|recogni[sz]e|discover|locate|choose|pick out)(?!\\p{L})`,
  'iu',
)
/** Growth, and more work with the same hands. */
const MORE =
  /(?<!\p{L})(?:grow(?:th)?|expand|expansion|scale up|open (?:an? |our |the )?(?:\p{L}+ )?(?:second|third|new|another|\d+)|more \p{L}+(?: \p{L}+){0,4} with(?:out| the same)|with no (?:new|more|extra|additional)|^backlog|without (?:to )?(?:hir|tak|contract|buy)\p{L}*|without (?:more|new|extra|additional)|same (?:people|staff|team|hands|number of)|(?:reach|be at|get to|dream of|take on|win) (?:the |about |some )?\d[\d,.]*(?! ?%))(?!\p{L})/iu
/** 'Volume sorted: 148 tonnes', 'Output: 40 a week'. */
const VOLUME = /^(?:volume|output|sales|revenue|turnover|production|throughput)(?!\p{L})[^:]{0,30}:/iu
/** Whether people are hurt, or breathe what makes them ill. */
export function hurts(text: string): boolean {
  return HURTS.test(text)
}
const HURTS =
  /(?<!\p{L})(?:injur\p{L}+|accidents?|silicosis|asbestos|lead poisoning|fumes|exposure limits?|(?:dust|noise|vapours?|vibration)\b.{0,40}\b(?:limits?|exposure|above|mg)|burns?(?= to| of)|needle ?sticks?|electrocut\p{L}+|drown\p{L}*(?! (?:in|under) (?!the (?:pool|sea|river|lake|pond))\p{L})|falls from)(?!\p{L})/iu

/** A wish to know how many or how much will come, or which way serves best; of people it would judge them. */
export function foretells(text: string): boolean {
  return FORETELLS.test(text) || TELLS_WHICH.test(text)
}
const TELLS_WHICH =
  /(?<!\p{L})(?:tell|tells|say|says|show|shows|suggest|suggests)\s(?:us|me)?,?\s?(?:before [^,.;]{3,40},\s)?(?:how (?:many|much|long)|which (?:mix|route|order|day|days|time|size|product|products|batch|machine to|setting|variety))(?!\p{L})/iu
const FORETELLS =
  /(?<!\p{L})(?:predict|forecast|foresee|foretell|estimate)s?\s(?:the |how many |how much |our |all )*(?!(?:people|persons?|who|which|staff|employees?|members?|patients?|pupils?|students?|clients?|customers?|tenants?|applicants?|borrowers?|drivers?|workers?|children|crime|offen\p{L}+|lottery|prices?|when|whether|if)(?!\p{L}))\p{L}+/iu

const FASTER =
  /(?<!\p{L})(?:faster|quicker|sooner|shorten|speed(?:ier)?|same day|the time (?:for|to|from|between|of|it takes)|wait(?:s|ing)? times?)(?!\p{L})/iu
/** 'Free our 11 loan officers' */
const FREE =
  /^(?:to )?(?:free|relieve|unburden)(?: up)? (?:\d|(?:our|my|the|an?|one|two|three|four|five|half|some)(?!\p{L}))/iu
const CHANGE =
  /^(?:also )?more \p{L}|^make\s.*\s(?:better|more)(?!\p{L})|(?<!\p{L})(?:fewer|less|lower|reduce|cut|halve|stop|avoid|prevent|zero|raise|increase|improve|higher|fuller|lift|boost|minimi[sz]e|maximi[sz]e|dying|shrinking|declining|dwindling|falling|losing|lost)(?!\p{L})/iu
const RAISE =
  /^(?:also )?more (?!time(?!\p{L}))\p{L}|^make\s.*\s(?:better|more)(?!\p{L})|(?<!\p{L})(?:raise|increase|improve|higher|fuller|lift|boost|maximi[sz]e)(?!\p{L})/iu
const LOWER =
  /(?<!\p{L})(?:fewer|less|lower|reduce|cut|halve|stop|avoid|prevent|zero|minimi[sz]e|dying|shrinking|declining|dwindling|falling|losing|lost)(?!\p{L})/iu
/** One or two nouns that head a matter: 'Recovery', 'And diesel'. */
const NAMED_ONLY = /^(?:(?:and|also|then|oh|the|our|first|second)\s+)*\p{L}+(?:\s+\p{L}+)?$/iu
/** 'Returns from abroad: 410 thousand' */
const LABELLED = /^\p{L}[\p{L} /&'’-]{2,40}:\s[^\p{L}]{0,4}(?:\p{L}{1,4}\s)?\d/iu
const HAVE = new RegExp(
  `${WISH}(?:have|get (?:an?|our own|some)|build|set up|create|introduce|one|offer|publish|launch)(?!\\p{L})|^what (?:i|we)(?:['’]d| would)? (?:really )?(?:love|like|want|need) is|^(?:i|we|(?:the |our )?\\p{L}+)(?:['’]d| would)?\\s+${WANTS}\\s+(?:our|an?|one|some)\\s|(?<!\\p{L})(?:online|app|portal|website|platform|catalogue|catalog|database|archive)(?!\\p{L})`,
  'iu',
)
const FIRST_PERSON =
  /^(?:(?:and|also|what|to)\s+)*(?:i|we|have|get|build|set up|create|introduce|offer|publish|launch)(?!\p{L})/iu
