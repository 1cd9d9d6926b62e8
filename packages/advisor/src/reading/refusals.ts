export interface Refusal {
  index: number
  length: number
  /** What is refused, to the end of its clause. */
  what: string
}

const PLANS =
  'want|need|like|wish|intend|plan|accept|allow|permit|trust|use|consider|agree to|put|send|share|upload|let|install'
const THINGS =
  'cctv|camera|microphone|video|photo|image|facial|face|biometric|cloud|chat ?bot|bot\\b|robot|drone|voice|recording|tracking|monitoring|surveillance|layoff|lay-off|redundanc|job (?:loss|cut)|offshor|overseas|subscription|public (?:ai|tool)|chatgpt|automated|automatic|algorithm|ai\\b|app\\b|apps\\b|kiosk|self-service|dynamic pric|surge|client data|personal data|patient data|customer data|generated'

const THINGS_ABROAD =
  'kamera|c[áâa]mara|cam[ée]ra|câmera|telecamer|cloud|nube\\b|nuvem|nuvola|chat ?bot|gesichts|gezicht|überwach|surveill|vigilanc|sorveglian|reconnaissance|reconocimiento|riconoscimento|reconhecimento|mi[ck]ro|aufnahm|aufzeichn|enregistr|grabaci|registrazion|gravaç|tracking|ki\\b|ia\\b|entlass|licen[cz]i|despid|demiss'
/** 'Ohne Kameras', 'niente cloud', 'rien ne doit sortir', 'no queremos chatbots'. */
const FOREIGN = [
  `(?:kein(?:e[nr]?)?|ohne|pas de|aucune?|sans|ni|sin|nada de|ning[uú]na?|niente|senza|nessuna?|sem|nenhuma?|geen|zonder)\\s+(?=(?:${THINGS_ABROAD}))`,
  '(?:wollen|möchten|dürfen|darf|sollen|soll|willen|mogen) (?:[\\p{L}]+ ){0,4}?(?:nicht|kein(?:e[nr]?)?|niet|geen)\\b',
  'nichts (?:darf|soll|verlässt|geht)',
  'ne (?:voulons|souhaitons|veut|doit|doivent|peut|peuvent) (?:surtout )?pas',
  'rien ne (?:doit|sort|quitte|peut)',
  'no (?:queremos|quiero|puede[n]?|debe[n]?) ',
  'nada (?:sale|puede salir|debe salir|sai|pode sair|deve sair)',
  'non (?:vogliamo|voglio|deve|devono|può|possono) ',
  '(?:nulla|niente) (?:esce|deve uscire|può uscire)',
  'não (?:queremos|quero|pode[m]?|deve[m]?) ',
]
/** Where the refusal stands behind its object, the whole sentence is taken. */
const BEHIND =
  /(?:カメラ|クラウド|録音|顔認証|チャットボット|監視|AI|社外).{0,16}(?:使わない|使いたくない|不可|禁止|入れない|反対|望まない|出さない|やめて|なしで)|(?:不要|不许|禁止|不得|不允许|不想).{0,8}(?:摄像|云|录音|人脸|聊天机器人|监控|裁员)|(?:कैमरा|कैमरे|क्लाउड|चैटबॉट|रिकॉर्डिंग).{0,16}(?:नहीं|मत|मना)|\b(?:camera|cloud|chat ?bot|recording|tracking|data bahar)\b.{0,20}\b(?:nahi|nahin|mat|mana|na ho|nako)\b|(?:카메라|클라우드|챗봇|녹음).{0,12}(?:금지|원하지 않|안 됩|반대)|(?:لا نريد|بدون|ممنوع).{0,12}(?:كاميرا|سحاب|روبوت)/iu

