import { conceptsIn } from './concepts.ts'
import { glossFor } from './languages.ts'
import type { Language } from './languages.ts'
import { refusalsIn, withoutRefusals } from './refusals.ts'
import { stem, STOP_WORDS, words } from './words.ts'

export const FIELDS = ['challenges', 'business_goals', 'description', 'data_collected', 'team_ai_familiarity'] as const
export type Field = (typeof FIELDS)[number]

export interface Sentence {
  field: Field
  /** Where it stands in the cleaned field. */
  start: number
  text: string
  /** Stems that count for matching; what the client refuses is not among them. */
  stems: string[]
  /** Every word in order, English beside a foreign sentence. */
  words: string[]
  /** Their stems, for phrases. */
  all: string[]
  concepts: Set<string>
  /** One sentence often holds three complaints: each part is matched by itself. */
  clauses: Clause[]
  /** Says what must not be: it is never shown as the reason for something. */
  refuses: boolean
  /** Gives orders to whoever writes the report: read as text, never followed, never quoted as a wish. */
  order: boolean
}

export interface Clause {
  text: string
  stems: string[]
  concepts: Set<string>
}

/** One field's text → sentences; a sentence of a language we do not write in gets English words beside its own. */
export function splitSentences(text: string, field: Field, language: Language): Sentence[] {
  const sentences: Sentence[] = []
  for (const match of text.matchAll(/[^\n.!?。！？؟।;；]+(?:[.!?](?=[^\s])[^\n.!?。！？؟।;；]*)*[.!?。！？؟।;；]*/gu)) {
    const lead = match[0].length - match[0].trimStart().length
    const own = match[0].trim().replace(/[;；]$/, '')
    if (!/[\p{L}\p{N}]/u.test(own)) continue
    const previous = sentences.at(-1)
    // 'approx. 40' and 'e.g. Xero' are not two sentences.
    if (
      previous &&
      previous.field === field &&
      /\b(?:approx|e\.g|i\.e|etc|incl|no|vs|st|dr|mr|ms|mrs)\.$/i.test(previous.text)
    ) {
      sentences[sentences.length - 1] = sentence(`${previous.text} ${own}`, field, previous.start, language)
    } else {
      sentences.push(sentence(own, field, match.index + lead, language))
    }
  }
  return withBracketedOrders(sentences)
}

const OPEN = /[[{(<«“]/g
const CLOSE = /[\]})>»”]/g

/** An order in brackets goes on until they close: its second sentence is no statement of the client's either. */
function withBracketedOrders(sentences: readonly Sentence[]): Sentence[] {
  let depth = 0
  return sentences.map((one) => {
    depth -= /^[\s\]})>»”]*/.exec(one.text)?.[0].match(CLOSE)?.length ?? 0
    const order = one.order || depth > 0
    const rest = one.text.replace(/^[\s\]})>»”]+/, '')
    depth += order ? (rest.match(OPEN)?.length ?? 0) - (rest.match(CLOSE)?.length ?? 0) : 0
    depth = Math.max(0, depth)
    return order === one.order ? one : { ...one, order }
  })
}

/** 'Before the next tender in March' says when, not what: tenders are not what this client asks for. */
const OCCASION =
  /\b(?:before|ahead of|in time for|by|until)\s+(?:the |our |my )?(?:next|coming|following)\s+[^,.;:!?]{1,40}/giu

function sentence(text: string, field: Field, start: number, language: Language): Sentence {
  const wanted = withoutRefusals(text).replace(OCCASION, ' ')
  return {
    field,
    start,
    text,
    ...read(wanted, language),
    clauses: splitClauses(wanted, language),
    refuses: refusalsIn(text).length > 0 && !/\b(?:but|instead)\b/i.test(text),
    order: isOrder(text),
  }
}

function read(text: string, language: Language): Pick<Sentence, 'stems' | 'words' | 'all' | 'concepts'> {
  const gloss = language === 'en' ? [] : glossFor(language, text)
  const said = [...words(text), ...gloss.flatMap((entry) => ['·', ...words(entry)])]
  const all = said.map(stem)
  const counted = all.filter((word) => word !== '·' && !STOP_STEMS.has(word) && !/^\p{N}+$/u.test(word))
  return { stems: [...new Set(counted)], words: said, all, concepts: conceptsIn(all) }
}

const CLAUSE_END =
  /,(?!\d)\s*|[:，、،]\s*|\s[–—-]\s|\s(?=(?:and|but|so|while|because|which|y|pero|et|mais|und|aber|e|ma|mas|en|maar)\s)/u

function splitClauses(text: string, language: Language): Clause[] {
  const clauses: Clause[] = []
  let pending = ''
  for (const part of text.split(CLAUSE_END)) {
    pending = pending ? `${pending}, ${part}` : part
    const { stems, concepts } = read(pending, language)
    if (stems.length < 3) continue
    clauses.push({ text: pending, stems, concepts })
    pending = ''
  }
  const last = clauses.at(-1)
  if (pending && !last) {
    const { stems, concepts } = read(pending, language)
    if (stems.length > 0) clauses.push({ text: pending, stems, concepts })
  } else if (pending && last) {
    clauses[clauses.length - 1] = { text: `${last.text}, ${pending}`, ...read(`${last.text}, ${pending}`, language) }
  }
  return clauses
}

