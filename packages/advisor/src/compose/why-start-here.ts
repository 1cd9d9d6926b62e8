import { escapeMarkdown } from '../reading/clean.ts'
import type { Initiative } from '../findings.ts'
import type { Context } from './context.ts'
import { labelled, task, theOwner } from './context.ts'
import { firstSentence, listed, lowerFirst, opening, quoted, stop, upperFirst } from './voice.ts'

export function whyStartHere(context: Context): string[] {
  const { findings, voice } = context
  const [first] = findings.initiatives
  if (!first) return []
  return [
    reason(context),
    labelled(
      voice.pick('prereq', ['Before you begin:', 'Prerequisites:', 'Have ready:']),
      prerequisites(context, first),
    ),
    labelled(
      voice.pick('go', ['Go or no-go (stop after trial?):', 'Stop or go (after trial):', 'Stop test (after trial):']),
      stop(first.stop_test),
    ),
    labelled(
      voice.pick('plain', ['The way without AI:', 'Cheaper alternative:', 'What we weighed against it:']),
      `${stop(context.detail >= 3 ? first.alternative : opening(first.alternative, context.detail > -5 ? 12 : 6))} ${voice.pick('enough', ['That is the better way if', 'Take it if', 'It will do if'])} ${lowerFirst(stop(first.wrong_when[voice.number('wrong', first.wrong_when.length)] ?? ''))}`,
    ),
    rejected(context),
    labelled(
      voice.pick('change', ['What would change the order:', 'When we would choose another order:', 'Open to change:']),
      findings.unknowns
        .slice(0, context.detail > -5 ? 2 : 1)
        .map((one) => stop(escapeMarkdown(one.effect)))
        .join(' '),
    ),
  ].filter(Boolean)
}

function reason({ findings, voice, company }: Context): string {
  const [first, ...rest] = findings.initiatives
  if (!first) return ''
  const waiting = rest.filter((one) => one.after.includes(first.label)).map((one) => one.label)
  const better = rest.find((one) => one.points.total > first.points.total)
  return [
    voice.pick('why', [
      `${first.label} comes first: ${task(first)}.`,
      `We would ${task(first)} before anything else.`,
      `Begin with ${first.label}, to ${task(first)}.`,
      `One workflow is enough to start with: ${task(first)}.`,
    ]),
    answers(findings, voice, company),
    ...(waiting.length > 0
      ? [
          voice.pick('feeds', [
            `${upperFirst(listed(waiting))} ${waiting.length === 1 ? 'needs' : 'need'} what it leaves behind.`,
            `Without it, ${listed(waiting)} cannot start.`,
          ]),
        ]
      : []),
    better
      ? voice.pick('less', [
          `${better.label} has more points (${better.points.total} against ${first.points.total}), but your own wish weighs more.`,
          `On points ${better.label} would lead, ${better.points.total} to ${first.points.total}; your words decided.`,
          `${better.label} earns ${better.points.total} points and ${first.label} ${first.points.total}; we went by what you ask for.`,
        ])
      : voice.pick('top', [
          `Its ${first.points.total} points lead the table.`,
          `With ${first.points.total} points it leads as well.`,
          `Nothing else reaches ${first.points.total} points.`,
        ]),
    voice.pick('size', [
      `${upperFirst(theOwner(first))} can do it in ${first.weeks[0]} to ${first.weeks[1]} weeks.`,
      `${first.weeks[0]} to ${first.weeks[1]} weeks will do, with ${theOwner(first)} in charge.`,
      `Give ${theOwner(first)} ${first.weeks[0]} to ${first.weeks[1]} weeks for it.`,
      `It is a matter of ${first.weeks[0]} to ${first.weeks[1]} weeks once ${theOwner(first)} has the time.`,
    ]),
  ].join(' ')
}

