import type { Initiative } from '../findings.ts'
import { LENS_LABELS } from '../lenses.ts'
import { clip, escapeMarkdown } from '../reading/clean.ts'
import type { Context } from './context.ts'
import { labelled, theOwner } from './context.ts'
import { firstSentence, listed, lowerFirst, opening, quoted, stop, turned, upperFirst } from './voice.ts'

export function initiatives(context: Context): string[] {
  const { findings } = context
  return [
    ...findings.initiatives.flatMap((one, at) => card(one, at, context)),
    ...answered(context),
    '### ' + context.voice.pick('compare', ['How they compare', 'The points', 'Side by side', 'Points and parts']),
    ...table(context),
    '### ' + context.voice.pick('not-yet', ['Not yet, or not AI', 'What to leave alone for now', 'Not yet / not AI']),
    notYet(context),
  ]
}

function card(one: Initiative, at: number, context: Context): string[] {
  const { voice, detail, cite } = context
  const risk = one.risks[voice.number(`risk${one.id}`, one.risks.length)]
  const guidance = one.guidance.length > 0 && (detail >= 1 || at === 0) ? ` ${one.guidance.map(cite).join(' ')}` : ''
  const lens = lowerFirst(LENS_LABELS[one.lens])
  const lead = voice.pick(`lead${at}`, [
    [one.role, one.kind, lens, `confidence ${one.confidence}`],
    [`${one.confidence} confidence`, one.kind, one.role, lens],
    [one.kind, lens, `confidence ${one.confidence}`, one.role],
    [lens, one.role, `${one.confidence} confidence`, one.kind],
  ])
  // Who does what, and what is bought: told whole where there is room, and never less than whole sentences.
  const work =
    detail >= 2 || (at === 0 && detail >= -1)
      ? one.workflow
      : opening(one.workflow, detail >= 0 ? 22 : detail > -3 ? 14 : 8)
  const tool =
    detail >= 4 || (at === 0 && detail >= 0) ? one.build : opening(one.build, detail >= 0 ? 18 : detail > -3 ? 13 : 8)
  return [
    `### ${one.label}: ${escapeMarkdown(one.name)}`,
    `*${upperFirst(lead.join(', '))}*${guidance}`,
    ...evidence(one, at, context),
    labelled(
      voice.pick(`work${at}`, ['How it would run:', 'The work:', 'In practice:', 'Day to day:']),
      stop(work) + (one.bound ? ` ${one.bound}` : ''),
    ),
    labelled(voice.pick(`build${at}`, ['Build or buy:', 'What to get:', 'The tool:']), stop(tool)),
    `${labelled('Data:', dataLine(one, context, at))} ${measure(one, at, context)}`,
    effort(one, at, context),
    ...(risk && at < (detail >= 5 ? 9 : detail >= 3 ? 2 : detail >= 0 ? 1 : 0)
      ? [
          labelled(
            voice.pick(`risk${at}`, ['Risk:', 'What can go wrong:', 'Main risk:']),
            `${stop(risk.risk)} ${stop(risk.mitigation)}`,
          ),
        ]
      : []),
    labelled(
      voice.pick(`check${at}`, ['Human checkpoint:', 'Who checks:', 'Checkpoint:']),
      stop(detail > -3 ? one.checkpoint : opening(one.checkpoint, 8)),
    ),
    // The first one's stands in Why Start Here.
    ...(at > 0
      ? [
          labelled(
            voice.pick(`stop${at}`, [
              'Stop test (after trial):',
              'Stop or go (after trial):',
              'Stop rule (after trial):',
            ]),
            stop(one.stop_test),
          ),
        ]
      : []),
    ...(at > 0 && detail >= 4
      ? [labelled(voice.pick(`week${at}`, ['First week:', 'In week one:']), stop(firstSentence(one.first_step)))]
      : []),
  ]
}

function effort(one: Initiative, at: number, { voice }: Context): string {
  const [from, to] = one.weeks
  const who = theOwner(one)
  const told = voice.pick(`effort${at}`, [
    ['Effort:', `${from} to ${to} weeks and ${one.cost}; run by ${who}.`],
    ['Time and cost:', `${one.cost}, spread over ${from} to ${to} weeks under ${who}.`],
    ['Size of the job:', `${who}, ${one.cost}, and ${from} to ${to} weeks from start to trial.`],
    ['What it takes:', `${from} to ${to} weeks of ${who}, with ${one.cost} set aside.`],
    ['Money and time:', `${one.cost}; ${from} to ${to} weeks; in the hands of ${who}.`],
    ['The bill:', `${one.cost}. Count on ${from} to ${to} weeks, with ${who} in charge.`],
  ])
  const after =
    one.after.length > 0
      ? ` ${voice.pick(`after${at}`, ['It starts after', 'It waits for', 'It builds on', 'First comes'])} ${listed(one.after)}.`
      : ''
  return `${labelled(told[0] ?? '', told[1] ?? '')}${after}`
}

