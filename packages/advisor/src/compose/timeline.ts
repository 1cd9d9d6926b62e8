import { clip, escapeMarkdown } from '../reading/clean.ts'
import type { Span } from './calendar.ts'
import { dayAfter } from './calendar.ts'
import type { Context } from './context.ts'
import { labelled } from './context.ts'
import { listed, lowerFirst, quoted, stop, upperFirst } from './voice.ts'

const STEPS = [
  { label: '30 days', days: 30, from: 0, to: 1 },
  { label: '60 days', days: 60, from: 1, to: 2 },
  { label: '90 days', days: 90, from: 2, to: 3 },
  { label: '6 months', days: 182, from: 3, to: 6 },
  { label: '12 months', days: 365, from: 6, to: 12 },
]

export function timeline(context: Context): string[] {
  const { findings, voice } = context
  const rows = STEPS.map((step, at) => row(step, at, context))
  return [
    '|After|By|Milestone|Owner|Exit test|\n|---|---|---|---|---|\n' + rows.join('\n'),
    ...deadline(context),
    ...(findings.pressures.length > 0 && context.detail >= 2
      ? [
          labelled(
            voice.pick('pressure', ['Why the clock matters:', 'The pressure:', 'In the background:']),
            nearestPressure(context),
          ),
        ]
      : []),
  ]
}

function row(step: (typeof STEPS)[number], at: number, context: Context): string {
  const { findings, spans, voice } = context
  const within = (month: number) => month > step.from && month <= step.to
  const live = spans.filter((span) => within(span.to))
  const trial = spans.filter((span) => within(span.pilot) && !live.includes(span))
  const begun = spans.filter(
    (span) => (at === 0 ? span.from <= step.to : within(span.from)) && !live.includes(span) && !trial.includes(span),
  )
  const labels = (list: Span[]) => listed(list.map((span) => span.initiative.label))
  const first = spans[0]
  const figure = lowerFirst(first?.initiative.kpis[0]?.name ?? '')
  const milestones = [
    ...(at === 0 && first
      ? [
          voice.pick('baseline', [
            `baseline taken for ${figure}`,
            `starting figure measured: ${figure}`,
            `today’s figure on paper: ${figure}`,
            `${figure}: counted as it stands today`,
          ]),
        ]
      : []),
    ...(begun.length > 0 ? [`${labels(begun)} ${voice.pick(`begun${at}`, ['begun', 'under way', 'started'])}`] : []),
    ...(trial.length > 0
      ? [
          `${labels(trial)} ${voice.pick(`trial${at}`, ['on trial', 'in trial with a few users', 'running beside the old way'])}`,
        ]
      : []),
    ...(live.length > 0
      ? [`${labels(live)} ${voice.pick(`live${at}`, ['in daily use', 'live', 'part of the routine'])}`]
      : []),
    ...(at === 4
      ? [
          voice.pick('review', [
            `${first?.initiative.label ?? 'I1'} kept, widened or stopped`,
            'yearly look at the stop tests',
            'not-yet list read again',
            `points of ${first?.initiative.label ?? 'I1'} reckoned anew`,
            'next plan agreed',
          ]),
        ]
      : []),
  ]
  const lead = live[0] ?? trial[0] ?? begun[0] ?? (at === 4 ? spans.at(-1) : first)
  const quiet =
    milestones.length === 0
      ? `${first?.initiative.label ?? 'I1'} ${voice.pick(`quiet${at}`, ['measured weekly', 'settling in', 'compared with its baseline'])}`
      : ''
  const kpi = lead?.initiative.kpis[voice.number(`kpi${lead.initiative.id}`, lead.initiative.kpis.length)]
  const exit =
    at === 0
      ? kpi?.baseline
      : live.length > 0 || at === 4
        ? `${lowerFirst(kpi?.name ?? '')}: ${kpi?.target ?? ''}`
        : `${lowerFirst(kpi?.name ?? '')}, ${voice.pick(`weekly${at}`, ['counted weekly', 'first figures in', 'measured against the baseline'])}`
  return `|${step.label}|${dayAfter(findings.date, step.days)}|${cell(upperFirst([...milestones, quiet].filter(Boolean).join('; ')))}|${cell(lead?.initiative.owner ?? '')}|${cell(exit ?? '')}|`
}

function deadline({ findings, spans, voice }: Context): string[] {
  const [date] = findings.deadlines
  const last = spans.at(-1)
  if (!date || !last) return []
  const due = dayAfter(findings.date, Math.round(last.to * 30.4))
  return [
    labelled(
      voice.pick('deadline', ['Your date:', 'The date you gave:', 'Timing:']),
      voice.pick('deadline-text', [
        `${quoted(date, 60)} counts more than this table. ${last.initiative.label} is due ${due}; should your date fall earlier, run it once beside the old way and judge it after.`,
        `we set the table against ${quoted(date, 60)}. What is not on trial by then waits for the next round; ${last.initiative.label} ends ${due}.`,
        `you named ${quoted(date, 60)}. Count back from it: ${spans[0]?.initiative.label ?? 'I1'} must be on trial before, and ${last.initiative.label} (${due}) may slip.`,
      ]),
    ),
  ]
}

/** The pressure that shares most words with what the client wrote. */
function nearestPressure({ findings, voice }: Context): string {
  const own = findings.initiatives
    .flatMap((one) => [...one.quotes, one.name])
    .join(' ')
    .toLowerCase()
  const nearness = (text: string) =>
    text
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => word.length > 4 && own.includes(word)).length
  const ranked = findings.pressures.map((text) => ({ text, score: nearness(text) })).sort((a, b) => b.score - a.score)
  const best = ranked.filter((one) => one.score === ranked[0]?.score)
  return stop(best[voice.number('pressure-choice', best.length)]?.text ?? '')
}

function cell(text: string): string {
  return escapeMarkdown(clip(text.replace(/\|/g, '/'), 80))
}
