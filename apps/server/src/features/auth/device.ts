/** What a browser says of itself, in the words its owner would use. Nothing else of it is kept. */
export function deviceOf(userAgent: string | undefined): string {
  const said = userAgent ?? ''
  const browser = BROWSERS.find(([sign]) => said.includes(sign))?.[1]
  const system = SYSTEMS.find(([sign]) => said.includes(sign))?.[1]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

/** In this order: most browsers also carry the names of those after them. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const
