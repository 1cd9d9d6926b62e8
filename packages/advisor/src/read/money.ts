/** Signs and codes before or after an amount. */
const CODES =
  'PLN|EUR|USD|GBP|AUD|NZD|CAD|CHF|SEK|NOK|DKK|CZK|HUF|RON|INR|PKR|BDT|LKR|SGD|MYR|IDR|PHP|THB|VND|JPY|KRW|CNY|RMB|HKD|TWD|AED|SAR|ILS|TRY|EGP|NGN|KES|GHS|ZAR|BRL|MXN|ARS|CLP|COP|PEN|MAD|UGX|TZS|UAH|RSD|ISK|TND|RWF|ETB|XOF|JMD|TTD|UYU|CRC|DOP|PAB|PYG|GTQ|NPR|KZT|QAR|KWD|OMR|JOD|ZMW|BWP|NAD|MZN|AOA|MWK|BAM|MKD|GEL|AMD|AZN|BYN|MDL|KGS|UZS|MNT|MMK|KHR|LAK|IQD|LBP|BHD|DZD|LYD|SDG|XAF|XPF|CVE|GMD|LRD|MUR|MGA|SCR|BBD|BSD|BZD|GYD|HTG|HNL|NIO|BOB|VES|FJD|PGK|WST|VUV|MVR|BND|MOP|BGN'
export const SIGNS = String.raw`(?:US|AU|CA|NZ|HK|NT|RD|TT|JA|FJ|BZ|EC|SI|WS|Bds|A|C|S|R|J|N|F|G|L|T|AR|Mex|MX)\$|[$€£¥₹₦₱₫₩₪฿₺₵₴₡₲₸]|GH₵|(?<!\p{L})(?:${CODES}|Rs\.?|Ksh|KSh|Kshs|TSh|USh|FCFA|CFA|RM(?=\s?\d)|Rp\.?|Php|Dhs?|N(?=\d)|R(?=\s?\d)|[PKQ](?=\s?\d{1,3}[,.]\d{3})|S/|Bs\.?(?=\s?\d))(?!\p{Ll})`
/** The same before a number, where 'N', 'R', 'P', 'K', 'Q' and 'RM' are money too. */
export const SIGNS_BEFORE = SIGNS.replaceAll(/\(\?=[^)]*\)/g, '')
  .replace('(?!\\p{Ll})', '')
  .replaceAll('(?<!\\p{L})', '')
export const MONEY_WORDS = String.raw`dollars?|bucks|euros?|pounds?|quid|pesos?|rupees?|naira|zł|złotych|złote|złoty|zloty|kr|kronor|kroner|reais|francs?|franken|yen|rand|shillings?|dirhams?|baht|ringgit|rupiah|won|lei|forint|soles|hryvnias?|dinars?|riyals?|rials?|birr|tenge|quetzal(?:es)?|guaran[ií]es|bolivianos?|colones|balboas?|krónur|dongs?|takas?|cedis?|kwachas?|kyats?|shekels?|liras?|levs?|leva|korun\p{L}*|kun[ae]|hryvn\p{L}+|laris?|lempiras?|pulas?|meticais|kwanzas?|riels?|tögrög|tugriks?|crowns?|soms?|soums?|manats?|drams?|rubles?|roubles?|talas?|vatu|kina|pa['’]?anga|rufiyaas?|ngultrums?|kips?|ariary|dalasis?|nakfas?|gourdes?|c[oó]rdobas?|bol[ií]vares|lempira|leks?|denars?|denari|emalangeni|lilangeni|maloti|ouguiyas?|leones?|francs? CFA|coronas`
export const SCALES = String.raw`k|thousand|mil|mille|mila|tys\.?|tis\.?|tsd\.?|m|mn|mm|mln\.?|mio\.?|mkr|million|millions|millones|milhões|milioni|millionen|miljoen|mrd\.?|bn|billion|lakhs?|lacs?|crores?|cr|juta|grand|dozen`

const SCALE: [RegExp, number][] = [
  [/^(?:k|grand|thousand|mil|mille|mila|tys\.?|tis\.?|tsd\.?)$/i, 1e3],
  [/^(?:m|mn|mm|mln\.?|mio\.?|mkr|juta|million|millions|millones|milhões|milioni|millionen|miljoen)$/i, 1e6],
  [/^(?:mrd\.?|bn|billion)$/i, 1e9],
  [/^(?:lakhs?|lacs?)$/i, 1e5],
  [/^(?:crores?|cr)$/i, 1e7],
  [/^dozen$/i, 12],
]

export function scaleOf(word: string | undefined): number {
  return (word && SCALE.find(([pattern]) => pattern.test(word))?.[1]) || 1
}