/** 'We do not want chatbots', 'no cameras in the change rooms', 'nothing may leave the building', 'they voted against it'. */
const REFUSAL = new RegExp(
  [
    // 'So that we no longer need guards' says what for, not what is refused.
    `(?<!\\bso (?:that )?(?:we |i )?)(?:we |i )?(?:do(?:es)? not|don['’]?t|doesn['’]?t|will not|won['’]?t|would not|wouldn['’]?t|never|no longer)\\s+(?:really\\s+|ever\\s+)?(?:${PLANS})\\b`,
    'vot(?:ed|es?) against',
    'object(?:s|ed)? to',
    'oppos(?:es|ed) to',
    '(?:is|are|was|were) (?:strongly |firmly )?(?:against|opposed to)',
    'not (?:interested in|looking for|allowed|willing to|an option|acceptable|permitted)',
    'no interest in',
    "(?:must|may|should|shall|can)\\s*(?:not|never|n['’]t)\\b",
    'must never',
    'never (?=(?:to )?(?:leaves?|goes?|shared|sent|uploaded)\\b)',
    'nothing\\b[^.,;]{0,70}?\\b(?:may|can|must|should|goes|leaves|is to)\\b',
    'nothing (?=about\\b|from\\b|on our\\b)',
    'refuse(?:s|d)? to',
    '(?:rule[sd]?|ruling) out',
    'forbid(?:s|den)?',
    'prohibit(?:s|ed)?',
    'bann?(?:ed|s)?\\b',
    'off[- ]limits',
    'red line',
    'say no to',
    `no (?:more )?(?=(?:${THINGS}))`,
    // 'No client paper goes to any model outside our servers.'
    'no (?=[^.,;]{3,90}\\b(?:goes|go|leaves?|(?:is|are|gets?) (?:sent|uploaded|pasted|put|shared))\\b)',
    ...FOREIGN,
    '(?:went|gone) without (?=(?:camera|cctv|cloud))',
    'without (?=(?:camera|cctv|cloud|facial|biometric|recording|chat ?bot|layoff|redundanc|job loss|sending|sharing|leaving))',
  ]
    .map((part) => `(?:${part})`)
    .join('|')
    .replace(/^/, '\\b(?:')
    .replace(/$/, ')'),
  'giu',
)

/** The whole sentence says who does it and that it stays so, or that a tool was tried and taken away. */
const KEPT_BY_PEOPLE =
  /\bmust\b.{0,40}\bourselves\b|\bwe (?:will )?(?:always |still )?(?:want to |insist on )?(?:answer|do|make|write|decide|answering|doing|making)\w* (?:it|them|this|that|every \w+|each \w+) ourselves\b|\b(?:a|our) (?:real )?(?:person|people|human|humans|staff) (?:must|will) always\b/i
const TAKEN_AWAY =
  /\b(?:took|taken|pulled|switched|turned) (?:it|them|that|this|(?:the|our|a) [\w -]{2,30}?) (?:down|off|out|back)\b|\b(?:took|taken|switched|turned) (?:down|off) (?:it|the|our)\b|\b(?:scrapped|ditched|binned|abandoned|gave up on) (?:it|the|our|that)\b/i
const TOOL = /chat ?bot|\bbots?\b|\bai\b|assistant|scribe|camera|software|\bapp\b|tool|robot|voice|system/i

export function refusalsIn(text: string): Refusal[] {
  if (KEPT_BY_PEOPLE.test(text) || BEHIND.test(text) || (TAKEN_AWAY.test(text) && TOOL.test(text)))
    return [{ index: 0, length: text.length, what: text.replace(/[.!?]+$/, '') }]
  return [...text.matchAll(REFUSAL)].flatMap((match) => {
    const from = match.index + match[0].length
    const what = clause(text.slice(from), /[;:]|\bbut\b|\bthough\b|\binstead\b/i)
      .trim()
      .replace(/[.!?]+$/, '')
    const length = match[0].length + clause(text.slice(from), /[,;:]|\bbut\b|\bthough\b|\binstead\b|\bonly\b/i).length
    return what.length < 3 ? [] : [{ index: match.index, length, what }]
  })
}

/** 'Train our own model' names a means: it says nothing about training, and the plan answers it in its own place. */
const OWN_MODEL =
  /\b(?:train|build|develop|create) (?:our|my|their|an?) own (?:custom )?(?:ai|llm|gpt|model)(?: model)?(?: on our (?:own )?data)?/gi

/** Nor does a bet on the market: nobody can place it, and 'timber prices' says nothing about cutting timber. */
const MARKET_BET =
  /\b(?:forecast|predict|foresee|guess)\w*\s+(?:the\s+|where\s+)?(?:timber|steel|metal|copper|gold|oil|fuel|diesel|power|commodity|material|grain|wool|milk|cattle|lamb|egg|fruit|property|house|share|stock market|crypto|currency|market)\w*\s+(?:prices?|rates?|market)\b(?: with ai)?/gi

/** The text without what is refused in it: a refusal is no evidence for the thing refused. */
export function withoutRefusals(text: string): string {
  return refusalsIn(text)
    .toReversed()
    .reduce((left, { index, length }) => left.slice(0, index) + left.slice(index + length), text)
    .replace(OWN_MODEL, ' ')
    .replace(MARKET_BET, ' ')
}

function clause(rest: string, end: RegExp): string {
  const at = rest.search(end)
  return at === -1 ? rest : rest.slice(0, at)
}
