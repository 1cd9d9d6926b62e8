import type { TimeUnit } from '../facts.ts'

const TIME_UNITS: [RegExp, TimeUnit][] = [
  [/^(?:minutes?|mins?|minutos?|minuten|minuti|minuut|minut\p{L}?)$/iu, 'minute'],
  [/^(?:hours?|hrs?|h|horas?|stunden?|heures?|ore|godzin\p{L}?|uur|uren)$/iu, 'hour'],
  [
    /^(?:days?|nights?|shifts?|d[ií]as?|tage?n?|werktage?n?|arbeitstage?n?|jours?|giorn[oi]|dni|dnia|dzie[nń]|dagen|dag|werkdagen)$/iu,
    'day',
  ],
  [/^(?:weeks?|wks?|semanas?|wochen?|semaines?|settiman[ae]|tygodni\p{L}{0,2}|tydzień|weken)$/iu, 'week'],
  [/^(?:months?|mths?|mes(?:es)?|monate?n?|mois|mes[ei]|miesi\p{L}+|maand(?:en)?|mês)$/iu, 'month'],
  [/^(?:quarters?|trimestres?|quartal\p{L}*|kwarta\p{L}+)$/iu, 'quarter'],
  [/^(?:years?|yrs?|años?|jahre?n?|ans?|années?|ann[oi]|lat|lata|rok\p{L}?|jaar|anos?)$/iu, 'year'],
]
const HOURS: Record<TimeUnit, number> = {
  minute: 1 / 60,
  hour: 1,
  day: 24,
  week: 168,
  month: 730,
  quarter: 2190,
  year: 8760,
}

/** Words seen before, so that the patterns run once for each; forgotten when there are too many. */
const SEEN = new Map<string, TimeUnit | undefined>()
const SEEN_MAX = 2000

export function timeUnit(word: string): TimeUnit | undefined {
  if (SEEN.has(word)) return SEEN.get(word)
  const unit = TIME_UNITS.find(([pattern]) => pattern.test(word))?.[1]
  if (SEEN.size >= SEEN_MAX) SEEN.clear()
  SEEN.set(word, unit)
  return unit
}

export function inHours(value: number, unit: TimeUnit | undefined): number {
  return value * HOURS[unit ?? 'day']
}

const EACH = String.raw`(?:(?<!\p{L})(?:a|an|per|each|every|por|pro|par|al|all|la|na|w|je|cada|im|in der|am|alla|ogni|elke|op)\s+(?:the\s+)?|/\s?)`
const PERIODS =
  'minute|min|hour|hr|day|night|shift|week|wk|mth|yr|month|quarter|year|annum|hora|d[ií]a|semana|mes|mês|año|ano|stunde|tag|woche|monat|jahr|heure|jour|semaine|mois|giorno|settimana|mese|anno|tydzień|tygodniu|miesiąc|dzień|rok|uur|maand|jaar'
const PER = new RegExp(`^[^,.;:()\\d]{0,32}?${EACH}(${PERIODS})(?!\\p{L})`, 'iu')
const PERIODIC =
  /^[^,.;:()\d]{0,25}?(?<!\p{L})(daily|weekly|monthly|yearly|annually|hourly|nightly|diari[oa]s?|mensuales|mensual|mensais|semanales|anuales|täglich|wöchentlich|monatlich|jährlich|quotidien\p{L}*|mensuel\p{L}*|dziennie|tygodniowo|miesięcznie|rocznie|per dag)(?!\p{L})(?!\s(?:fees?|costs?|charges?|subscriptions?|payments?|licen[cs]es?|rents?|bills?)(?!\p{L}))/iu

/** '610 alerts a month', 'al mes', '/week', 'monthly'. */
export function periodAfter(text: string): TimeUnit | undefined {
  const word = (PER.exec(text) ?? PERIODIC.exec(text))?.[1]?.toLowerCase()
  if (!word) return undefined
  if (/^(?:daily|nightly|diari|täglich|quotid|dziennie|per dag)/.test(word)) return 'day'
  if (/^(?:weekly|semanal|wöchentlich|tygodniowo)/.test(word)) return 'week'
  if (/^(?:monthly|mensua|mensai|mensue|monatlich|miesięcznie)/.test(word)) return 'month'
  if (/^(?:yearly|annually|annum|anual|jährlich|rocznie)/.test(word)) return 'year'
  if (word === 'hourly') return 'hour'
  return timeUnit(word)
}