function measure(one: Initiative, at: number, { voice, detail }: Context): string {
  const kpi = one.kpis[voice.number(`kpi${one.id}`, one.kpis.length)]
  if (!kpi) return ''
  const [name, unit] = [lowerFirst(kpi.name), kpi.unit]
  const aim = voice.pick(`hyp${at}`, [
    `${name} (${unit}); as a hypothesis, ${kpi.target}`,
    `${name}${name.includes(` in ${unit}`) ? '' : `, in ${unit}`}; our hypothesis: ${kpi.target}`,
    `${name} (${unit}); to be tested: ${kpi.target}`,
    `${name} (counted as ${unit}); a guess to test: ${kpi.target}`,
    `${name} (${unit}); the aim, still to be proved: ${kpi.target}`,
  ])
  const baseline =
    detail >= 1 || at === 0
      ? ` ${voice.pick(`base${at}`, ['For the baseline,', 'Baseline first:', 'To know where you stand,', 'As a baseline,'])} ${lowerFirst(kpi.baseline)}`
      : ''
  return labelled(
    voice.pick(`measure${at}`, ['Measure:', 'Yardstick:', 'KPI:']),
    `${stop(aim)}${baseline ? stop(baseline) : ''}`,
  )
}

/** The client's own sentences; what stands in the summary already is not shown again in full. */
function evidence(one: Initiative, at: number, { voice, shown, detail, findings }: Context): string[] {
  const fresh = one.quotes.filter((quote) => !shown.has(quote)).slice(0, detail >= 2 ? 2 : 1)
  if (fresh.length > 0) {
    for (const quote of fresh) shown.add(quote)
    return fresh.map((quote) => `> ${quoted(quote, detail >= 0 ? 200 : detail > -3 ? 120 : 70)}`)
  }
  if (one.quotes[0])
    return at === 0
      ? []
      : [
          `${voice.pick(`same${one.id}`, ['This rests on the same words:', 'The reason is the same sentence:', 'Here too, you say:'])} ${quoted(one.quotes[0], 60)}.`,
        ]
  const field = escapeMarkdown(lowerFirst(findings.field))
  return [
    voice.pick(`field${one.id}`, [
      `You did not write about this: ${one.label} rests on the field (${field}), not on your words.`,
      `Nothing in the brief asks for ${one.label}. We offer it because your field, ${field}, often needs it.`,
      `${one.label} is our own suggestion for a firm like yours (${field}); your brief does not mention it.`,
    ]),
  ]
}

function dataLine(one: Initiative, { voice, detail }: Context, at: number): string {
  const held = one.data_held.slice(0, 2)
  const missing = turned(one.data_missing, voice.number(`records${one.id}`, one.data_missing.length || 1)).slice(
    0,
    detail <= -3 || held.length > 1 ? 1 : 2,
  )
  return [
    ...(held.length > 0
      ? [
          `${voice.pick(`held${at}`, ['By your account you hold:', 'You seem to have:', 'You already keep:', 'There seem to be:', 'Your brief points to:'])} ${lowerFirst(listed(held))}`,
        ]
      : []),
    ...(missing.length > 0
      ? [
          `${voice.pick(`missing${at}`, ['Still to be found:', 'You do not mention:', 'Please check for:', 'To be confirmed:', 'Not seen yet:'])} ${lowerFirst(listed(missing))}`,
        ]
      : []),
  ]
    .map(stop)
    .join(' ')
}

/** What the client wrote, line by line, and what becomes of it: nobody should have to look for their own words. */
function answered({ findings, voice, detail }: Context): string[] {
  const all = findings.answers ?? []
  const rows = all
    .slice(0, detail >= 1 ? 9 : detail >= -2 ? 7 : detail === -3 ? 5 : detail === -4 ? 3 : 0)
    .map(({ quote, kind, labels }) => {
      const answer =
        kind === 'answered'
          ? listed(labels)
          : kind === 'limit'
            ? voice.pick('limit', ['kept as a limit', 'a limit, kept', 'respected'])
            : voice.pick('open', ['for the first review', 'not in this plan', 'kept for the next round'])
      return `|${quoted(quote.replaceAll('|', '/'), detail >= 0 ? 110 : detail > -4 ? 80 : 50)}|${answer}|`
    })
  return rows.length > 1
    ? [
        `### ${voice.pick('answered', ['Your words, and what answers them', 'What you wrote, and what we do about it', 'Where your own words went'])}`,
        `|You wrote|Answer|\n|---|---|\n${rows.join('\n')}`,
      ]
    : []
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
  const most = detail >= 3 ? 4 : detail >= 1 ? 3 : detail > -4 ? 2 : 1
  // What a machine must not do is said however little room there is.
  const duties = findings.not_yet.filter((one) => one.kind === 'not for a machine').length
  return findings.not_yet
    .slice(0, Math.max(most, duties))
    .map((one, at) => {
      const reason = detail >= 2 || one.quote ? one.reason : firstSentence(one.reason)
      if (one.kind === 'refused')
        return `- **${escapeMarkdown(clip(one.idea, 120))}**: ${voice.pick(`refused${at}`, ['you ruled it out', 'left out at your word', 'refused in your brief'])}: ${quoted(one.quote ?? '', 110)}. ${voice.pick(`instead${at}`, ['Instead:', 'The plain way:', 'Without it:'])} ${stop(firstSentence(one.reason))}`
      const asked = one.quote
        ? `${one.kind}. ${voice.pick(`asked${at}`, ['You ask for it:', 'You write:', 'Your words:'])} ${quoted(one.quote, 110)}. ${reason}`
        : `${one.kind}. ${reason}`
      return `- **${escapeMarkdown(clip(one.idea, 120))}**: ${stop(asked)}`
    })
    .join('\n')
}