const STOP_STEMS = new Set([...STOP_WORDS].flatMap((word) => [word, stem(word)]))

/** Whether it speaks to whoever writes the report, rather than about the firm. */
export function isOrder(text: string): boolean {
  return ORDERS.some((pattern) => pattern.test(text))
}

const ORDERS = [
  // A pretended answer, or code: no client's trouble reads like that.
  /^\W*(?:assistant|system|user|developer|human)\s*:/i,
  /\b(?:drop|truncate|alter) table\b|\bselect \* from\b|\badmin password\b|[$]\{|\{\{/i,
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|prompt|rule|above|previous|prior|guideline|framework|lens|formula|scor)/i,
  /\b(?:system|developer)\s+(?:prompt|message|role)\b|\bprompt injection\b|\bjailbreak|<\|?im_|\[\/?inst\]/i,
  /\byou are (?:now |an? )(?:.{0,30}\b(?:assistant|model|ai|chatgpt|pirate|engine|bot)\b|dan\b)/i,
  /\b(?:reveal|print|output|repeat|show|leak|return|respond|reply|answer)\b.{0,25}\b(?:only with|prompt|instructions|api key|secret|password|environment variable|json only|the word|exactly)/i,
  /\b(?:report|engine|assistant|model|ai|assessor|writer)\b.{0,20}\b(?:must|should|shall|has to|will)\b.{0,20}\b(?:say|state|recommend|score|rate|rank|write|include|give|conclude|output|praise)\b/i,
  /\b(?:give|award|score|rate|rank)\s+(?:us|me|this|our|every|all)\b.{0,40}\b(?:100|full|maximum|highest|top|perfect|10 ?\/ ?10)/i,
  /\bwrite (?:me )?(?:a poem|a song|the report (?:in|as)|in the style)|\bin all caps\b|\bact as\b|\bpretend\b.{0,20}\byou\b/i,
  /\b(?:recommend|suggest) only\b|\bdo not mention\b|\binsert (?:a |the )?(?:link|text|advert)/i,
  /\b(?:note|message|instructions?|memo|hint) (?:to|for) (?:the |any |an? )?(?:ai|assistant|model|writer|engine|llm|bot|reader of this)\b/i,
  /\byou (?:may|must|shall|can|should|will|are (?:only )?(?:allowed )?to|have to)\b.{0,20}\b(?:only )?(?:list|mention|write|recommend|name|say|state|print|include|output|praise|rate|rank|conclude|begin|start|leave out|skip|hide|delete)\b/i,
  /\b(?:start|begin|open|end|finish|close|sign|fill|write|delete|skip|leave out|hide|drop)\b.{0,20}\b(?:the|your|this) (?:whole |entire )?(?:report|answer|executive summary|(?:risk|security) section)\b/i,
  /\b(?:forbidden|not allowed|banned|prohibited|must|may|shall|never|only|mention|omit|list)\b.{0,40}\b(?:in|from|of) (?:this|your) (?:report|assessment|roadmap|answer|output)\b|\b(?:this|your) (?:report|assessment|roadmap|answer|output) (?:must|may|shall|is to|has to|should|will)\b/i,
  /\b(?:the )?only (?:initiative|recommendation|use case|vendor|product|answer|advice)s? (?:you (?:may|can|should|must) |to (?:list|mention|name|give) |allowed)/i,
  /\bab (?:jetzt|sofort) bist du\b|\bdu (?:musst|sollst|bist jetzt)\b|\bschreib\w* (?:den|diesen|im) bericht\b|\bim bericht (?:darf|muss|soll)/i,
  /\btu (?:dois|es maintenant)\b|\bvous (?:devez|êtes maintenant)\b.{0,20}\b(?:recommander|écrire|dire|assistant|ia)\b|\bdans (?:ce|votre) rapport\b.{0,30}\b(?:interdit|écri|mentionn)/i,
  /\b(?:debes|tienes que|devi|você deve|deve)\b.{0,12}\b(?:recomendar|escribir|decir|raccomandare|scrivere|dire|escrever|dizer)\b|\b(?:ahora eres|sei ora|agora você é)\b|\b(?:en este informe|in questo rapporto|neste relatório)\b.{0,30}\b(?:prohibid|vietat|proibid|menciona|escrib|scriv|escrev)/i,
  /あなたは(?:今から|これから)|(?:この)?(?:レポート|報告書)に.{0,20}(?:書け|書いてください|書くな|記載するな)|你现在是|(?:报告|回答)(?:中|里)(?:必须|不要|不得|只能)|अब तुम|अब आप एक/,
  /\b(?:ignora|ignore[zr]?|ignoriere?n?|negeer)\b.{0,40}\b(?:instruc|anweisung|istruzion|instructies)/i,
  /忽略.{0,10}(?:指令|说明|提示)|指示を無視|이전 지시|تجاهل.{0,20}التعليمات|निर्देश.{0,20}अनदेखा/,
]
