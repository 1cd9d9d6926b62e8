import type { IndustryValue } from '@cairn/contract/industries'
import agriculture from '../data/trades/agriculture.json' with { type: 'json' }
import automotive from '../data/trades/automotive.json' with { type: 'json' }
import banking from '../data/trades/banking.json' with { type: 'json' }
import construction from '../data/trades/construction.json' with { type: 'json' }
import education from '../data/trades/education.json' with { type: 'json' }
import energy from '../data/trades/energy.json' with { type: 'json' }
import entertainment from '../data/trades/entertainment.json' with { type: 'json' }
import finance from '../data/trades/finance.json' with { type: 'json' }
import government from '../data/trades/government.json' with { type: 'json' }
import healthcare from '../data/trades/healthcare.json' with { type: 'json' }
import hospitality from '../data/trades/hospitality.json' with { type: 'json' }
import legal from '../data/trades/legal.json' with { type: 'json' }
import manufacturing from '../data/trades/manufacturing.json' with { type: 'json' }
import mining from '../data/trades/mining.json' with { type: 'json' }
import nonprofit from '../data/trades/nonprofit.json' with { type: 'json' }
import other from '../data/trades/other.json' with { type: 'json' }
import professional from '../data/trades/professional.json' with { type: 'json' }
import retail from '../data/trades/retail.json' with { type: 'json' }
import technology from '../data/trades/technology.json' with { type: 'json' }
import transportation from '../data/trades/transportation.json' with { type: 'json' }
import type { Trade } from './trade-schema.ts'

/** The files, unread: a test holds them against the schema, so that nobody pays for it when a report is written. */
const FILES: Readonly<Record<IndustryValue, unknown>> = {
  Agriculture: agriculture,
  Automotive: automotive,
  Banking: banking,
  Construction: construction,
  Education: education,
  Energy: energy,
  Entertainment: entertainment,
  Finance: finance,
  Government: government,
  Healthcare: healthcare,
  Hospitality: hospitality,
  Legal: legal,
  Manufacturing: manufacturing,
  Mining: mining,
  NonProfit: nonprofit,
  Other: other,
  Professional: professional,
  Retail: retail,
  Technology: technology,
  Transportation: transportation,
}

export const TRADES = FILES as Readonly<Record<IndustryValue, Trade>>

export function tradeOf(industry: string): Trade {
  return TRADES[industry as IndustryValue] ?? TRADES.Other
}
