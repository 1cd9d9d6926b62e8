import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import { SECTION_TITLES } from '../document.ts'
import type { SectionKind } from '../document.ts'
import type { Grounds } from '../acceptance/grounds.ts'
import { countWords } from '../compose/report.ts'
import type { Findings } from '../findings.ts'
import { guidanceById } from '../guidance.ts'
import { fenced } from './fence.ts'
import { INSTRUCTIONS } from './instructions.ts'

/** Stage 2: one section from the accepted findings. `reasons` say why the last text was refused. */
export function sectionPrompt(
  kind: SectionKind,
  grounds: Grounds,
  argument: string[],
  reasons: readonly string[] = [],
) {
  const { findings, insights, drafts, brief } = grounds
  const words = countWords(drafts[kind])
  return {
    instructions: INSTRUCTIONS.section,
    prompt: [
      fenced('brief', told(brief)),
      fenced('findings', settled(kind, findings)),
      fenced(
        'references',
        insights.references.map(({ id, title, publisher }) => ({ id, title, publisher, for: guidanceById(id)?.use })),
      ),
      ...(argument.length > 0 ? [fenced('argument', argument)] : []),
      fenced('draft', drafts[kind]),
      `Write the section '${SECTION_TITLES[kind]}': ${ASKED[kind]} Between ${Math.round(words * 0.6)} and ${Math.round(words * 0.9)} words.`,
      ...(reasons.length > 0
        ? [`Your last text was refused. Put this right and keep the rest: ${reasons.join(' ')}`]
        : []),
    ].join('\n\n'),
  }
}

/** What the client typed, by field. */
export function told(brief: RoadmapBrief): Record<string, string> {
  const { company_name, industry, company_size, description, business_goals, challenges } = brief
  return {
    company_name,
    industry,
    company_size,
    description,
    business_goals,
    challenges,
    ...(brief.data_collected && { data_collected: brief.data_collected }),
    ...(brief.team_ai_familiarity && { team_ai_familiarity: brief.team_ai_familiarity }),
  }
}

const ASKED: Record<SectionKind, string> = {
  'executive-summary':
    'the verdict, readiness, what holds the client back, the first three initiatives by their names, the first action and how sure we are.',
  initiatives:
    "a card for each initiative under its heading '### I1: Name', then the comparison and what is not yet or not AI, as in the draft.",
  'why-start-here':
    'why the first initiative comes first, what must be ready, the go or no-go test, what was weighed against it, and what would change the order.',
  timeline: 'what happens by 30, 60 and 90 days and by 6 and 12 months, with owner, deliverable and exit test.',
  security:
    'the data and people concerned, the rules, what a machine must not decide, the limits the client set, the controls, and what never goes into a public tool.',
  summary: 'the decisions of this month, the open questions, the next step, and how to reach the provider.',
}

const EVERYWHERE = [
  'company',
  'field',
  'size_label',
  'date',
  'first_step_not_ai',
  'binding',
  'confidence',
  'words',
] as const
const NEEDED: Record<SectionKind, readonly (keyof Findings)[]> = {
  'executive-summary': ['lenses', 'facts', 'systems', 'deadlines', 'contradictions', 'confidence_reason', 'language'],
  initiatives: ['not_yet', 'red_lines'],
  'why-start-here': ['unknowns', 'constraints'],
  timeline: ['deadlines', 'constraints'],
  security: ['people', 'sensitive', 'regulators', 'never_paste', 'red_lines', 'constraints', 'systems'],
  summary: ['unknowns', 'contradictions', 'red_lines', 'never_paste'],
}

function settled(kind: SectionKind, findings: Findings): Record<string, unknown> {
  const fields = [...EVERYWHERE, ...NEEDED[kind]].map((name) => [name, findings[name]] as const)
  return { ...Object.fromEntries(fields), initiatives: findings.initiatives.map((one) => shown(kind, one)) }
}

/** The long records of an initiative only where they are written about. */
function shown(kind: SectionKind, one: Findings['initiatives'][number]): Record<string, unknown> {
  const { label, name, role, kind: type, points, weeks, cost, owner, quotes, after, confidence } = one
  const core = { label, name, role, type, points: points.total, weeks, cost, owner, quotes, after, confidence }
  switch (kind) {
    case 'executive-summary':
      return { ...core, kpis: one.kpis, first_step: one.first_step }
    case 'initiatives':
      return one
    case 'why-start-here':
      return {
        ...core,
        data_missing: one.data_missing,
        stop_test: one.stop_test,
        alternative: one.alternative,
        wrong_when: one.wrong_when,
      }
    case 'timeline':
      return { ...core, kpis: one.kpis, stop_test: one.stop_test, first_step: one.first_step }
    case 'security':
      return {
        ...core,
        data_held: one.data_held,
        data_missing: one.data_missing,
        people_affected: one.people_affected,
        sensitive: one.sensitive,
        must_not_decide: one.must_not_decide,
        rules: one.rules,
        risks: one.risks,
        checkpoint: one.checkpoint,
        guidance: one.guidance,
      }
    case 'summary':
    default:
      return core
  }
}
