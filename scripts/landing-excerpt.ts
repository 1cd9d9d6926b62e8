/** npm run example: writes the example report and the landing page's excerpt of it. A test fails when the engine would say another. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { advise } from '../packages/advisor/src/advise.ts'
import { type Block, plainText } from '../packages/advisor/src/document.ts'
import type { Roadmap } from '../packages/contract/src/roadmaps.ts'
import { bin, node, run } from './runtime.mjs'

const EXCERPT = path.resolve(import.meta.dirname, '../apps/web/src/app/landing/example-report.json')
const WHOLE = path.resolve(import.meta.dirname, '../packages/domain/src/example-report.json')
const DATE = '2026-11-15'
const BRIEF = {
  company_name: 'Corrib Dental',
  industry: 'Healthcare',
  report_type: 'opportunity_assessment',
  company_size: '1-19 employees',
  description:
    'A dental practice in Galway, Ireland, with four dentists, two hygienists and three receptionists. 1,400 appointments a month.',
  business_goals: 'Cut no-shows from 12% to 7% by June. Answer every call: we miss about 60 a week.',
  challenges:
    'Reception phones every patient the day before. Referral letters are typed in the evening, 25 minutes each, about 90 a month.',
  data_collected: 'Appointments in Dentrix since 2018. Call log of the phone system.',
  team_ai_familiarity: 'Two of us use ChatGPT on our own phones. Budget €15,000. Nothing new in August.',
} as const

/** The whole of it, as the API would give it. */
export function whole(): Roadmap {
  const { title, document, insights } = advise(BRIEF, { date: DATE })
  const at = `${DATE}T09:00:00.000Z`
  return {
    id: 'example',
    title,
    report_type: 'opportunity_assessment',
    status: 'completed',
    is_favorite: false,
    created_at: at,
    updated_at: at,
    client_input: BRIEF,
    content: { status: 'completed', document, insights, generated_at: at, written_by: 'built-in engine' },
  }
}

/** Word for word what the report says; nothing is written by hand. */
export function excerpt() {
  const { document, insights } = advise(BRIEF, { date: DATE })
  const [summary, initiatives] = document.sections
  const [first] = insights.initiatives
  const own = initiatives?.blocks ?? []
  const next = own.findIndex((block, at) => at > 0 && block.type === 'heading')
  const told = own.slice(0, next === -1 ? own.length : next)
  return {
    brief: BRIEF,
    verdict: summary?.blocks.filter((block) => block.type === 'paragraph').map(textOf)[0] ?? '',
    sums:
      summary?.blocks
        .filter((block) => block.type === 'list')
        .flatMap(textsOf)
        .slice(0, 3) ?? [],
    initiative: {
      number: told.flatMap((block) => (block.type === 'heading' ? [block.number] : []))[0] ?? '',
      title: first?.name ?? '',
      lead: told.filter((block) => block.type === 'paragraph').map(textOf)[0] ?? '',
      fields: told.filter((block) => block.type !== 'paragraph').flatMap(fieldsOf),
      points: first?.points,
    },
    lenses: insights.lenses,
  }
}

/** Labels and values, as a list of 'Label: value' or as a small table. */
function fieldsOf(block: Block): { label: string; value: string }[] {
  if (block.type === 'table')
    return block.rows.map(([label = [], value = []]) => ({ label: plainText(label), value: plainText(value) }))
  return textsOf(block).flatMap((text) => {
    const [, label, value] = /^([^:]+): (.*)$/.exec(text) ?? []
    return label && value ? [{ label, value }] : []
  })
}

function textsOf(block: Block): string[] {
  return block.type === 'list' ? block.items.map((item) => item.map(textOf).join(' ')) : []
}

function textOf(block: Block): string {
  return block.type === 'paragraph' || block.type === 'heading' ? plainText(block.children) : ''
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(EXCERPT, `${JSON.stringify(excerpt(), null, 2)}\n`)
  writeFileSync(WHOLE, `${JSON.stringify(whole(), null, 2)}\n`)
  await run(node(), [bin('oxfmt'), EXCERPT, WHOLE])
}