function answers(findings: Context['findings'], voice: Context['voice'], company: string): string {
  const { lead } = findings
  const quote = lead?.quote ? quoted(lead.quote, 100) : ''
  if (lead?.kind === 'goal' && quote)
    return voice.pick('goal', [
      `It answers your goal: ${quote}.`,
      `You want this: ${quote}. Nothing else gets you there sooner.`,
      `${quote}, you write, and this is the shortest way to it.`,
      `The goal is yours: ${quote}.`,
      `It serves what ${company} wants: ${quote}.`,
    ])
  if (lead?.kind === 'figure' && quote)
    return voice.pick('figure', [
      `It goes after the largest sum you name: ${quote}.`,
      `The figure that weighs most in your brief stands here: ${quote}.`,
    ])
  const later =
    quote && lead?.answer
      ? ` ${voice.pick('goal-later', [`${quote} follows with ${lead.answer}.`, `What you asked for, ${quote}, is the work of ${lead.answer}.`])}`
      : ''
  return lead?.kind === 'groundwork'
    ? `${voice.pick('ground', ['The rest would stand on sand without it.', 'It is the ground that the other steps stand on.', 'It earns little by itself and makes the rest possible.'])}${later}`
    : `${voice.pick('easy', ['It is the step that asks least of you and shows a result soonest.', 'It brings a result early with what you have.'])}${later}`
}

function prerequisites({ findings, voice }: Context, first: Initiative): string {
  const constraint = findings.constraints[0]
  const parts = [
    `${theOwner(first)} ${voice.pick('named', ['named as the one in charge', 'with the time set aside', 'in charge'])}`,
    ...first.data_missing.slice(0, 1),
    ...(constraint?.kind === 'cloud' ? ['a tool that runs inside your own network'] : []),
    ...(constraint?.kind === 'union' ? ['a talk with the union before the first trial'] : []),
    ...(constraint?.kind === 'connection' ? ['a way to work while there is no signal'] : []),
  ]
  return stop([parts[0], ...parts.slice(1).map(escapeMarkdown)].join('; '))
}

const WEAKER: Record<string, string[]> = {
  impact: ['promises less', 'would bring in less'],
  feasibility: ['is harder to do at your size', 'asks more of your people'],
  data: ['needs more records than you describe', 'depends on records that we have not seen'],
  risk: ['would do more harm if it went wrong', 'leaves less room for error'],
  fit: ['is further from the goals you state', 'answers a smaller wish of yours'],
}

/** Why not the others first: what the points say, in words. */
function rejected({ findings, voice, detail }: Context): string {
  const [first, ...rest] = findings.initiatives
  if (!first) return ''
  const said = rest.slice(0, 2).map((one, at) => {
    if (one.after.length > 0)
      return voice.pick(`waits${at}`, [
        `${one.label} has to wait for ${listed(one.after)}.`,
        `${one.label} stands on ${listed(one.after)}.`,
      ])
    const parts = (['impact', 'feasibility', 'data', 'risk', 'fit'] as const)
      .map((part) => [part, first.points[part] - one.points[part]] as const)
      .sort((a, b) => b[1] - a[1])
    const [part, behind] = parts[0] ?? ['fit', 0]
    return behind > 1
      ? `${one.label} ${voice.pick(`behind${at}`, WEAKER[part] ?? [])}.`
      : voice.pick(`close${at}`, [
          `${one.label} is close behind and may run beside it.`,
          `${one.label} is nearly as good and can follow at once.`,
        ])
  })
  const bet = rest.find((one) => one.role === 'strategic bet')
  const wrong = bet?.wrong_when[0]
  return `${labelled(voice.pick('others', ['Why not the others first:', 'What stands behind:', 'The others:']), said.join(' '))}${bet && wrong && detail >= 1 ? ` ${voice.pick('betwrong', [`Leave ${bet.label} out if`, `${bet.label} would be a mistake if`])} ${lowerFirst(stop(firstSentence(wrong)))}` : ''}`
}
