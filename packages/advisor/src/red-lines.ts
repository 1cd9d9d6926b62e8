import type { PATTERNS, UseCase } from './knowledge/schema.ts'
import { refusalsIn } from './reading/refusals.ts'
import type { Sentence } from './reading/sentences.ts'
import { stems } from './reading/words.ts'

export type Ban =
  | 'camera'
  | 'listening'
  | 'assistant'
  | 'outside'
  | 'biometrics'
  | 'tracking'
  | 'jobs'
  | 'pricing'
  | 'decision'
  | 'generated'
  | 'public tools'

export interface RedLine {
  /** What the client refuses, in their words. */
  what: string
  stems: string[]
  /** What kind of tool that rules out. */
  bans: Ban[]
  /** It holds for a place or a use, not everywhere: 'no cameras in the change rooms'. */
  place: string[]
  sentence: Sentence
}

interface BanRule {
  ban: Ban
  /** How clients say it. */
  said: RegExp
  /** Patterns that do nothing else. */
  patterns: readonly (typeof PATTERNS)[number][]
  /** What the tool does, in our records' own words. */
  does?: RegExp
  /** A limit on a place frees the tool elsewhere. A microphone hears more than its room. */
  placed?: boolean
}

/** A ban covers what a tool does, whatever the tool is called. */
export const BAN_RULES: readonly BanRule[] = [
  {
    ban: 'camera',
    said: /\bcameras?\b|\bcctv\b|kamera|c[áâ]m[ae]ra|caméra|telecamer|カメラ|摄像|कैमर|카메라|كاميرا|\bvideo|\bimages?\b|\bphotos?\b|\bfilm|\bwatched\b/i,
    patterns: ['vision-inspection'],
    does: /\bcameras?\b|\bcctv\b|\bvideo\b|\bdash ?cams?\b/i,
    placed: true,
  },
  {
    ban: 'listening',
    said: /microphones?|mikrofon|mi[ck]r[oó]f|aufnahm|aufzeichn|enregistr|grabaci|registrazion|gravaç|録音|录音|रिकॉर्डिंग|녹음|\blisten|record(?:ing|ed)? (?:of )?(?:calls?|conversation|consult|session|meeting|patients?|clients?|residents?)|\brecordings?\b|voice (?:assistant|recogn)|\bscribes?\b|transcri/i,
    patterns: ['transcription'],
    does: /\bmicrophones?\b|\bscribes?\b|\blistens?\b|\btranscri|\bspoken\b|\bspeech\b|\brecord(?:s|ed|ing)? (?:the |each |every )?(?:calls?|conversations?|consults?|sessions?|meetings?|talks?)\b|\bvoice agent/i,
  },
  {
    ban: 'assistant',
    said: /chat ?bots?|チャットボット|聊天机器人|चैटबॉट|챗봇|\bbots?\b|virtual assistant|talk(?:ing)? to (?:a )?(?:machine|computer|robot)|robot call|voice agent|\b(?:phone|call|ring|answer)\w*\b.{0,60}\bourselves\b/i,
    patterns: ['customer-assistant'],
    does: /chat ?bot|virtual assistant|\bbot\b|web chat|(?:phone|voice|call) (?:agent|assistant)|answers? calls? (?:at|after|by)/i,
  },
  {
    ban: 'outside',
    said: /\bcloud\b|\bnube\b|nuvem|nuvola|クラウド|社外|云|क्लाउड|클라우드|سحاب|verlässt|\bhaus verlassen|rien ne (?:sort|quitte|doit sortir)|nada (?:sale|sai|puede salir|pode sair)|(?:nulla|niente) (?:esce|deve uscire)|data bahar|off[- ]?site|\bleaves? (?:our|the|this|your)? ?(?:own )?(?:building|site|premises|country|network|servers?|office|house|walls?|practice|clinic|company|firm)|overseas|offshore|third[- ]part|(?:outside|external|foreign|other) (?:system|tool|compan|provider|vendor|server|part)|outside (?:of )?(?:our|the|my|these) (?:own )?(?:servers?|walls?|network|building|firm|practice|house|systems?|machines?)/i,
    patterns: ['transcription', 'customer-assistant', 'translation'],
  },
  {
    ban: 'biometrics',
    said: /facial|facciale|gesichts|顔認証|人脸|face recog|biometric|fingerprint|voice ?print/i,
    patterns: [],
    does: /facial|face recog|biometric|fingerprint|voice ?print/i,
  },
  {
    ban: 'tracking',
    said: /\btrack(?:ing|ed)?\b|surveil|überwach|vigilanc|sorveglian|監視|监控|monitor(?:ing|ed)? (?:of )?(?:staff|worker|driver|employee|people)|\bspy|\bwatch(?:ing|ed)? (?:staff|worker|our people|by ai)/i,
    patterns: [],
    does: /\b(?:gps|telematics|location of|dash ?cam|monitors? (?:staff|workers|drivers))\b|\btrack(?:s|ing)? (?:vehicles?|drivers?|staff|workers|people|crews?)\b/i,
  },
  {
    ban: 'pricing',
    said: /surge|dynamic pric|chang(?:e|ing) prices|automatic pric|algorithmic pric/i,
    patterns: ['pricing'],
  },
  {
    ban: 'generated',
    said: /generated (?:art|images?|music|voices?|text|content|scripts?|writing)|ai (?:art|music|voices?|writing)|deep ?fake|generative/i,
    patterns: [],
    does: /generat\w* (?:art|images?|pictures?|music|voices?)|image generat|voice clon|synthetic (?:voice|image)/i,
  },
  {
    ban: 'jobs',
    said: /lay-?offs?|entlass|licenciement|despid|licenziament|demiss|裁员|redundanc|job (?:loss|cut)|replac(?:e|ing) (?:staff|people|our|the|teachers|nurses|drivers|workers|humans)|los(?:e|ing) (?:jobs|staff)/i,
    patterns: [],
  },
  {
    ban: 'decision',
    said: /decid|decision|approv|declin|reject|diagnos|\bgrade|\bmark(?:ing)?\b|sentenc|assess|recommend|automat\w* (?:score|rank|select|hir|fir|lend|loan)/i,
    patterns: [],
  },
  { ban: 'public tools', said: /chatgpt|public (?:ai|tool)|free ai/i, patterns: [] },
]

