import type { Insights } from '@cairn/contract/insights'
import type { Initiative } from '../findings.ts'
import type { Grounds } from './grounds.ts'

/** Small counting numbers are language, not claims; with a percent or a dollar sign they are claims. */
const SMALL_NUMBER_MAX = 12

/** Figures of a section that rest on nothing, or that belong to another initiative. */
export function figureFaults(text: string, grounds: Grounds): string[] {
  const unknown = [...new Set([...unknownNumbers(text, grounds), ...unknownNumberWords(text, grounds)])]
  return [
    ...(unknown.length > 0
      ? [`These figures are in neither the brief nor the findings: ${unknown.slice(0, 8).join(', ')}.`]
      : []),
    ...unknownDates(text, grounds),
    ...misplaced(text, grounds.findings.initiatives),
    ...changedScores(text, grounds),
  ]
}

export function numbersWithin(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'string') return numbersIn(value)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersWithin) : []
}

export function numbersIn(text: string): string[] {
  return (text.match(/\d[\d,.]*\d|\d/g) ?? []).map((number) => number.replace(/,(?=\d{3})/g, '').replace(/\.0+$/, ''))
}

const POINT_PARTS = ['impact', 'feasibility', 'data', 'risk', 'fit', 'total'] as const

/** 'I2 trails by 6 points': differences of what is in the table. */
export function pointDifferences(insights: Insights): string[] {
  return insights.initiatives.flatMap(({ points }) =>
    insights.initiatives.flatMap((other) =>
      POINT_PARTS.map((part) => String(Math.abs(points[part] - other.points[part]))),
    ),
  )
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
const DATE = new RegExp(`\\b\\d{1,2} (?:${MONTHS})(?: \\d{4})?\\b`, 'g')

function unknownNumbers(text: string, { findings, insights, said, drafts }: Grounds): string[] {
  const known = new Set([
    ...numbersWithin([findings, insights, said, Object.values(drafts)]),
    ...pointDifferences(insights),
    findings.date.slice(0, 4),
    String(Number(findings.date.slice(0, 4)) + 1),
  ])
  const body = text
    .replace(/\[[a-z0-9-]+\]/g, ' ')
    .replace(/\bI\d\b/g, ' ')
    .replace(/^\s*\d+[.)]\s/gm, ' ')
    .replace(DATE, ' ')
  const claims = [...body.matchAll(/([$€£]\s?)?(\d[\d,.]*\d|\d)(\s?(?:%|per ?cent\b))?/gi)]
  const shares = knownShares([JSON.stringify(findings), said, ...Object.values(drafts)].join('\n'), said)
  return claims.flatMap(([shown, money, number = '', share]) => {
    const [plain = ''] = numbersIn(number)
    if (share ? shares.has(plain) : known.has(plain)) return []
    const small = Number(plain) <= SMALL_NUMBER_MAX && Number.isInteger(Number(plain))
    return small && !money && !share ? [] : [shown.trim()]
  })
}

/** A number of points is no percentage: only what somebody called one, and whatever the client counts. */
function knownShares(text: string, said: string): Set<string> {
  const called = text.matchAll(/(?:(\d[\d.,]*) ?(?:to|or|and|-|–) ?)?(\d[\d.,]*) ?(?:%|per ?cent\b)/gi)
  return new Set([...[...called].flatMap(([, from = '', to = '']) => numbersIn(`${from} ${to}`)), ...numbersIn(said)])
}

const NUMBER_WORDS =
  /\b(?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?)\b/gi

function unknownNumberWords(text: string, { findings, said, drafts }: Grounds): string[] {
  const known = [JSON.stringify(findings), said, ...Object.values(drafts)].join('\n').toLowerCase()
  return (text.match(NUMBER_WORDS) ?? []).filter((word) => !known.includes(word.toLowerCase().replace(/s$/, '')))
}

/** Dates come from the calendar of the plan or from the client. */
function unknownDates(text: string, { drafts, said, findings }: Grounds): string[] {
  const known = [said, findings.date, ...findings.deadlines, ...Object.values(drafts)].join('\n')
  const unknown = (text.match(DATE) ?? []).filter((date) => !known.includes(date))
  return unknown.length > 0 ? [`These dates are not in the plan: ${[...new Set(unknown)].slice(0, 5).join(', ')}.`] : []
}

/** Points, weeks and costs that stand beside one initiative and belong to another. */
function misplaced(text: string, initiatives: readonly Initiative[]): string[] {
  const wrong: string[] = []
  let card: Initiative | undefined
  for (const line of text.split('\n')) {
    const heading = /^#{3,4} /.test(line)
    if (heading) card = onlyOne(line, initiatives)
    for (const sentence of line.split(/(?<=[.!?;])\s+/)) {
      // In a card, 'after I1' names another initiative and the figures are still the card's.
      const own = card ?? onlyOne(sentence, initiatives)
      if (own && !fits(sentence, own, initiatives)) wrong.push(own.label)
    }
  }
  return wrong.length > 0
    ? [`Points, weeks or cost do not belong to the initiative they stand beside: ${[...new Set(wrong)].join(', ')}.`]
    : []
}

function onlyOne(text: string, initiatives: readonly Initiative[]): Initiative | undefined {
  const named = initiatives.filter((one) => isNamed(text, one))
  return named.length === 1 ? named[0] : undefined
}

function isNamed(text: string, { label, name }: Initiative): boolean {
  return new RegExp(`\\b${label}\\b`).test(text) || text.toLowerCase().includes(name.toLowerCase())
}

function fits(sentence: string, own: Initiative, all: readonly Initiative[]): boolean {
  const others = all.filter((one) => one !== own)
  const points = /(?<!\bby )\b(\d{1,3}) points\b/.exec(sentence)?.[1]
  const ownPoints = Object.values(own.points).map(String)
  if (points && !ownPoints.includes(points) && others.some((one) => String(one.points.total) === points)) return false
  const weeks = /\b(\d+) (?:to|–|-) (\d+) weeks\b/.exec(sentence)
  const span = (one: Initiative) => one.weeks.join()
  const told = weeks && `${weeks[1]},${weeks[2]}`
  if (told && told !== span(own) && others.some((one) => told === span(one))) return false
  const amounts = (text: string): string[] => text.match(/A\$[\d,]*\d/g) ?? []
  const foreign = amounts(sentence).filter((amount) => !amounts(own.cost).includes(amount))
  return !foreign.some((amount) => others.some((one) => amounts(one.cost).includes(amount)))
}

/** What the code rated is told as it was rated. */
function changedScores(text: string, { findings, drafts }: Grounds): string[] {
  const scores = new Set(findings.lenses.map((lens) => String(lens.score)))
  const draft = Object.values(drafts).join('\n')
  const rated = [...text.matchAll(/\b(\d(?:\.\d)?)(?: (?:of|out of) 5\b|\/5\b)/g)].map((match) => match[1] ?? '')
  const level = /\bconfidence\b\W{1,6}(?:is |at |in this (?:advice|plan) is )?(low|medium|high)\b/i.exec(text)?.[1]
  const changed = rated.some((score) => !scores.has(score) && !draft.includes(score))
  const otherLevel =
    level !== undefined &&
    level.toLowerCase() !== findings.confidence &&
    !findings.initiatives.some((one) => one.confidence === level.toLowerCase())
  return changed || otherLevel ? ['Ratings or the confidence differ from the findings.'] : []
}
