import type { Initiative } from '../findings.ts'
import { LENS_LABELS } from '../lenses.ts'
import { clip, escapeMarkdown } from '../reading/clean.ts'
import type { Context } from './context.ts'
import { labelled } from './context.ts'
import { firstSentence, lowerFirst, quoted, stop } from './voice.ts'

export function initiatives(context: Context): string[] {
  const { findings } = context
  return [
    ...findings.initiatives.flatMap((one, at) => card(one, at, context)),
    '### ' + context.voice.pick('compare', ['How they compare', 'The points', 'Side by side', 'Points and parts']),
    ...table(context),
    '### ' + context.voice.pick('not-yet', ['Not yet, or not AI', 'What to leave alone for now', 'Not yet / not AI']),
    notYet(context),
  ]
}

function card(one: Initiative, at: number, context: Context): string[] {
  const { voice, detail } = context
  const full = at === 0 || detail >= 3 || (detail === 2 && at < 3)
  const kpi = one.kpis[voice.number(`kpi${one.id}`, one.kpis.length)]
  const risk = one.risks[voice.number(`risk${one.id}`, one.risks.length)]
  const lead = [
    one.role,
    one.kind === 'AI' ? 'AI' : one.kind,
    lowerFirst(LENS_LABELS[one.lens]),
    `confidence ${one.confidence}`,
  ]
  const after =
    one.after.length > 0
      ? ` ${voice.pick(`after${at}`, ['Waits for', 'Comes after', 'Needs'])} ${one.after.join(' and ')}.`
      : ''
  const told = (text: string) => voice.retell(full ? text : firstSentence(text))
  return [
    `### ${one.label}: ${escapeMarkdown(one.name)}`,
    `*${lead.join(' · ')}*`,
    ...evidence(one, context),
    `${labelled(voice.pick(`work${at}`, ['Workflow.', 'How it runs.', 'The work.']), told(one.workflow))} ${voice.pick(`users${at}`, ['Used by', 'In the hands of', 'For'])} ${stop(lowerFirst(one.users))}`,
    labelled(voice.pick(`build${at}`, ['Build or buy.', 'What to get.', 'The tool.']), told(one.build)),
    `${labelled('Data.', dataLine(one, context, at))} ${kpi ? labelled(voice.pick(`measure${at}`, ['Measure.', 'Yardstick.', 'KPI.']), `${kpi.name} (${kpi.unit}). Baseline: ${stop(lowerFirst(kpi.baseline))} ${voice.pick(`hyp${at}`, ['Hypothesis', 'Target, as a hypothesis', 'To test'])}: ${stop(kpi.target)}`) : ''}`,
    labelled(
      voice.pick(`effort${at}`, ['Effort.', 'Time and cost.', 'Size of the job.']),
      `${one.weeks[0]} to ${one.weeks[1]} weeks; ${one.cost}; owner: ${lowerFirst(one.owner)}.${after}`,
    ),
    ...(full && risk
      ? [
          labelled(
            'Risk.',
            `${stop(voice.retell(firstSentence(risk.risk)))} ${stop(voice.retell(firstSentence(risk.mitigation)))}`,
          ),
        ]
      : []),
    `${labelled(voice.pick(`check${at}`, ['Human checkpoint.', 'Who checks.', 'Checkpoint.']), stop(told(one.checkpoint)))}${at > 0 ? ` ${labelled(voice.pick(`stop${at}`, ['Stop test.', 'When to stop.']), stop(told(one.stop_test)))}` : ''}`,
    ...(at > 0 && full
      ? [
          labelled(
            voice.pick(`week${at}`, ['First week.', 'In week one.']),
            stop(voice.retell(firstSentence(one.first_step))),
          ),
        ]
      : []),
    ...guidance(one, context),
  ].filter((part) => part.trim() !== '')
}

function evidence(one: Initiative, { voice, shown }: Context): string[] {
  const fresh = one.quotes.find((quote) => !shown.has(quote))
  if (fresh) {
    shown.add(fresh)
    return [`> ${quoted(fresh, 200)}`]
  }
  if (one.quotes[0])
    return [
      `${voice.pick(`same${one.id}`, ['Rests on', 'From the same sentence:', 'Again'])} ${quoted(one.quotes[0], 70)}.`,
    ]
  return [
    voice.pick(`field${one.id}`, [
      'No words of yours point here; it is offered because the field so often needs it.',
      'This one rests on the field, not on your brief.',
      'You did not ask for this: it makes the others work.',
    ]),
  ]
}

function dataLine(one: Initiative, { voice }: Context, at: number): string {
  const held = one.data_held.slice(0, 2)
  const missing = one.data_missing.slice(0, held.length > 0 ? 2 : 3)
  const parts = [
    ...(held.length > 0
      ? [`${voice.pick(`held${at}`, ['you seem to hold', 'held by your account', 'at hand'])}: ${held.join('; ')}`]
      : []),
    ...(missing.length > 0
      ? [
          `${voice.pick(`missing${at}`, ['to be found', 'not mentioned', 'still to confirm', 'to check'])}: ${missing.join('; ')}`,
        ]
      : []),
  ]
  return stop(parts.join('. ').replace(/^./, (letter) => letter.toUpperCase()))
}

function guidance(one: Initiative, { cite, voice, detail }: Context): string[] {
  if (one.guidance.length === 0 || detail === 0) return []
  return [`${voice.pick(`guide${one.id}`, ['Guidance', 'See', 'Read'])}: ${one.guidance.map(cite).join(', ')}.`]
}

function table({ findings }: Context): string[] {
  const rows = findings.initiatives.map(
    ({ label, points, role }) =>
      `| ${label} ${role} | ${points.impact} | ${points.feasibility} | ${points.data} | ${points.risk} | ${points.fit} | **${points.total}** |`,
  )
  return [
    '| Initiative | Impact /30 | Feasibility /25 | Data /20 | Risk /15 | Fit /10 | Points |\n|---|---|---|---|---|---|---|\n' +
      rows.join('\n'),
  ]
}

function notYet({ findings, voice, detail }: Context): string {
  return findings.not_yet
    .slice(0, detail >= 2 ? 4 : 3)
    .map((one, at) => {
      const tail =
        one.kind === 'refused'
          ? `${voice.pick(`refused${at}`, ['you ruled it out', 'left out at your word', 'refused in your brief'])}: ${quoted(one.quote ?? '', 110)}. ${voice.pick(`instead${at}`, ['Instead:', 'The plain way:', 'Without it:'])} ${voice.retell(firstSentence(one.reason))}`
          : `${one.kind}. ${voice.retell(detail >= 1 ? one.reason : firstSentence(one.reason))}`
      return `- **${escapeMarkdown(clip(one.idea, 120))}**: ${stop(tail)}`
    })
    .join('\n')
}