export function readRedLines(sentences: readonly Sentence[]): RedLine[] {
  return sentences.flatMap((sentence) =>
    sentence.order || isLack(sentence.text)
      ? []
      : refusalsIn(sentence.text)
          .filter(({ what }) => !/\b(?:yet|so far)$/i.test(what))
          .slice(0, 2)
          .map(({ index, length, what }) => {
            const near = sentence.text.slice(Math.max(0, index - 30), index + Math.max(length, what.length) + 20)
            const place =
              /\b(?:in|inside|at|near|around|on|of|for|about) (?:the |our |any |a )?([\p{L} -]{3,40})/iu.exec(
                what,
              )?.[1] ?? ''
            return {
              what: what.slice(0, 200),
              stems: stems(what.split(',')[0] ?? what),
              bans: BAN_RULES.filter(({ said }) => said.test(near)).map(({ ban }) => ban),
              place: stems(place),
              sentence,
            }
          }),
  )
}

/** 'We cannot see stock' and 'we have no cloud yet' are lacks, not refusals. */
function isLack(text: string): boolean {
  if (
    /\b(?:can(?:not|['’]t| not)|could not)\b/i.test(text) &&
    !/\b(?:must|may|should|leave|go|be (?:used|sent|shared|stored|seen|recorded))\b/i.test(text)
  )
    return true
  if (/\b(?:haben|hat|gibt es|avons|avez|hebben) (?:noch |encore )?(?:kein\w*|pas de|geen)\b/i.test(text)) return true
  return /\b(?:have|has|there (?:is|are)|currently|so far|yet)\s+no\b/i.test(text)
}

/** Whether a use case does what the client refuses. */
export function crosses(useCase: UseCase, line: RedLine): boolean {
  const text = `${useCase.name} ${useCase.build} ${useCase.workflow}`
  const broken = BAN_RULES.some(({ ban, patterns, does, placed }) => {
    if (!line.bans.includes(ban)) return false
    if (placed && line.place.length > 0 && !speaksOf(useCase, line.place)) return false
    return patterns.includes(useCase.pattern) || does?.test(text) === true
  })
  if (broken || line.bans.length > 0) return broken
  if (
    !/\bwant|interested|rul(?:e|ed|ing) out|red line|say no|must not|looking for\b|\bNO\b|^no\b/i.test(
      line.sentence.text,
    )
  )
    return false
  const named = stemsOf(useCase).named
  const hits = line.stems.filter((word) => named.has(word)).length
  return line.stems.length > 0 && hits >= Math.max(1, Math.ceil(line.stems.length * 0.5))
}

function speaksOf(useCase: UseCase, place: readonly string[]): boolean {
  const { about } = stemsOf(useCase)
  return place.every((word) => about.has(word))
}

interface RecordStems {
  named: ReadonlySet<string>
  about: ReadonlySet<string>
}

/** A record does not change, and there are hundreds. */
const STEMS = new WeakMap<UseCase, RecordStems>()

function stemsOf(useCase: UseCase): RecordStems {
  const known = STEMS.get(useCase)
  if (known) return known
  const { name, build, workflow, terms } = useCase
  const found = {
    named: new Set(stems(`${name} ${terms.slice(0, 8).join(' ')}`)),
    about: new Set(stems([name, build, workflow, ...terms].join(' '))),
  }
  STEMS.set(useCase, found)
  return found
}
