import type { IndustryValue } from '@cairn/contract/company'
import { knowledge as agriculture } from './agriculture.ts'
import { knowledge as automotive } from './automotive.ts'
import { knowledge as banking } from './banking.ts'
import { knowledge as construction } from './construction.ts'
import { knowledge as education } from './education.ts'
import { knowledge as energy } from './energy.ts'
import { knowledge as entertainment } from './entertainment.ts'
import { knowledge as finance } from './finance.ts'
import { knowledge as government } from './government.ts'
import { knowledge as healthcare } from './healthcare.ts'
import { knowledge as hospitality } from './hospitality.ts'
import { knowledge as legal } from './legal.ts'
import { knowledge as manufacturing } from './manufacturing.ts'
import { knowledge as mining } from './mining.ts'
import { knowledge as nonprofit } from './nonprofit.ts'
import { knowledge as other } from './other.ts'
import { knowledge as professional } from './professional.ts'
import { knowledge as retail } from './retail.ts'
import { knowledge as technology } from './technology.ts'
import { knowledge as transportation } from './transportation.ts'
import type { Lexicon } from '../reading/signals.ts'
import type { IndustryKnowledge, UseCase } from './schema.ts'

/** What the engine knows, by industry; 'Other' holds the general patterns. */
export const LIBRARY: Readonly<Record<IndustryValue, IndustryKnowledge>> = {
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

export const GENERAL = other

export const USE_CASES: ReadonlyMap<string, UseCase> = new Map(
  Object.values(LIBRARY).flatMap((knowledge) => knowledge.use_cases.map((useCase) => [useCase.id, useCase] as const)),
)

/** Product names of all fields: a builder may well use the bookkeeping software that a café uses. */
export const LEXICON: Lexicon = {
  systems: new Set(Object.values(LIBRARY).flatMap((knowledge) => knowledge.systems)),
  ordinary: new Set(
    [...USE_CASES.values()]
      .flatMap((one) => [one.name, one.workflow, one.build, ...one.terms, ...one.signals, ...one.data_needed])
      .flatMap((text) => text.match(/(?<![\p{L}\d])\p{Ll}+(?![\p{L}\d])/gu) ?? []),
  ),
}
