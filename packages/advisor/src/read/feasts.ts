import type { Stretch } from '../facts.ts'

/** A feast, and the day by which weeks before, after and around it are counted. */
export interface Feast extends Stretch {
  on?: string
}

/** Feasts that keep to their day. */
const FIXED: Record<string, string> = {
  'australia day': '01-26',
  'waitangi day': '02-06',
  'anzac day': '04-25',
  'canada day': '07-01',
  'independence day': '07-04',
  'the fourth of july': '07-04',
  'bastille day': '07-14',
  halloween: '10-31',
  'all saints': '11-01',
  toussaint: '11-01',
  ognissanti: '11-01',
  'boxing day': '12-26',
}
/** Feasts that take some days, always the same. */
const TAKEN: [RegExp, Stretch][] = [
  [/^(?:christmas|xmas|weihnachten|heiligabend|navidad|noël|natale?|kerst(?:mis)?)$/, { from: '12-24', to: '12-26' }],
  [/advent$/, { from: '11-28', to: '12-24' }],
  [/^(?:twelfth night|epiphany)$/, { from: '01-05', to: '01-06' }],
  [/^new year/, { from: '01-01', to: '01-02' }],
  [/^(?:midsummer|midsommar|juhannus|st\.? john|são joão|san juan)/, { from: '06-19', to: '06-26' }],
  [/^valentine/, { from: '02-14', to: '02-14' }],
  [/^pongal$/, { from: '01-13', to: '01-17' }],
  [/^golden week$/, { from: '04-29', to: '05-05' }],
  [/^thanksgiving$/, { from: '11-22', to: '11-30' }],
  [/^black friday$/, { from: '11-23', to: '11-30' }],
]
/** Feasts that keep to Easter: days from its Sunday to the first and to the last of them. */
const OF_EASTER: [RegExp, first: number, last: number][] = [
  [/^(?:holy week|semana)/, -7, 1],
  [/^(?:easter|pascua|páscoa|pâques|ostern)$/, -3, 1],
  [/^palm sunday$/, -7, -7],
  [/^good friday$/, -2, -2],
  [/^easter monday$/, 1, 1],
  [/^(?:ascension(?: day)?)$/, 39, 39],
  [/^(?:pentecost|whitsun|pfingsten|pinksteren)$/, 48, 50],
  [/^mothering sunday$/, -21, -21],
  [/^(?:carnival|carnaval|mardi gras)$/, -52, -46],
]
/** Feasts that keep to the first, second, third Sunday or Monday of a month, where nearly everybody keeps them. */
const NTH: [RegExp, nth: number, weekday: number, month: number][] = [
  [/^mother['’]?s['’]? day$/, 2, 0, 5],
  [/^father['’]?s['’]? day$/, 3, 0, 6],
  [/^labor day$/, 1, 1, 9],
]

/** Where Mother's Day is a Sunday in Lent. */
const LENT = new Set(['GB', 'IE', 'NG'])

export const FEASTS = String.raw`(?:the )?first sunday (?:of|in) advent|twelfth night|epiphany|christmas|xmas|weihnachten|heiligabend|navidad|noël|natale?|kerst(?:mis)?|new year(?:['’]?s)?|holy week|semana santa|semana da páscoa|palm sunday|good friday|easter monday|easter|pascua|páscoa|pâques|ostern|ascension day|pentecost|whitsun|pfingsten|pinksteren|mothering sunday|mother['’]?s['’]? day|father['’]?s['’]? day|labor day|black friday|carnival|carnaval|mardi gras|golden week|pongal|ramadan|ramadhan|diwali|deepavali|divali|lunar new year|chinese new year|tết|tet|thanksgiving|valentine['’]?s(?: day)?|${Object.keys(FIXED).join('|')}|midsummer|midsommar|juhannus|st\.? john['’]?s(?: day)?|são joão|san juan`

/** Where Carnival comes before Lent; elsewhere it is a parade, a fair or a tournament on some other day. */
const LENTEN = new Set(
  'AD AO AR AT BB BE BO BR CH CL CO CR CV CW CY CZ DE DM DO EC ES FR GD GR GT GW HN HR HT HU IT LI LT LU LV MC MQ MT MX MZ NI NL PA PE PL PR PT PY RO SI SK SM ST SV TT UY VE'.split(
    ' ',
  ),
)

/** 'Easter carnival week', told in Australia: no Carnival, and its day is not known. */
export function isFair(name: string, before: string, country?: string): boolean {
  return /^carnival$/i.test(name) && ((country !== undefined && !LENTEN.has(country)) || NAMED_FAIR.test(before))
}
const NAMED_FAIR =
  /(?<!\p{L})(?:easter|christmas|winter|summer|spring|autumn|swimming|sports|school|harvest|street|book|water|surf) $/iu

/** Feasts that keep to a day, to Easter, or to the moon (by table: what is not in it is not known). */
export function feastOf(name: string, today: string, country?: string): Feast | undefined {
  const plain = name.toLowerCase()
  const taken = TAKEN.find(([names]) => names.test(plain))?.[1]
  if (taken) return taken
  const fixed = FIXED[plain]
  if (fixed) return { from: fixed, to: fixed }
  const around = (date: string, first: number, last: number): Feast => ({
    from: shifted(date, first).slice(5),
    to: shifted(date, last).slice(5),
    // Of a single day, of Holy Week, Carnival and Ramadan the weeks before and after are counted from its own days.
    ...(first > -7 && first < 0 && last > first && { on: date.slice(5) }),
  })
  const year = Number(today.slice(0, 4))
  const next = (of: (year: number) => string | undefined, last = 0) =>
    [of(year), of(year + 1)].find((date) => date !== undefined && shifted(date, last) >= today)
  const isLent = LENT.has(country ?? '') && plain.startsWith('mother')
  const [, first = 0, last = 0] = OF_EASTER.find(([names]) => names.test(isLent ? 'mothering sunday' : plain)) ?? []
  if (first !== 0 || last !== 0) return around(next(easterOf, last) as string, first, last)
  const sunday = NTH.find(([names]) => names.test(plain))
  if (sunday) return around(next((of) => nthOf(of, sunday)) as string, 0, 0)
  const moon = MOON.find(({ names }) => names.test(plain))
  const date = moon && next((of) => moon.dates[of])
  return moon && date ? around(date, -moon.before, moon.after) : undefined
}
const MOON: { names: RegExp; before: number; after: number; dates: Record<number, string> }[] = [
  { names: /^ramad/, before: 0, after: 29, dates: { 2027: '2027-02-08', 2028: '2028-01-28', 2029: '2029-01-16' } },
  {
    names: /^(?:di[wv]ali|deepavali)$/,
    before: 4,
    after: 4,
    dates: { 2026: '2026-11-08', 2027: '2027-10-29', 2028: '2028-10-17' },
  },
  {
    names: /^(?:lunar|chinese|t[eế]t)/,
    before: 4,
    after: 10,
    dates: { 2027: '2027-02-06', 2028: '2028-01-26', 2029: '2029-02-13' },
  },
]

/** The Sunday after the first full moon of spring, by the rule of Gauss as Meeus tells it. */
function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const sum = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return `${year}-${dayOf(Math.floor(sum / 31), (sum % 31) + 1)}`
}

function nthOf(year: number, [, nth, weekday, month]: (typeof NTH)[number]): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  return `${year}-${dayOf(month, 1 + ((weekday - first + 7) % 7) + 7 * (nth - 1))}`
}

export function shifted(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

export function dayOf(month: number, day: number): string {
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
