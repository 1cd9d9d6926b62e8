import * as fc from 'fast-check'
import type { ReportSource } from '../report-model.ts'
import { adviceSource, HOSTILE, textSource } from './sources.ts'

/** Any report: ordinary words, any of Unicode, markup, hostile passages, with or without charts and client. */
export function randomSource(): fc.Arbitrary<ReportSource> {
  const { insights } = adviceSource()
  return fc
    .record({ text: reportText(), client: client(), drawn: fc.boolean(), date: fc.oneof(fc.string(), day()) })
    .map(({ text, client: told, drawn, date }) => {
      const source = textSource(text, told, drawn ? insights : undefined)
      return { ...source, roadmap: { ...source.roadmap, created_at: date } }
    })
}

const line = () =>
  fc.oneof(
    { weight: 3, arbitrary: fc.lorem({ maxCount: 30 }) },
    { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 120 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 120 }) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(HOSTILE).map((text) => text.slice(0, 2000))) },
  )

function reportText(): fc.Arbitrary<string> {
  const block = fc.oneof(
    line(),
    line().map((text) => `## ${text}`),
    line().map((text) => `${'#'.repeat(3)} ${text}`),
    line().map((text) => `##### ${text}`),
    line().map((text) => `> ${text}`),
    fc.array(line(), { minLength: 1, maxLength: 5 }).map((items) => items.map((item) => `- ${item}`).join('\n')),
    fc.array(line(), { minLength: 1, maxLength: 5 }).map((items) => items.map((item) => `1. **${item}**`).join('\n')),
    table(),
    fc.constantFrom('## Executive Summary', '## Recommended AI Initiatives', '## High-Level Timeline/Milestones'),
  )
  return fc.array(block, { maxLength: 25 }).map((blocks) => blocks.join('\n\n'))
}

function table(): fc.Arbitrary<string> {
  return fc
    .integer({ min: 1, max: 12 })
    .chain((columns) =>
      fc.array(fc.array(line(), { minLength: columns, maxLength: columns }), { minLength: 2, maxLength: 8 }),
    )
    .map(([head = [], ...rows]) => {
      const row = (cells: string[]) => `| ${cells.map((cell) => cell.replace(/[\n\r|]/g, ' ')).join(' | ')} |`
      return [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n')
    })
}

function client(): fc.Arbitrary<unknown> {
  const value = fc.oneof(line(), fc.integer(), fc.constant(null), fc.array(line(), { maxLength: 3 }))
  return fc.oneof(
    fc.record({ company_name: value, industry: value, company_size: value, business_goals: value }),
    fc.json(),
    fc.constant(undefined),
  )
}

const day = () => fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
