import { INDUSTRY_VALUES } from '@cairn/contract/industries'
import type { Size } from '../facts.ts'

/** Spec 3: 1-19, 20-99, 100+; anything else that a client may send counts as medium. */
export function sizeOf(told: string): Size {
  if (/^\s*(?:1\s*[-–]\s*19|small)/i.test(told)) return 'small'
  return /^\s*(?:100\s*\+|large|enterprise|\d{3,})/i.test(told) ? 'large' : 'medium'
}

/** One of the twenty; a trade in the client's own words finds its nearest by name, else Other. */
export function tradeOf(industry: string, description: string): string {
  const typed = industry.trim().toLowerCase()
  const exact = INDUSTRY_VALUES.find((value) => value.toLowerCase() === typed || typed.startsWith(value.toLowerCase()))
  if (exact && exact !== 'Other') return exact
  const found = [typed, description.toLowerCase().slice(0, 200)].flatMap((text) => {
    const trade = TRADES.find(([, pattern]) => pattern.test(text))?.[0]
    return trade ? [trade] : []
  })
  return found[0] ?? 'Other'
}

const TRADES: [string, RegExp][] = [
  [
    'Healthcare',
    /\b(?:clinic|hospital|dental|dentist|patients?|nursing|care home|physio|pharmac|hearing|optic|vet(?:erinary)?)/,
  ],
  [
    'Education',
    /\b(?:school|college|university|tutor|pupils|students|kindergarten|nursery|training provider|driving school)/,
  ],
  ['Legal', /\b(?:law firm|solicitor|lawyer|legal|notary|immigration)/],
  [
    'Banking',
    /\b(?:(?<!(?:food|blood|seed|milk|toy|time|tool|clothes|gene|tissue|book|river|data|power|west|south|left) )bank|credit union|building society|lender)/,
  ],
  ['Finance', /\b(?:insurance|accountan|bookkeep|broker|financial|pension|tax adviser)/],
  ['Hospitality', /\b(?:hotel|restaurant|caf[eé]|bakery|pubs?\b|bars?\b|catering|guest ?house|hostel|tour)/],
  ['Retail', /\b(?:shop|store|retail|e-?commerce|webshop|boutique|supermarket|florist|salon|hairdress|barber)/],
  ['Construction', /\b(?:construction|builder|plumb|electrician|roof|joiner|carpent|scaffold|architect|bathroom)/],
  ['Transportation', /\b(?:transport|haul|logistic|freight|courier|taxi|bus |tram|shipping|warehouse|delivery)/],
  ['Agriculture', /\b(?:farm|grower|vineyard|dairy|orchard|livestock|crop|fishery|forestry)/],
  ['Energy', /\b(?:solar|energy|power|electricity|gas|wind farm|utility|water utility)/],
  ['Mining', /\b(?:mines?\b|mining|quarry|aggregates)/],
  ['Automotive', /\b(?:garage|car dealer|auto repair|vehicle repair|tyre|body shop)/],
  ['Manufacturing', /\b(?:factory|manufactur|plant|foundry|mill|workshop makes|machining|printing)/],
  ['Technology', /\b(?:software|saas|app developer|it services|web agency|hosting)/],
  ['Entertainment', /\b(?:film|music|theatre|cinema|museum|games? studio|festival|events?|gym|sports? club)/],
  ['NonProfit', /\b(?:charity|non-?profit|foundation|food ?bank|church|association|ngo|volunteers)/],
  ['Government', /\b(?:council|municipal|ministry|public authority|government|city of)/],
  ['Professional', /\b(?:consult|agency|engineer|survey|recruit|marketing|facilities|property manage|estate)/],
]
