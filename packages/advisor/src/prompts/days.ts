const AHEAD_YEARS = 2

/** A day a model names, where there is such a day, after another and not far off. */
export function dayAfter(text: string, day: string): string | undefined {
  const told = text.trim()
  const last = `${Number(day.slice(0, 4)) + AHEAD_YEARS}${day.slice(4)}`
  const time = /^\d{4}-\d{2}-\d{2}$/.test(told) ? Date.parse(told) : Number.NaN
  const isDay = Number.isFinite(time) && new Date(time).toISOString().startsWith(told)
  return isDay && told > day && told < last ? told : undefined
}
