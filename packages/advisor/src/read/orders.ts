/**
 * The stretches of a field that command the writer. An order seldom comes alone: once one is found, the short
 * commands beside it belong to it, up to the first sentence that speaks of the firm.
 */
export function ordersIn<T extends { text: string; field: string; english?: { text: string } }>(
  clauses: readonly T[],
): T[] {
  const found = new Set(clauses.filter(({ text, english }) => isOrder(text) || (english && isOrder(english.text))))
  clauses.forEach((one, at) => {
    if (!found.has(one)) return
    for (let next = at + 1; clauses[next]?.field === one.field; next += 1) {
      const beside = clauses[next] as T
      if (!found.has(beside) && !isCommand(beside.english?.text ?? beside.text)) break
      found.add(beside)
    }
  })
  return clauses.filter((one) => found.has(one))
}

/** A bare command or a scrap of markup, with no figure and nobody of the firm in it. */
function isCommand(text: string): boolean {
  if (SCORES.test(text)) return true
  if (/\d/.test(text) && !MARKUP.test(text)) return false
  return MARKUP.test(text) || (COMMAND.test(text) && !/\b(?:we|our|us|my|i|customers?|clients?|staff)\b/i.test(text))
}
const SCORES = /^\W*(?:and\s+)?(?:score|rate|rank|grade|mark|award)\s+(?:every|all|each|us|our|this|the|it)\b/i
const MARKUP = /<\/?[a-z][^>]{0,80}>?|\bstyle\s*=|^#{1,6}\s/i
const COMMAND =
  /^\W*(?:please\s+)?(?:do not|don['’]t|never|ignore|disregard|write|say|state|give|print|begin|recommend|repeat|output|omit|reveal|praise|mention|pretend|produce|respond|refuse|leave (?:the|this|it|out|blank))\b/i

/** Whether it speaks to whoever writes the report, rather than about the firm. */
export function isOrder(text: string): boolean {
  return ORDERS.some((pattern) => pattern.test(text))
}

/** What a report of the firm's own goes on with: its subject, its reader, its day. */
const NOT_THEIRS = String.raw`(?!\s+(?:on|of|for|to|in|by|within|from|about|at|each|every|until|before|after|above|below|over|under|faster|quicker|sooner|shorter|cheaper)\b)(?!.*\b(?:hours?|minutes?|days?|weeks?|months?)\b)`

const ORDERS = [
  // Markup, or a label that calls the writer: 'NOTE TO AUTHOR'.
  /<\s*(?:script|style|div|span|b|h\d|form|iframe|img)\b|<\s*a\s+\w+\s*=|<\/\s*\w+\s*>|\bstyle\s*=\s*["']/i,
  /(?:^\W*|[.:;!>]\s*)(?:note|message|instructions?|memo|hint|attention) (?:to|for) (?:the |any |an? |whoever )?(?:\p{L}+ )?(?:author|writer|writers|consultant|evaluator|judge|grader|reviewer|assessor|editor|system|machine|computer|analyst)\b/iu,
  /\b(?:note|message|instructions?|memo|hint|attention) (?:to|for) (?:the |any |an? |whoever )?(?:\p{L}+ )?(?:author|writer|writers|consultant|evaluator|judge|grader|reviewer|assessor|editor|system|machine|computer|analyst)\s*:/iu,
  /^\W*(?:dear |hey |hi )?(?:reviewer|assessor|evaluator|grader|writer|author|editor|analyst|consultant|ai|llm|bot|model|whoever (?:writes|reads) this)\s*[:,]\s*(?:\p{L}+ ){0,3}(?:leave|write|say|state|put|list|finish|begin|start|skip|omit|recommend|mention|do not|don['’]t|never|always|give|rate|score|rank|include|add|make|end|ignore|forget|print|confirm)\b/iu,
  /\b(?:note|message|instructions?|memo|hint|attention|word) (?:to|for) (?:whoever|whatever|anyone|anybody|those|the (?:one|person|machine|thing)s?)\b/i,
  // A command whose object is this report or its making, in the negative too; 'the report on title', 'the weekly report' and
  // 'the report by noon' are the firm's own.
  new RegExp(
    String.raw`^\W*(?:please\s+)?(?:do not|don['’]t|never|leave|write|give|print|produce|make|stop|refuse to|skip|begin|start|end|keep)\b.{0,30}\b(?:(?:this|your)\s+(?:\p{L}+\s+){0,2}|the\s+(?:executive\s+|final\s+|whole\s+)?)(?:report|assessment|roadmap|summary|section|prompt|instructions?|output)\b${NOT_THEIRS}`,
    'iu',
  ),
  /^\W*(?:please\s+)?(?:give|award|write|print)\b.{0,20}\b(?:highest|top|full|perfect|maximum) (?:score|points|marks)\b/i,
  // 'Put down that our log is complete': the report vouches for nothing.
  /(?:^\W*|[.:;,!]\s*|\b(?:please|so|and|then|must|should|just|to|report)\s+)(?:write|say|put down|put|mention|confirm|state|certify|note) that (?:we|our|the (?:company|firm|business))\b.{0,80}\b(?:is|are|has|have|hold|holds|meets?|compl\w+|fine|safe|in order|good|best|certified|accredited)\b/i,
  // What is to be recommended, or how it is to be rated, in whichever language.
  /\b(?:first|top|only|main) recommendation\b.{0,12}\b(?:has to|must|should|shall|is to|will)\b/i,
  /(?<!\p{L})ignor\p{L}*\s(?:\p{L}+\s){0,2}(?:regeln|anweisungen|reglas|instrucciones|regras|instruções|règles|consignes|regole|istruzioni)(?!\p{L})/iu,
  /^\W*(?:please\s+)?(?:put|write|use|print|mention) \S+(?: \S+)? in (?:every|each|all) (?:headings?|sections?|titles?)/i,
  /^\W*(?:please\s+)?visit (?:www\.|https?:)/i,
  // A pretended answer, or code: no client's trouble reads like that.
  /^\W*(?:assistant|system|user|developer|human)\s*:/i,
  /\b(?:drop|truncate|alter) table\b(?!\s(?:reserv|book|tennis|servic))|\bselect \* from\b|\badmin password\b|[$]\{|\{\{/i,
  // 'Patients forget the instructions' is a trouble.
  /\band\s+(?:ignore|disregard|forget|override|bypass)\s+(?:your|all|any|every|previous|prior|the (?:above|previous|prior|system))\b.{0,30}\b(?:instructions?|prompts?|rules?|guidelines?|guidance|framework)\b/i,
  /(?:^\W*|[.:;!,"“]\s*|\b(?:please|now|must|should|shall)\s+)(?:ignore|disregard|forget|override|bypass|set aside)\b.{0,40}\b(?:instructions?|prompts?|above|previous|prior|(?:the )?earlier guidance|(?:your|all|any|these|those) (?:\p{L}+ ){0,2}(?:rules?|guidelines?|criteria|method)|framework|lens|formula|scor\p{L}+)/iu,
  /\b(?:system|developer)\s+(?:prompt|message|role)\b|\bprompt injection\b|\bjailbreak|<\|?im_|\[\/?inst\]/i,
  /\byou are (?:now |an? )(?:.{0,30}\b(?:assistant|model|ai|chatgpt|pirate|engine|bot)\b|dan\b)/i,
  /\b(?:reveal|print|output|repeat|show|leak|return|respond|reply|answer)\b.{0,25}\b(?:only with|prompt|instructions|api key|secret|password|environment variable|json only|the word|exactly)/i,
  // What the report itself is to say is an order.
  /\b(?:report|assessor|writer)\b.{0,20}\b(?:must|should|shall|has to|will)\b.{0,20}\b(?:say|state|recommend|score|rate|rank|conclude|output|praise)\b/i,
  // 'Ignore all other considerations': what others are ignored by is told with who does it.
  /(?:^\W*|[.:;!]\s*)(?:please\s+)?(?:ignore|disregard)\s+(?:all|any|every)\s+(?:the\s)?other\b/i,
  // 'The report must name X as the only supplier'; what a weekly report of theirs should list is their own matter.
  /\b(?:report|roadmap|assessment)\b.{0,20}\b(?:must|should|shall|has to|will)\b.{0,20}\b(?:name|list|put|present|show|call|describe|mention|give|tell)\b.{0,80}(?:\bas (?:the|our|your) (?:only|best|first|top|preferred|sole|leading)\b|\b(?:full marks|only qualified)\b|\b10 (?:of|out of) 10\b)/i,
  /(?:^\W*|[.:;!,]\s*|\band\s+)(?:rate|score|grade|rank)\s(?:it|us|them|this|our|the)\b.{0,30}\b(?:10|100|5) (?:of|out of) (?:10|100|5)\b/i,
  // 'AI should write the quotes' is a wish; what it is to say of us, of this report or of one name is none.
  /\b(?:engine|assistant|model|ai)\b.{0,20}\b(?:must|should|shall|has to|will)\b.{0,20}\b(?:(?:state|conclude|praise)\b(?! (?:its|how|why|when|which|what)\b)|(?:score|rate|rank) us\b|say (?:that )?(?:we|our|this|it)\b|(?:say|recommend|score|rate|rank|write|include|give|output)\b.{0,30}\b(?:that (?:we|our|this|no|the (?:company|firm|business))|(?:this|your) (?:report|assessment|roadmap|brief|client)|10 ?\/ ?10|100|full marks|highest|top score|perfect|only)\b|recommend (?:to )?(?:buy|us|hir|choos|order|subscrib)\w*)/i,
  // 'the right part', 'dishes to guests' are for their own customers.
  /\b(?:engine|assistant|model|ai)\b.{0,20}\b(?:must|shall|has to|will)\b.{0,20}\brecommend\b(?! (?:an?|the|our|their|his|her|its|which|what|how|when|where|whether|to|other|more|better|similar|suitable|\p{L}+s) )/iu,
  /\b(?:[Ee]ngine|[Aa]ssistant|[Mm]odel|AI|ai)\b.{0,20}\b(?:must|should|shall|has to|will)\b.{0,20}\b(?:recommend|name|include|say) (?:the )?\p{Lu}\p{L}+(?!.{0,30}\bto (?:guests?|customers?|clients?|patients?|visitors?|people|those|every|each|any)\b)/u,
  /^\W*(?:rate|score|rank|grade|mark)\s+(?:every|all|each)\s+(?:initiative|opportunit|recommendation|idea|section)/i,
  /^\W*advise (?:the )?(?:reader|client|us|them) to (?:buy|choose|use|order|hire)\b/i,
  /\b(?:give|award|score|rate|rank)\s+(?:us|me|this|our|every|all)\b.{0,40}\b(?:100|full|maximum|highest|top|perfect|10 ?\/ ?10)/i,
  /\bwrite (?:me )?(?:a poem|a song|the report (?:as|in (?:verse|rhymes?|capitals|caps|the style|the voice))|in the style)|\b(?:write|answer|reply|respond|report)\b.{0,40}\bin all caps\b|\bact as\b|\bpretend\b.{0,20}\byou\b/i,
  /\b(?:recommend|suggest) only\b|\bdo not mention\b|\binsert (?:a |the )?(?:link|text|advert)/i,
  /\b(?:note|message|instructions?|memo|hint) (?:to|for) (?:the |any |an? )?(?:ai|assistant|model|writer|engine|llm|bot|reader of this)\b/i,
  /\byou (?:may|must|shall|can|should|will|are (?:only )?(?:allowed )?to|have to)\b.{0,20}\b(?:recommend|output|praise|conclude|only (?:list|mention|write|name|say|print|include))\b/i,
  /\byou (?:may|must|shall|can|should|will|are (?:only )?(?:allowed )?to|have to)\b.{0,20}\b(?:list|mention|write|name|say|state|print|include|rate|rank|begin|start|leave out|skip|hide|delete)\b.{0,40}(?:\b(?:only|that|nothing|our|us|we|this|your|report|section|risks?|perfect)\b|[“"‘'*])/i,
  new RegExp(
    String.raw`\b(?:start|begin|open|end|finish|close|sign|fill|write|delete|skip|leave out|hide|drop)\b.{0,20}\b(?:(?:your|this) (?:whole |entire )?(?:report|answer)|the (?:whole |entire )?report|(?:the|your|this) (?:executive summary|(?:risk|security) section))\b${NOT_THEIRS}`,
    'i',
  ),
  /\b(?:forbidden|not allowed|banned|prohibited|must|may|shall|never|only|mention|omit|list)\b.{0,40}\b(?:in|from|of) (?:this|your) (?:report|assessment|roadmap|answer|output)\b|\b(?:this|your) (?:report|assessment|roadmap|answer|output) (?:must|may|shall|is to|has to|should|will)\b/i,
  /\b(?:the )?only (?:initiative|recommendation|use case|vendor|product|answer|advice)s? (?:you (?:may|can|should|must) |to (?:list|mention|name|give) |allowed)/i,
  /\bab (?:jetzt|sofort) bist du\b|\bdu (?:musst|sollst|bist jetzt)\b|\bschreib\w* (?:den|diesen|im) bericht\b|\bim bericht (?:darf|muss|soll)/i,
  /\btu (?:dois|es maintenant)\b|\bvous (?:devez|êtes maintenant)\b.{0,20}\b(?:recommander|écrire|dire|assistant|ia)\b|\bdans (?:ce|votre) rapport\b.{0,30}\b(?:interdit|écri|mentionn)/i,
  /\b(?:debes|tienes que|devi|você deve|deve)\b.{0,12}\b(?:recomendar|escribir|decir|raccomandare|scrivere|dire|escrever|dizer)\b|\b(?:ahora eres|sei ora|agora você é)\b|\b(?:en este informe|in questo rapporto|neste relatório)\b.{0,30}\b(?:prohibid|vietat|proibid|menciona|escrib|scriv|escrev)/i,
  /あなたは(?:今から|これから)|(?:この)?(?:レポート|報告書)に.{0,20}(?:書け|書いてください|書くな|記載するな)|你现在是|(?:报告|回答)(?:中|里)(?:必须|不要|不得|只能)|अब तुम|अब आप एक/,
  /\b(?:ignora|ignorez|ignore (?:les|tes|vos|as|suas)|ignoriere?n?|negeer)\b.{0,40}\b(?:instruc|anweisung|istruzion|instructies)/i,
  // The same in the languages of our clients: a label that calls the writer, rules to forget, something to vouch for, what
  // the report is to say. 'El aviso al sistema llega tarde', 'y olvidan las instrucciones' are troubles.
  /^\W*(?:nota|mensaje|aviso|mensagem|recado|messaggio|avviso|note|message|avis|hinweis|notiz|nachricht|anmerkung|uwaga|opmerking) (?:para|a|al|ao|à|au|aux|pour|per|an|für|dla|voor|aan) [^:]{0,40}(?:redact|redator|redaktor|redakteur|escrib|escrev|autor|auteur|rédact|rédig|écri|verfass|schreib|schrijv|scriv|redig|analist|analyst|evalua|avalia|evaluat|asistente|assistente|assistant|modelo|modèle|modell|sistema|système|system|ia(?!\p{L})|ki(?!\p{L})|ai(?!\p{L}))[^:]{0,30}:/iu,
  /(?:^\W*|[:;!]\s*)(?:ignor(?:a|á|ad|e|en|ez|i|ate|iere?|ieren sie)|olvid(?:a|á|e|en)|olvídate de|esqueç?[ae]|desconsidere|oublie[z]?|vergiss|vergessen sie|dimentica|dimenticate|zignoruj(?:cie)?|negeer|haga caso omiso de|omit(?:e|a|í)|omet(?:s|tez))\s+(?:\p{L}+\s+){0,2}?(?:(?:tus|sus|tes|vos|deine|ihre|le tue|le vostre|as suas|as tuas|todas?|todos|alle|toutes|tutte)\s+(?:las |les |le |os |as )?\p{L}+|(?:\p{L}+\s+)?(?:anterior(?:es)?|previas|précédentes?|précède|vorherigen|bisher\p{L}*|precedenti|anteriores)|(?:los |les |i |os |die )?(?:riesgos|risques|risiken|rischi|riscos))(?!\p{L})/iu,
  /(?:^\W*|[:;!]\s*)(?:escribe|escribí|escriba|escriban|pon|poné|ponga|pongan|di|decí|diga|digan|escreva|escreve|escrevam|coloque|écris|écrivez|mets|mettez|dis|dites|schreib|schreibe|schreiben sie|scrivi|scriva|scrivete|metti|mettete|dite)[\s,].{0,50}?(?<!\p{L})(?:que|dass|che)\s(?:(?:somos|estamos|nuestr\p{L}+|noss\p{L}+|nous|notre|wir|unser\p{L}*|siamo|(?:la |il )?nostr\p{L}+)(?!\p{L})|(?:el|la|o|a|le|l['’]|die|der|das|il|lo)\s?\p{L}+\s).{0,60}(?:certific|zertifiz|mejor|melhor|meilleur|beste|miglior|cumpl|konform|conform|aprobad|aprovad|approuv|líder|leader)/iu,
  /(?<!\p{L})(?:el informe|este informe|le rapport|ce rapport|der bericht|dieser bericht|o relatório|este relatório|il rapporto|la relazione|questo rapporto)\s(?:debe|deberá|doit|devra|muss|soll|deve|dovrà)\s(?:\p{L}+\s){0,2}(?:decir|dire|sagen|dizer|recomendar|recommander|empfehlen|raccomandare|indicar|afirmar|affirmer|concluir|concluire|mencionar)(?!\p{L})/iu,
  /^\W*(?:recomiend[ea]n?|recomendá|recommande[zs]?|empfehlen sie|empfiehl|recomend[ae]m?|raccomanda(?:te)?|raccomandi)\s(?:únicamente|sólo|solo|solamente|uniquement|seulement|ausschließlich|nur|apenas|somente|soltanto|comprar|acheter|zu kaufen)(?!\p{L})/iu,
  /(?:^\W*|[:;!]\s*)(?:no mencion[ea]n?|ne mentionne[zs]?|erwähnen sie kein|nicht erwähnen|não mencion[ea]m?|non menziona(?:re|te)?)\S*\s.{0,40}(?:riesg|risque|risik|risco|risch|informe|rapport|bericht|relatório|relazione)/iu,
  /忽略.{0,10}(?:指令|说明|提示)|指示を無視|이전 지시|تجاهل.{0,20}التعليمات|निर्देश.{0,20}अनदेखा/,
]
