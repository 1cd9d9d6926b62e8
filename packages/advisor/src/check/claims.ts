import type { Fault } from './fault.ts'
import type { Grounds } from './grounds.ts'
import { withoutQuotes } from './figures.ts'
import { contentStems, plain, stem, stems } from './words.ts'

type Found = Omit<Fault, 'place'>
const fault = (kind: Fault['kind'], detail: string): Found => ({ kind, detail })

/** Words between quotation marks are the client's, or a title of the plan. */
export function quoteFaults(text: string, grounds: Grounds, titles: readonly string[]): Found[] {
  return [...text.matchAll(/“([^”]{3,})”|(?<![\p{L}\d])"([^"]{3,})"/gu)].flatMap((match) => {
    const words = plain(match[1] ?? match[2] ?? '').replace(/[.…]+$/, '')
    if (words.split(' ').length < 2 && grounds.vocabulary.has(stem(words))) return []
    const known =
      grounds.brief.includes(words) ||
      titles.some((title) => plain(title).includes(words)) ||
      grounds.house.includes(words)
    return known
      ? []
      : [
          fault(
            'quote',
            `“${match[1] ?? match[2]}” is not what the client wrote. Quote exactly, or say it without quotation marks.`,
          ),
        ]
  })
}

const LAW_NAME =
  /\b(?:\p{Lu}[\p{L}’'-]+ (?:(?:of|on|and|for|the|to) )?){1,6}(?:Act|Code|Law|Regulation|Regulations|Directive|Ordinance|Bill|Statute|Charter)\b(?: \d{4})?|\b(?:Article|Section|§) ?\d+[\w()²³.-]*/gu
const AUTHORITY =
  /\b(?:\p{Lu}[\p{L}’'-]+ ){1,5}(?:Authority|Commission|Commissioner|Agency|Inspectorate|Ombudsman|Regulator|Administration|Tribunal|Court)\b/gu

/** What we know and have not looked up may be named, so marked, where the country is told. */
const HEDGED = /\bto be confirmed\b|\bas we understand\b/i

/** Law, authorities and references of the client's place, of the brief, or none. */
export function lawFaults(text: string, grounds: Grounds, confirmed = false): Found[] {
  const hedged = (confirmed || HEDGED.test(text)) && grounds.plan.country !== undefined
  const shown = ` ${text.replace(/[‘’]/g, "'").replace(/\s+/g, ' ')} `
  // A law has a name, and a name has capitals.
  if (!/\p{Lu}{3}|\s[“‘(]?\p{Lu}|§|\b(?:illegal|unlawful|law)\b/u.test(shown.trim())) return []
  const foreign = grounds.foreignLaw.find(
    ({ text: name }) => wordIn(shown, name) && !grounds.brief.includes(name.toLowerCase()),
  )
  if (foreign)
    return [
      fault(
        'law',
        `“${foreign.text}” belongs to ${foreign.country}, not to this client. Name only law of the country given, or none.`,
      ),
    ]
  const names = [...withoutQuotes(text).matchAll(LAW_NAME), ...withoutQuotes(text).matchAll(AUTHORITY)].map(([name]) =>
    name.replace(
      /^(?:(?:The|Under|In|By|And|If|As|But|For|Your|Then|With|This|That|When|After|Before|Each|Every|Our|Who|What|Which|How) )+(?:(?:the|a|an) )?/,
      '',
    ),
  )
  const unknown = names.find(
    (name) =>
      (/\s/.test(name) || /\d/.test(name)) &&
      !grounds.ownLaw.includes(plain(name)) &&
      !grounds.brief.includes(plain(name)) &&
      !grounds.house.includes(plain(name)),
  )
  if (unknown && !hedged)
    return [fault('law', `“${unknown}” is not in the table of laws and references for this client. Leave it out.`)]
  if (
    !grounds.plan.country &&
    /\b(?:is|are|be) (?:illegal|unlawful|against the law|required by law|prohibited by law)\b/i.test(text)
  )
    return [fault('law', 'The country is not known: no statement of law can be made.')]
  return []
}

function wordIn(text: string, name: string): boolean {
  const at = text.indexOf(name)
  return at >= 0 && !/[\p{L}\d]/u.test(text[at - 1] ?? '') && !/[\p{L}\d]/u.test(text[at + name.length] ?? '')
}

const FREE_NAMES = new Set(
  'vietnamese korean thai russian ukrainian greek hebrew urdu bengali swedish finnish danish norwegian czech hungarian romanian indonesian malay swahili spanish french german polish portuguese italian dutch japanese chinese arabic hindi tamil turkish ai kpi pdf csv sql sms gps ocr crm erp excel word powerpoint outlook english i internet wi-fi usb qr vat it hr api url faq e-mail monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter holy week ramadan eid diwali lent advent carnival go stop no yes not if q&a ok ceo md cfo'.split(
    ' ',
  ),
)

/** Firms, products and persons come from the brief or from our tables. */
export function nameFaults(sentence: string, grounds: Grounds, titles: readonly string[]): Found[] {
  if (HEDGED.test(sentence) && grounds.plan.country) return []
  const bare = withoutQuotes(sentence).replace(/^\W*[\p{L}'’-]+/u, ' ')
  const named = titles.map(plain).join(' ')
  const told = (word: string) =>
    grounds.brief.includes(word) ||
    grounds.money.includes(word) ||
    named.includes(word) ||
    grounds.ownLaw.includes(word) ||
    grounds.house.includes(word)
  const found = [
    ...bare.matchAll(/(?<![.!?:“"(•]\s?)(?<=[\s(/])\p{Lu}[\p{L}\d&+’'-]*(?:\s\p{Lu}[\p{L}\d&+’'-]*)*/gu),
  ].map(([name]) => name.replace(/['’]s$/, ''))
  for (const name of found) {
    const strange = name
      .split(/\s+/)
      .filter(
        (word) =>
          !/\d/.test(word) &&
          !FREE_NAMES.has(word.toLowerCase()) &&
          !FREE_NAMES.has(word.toLowerCase().replace(/s$/, '')) &&
          !told(plain(word)) &&
          !grounds.vocabulary.has(stem(word)),
      )
    if (strange.length > 0)
      return [fault('name', `“${strange.join(' ')}” is named neither in the brief nor in our tables.`)]
  }
  return []
}

const NEGATED =
  /\b(?:no|not|never|none|nothing|nobody|without|lacks?|lacking|missing|neither|nor|cannot|can't|don't|doesn't|isn't|aren't|if|once|unless|until|should|would|need|needs|begin|start|build|collect first|not told|does not say|instead of)\b/i
const HOLDS =
  /(?<!\b(?:records|which|what|that|whatever) )\b(?:you|we)(?: already| also| both)? (?:hold|have|keep(?! on\b)|own|collect|store|log|track|possess|record)\b(?! (?:to|by|on|in|for|at|with|been|told|given|said|asked|named|made|seen|promised|agreed|signed))((?:\s[^\s.;:,]+){1,9})/giu
const YOURS =
  /\byour (?:existing |own |past |historical |current |complete |full |detailed )*((?:[\p{L}-]+ ){0,4}?(?:data|records?|logs?|histor(?:y|ies)|database|archives?|recordings?|statistics|exports?|files|system|readings|survey|surveys|spreadsheets?|sensors?|telemetry|transcripts?))\b/giu
/** 'Your agreement bars camera data': the agreement is the client's, the data need not be. */
const RULES = /\b(?:agreements?|contracts?|polic(?:y|ies)|rules?|unions?|promises?|law)\b/i
const DATA_NOUN =
  /^(?:data|record|log|histor|database|archiv|archive|recording|record|statistic|export|fil|file|system|reading|read|survey|spreadsheet|sensor|telemetry|telemetri|transcript|information|detail|number|year|month|week|day|digital|paper|clean|good|reliabl|complet|full|past|old|own|exist|current|sever|separat|shar|singl|since|back|enough|right|sourc|copy|copi|list)\w*$/

/** Records are held only where the brief says so. */
export function dataFaults(sentence: string, grounds: Grounds): Found[] {
  const bare = withoutQuotes(sentence)
  for (const [match, words = ''] of [...bare.matchAll(HOLDS), ...bare.matchAll(YOURS)]) {
    if (
      NEGATED.test(match) ||
      RULES.test(match) ||
      /\b(?:no|not|without|never|lack|missing)\b[^.]{0,24}$/i.test(bare.slice(0, bare.indexOf(match)))
    )
      continue
    const kinds =
      match.match(
        /\b(?:surveys?|databases?|sensors?|recordings?|telemetry|transcripts?|archives?|crm|dashboards?|questionnaires?)\b/gi,
      ) ?? []
    const untold = kinds.find((one) => !grounds.vocabulary.has(stem(one)))
    if (untold) return [fault('data', `“${match.trim()}”: the brief tells of no ${untold}.`)]
    const specific = contentStems(words).filter((one) => !DATA_NOUN.test(one))
    if (specific.length === 0) continue
    const records =
      /\b(?:data|records?|logs?|histor|database|archive|recordings?|statistics|exports?|files?|readings|surveys?|spreadsheets?|sensors?|telemetry|transcripts?|system|software|crm|reports?|photos?|images?)\b/i.test(
        match,
      )
    const strange = specific.filter((one) => !grounds.vocabulary.has(one))
    if (
      (records || /\b(?:hold|keep|collect|store|log|track|record)\b/i.test(match)) &&
      (strange.length > specific.length / 2 ||
        (records && strange.length > 0 && !grounds.held.has(specific.at(-1) ?? '')))
    )
      return [fault('data', `“${match.trim()}” is not told in the brief. Say only what the client says it holds.`)]
    if (records && /^(?:you|we)/i.test(match) && !specific.some((one) => grounds.held.has(one)))
      return [fault('data', `“${match.trim()}”: no such record is told in the brief.`)]
  }
  return []
}

const AGREED =
  /\b(?:(?:has|have|had|already|since|was|were|is|are|both|all|also)\s(?:\w+\s){0,2})?(agreed|given (?:\w+ )?(?:consent|permission|approval)|approved|signed|consented|accepted|confirmed|committed|promised|authori[sz]ed|endorsed|guaranteed|certified|welcomed|backed|pledged)\b/giu
const AHEAD =
  /\b(?:must|should|would|could|can|may|until|once|if|unless|when|before|after|ask|get|let|has to|have to|need|to be|be|will|shall|please|nobody|not|never|nothing|who|whether|and decide|decided by|(?:by|within) (?:the end|mid|\d|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|\w+ (?:days|weeks|months)))\b/i
const FAMILY: Record<string, RegExp> = {
  agre: /agree|accord|signed|consent|union|acuerd/i,
  approv: /approv|accept|passed/i,
  sign: /sign|agreement|contract/i,
  promis: /promis|told|prometi/i,
}

/** Nobody has agreed, signed or approved anything unless the brief says so. */
export function agreementFaults(sentence: string, grounds: Grounds): Found[] {
  const bare = withoutQuotes(sentence)
  for (const match of bare.matchAll(AGREED)) {
    const [text, verb = ''] = match
    const before = bare.slice(Math.max(0, match.index - 60), match.index + text.length - verb.length)
    if (AHEAD.test(before)) continue
    // 'is entered and signed', 'are approved by the foreman' tell how work goes from now on.
    if (/^(?:is|are)\s/i.test(text) && !/\balready\b/i.test(text)) continue
    if (/\b(?:is|are) (?:\w+,? (?:and )?)+$/i.test(bare.slice(0, match.index)) && !/\balready\b/i.test(bare)) continue
    // 'approved answers', 'the agreed list', 'the customer’s approved sample': no claim that somebody did.
    const bareVerb = text.toLowerCase() === verb.toLowerCase()
    if (bareVerb && /^\s(?:by|off)\b/.test(bare.slice(match.index + text.length))) continue
    if (
      bareVerb &&
      /(?:^|[,;:(]\s|\b(?:the|an?|from|of|with|and|or|only|each|every|all|by|in|as|their|its|your|our|any|no)\s|['’]s?\s)$/i.test(
        bare.slice(0, match.index),
      )
    )
      continue
    // 'You signed', where the brief tells of an agreement or a promise of the client's own.
    if (
      /\byou (?:have )?$/i.test(bare.slice(0, match.index)) &&
      grounds.facts.limits.some(({ kind }) => kind === 'agreement' || kind === 'promise')
    )
      continue
    const root = Object.keys(FAMILY).find((one) => verb.toLowerCase().startsWith(one))
    const family = root ? (FAMILY[root] as RegExp) : new RegExp(stem(verb), 'i')
    const own = contentStems(bare).filter((one) => one !== stem(verb))
    const told = grounds.facts.statements.some(
      (one) => family.test(one.text) && own.filter((word) => stems(one.text).includes(word)).length >= 2,
    )
    if (!told) return [fault('agreement', `Nobody is told to have ${verb.toLowerCase()} this: “${text.trim()}”.`)]
  }
  return []
}

const REFUSES =
  /\b(?:no|not|never|refus\w+|declin\w+|leave|left|without|instead|rather|drop|dropped|avoid|break\w*|breach\w*|against|cannot|can't|don't|won't|rule[sd]? out|stop|unsafe|unlawful|dangerous|harm\w*|only (?:a|the) (?:person|human)|a person|nobody|nothing|forbid\w*|ban\w*|wrong|would cost|would break|keeps?|kept|stays?|by hand|straight to|somebody|keep out|out of|put aside|advise against|shame|if|would)\b/i

/** A refused wish is not granted by another sentence. */
export function refusalFaults(sentence: string, grounds: Grounds): Found[] {
  // The list of references: titles are not ours to word.
  if (/^\W*To read\b/.test(sentence)) return []
  const { declined } = grounds.plan
  // What the client writes of another matter grants nothing.
  const isRefused = (quote: string) => declined.some((one) => one.quote.includes(quote) || quote.includes(one.quote))
  const told = sentence.replace(/“([^”]*)”/g, (whole, quote: string) => (isRefused(quote) ? whole : ' '))
  const words = new Set(contentStems(told))
  for (const one of declined) {
    const own = grounds.refused.get(one.statement) ?? []
    const hits = own.filter((word) => words.has(word))
    // Two words of a long wish stand in many a harmless sentence.
    if (hits.length >= 2 && (hits.length >= 3 || hits.length * 3 >= own.length) && !REFUSES.test(sentence))
      return [
        fault(
          'refusal',
          `This reads as if the refused wish “${one.quote.slice(0, 80)}” were granted (${hits.join(', ')}). It is refused: say so, or leave it.`,
        ),
      ]
  }
  return []
}

/** Nothing of what tried to command the writer is printed or obeyed. */
export function orderFaults(text: string, grounds: Grounds): Found[] {
  const low = plain(text)
  for (const order of grounds.orders) {
    const words = plain(order).split(' ')
    for (let at = 0; at + 5 <= words.length; at += 1) {
      const run = words.slice(at, at + 5).join(' ')
      if (low.includes(run) && !grounds.brief.includes(run))
        return [fault('order', 'It repeats text of the brief that tries to give orders.')]
    }
    const loud = order.match(/\b\p{Lu}{4,}\b/gu) ?? []
    const names = [...(order.match(/(?<=\s)\p{Lu}\p{Ll}[\p{L}\d]{2,}/gu) ?? []), ...(loud.length === 1 ? loud : [])]
    const name = names.find((one) => wordIn(` ${low} `, plain(one)) && !wordIn(` ${grounds.brief} `, plain(one)))
    if (name) return [fault('order', `“${name}” comes from text that tries to give orders.`)]
  }
  return []
}

/** Plain words only. */
export function formFaults(given: string): Found[] {
  const text = withoutQuotes(given)
  if (/<\/?[a-z][^>]*>|```|\]\(|^#{1,6}\s|^\s*\|/im.test(text))
    return [fault('form', 'It contains markup. Write plain sentences.')]
  if (/\bhttps?:|\bwww\.|\b[\w-]+\.(?:com|org|net|io|example|ai|dev)\b/i.test(text))
    return [fault('form', 'It contains an address. Leave it out.')]
  if (
    /\b(?:as an ai|as a language model|i'm sorry|i’m sorry|i cannot help|i can't help|i can’t help|my instructions|system prompt)\b/i.test(
      text,
    )
  )
    return [fault('form', 'It speaks about itself.')]
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const english = words.filter((word) => ENGLISH.has(word)).length
  const isList = (text.match(/,/g)?.length ?? 0) * 5 >= words.length
  if (words.length >= 12 && !isList && english / words.length < 0.06) return [fault('form', 'It is not in English.')]
  return []
}
const ENGLISH = new Set(
  'the a an of to and in is it you your for on with that be are not this as at by from or if will has have no one each first before after what when who can they them their but so than until only'.split(
    ' ',
  ),
)

const EVENTS =
  /\b(?:fined|sued|warned|discovered|proved|installed|hired|trained|launched|introduced|resigned|dismissed|doubled|halved|tripled|stole|audited|upgraded|switched|negotiated|praised|admitted|demanded|threatened|complained|increased|improved|(?:found|showed|confirmed|learned|reported)(?= that))\b/giu
const OPEN =
  /\b(?:if|must|should|would|could|may|might|can|will|until|once|when|whether|how many|who|how|what|which|before|after|whoever|not|never|no|nobody|nothing|our guess|test|past|to be|be|is|are|being|been|gets?|than)\b/i
const SUBJECT =
  /\b(?:you|we|they|he|she|who|staff|your [\p{L}-]+|the [\p{L}-]+(?: [\p{L}-]+)?|[\p{L}-]+s|commission|authority|union|board|client|technician|manager|director)\s(?:\p{L}+ly\s)?$/iu

/** Nothing has happened to the client that the brief does not tell. */
export function eventFaults(sentence: string, grounds: Grounds): Found[] {
  const bare = withoutQuotes(sentence)
  for (const match of bare.matchAll(EVENTS)) {
    const before = bare.slice(0, match.index)
    const perfect = /\b(?:has|have|had)\s(?:\w+\s)?$/i.test(before)
    if (!perfect && (!SUBJECT.test(before) || OPEN.test(before.split(/[,;:]/).at(-1) ?? ''))) continue
    if (perfect && OPEN.test(before)) continue
    if (grounds.vocabulary.has(stem(match[0])) && tells(match[0], bare, grounds)) continue
    return [fault('agreement', `The brief does not tell that somebody “${match[0]}” this.`)]
  }
  return []
}

/** A statement with the same verb that shares another word. */
function tells(verb: string, sentence: string, grounds: Grounds): boolean {
  const words = contentStems(sentence).filter((one) => one !== stem(verb))
  return grounds.facts.statements.some(
    ({ text }) => stems(text).includes(stem(verb)) && words.some((word) => stems(text).includes(word)),
  )
}

const KEEPS =
  /\b(?:no|not|never|nobody|nothing|none|stays?|kept|keeps?|keep|leaves?|left|out|only|unless|until|consent\w*|without|rules?|binds?|agree\w*|promis\w*|holds?|limit\w*|before|instead|first ask|if|would|breach\w*|break\w*|forbid\w*|conflict\w*|against|says?|remains?|in place|excluded?|may already|as your)\b/i

/** What the client has agreed, promised or ruled out is not done by another sentence. */
export function brokenWordFaults(sentence: string, grounds: Grounds): Found[] {
  if (KEEPS.test(sentence)) return []
  const words = new Set(contentStems(sentence))
  for (const limit of grounds.facts.limits) {
    if (limit.kind !== 'agreement' && limit.kind !== 'promise' && limit.kind !== 'refusal') continue
    const shared = new Set(contentStems(limit.text).filter((word) => words.has(word)))
    if (shared.size >= 3)
      return [
        fault(
          'refusal',
          `This seems to go against the client’s own word: “${limit.text.slice(0, 90)}”. Say how it is kept.`,
        ),
      ]
  }
  return []
}

/** 'already' and its like tell a state of today: then every word must be the brief's. */
export function stateFaults(sentence: string, grounds: Grounds): Found[] {
  const bare = withoutQuotes(sentence)
  if (
    bare.trim().endsWith('?') ||
    /\balready (?:use|used|pay|paid|there|in use|held)\b/i.test(bare) ||
    !/\b(?:already|these days|at present|currently)\b/i.test(bare) ||
    /\b(?:may|might|if|whether|must|should|would|will|then|once|new|ask)\b/i.test(bare)
  )
    return []
  const words = [...new Set(contentStems(bare))].filter((word) => word !== stem('already'))
  const best = Math.max(
    0,
    ...grounds.facts.statements.map(({ text, topic }) => {
      const own = new Set(stems(`${text} ${topic ?? ''}`))
      return words.filter((word) => own.has(word)).length
    }),
  )
  return words.length >= 3 && best < words.length * 0.34
    ? [
        fault(
          'data',
          'The brief does not tell that this is so already. Say it without “already”, “currently” or the like.',
        ),
      ]
    : []
}
