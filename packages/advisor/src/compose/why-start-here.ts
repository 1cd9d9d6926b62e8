import { escapeMarkdown } from '../reading/clean.ts'
import type { Context } from './context.ts'
import { labelled, task, theOwner } from './context.ts'
import { firstSentence, listed, lowerFirst, opening, stop, upperFirst } from './voice.ts'

export function whyStartHere(context: Context): string[] {
  const { findings, voice } = context
  const [first] = findings.initiatives
  if (!first) return []
  return [
    reason(context),
    labelled(voice.pick('prereq', ['Before you begin:', 'Prerequisites:', 'Have ready:']), prerequisites(context)),
    labelled(voice.pick('go', ['Go or no-go:', 'The test:', 'Go/no-go:']), stop(voice.retell(first.stop_test))),
    labelled(
      voice.pick('plain', ['The way without AI:', 'Cheaper alternative:', 'What we weighed against it:']),
      `${stop(voice.retell(context.detail >= 3 ? first.alternative : opening(first.alternative, 12)))} ${voice.pick('enough', ['Enough when', 'Take it if', 'Better where'])} ${lowerFirst(stop(first.wrong_when[voice.number('wrong', first.wrong_when.length)] ?? ''))}`,
    ),
    rejected(context),
    labelled(
      voice.pick('change', [
        'What would change the order:',
        'We would reorder if one of these holds:',
        'Open to change:',
      ]),
      `${upperFirst(
        findings.unknowns
          .slice(0, 2)
          .map((one) => escapeMarkdown(one.effect))
          .join('; '),
      )}.`,
    ),
  ].filter(Boolean)
}

function reason({ findings, voice, company }: Context): string {
  const [first, ...rest] = findings.initiatives
  if (!first) return ''
  const waiting = rest.filter((one) => one.after.includes(first.label)).map((one) => one.label)
  const top = rest.every((one) => one.points.total <= first.points.total)
  const reasons = [
    ...(waiting.length > 0
      ? [
          voice.pick('feeds', [
            `${listed(waiting)} cannot start before it`,
            `it feeds ${listed(waiting)}`,
            `${listed(waiting)} draw on what it leaves behind`,
          ]),
        ]
      : []),
    ...(top
      ? [
          voice.pick('top', [
            `no other earns more than its ${first.points.total} points`,
            `with ${first.points.total} points it leads the table`,
          ]),
        ]
      : []),
    ...(first.quotes.length > 1
      ? [
          voice.pick('often', [
            `${first.quotes.length} sentences of yours speak for it`,
            `you come back to it ${first.quotes.length} times`,
          ]),
        ]
      : []),
    voice.pick('size', [
      `${first.weeks[0]} to ${first.weeks[1]} weeks is a span ${company} can oversee`,
      `it asks ${first.weeks[0]} to ${first.weeks[1]} weeks of ${theOwner(first)}, not of everyone`,
      `${theOwner(first)} can run it within ${first.weeks[1]} weeks`,
    ]),
  ]
  const because = upperFirst(reasons.join('; '))
  return voice.pick('why', [
    `${upperFirst(task(first))}: why this one? ${because}.`,
    `${first.label}, to ${task(first)}, leads. ${because}.`,
    `One workflow, not five: ${task(first)}. ${because}.`,
    `We would ${task(first)} before all else. ${because}.`,
  ])
}

function prerequisites({ findings, voice }: Context): string {
  const first = findings.initiatives[0]!
  const constraint = findings.constraints[0]
  const parts = [
    `${theOwner(first)} ${voice.pick('named', ['named as owner', 'with the time set aside', 'in charge'])}`,
    ...first.data_missing.slice(0, 1),
    ...(constraint?.kind === 'cloud' ? ['a tool that runs inside your own network'] : []),
    ...(constraint?.kind === 'union' ? ['a talk with the union before the first trial'] : []),
    ...(constraint?.kind === 'connection' ? ['a way to work while there is no signal'] : []),
  ]
  return stop([parts[0], ...parts.slice(1).map(escapeMarkdown)].join('; '))
}

/** Why not the others first: from their own points and dependencies. */
function rejected({ findings, voice, detail }: Context): string {
  const [first, ...rest] = findings.initiatives
  if (!first) return ''
  const said = rest.slice(0, 2).map((one, at) => {
    if (one.after.length > 0)
      return voice.pick(`waits${at}`, [
        `${one.label} has to wait for ${one.after.join(' and ')}`,
        `${one.label} stands on ${one.after.join(' and ')}`,
      ])
    const parts = (['impact', 'feasibility', 'data', 'risk', 'fit'] as const)
      .map((part) => [part, first.points[part] - one.points[part]] as const)
      .sort((a, b) => b[1] - a[1])
    const [part, behind] = parts[0] ?? ['fit', 0]
    return behind > 0
      ? voice.pick(`behind${at}`, [
          `${one.label} trails by ${behind} points on ${part}`,
          `on ${part} ${one.label} is ${behind} points behind`,
          `${one.label} gives away ${behind} points on ${part}`,
        ])
      : voice.pick(`close${at}`, [`${one.label} is close and may run beside it`, `${one.label} can follow at once`])
  })
  const third = firstSentence(rest.find((one) => one.role === 'strategic bet')?.wrong_when[0] ?? '')
  const bet = rest.find((one) => one.role === 'strategic bet')
  return `${labelled(voice.pick('others', ['Why not the others first:', 'Set aside for now:', 'The rivals:']), `${upperFirst(said.join('; '))}.`)}${bet && third && detail >= 0 ? ` ${bet.label} ${voice.pick('betwrong', ['would be wrong if', 'should not go ahead when', 'fails where'])} ${lowerFirst(stop(third))}` : ''}`
}