/** What a sign or word is by itself: 'C$' is always CAD; '$' and 'pesos' only the country can tell. */
const ALWAYS: Record<string, string> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '₹': 'INR',
  '₦': 'NGN',
  naira: 'NGN',
  '₱': 'PHP',
  php: 'PHP',
  '₫': 'VND',
  '₩': 'KRW',
  '₪': 'ILS',
  '฿': 'THB',
  baht: 'THB',
  '₺': 'TRY',
  '₵': 'GHS',
  'gh₵': 'GHS',
  us$: 'USD',
  au$: 'AUD',
  a$: 'AUD',
  ca$: 'CAD',
  c$: 'CAD',
  nz$: 'NZD',
  hk$: 'HKD',
  nt$: 'TWD',
  s$: 'SGD',
  r$: 'BRL',
  ar$: 'ARS',
  mex$: 'MXN',
  mx$: 'MXN',
  zł: 'PLN',
  złoty: 'PLN',
  złote: 'PLN',
  złotych: 'PLN',
  zloty: 'PLN',
  ksh: 'KES',
  kshs: 'KES',
  rm: 'MYR',
  ringgit: 'MYR',
  rp: 'IDR',
  rupiah: 'IDR',
  reais: 'BRL',
  rand: 'ZAR',
  rmb: 'CNY',
  's/': 'PEN',
  soles: 'PEN',
  forint: 'HUF',
  quid: 'GBP',
  rd$: 'DOP',
  tt$: 'TTD',
  n$: 'NAD',
  fj$: 'FJD',
  f$: 'FJD',
  bz$: 'BZD',
  ec$: 'XCD',
  si$: 'SBD',
  ws$: 'WST',
  bds$: 'BBD',
  g$: 'GYD',
  l$: 'LRD',
  t$: 'TOP',
  j$: 'JMD',
  ja$: 'JMD',
  '₴': 'UAH',
  hryvnia: 'UAH',
  hryvnias: 'UAH',
  '₡': 'CRC',
  colones: 'CRC',
  '₲': 'PYG',
  guaraníes: 'PYG',
  guaranies: 'PYG',
  '₸': 'KZT',
  tenge: 'KZT',
  birr: 'ETB',
  quetzal: 'GTQ',
  quetzales: 'GTQ',
  boliviano: 'BOB',
  bolivianos: 'BOB',
  balboa: 'PAB',
  balboas: 'PAB',
  krónur: 'ISK',
  tsh: 'TZS',
  ush: 'UGX',
  fcfa: 'XOF',
  cfa: 'XOF',
}
/** Which currencies a doubtful sign can be. */
const MAY_BE: Record<string, string[]> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP', 'JMD', 'TTD', 'UYU', 'DOP'],
  dollar: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'JMD', 'TTD'],
  buck: ['USD', 'CAD', 'AUD', 'NZD'],
  peso: ['MXN', 'ARS', 'CLP', 'COP', 'PHP', 'UYU', 'DOP'],
  '£': ['GBP', 'EGP'],
  pound: ['GBP', 'EGP'],
  '¥': ['JPY', 'CNY'],
  yen: ['JPY'],
  rs: ['INR', 'PKR', 'LKR', 'NPR'],
  rupee: ['INR', 'PKR', 'LKR', 'NPR'],
  n: ['NGN'],
  r: ['ZAR'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  kronor: ['SEK'],
  kroner: ['NOK', 'DKK'],
  franc: ['CHF', 'RWF', 'XOF'],
  franken: ['CHF'],
  shilling: ['KES', 'UGX', 'TZS'],
  dirham: ['AED', 'MAD'],
  dh: ['AED', 'MAD'],
  lei: ['RON'],
  won: ['KRW'],
  dinar: ['RSD', 'TND', 'KWD', 'JOD'],
  riyal: ['SAR', 'QAR'],
  rial: ['OMR'],
}
/** Signs that mean one currency wherever nothing says otherwise. */
const USUALLY: Record<string, string> = {
  '£': 'GBP',
  pound: 'GBP',
  yen: 'JPY',
  won: 'KRW',
  kronor: 'SEK',
  lei: 'RON',
  franken: 'CHF',
}

/** The ISO code of a sign as typed, given the currency of the client's country; the sign itself where nothing decides. */
export function currencyOf(sign: string, home: string | undefined): string {
  const plain = sign.trim().toLowerCase().replace(/\.$/, '')
  if (/^[a-z]{3}$/.test(plain) && CODES.includes(plain.toUpperCase()))
    return plain === 'rmb' ? 'CNY' : plain.toUpperCase()
  const known = ALWAYS[plain]
  if (known) return known
  const single = plain.replace(/(?<=\p{L}{2})s$/u, '')
  const maybe = MAY_BE[plain] ?? MAY_BE[single] ?? []
  if (home && maybe.includes(home)) return home
  return USUALLY[plain] ?? USUALLY[single] ?? sign.trim()
}

/** Whether a sign tells of a country at all; the dollar and the peso do not. */
export function currencyTold(sign: string): string | undefined {
  const code = currencyOf(sign, undefined)
  return /^[A-Z]{3}$/.test(code) && code !== 'EUR' && code !== 'USD' ? code : undefined
}
