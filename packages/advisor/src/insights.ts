import type { Insights } from '@cairn/contract/insights'
import { spans } from './compose/calendar.ts'
import type { Findings } from './findings.ts'
import { guidanceById } from './guidance.ts'

/** The data behind the three charts and the list of references. */
export function insightsOf(findings: Findings, cited: readonly string[]): Insights {
  return {
    lenses: findings.lenses,
    initiatives: findings.initiatives.map((one) => ({
      id: one.id,
      label: one.label,
      name: one.name,
      role: one.role,
      lens: one.lens,
      impact: one.impact,
      feasibility: one.feasibility,
      weeks: Math.round((one.weeks[0] + one.weeks[1]) / 2),
      points: one.points,
      evidence: one.quotes,
      guidance: one.guidance,
    })),
    timeline: tasks(findings),
    references: cited.flatMap((id, at) => {
      const entry = guidanceById(id)
      if (!entry) return []
      const { title, publisher, year, url, verified } = entry
      return [
        {
          number: at + 1,
          id,
          title,
          publisher,
          year,
          ...(url !== undefined && { url }),
          verified: verified !== undefined,
        },
      ]
    }),
    confidence: findings.confidence,
  }
}

function tasks(findings: Findings): Insights['timeline'] {
  const all = spans(findings.initiatives, findings.size)
  const groundwork: Insights['timeline'] = [
    {
      id: 'rules',
      lane: 'Governance',
      task: 'Agree owner, house rules and what must not happen',
      from: 0,
      to: 0.5,
      after: [],
    },
    {
      id: 'baseline',
      lane: 'Foundations',
      task: `Measure ${findings.initiatives[0]?.kpis[0]?.name ?? 'the baseline'}`,
      from: 0,
      to: 1,
      after: [],
    },
  ]
  const work = all.flatMap(({ initiative, from, pilot, to }) => {
    const lane = `${initiative.label} ${initiative.name}`
    const id = initiative.label.toLowerCase()
    const before = initiative.after.map((label) => `${label.toLowerCase()}-use`)
    return [
      {
        id: `${id}-trial`,
        lane,
        task: 'Prepare and try',
        from,
        to: Math.max(pilot, Math.min(12, from + 0.25)),
        after: before.length > 0 ? before : from > 0.5 ? ['rules'] : [],
      },
      {
        id: `${id}-use`,
        lane,
        task: 'Decide and put to use',
        from: Math.max(pilot, Math.min(12, from + 0.25)),
        to,
        after: [`${id}-trial`],
      },
    ]
  })
  const reviews = [3, 6, 12].map((month) => ({
    id: `review-${month}`,
    lane: 'Governance',
    task: `Review at ${month} months: continue, change or stop`,
    from: month - 0.25,
    to: month,
    after: work.filter((task) => task.id.endsWith('-use') && task.to <= month - 0.25).map((task) => task.id),
  }))
  return [...groundwork, ...work, ...reviews]
}
