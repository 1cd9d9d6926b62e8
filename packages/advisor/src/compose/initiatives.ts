import type { Initiative } from '../findings.ts'
import { LENS_LABELS } from '../lenses.ts'
import { clip, escapeMarkdown } from '../reading/clean.ts'
import type { Context } from './context.ts'
import { labelled, theOwner } from './context.ts'
import { firstSentence, from, lowerFirst, opening, quoted, stop, upperFirst } from './voice.ts'

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
  const { voice, detail, cite } = context
  const full = at < (detail >= 5 ? 9 : detail === 4 ? 3 : detail === 3 ? 2 : detail >= 1 ? 1 : 0)
  const brief = detail <= 0 ? at > 0 : at > 1 && detail === 1
  // The last resort for a plan of five: what to get, the measure, the effort and when to stop.
  const sketch = detail < 0 && at >= 4 + detail
  const risk = one.risks[voice.number(`risk${one.id}`, one.risks.length)]
  const guidance =
    one.guidance.length > 0 && !brief
      ? [`${voice.pick('guide', ['guidance', 'see'])} ${one.guidance.map(cite).join(', ')}`]
      : []
  const lead = [one.role, one.kind, lowerFirst(LENS_LABELS[one.lens]), `confidence ${one.confidence}`, ...guidance]
  const after =
    one.after.length > 0
      ? `, ${voice.pick(`after${at}`, ['after', 'once it has', 'on the back of'])} ${one.after.join(' and ')}`
      : ''
  const told = (text: string) => stop(voice.retell(full ? text : opening(text, brief ? 6 : 11)))
  // Two firms with the same need should not read the same lines: which sentences are told is part of the wording.
  const work = full ? told(one.workflow) : told(from(one.workflow, voice.number(`workflow${one.id}`, 2)))
  const users = brief
    ? ''
    : ` ${voice.pick(`users${at}`, ['Used by', 'In the hands of', 'For'])} ${stop(lowerFirst(one.users))}`
  return [
    `### ${one.label}: ${escapeMarkdown(one.name)}`,
    `*${upperFirst(lead.join(', '))}*`,
    ...(at === 0 && one.quotes.length < 2 && detail < 3 ? [] : evidence(one, context)),
    ...(sketch
      ? []
      : [labelled(voice.pick(`work${at}`, ['Workflow:', 'How it runs:', 'The work:']), `${work}${users}`)]),
    labelled(voice.pick(`build${at}`, ['Build or buy:', 'What to get:', 'The tool:']), told(one.build)),
    `${labelled('Data:', dataLine(one, context, at))} ${measure(one, at, context, brief)}`,
    labelled(
      voice.pick(`effort${at}`, ['Effort:', 'Time and cost:', 'Size of the job:']),
      `${one.weeks[0]} to ${one.weeks[1]} weeks, ${one.cost}, run by ${theOwner(one)}${after}.`,
    ),
    ...(full && risk
      ? [labelled('Risk:', `${stop(voice.retell(risk.risk))} ${stop(voice.retell(risk.mitigation))}`)]
      : []),
    [
      labelled(voice.pick(`check${at}`, ['Human checkpoint:', 'Who checks:', 'Checkpoint:']), told(one.checkpoint)),
      ...(at > 0 ? [labelled(voice.pick(`stop${at}`, ['Stop test:', 'When to stop:']), told(one.stop_test))] : []),
    ].join(' '),
    ...(at > 0 && full
      ? [
          labelled(
            voice.pick(`week${at}`, ['First week:', 'In week one:']),
            stop(voice.retell(firstSentence(one.first_step))),
          ),
        ]
      : []),
  ]
}

function measure(one: Initiative, at: number, { voice }: Context, brief: boolean): string {
  const kpi = one.kpis[voice.number(`kpi${one.id}`, one.kpis.length)]
  if (!kpi) return ''
  const target = voice.pick(`hyp${at}`, [
    `hypothesis ${voice.retell(kpi.target)}`,
    `${voice.retell(kpi.target)} as a hypothesis`,
    `to test: ${voice.retell(kpi.target)}`,
  ])
  const baseline = brief ? '' : `; baseline: ${lowerFirst(voice.retell(kpi.baseline))}`
  return labelled(
    voice.pick(`measure${at}`, ['Measure:', 'Yardstick:', 'KPI:']),
    stop(`${lowerFirst(kpi.name)} (${kpi.unit}), ${target}${baseline}`),
  )
}

function evidence(one: Initiative, { voice, shown, detail }: Context): string[] {
  const fresh = one.quotes.find((quote) => !shown.has(quote))
  if (fresh) {
    shown.add(fresh)
    return [`> ${quoted(fresh, detail >= 0 ? 200 : detail > -3 ? 120 : 90)}`]
  }
  if (one.quotes[0])
    return detail > -2
      ? [`${voice.pick(`same${one.id}`, ['Rests on', 'Again:', 'Same ground:'])} ${quoted(one.quotes[0], 70)}.`]
      : []
  return [
    voice.pick(`field${one.id}`, [
      `No words of yours point to ${one.label}; firms like this often need it.`,
      `${one.label} rests on the field, not on your brief.`,
      `You did not ask for ${one.label}: it makes the rest work.`,
      `${one.label} is our offer; the brief does not speak of it.`,
    ]),
  ]
}

function dataLine(one: Initiative, { voice, detail }: Context, at: number): string {
  const held = one.data_held.slice(0, at > 1 ? 1 : 2)
  const missing = one.data_missing.slice(0, detail <= -3 ? 1 : held.length > 0 || at > 1 ? 2 : 3)
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
  return stop(parts.map(upperFirst).join('. '))
}

function table({ findings }: Context): string[] {
  const rows = findings.initiatives.map(
    ({ label, points, role }) =>
      `|${label} ${role}|${points.impact}|${points.feasibility}|${points.data}|${points.risk}|${points.fit}|**${points.total}**|`,
  )
  return [
    '|Initiative|Impact /30|Feasibility /25|Data /20|Risk /15|Fit /10|Points|\n|---|---|---|---|---|---|---|\n' +
      rows.join('\n'),
  ]
}

function notYet({ findings, voice, detail }: Context): string {
  return findings.not_yet
    .slice(0, detail >= 3 ? 4 : detail === 2 ? 3 : detail > -4 ? 2 : 1)
    .map((one, at) => {
      const tail =
        one.kind === 'refused'
          ? `${voice.pick(`refused${at}`, ['you ruled it out', 'left out at your word', 'refused in your brief'])}: ${quoted(one.quote ?? '', 110)}. ${voice.pick(`instead${at}`, ['Instead:', 'The plain way:', 'Without it:'])} ${voice.retell(firstSentence(one.reason))}`
          : `${one.kind}. ${voice.retell(detail >= 3 ? one.reason : firstSentence(one.reason))}`
      return `- **${escapeMarkdown(clip(one.idea, 120))}**: ${stop(tail)}`
    })
    .join('\n')
}
