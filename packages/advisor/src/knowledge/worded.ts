import { hash } from '../hash.ts'
import type { UseCase, Wordings } from './schema.ts'
import agriculture from './wordings/agriculture.json' with { type: 'json' }
import automotive from './wordings/automotive.json' with { type: 'json' }
import banking from './wordings/banking.json' with { type: 'json' }
import construction from './wordings/construction.json' with { type: 'json' }
import education from './wordings/education.json' with { type: 'json' }
import energy from './wordings/energy.json' with { type: 'json' }
import entertainment from './wordings/entertainment.json' with { type: 'json' }
import finance from './wordings/finance.json' with { type: 'json' }
import government from './wordings/government.json' with { type: 'json' }
import healthcare from './wordings/healthcare.json' with { type: 'json' }
import hospitality from './wordings/hospitality.json' with { type: 'json' }
import legal from './wordings/legal.json' with { type: 'json' }
import manufacturing from './wordings/manufacturing.json' with { type: 'json' }
import mining from './wordings/mining.json' with { type: 'json' }
import nonprofit from './wordings/nonprofit.json' with { type: 'json' }
import other from './wordings/other.json' with { type: 'json' }
import professional from './wordings/professional.json' with { type: 'json' }
import retail from './wordings/retail.json' with { type: 'json' }
import technology from './wordings/technology.json' with { type: 'json' }
import transportation from './wordings/transportation.json' with { type: 'json' }

/** Further wordings of the same advice, by use-case id. */
export const WORDINGS: Readonly<Wordings> = {
  ...agriculture,
  ...automotive,
  ...banking,
  ...construction,
  ...education,
  ...energy,
  ...entertainment,
  ...finance,
  ...government,
  ...healthcare,
  ...hospitality,
  ...legal,
  ...manufacturing,
  ...mining,
  ...nonprofit,
  ...other,
  ...professional,
  ...retail,
  ...technology,
  ...transportation,
}

const FIELDS = [
  'workflow',
  'build',
  'checkpoint',
  'first_step',
  'stop_test',
  'alternative',
  'risks',
  'kpis',
  'data_needed',
  'must_not_decide',
] as const

/** The record in one of its wordings, field by field: which one hangs on the brief. */
export function worded(useCase: UseCase, seed: string): UseCase {
  const further = WORDINGS[useCase.id] ?? []
  if (further.length === 0) return useCase
  const chosen = FIELDS.map((field) => {
    const wording = further[(hash(`${seed}/${useCase.id}/${field}`) % (further.length + 1)) - 1]
    const text = wording?.[field] ?? useCase[field]
    return text === undefined ? {} : { [field]: text }
  })
  return Object.assign({}, useCase, ...chosen) as UseCase
}
