import { hash } from '../hash.ts'
import type { UseCase, Wordings } from './schema.ts'
import { wordings as agriculture } from './wordings/agriculture.ts'
import { wordings as automotive } from './wordings/automotive.ts'
import { wordings as banking } from './wordings/banking.ts'
import { wordings as construction } from './wordings/construction.ts'
import { wordings as education } from './wordings/education.ts'
import { wordings as energy } from './wordings/energy.ts'
import { wordings as entertainment } from './wordings/entertainment.ts'
import { wordings as finance } from './wordings/finance.ts'
import { wordings as government } from './wordings/government.ts'
import { wordings as healthcare } from './wordings/healthcare.ts'
import { wordings as hospitality } from './wordings/hospitality.ts'
import { wordings as legal } from './wordings/legal.ts'
import { wordings as manufacturing } from './wordings/manufacturing.ts'
import { wordings as mining } from './wordings/mining.ts'
import { wordings as nonprofit } from './wordings/nonprofit.ts'
import { wordings as other } from './wordings/other.ts'
import { wordings as professional } from './wordings/professional.ts'
import { wordings as retail } from './wordings/retail.ts'
import { wordings as technology } from './wordings/technology.ts'
import { wordings as transportation } from './wordings/transportation.ts'

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
