import { escapeMarkdown } from '../reading/clean.ts'
import { dayAfter } from './calendar.ts'
import type { Initiative } from '../findings.ts'
import type { Context } from './context.ts'
import { labelled, task, theOwner } from './context.ts'
import { lowerFirst, quoted, upperFirst } from './voice.ts'
import type { Voice } from './voice.ts'

/** The one text that every report shares: it is a notice, not advice. */
export const NOTICE =
  'This report gives strategic guidance and was written by software from your brief alone. It can be mistaken. Apply due diligence and take professional advice before you act on it. Costs and targets are indications, not quotes or promises.'

export function summary(context: Context): string[] {
  const { findings, voice, provider, contactEmail, company } = context
  const [first] = findings.initiatives
  if (!first) return []
  const questions = findings.unknowns
    .slice(0, context.detail >= 1 ? 4 : context.detail >= -2 ? 3 : 2)
    .map((one) => `- ${escapeMarkdown(one.question)}`)
  return [
    labelled(
      voice
        .pick('decide', ['Decide this month:', 'Decisions by', 'To settle by'])
        .replace(/ by$/, ` by ${dayAfter(findings.date, 30)}:`),
      '',
    ),
    decisions(context)
      .map((line) => `- ${line}`)
      .join('\n'),
    ...(questions.length > 0
      ? [
          labelled(voice.pick('open', ['Open questions:', 'Still unknown:', 'We could not tell:']), ''),
          questions.join('\n'),
        ]
      : []),
    `${labelled(voice.pick('next', ['Next step:', 'Then:', 'From here:']), next(first, dayAfter(findings.date, 30), voice))} ${voice.pick('contact', [`${escapeMarkdown(provider)} helps ${company} with it`, `For help with ${first.label}, ${company} can write to ${escapeMarkdown(provider)}`, `${escapeMarkdown(provider)} answers questions of ${company}`])}: [${escapeMarkdown(contactEmail)}](mailto:${contactEmail}).`,
    `*${NOTICE}*`,
  ].map((line) => line.trim())
}

function next(first: Initiative, day: string, voice: Voice): string {
  const who = theOwner(first)
  return voice.pick('next-who', [
    `${first.label} goes to ${who}; meet again on ${day}.`,
    `${who} takes up ${first.label} and reports on ${day}.`,
    `put ${day} in the diary now; by then ${who} has figures for ${first.label}.`,
    `${first.label} belongs to ${who}; next look: ${day}.`,
    `on ${day} you and ${who} look at the first figures of ${first.label}.`,
  ])
}

function decisions({ findings, voice, company }: Context): string[] {
  const [first, second] = findings.initiatives
  if (!first) return []
  const clash = findings.contradictions[0]
  const line = findings.red_lines[0]
  return [
    voice.pick('d-owner', [
      `A yes or no to ${first.label} (${first.cost}), and time for ${theOwner(first)}.`,
      `${first.label}, ${first.cost}: a start date, and ${theOwner(first)} in charge.`,
      `Whether ${theOwner(first)} starts ${first.label} now, for ${first.cost}.`,
      `The go-ahead for ${first.label} at ${company}, ${first.cost}.`,
      `${upperFirst(theOwner(first))} to run ${first.label}, with ${first.cost} to do it.`,
      `Spend ${first.cost} on ${first.label}, or hold it back until the open questions below are answered.`,
    ]),
    ...(second
      ? [
          voice.pick('d-second', [
            `Whether to ${task(second)} at once or after ${first.label}.`,
            `If ${theOwner(second)} may start ${second.label} beside it.`,
            `Money for ${second.label} (${second.cost}): this quarter or next.`,
            `When ${company} turns to ${second.label}: ${task(second)}.`,
            `Who stands in for ${theOwner(second)} once ${second.label} begins.`,
          ]),
        ]
      : []),
    clash
      ? `${voice.pick('d-clash', ['Which of the two holds:', 'Clear this up:', 'Settle the contradiction:'])} ${quoted(clash.a, 80)}${clash.b ? ` or ${clash.answer ? escapeMarkdown(clash.b) : quoted(clash.b, 80)}` : ''}.`
      : line
        ? `${voice.pick('d-line', ['Who guards this line:', 'Put in writing:', 'A rule for every contract:'])} ${quoted(line.quote, 90)}.`
        : `${voice.pick('d-rule', ['One page on which tools', 'House rules on what', 'Which AI tools'])} ${escapeMarkdown(findings.words.staff)} may use; ${voice.pick('d-rule-not', ['never with', 'none of them for', 'they stay away from'])} ${escapeMarkdown(lowerFirst(findings.never_paste[0] ?? 'personal details'))}.`,
  ]
}
