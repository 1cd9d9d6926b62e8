import type { Facts } from '../facts.ts'
import type { Group } from './group.ts'
import { isDated } from './dated.ts'

/**
 * What a sentence asks for by its form alone, in any trade: something to know, more of something, a thing to have, a figure
 * to move, a day to be ready by. It decides where no words say how the thing is to be changed.
 */
export function formOf(group: Group, facts: Facts): string | undefined {
  const { kind } = group.lead
  if (kind === 'goal' || kind === 'wish') return wishedFor(group) ?? dayOf(group, facts)
  return kind === 'pain' ? dayOf(group, facts) : undefined
}

function wishedFor({ lead: { kind, text }, measures }: Group): string | undefined {
  if (FIND.test(text)) return 'find'
  const [measure] = measures
  const figure = measure?.now ?? measure?.wanted
  if (figure?.kind === 'duration') return measure?.direction === 'down' ? 'stages' : undefined
  if (MORE.test(text) || VOLUME.test(text) || (figure?.per !== undefined && measure?.direction === 'up'))
    return 'capacity'
  if (measure) return 'compare'
  if (FASTER.test(text)) return 'stages'
  if (CHANGE.test(text) || (kind === 'goal' && HEADING.test(text))) return 'compare'
  return HAVE.test(text) || (kind === 'wish' && OFFER.test(text)) ? 'acquire' : undefined
}

function dayOf({ lead }: Group, facts: Facts): string | undefined {
  return isDated(facts, lead) ? 'countdown' : undefined
}

const WANTS = String.raw`(?:want|wants|like|love|need|needs|wish|wishes|hope|hopes|aim|aims|dream|dreams)(?: of)?`
const WISH = String.raw`^(?:(?:and|also|then|but|first|second|third|finally|please)\s+)*(?:(?:i|we|(?:the |our )?\p{L}+)(?:['’]d| would)?\s+(?:also\s+|really\s+)?${WANTS}\s+)?(?:to\s+)?(?:be able to\s+)?`
const FIND = new RegExp(
  `${WISH}(?:know|find|identify|detect|spot|tell apart|recogni[sz]e|discover|locate|choose|pick out)(?!\\p{L})`,
  'iu',
)
/** Growth, and more work with the same hands. */
const MORE =
  /(?<!\p{L})(?:grow(?:th)?|expand|expansion|scale up|open (?:an? |our |the )?(?:\p{L}+ )?(?:second|third|new|another|\d+)|more \p{L}+(?: \p{L}+){0,4} with(?:out| the same)|with no (?:new|more|extra|additional)|^backlog|without (?:hiring|taking|contracting|more|new|extra|additional)|same (?:people|staff|team|hands|number of)|(?:reach|be at|get to|dream of|take on|win) (?:the |about |some )?\d[\d,.]*(?! ?%))(?!\p{L})/iu
/** 'Volume sorted: 148 tonnes', 'Output: 40 a week'. */
const VOLUME = /^(?:volume|output|sales|revenue|turnover|production|throughput)(?!\p{L})[^:]{0,30}:/iu
const FASTER =
  /(?<!\p{L})(?:faster|quicker|sooner|shorten|speed(?:ier)?|same day|the time (?:for|to|from|between|of|it takes)|wait(?:s|ing)? times?)(?!\p{L})/iu
const CHANGE =
  /(?<!\p{L})(?:fewer|less|lower|reduce|cut|halve|stop|avoid|prevent|zero|raise|increase|improve|higher|fuller|lift|boost|minimi[sz]e|maximi[sz]e|dying|shrinking|declining|dwindling|falling|losing|lost)(?!\p{L})/iu
/** One or two nouns that head a matter: 'Recovery', 'And diesel', 'Returns from abroad: 410 thousand'. */
const HEADING =
  /^(?:(?:and|also|then|the|our|first|second)\s+)*\p{L}+(?:\s+\p{L}+)?$|^\p{L}[\p{L} /&'’-]{2,40}:\s[^\p{L}]{0,4}(?:\p{L}{1,4}\s)?\d/u
const HAVE = new RegExp(
  `${WISH}(?:have|get (?:an?|our own|some)|build|set up|create|introduce|one|offer|publish|launch)(?!\\p{L})|^(?:i|we|(?:the |our )?\\p{L}+)(?:['’]d| would)?\\s+${WANTS}\\s+(?:our|an?|one|some)\\s|(?<!\\p{L})(?:online|app|portal|website|platform|catalogue|catalog|database|archive)(?!\\p{L})`,
  'iu',
)
/** Somebody wants to sell it. */
const OFFER = /(?<!\p{L})(?:offers?|offered|proposed|proposes|quoted us)(?!\p{L})/iu
