import type { QuizResponses } from '@cairn/contract/quiz'
import type { Sentence } from './sentences.ts'
import type { RedLine } from '../red-lines.ts'

export interface Contradiction {
  kind: string
  /** The two statements: the client's words, or an answer named as one. */
  a: string
  b: string
  /** `b` is an answer of the form, in our words. */
  answer?: boolean
  /** What we assumed, and why: a sentence without its full stop. */
  taken: string
}

export interface ContradictionInput {
  sentences: readonly Sentence[]
  redLines: readonly RedLine[]
  size: 'small' | 'medium' | 'large'
  sizeLabel: string
  staff: number | undefined
  quiz: QuizResponses | undefined
}

const NO_DATA =
  /\b(?:no|not any|without|hardly any|almost no|never (?:kept|collected|recorded)|nothing|don['’]t (?:have|collect|keep) any|do not (?:have|collect|keep) any)\s*(?:\w+ ){0,2}(?:data|records?|history|database|is (?:written|recorded|digital)|digital)|(?:all|everything|mostly|only|still) (?:is |are )?(?:on|in) (?:paper|notebooks?|handwrit|his head|her head)|paper[- ]based|nothing is (?:recorded|written|digital)|sin datos|keine daten|pas de donn/i
const RICH_DATA =
  /\b(?:years|decade|decades|millions?|terabytes?|large|rich|clean|complete|comprehensive|extensive|plenty)\b[^.]{0,40}\b(?:data|records?|history|logs?|transactions|readings)|data (?:lake|warehouse)/i
const OWN_MODEL =
  /\b(?:train|build|develop|create|fine-?tune)\b[^.]{0,25}\b(?:own|custom|proprietary|in-house|bespoke)\b[^.]{0,25}\b(?:model|ai|llm|algorithm|gpt|neural|system)|\bdeep learning\b|\bour own (?:ai|llm|model|gpt)\b/i
const PREDICT = /\bpredict|forecast|machine learning|predictive|deep learning/i
const FULL_AUTO =
  /\b(?:fully|completely|100 ?%|totally|entirely) automat|without (?:any )?(?:human|people|staff)|no humans?\b|with no (?:human|person)|replace (?:all |our |the )?(?:staff|people|team|receptionist|teachers|nurses|drivers|agents)/i
const KEEP_PEOPLE =
  /personal (?:touch|service|contact|care)|human touch|no (?:layoffs|lay-offs|redundanc|job losses|job cuts)|keep (?:all |every |our )?(?:jobs|staff|people)|nobody (?:should|will|must) lose/i
const REVIEWED =
  /(?:every|each|all) (?:\w+ )?(?:decisions?|cases?|applications?|outputs?|answers?) (?:is |are |must be |to be )?(?:reviewed|checked|approved|signed off)|reviewed by (?:our|a|the) (?:staff|person|human|team)|human in the loop|a person (?:must|has to) (?:check|approve|decide)/i
const NO_MONEY = /\b(?:no|zero|hardly any|almost no) (?:\w+ )?(?:budget|money|funds)|can(?:not|['’]t) afford/i
const BIG_BUILD =
  /\b(?:platform|enterprise-wide|custom[- ]built|own (?:model|llm|app|software)|robot|digital twin|transform (?:the|our) (?:whole|entire)|world[- ]class|autonomous)/i
const HURRY =
  /\b(?:within|in) (?:the next )?(?:one|two|three|1|2|3|a|the next few) (?:days?|weeks?)\b|\bnext week\b|\bimmediately\b|\bby tomorrow\b|\bovernight\b|\basap\b/i
const NOBODY =
  /\bno (?:it|tech|technical|data)\b|nobody (?:here )?(?:knows|can|understands)|no one (?:knows|can)|not technical/i
const IN_HOUSE = /\bin-?house\b|build (?:it )?ourselves|our own developers|develop (?:it )?ourselves/i
const EXPERT = /data scien|machine learning engineers?|ml engineers?|ai team|experienced (?:ai|ml|data)/i
const NO_CLOUD =
  /no cloud|not (?:in|use) the cloud|on[- ]prem|air[- ]?gap|never leave (?:our|the)|(?:must|may|can) not leave/i
const CLOUD_TOOL = /chatgpt|copilot|gemini|claude|cloud[- ]based|saas|openai|move (?:everything )?to the cloud/i

export function findContradictions(input: ContradictionInput): Contradiction[] {
  const found: Contradiction[] = []
  const say = (pattern: RegExp, not?: Sentence) =>
    input.sentences.find((sentence) => !sentence.order && sentence !== not && pattern.test(sentence.text))
  const pair = (kind: string, first: RegExp, second: RegExp, taken: string) => {
    const a = say(first)
    const b = a && (say(second, a) ?? (second.test(a.text) ? a : undefined))
    if (a && b) found.push({ kind, a: a.text, b: a === b ? '' : b.text, taken })
  }
  const quiz = input.quiz
  const noData = say(NO_DATA)
  const richData = say(RICH_DATA)

  pair(
    'data against own model',
    NO_DATA,
    OWN_MODEL,
    'A model cannot learn from records that do not exist, so the records come first',
  )
  if (!found.length)
    pair(
      'data against prediction',
      NO_DATA,
      PREDICT,
      'A forecast needs a history to learn from, so the plan starts by keeping one',
    )
  if (noData && richData && noData !== richData)
    found.push({
      kind: 'data against data',
      a: noData.text,
      b: richData.text,
      taken: 'We trust the poorer description until a sample has been looked at',
    })
  if (noData && quiz?.data_availability === 'comprehensive')
    found.push({
      kind: 'quiz against text',
      a: noData.text,
      b: 'the quiz answer that your data is comprehensive',
      answer: true,
      taken: 'We went by the sentence, as the more exact of the two',
    })
  if (richData && !noData && quiz?.data_availability === 'limited')
    found.push({
      kind: 'quiz against text',
      a: richData.text,
      b: 'the quiz answer that your data is limited',
      answer: true,
      taken: 'We took the middle until somebody has opened the records',
    })
  pair(
    'automation against people',
    FULL_AUTO,
    KEEP_PEOPLE,
    'We kept the promise to people: each tool here drafts or sorts, and a person acts',
  )
  pair(
    'automation against review',
    FULL_AUTO,
    REVIEWED,
    'We kept the review: each decision is made by a person who can give reasons',
  )
  pair('money against ambition', NO_MONEY, BIG_BUILD, 'The budget decides, so low-cost steps come early')
  pair('haste against ambition', HURRY, BIG_BUILD, 'We kept the ambition and stretched the calendar')
  pair('skills against building', NOBODY, IN_HOUSE, 'Buy until there is somebody to look after what is built')
  pair(
    'cloud against cloud',
    NO_CLOUD,
    CLOUD_TOOL,
    'We kept to the stricter of the two: nothing leaves your own network without a decision',
  )
  const expert = say(EXPERT)
  if (expert && quiz?.ai_experience === 'beginner' && !/\bno\b|without|lack|hire/i.test(expert.text))
    found.push({
      kind: 'quiz against text',
      a: expert.text,
      b: 'the quiz answer that your AI experience is that of a beginner',
      answer: true,
      taken: 'We went by the quiz, which asks about the whole team',
    })
  if (input.staff !== undefined && !fits(input.staff, input.size))
    found.push({
      kind: 'size',
      a: `${input.staff} people in the text`,
      b: `the size answer (${input.sizeLabel})`,
      answer: true,
      taken: 'Costs and owners follow the size you chose; change it if the head count is right',
    })
  for (const line of input.redLines) {
    if (line.place.length > 0) continue
    const wish = input.sentences.find(
      (sentence) =>
        sentence !== line.sentence &&
        sentence.field === 'business_goals' &&
        line.bans.some((ban) => WISHES[ban]?.test(sentence.text)),
    )
    if (wish)
      found.push({
        kind: 'red line against goal',
        a: line.sentence.text,
        b: wish.text,
        taken: 'We kept to the refusal, as the firmer sentence',
      })
  }
  return found.slice(0, 3)
}

const WISHES: Record<string, RegExp> = {
  camera: /\bcameras?\b|computer vision|image recognition|video analytics/i,
  assistant: /chat ?bot|virtual assistant/i,
  biometrics: /facial recognition|face recognition|biometric/i,
  listening: /transcri|record (?:calls|meetings)/i,
  tracking: /\btrack (?:staff|drivers|workers)|monitor (?:staff|drivers|workers)/i,
  jobs: /cut (?:staff|headcount|jobs)|reduce (?:staff|headcount)|fewer (?:staff|people)/i,
}

function fits(staff: number, size: 'small' | 'medium' | 'large'): boolean {
  return size === 'small' ? staff <= 25 : size === 'medium' ? staff >= 12 && staff <= 130 : staff >= 70
}
