import type { Initiative } from '../findings.ts'
import { LENS_LABELS } from '../lenses.ts'
import { clip, escapeMarkdown } from '../reading/clean.ts'
import type { Context } from './context.ts'
import { labelled, task } from './context.ts'
import { dayAfter } from './calendar.ts'
import { firstSentence, listed, lowerFirst, quoted, stop, upperFirst } from './voice.ts'

export function executiveSummary(context: Context): string[] {
  const { findings, voice } = context
  const first = findings.initiatives[0]
  if (!first) return []
  const quote = first.quotes[0]
  if (quote) context.shown.add(quote)
  return [
    verdict(context, first),
    ...(quote ? [`> ${quoted(quote, context.detail > -3 ? 220 : 100)}`] : []),
    `${readiness(context)} ${binding(context)}`,
    topThree(context),
    labelled(
      voice.pick('first-action', ['First action:', 'Do this first:', 'This week:', 'Start here:']),
      `${stop(firstSentence(first.first_step))} ${voice.pick('by-when', ['Finish by', 'Due', 'Have it done by', 'Deadline:'])} ${dayAfter(findings.date, 7)}.`,
    ),
    ...facts(context),
    ...clashes(context),
    labelled(
      voice.pick('confidence', ['Confidence:', 'How sure we are:', 'Our confidence:']),
      `${findings.confidence}. ${escapeMarkdown(upperFirst(stop(findings.confidence_reason)))}`,
    ),
    ...notes(context),
  ]
}

function verdict({ findings, voice, company }: Context, first: Initiative): string {
  const name = task(first)
  const why =
    first.quotes.length > 0
      ? voice.pick('because', [
          'You wrote:',
          'Your own words make the case:',
          'The brief says why:',
          'It answers this:',
          'We start from your sentence:',
        ])
      : voice.pick('because-field', [
          'The brief names no task of its own, so this rests on the field.',
          'With so little to go on, we lean on what the field needs most often.',
        ])
  const opening = findings.first_step_not_ai
    ? voice.pick('verdict-no', [
        `AI is not the first step for ${company}. First, ${name}.`,
        `The first step for ${company} is not AI: ${name}.`,
        `${company} does not need AI yet. First, ${name}.`,
        `Before any AI, ${company} should ${name}.`,
      ])
    : voice.pick('verdict', [
        `${company} should start here: ${name}.`,
        `Our advice to ${company}: ${name}, before anything else.`,
        `Where ${company} gains soonest: ${name}.`,
        `${company} can act now. Begin with this: ${name}.`,
        `If ${company} does one thing, let it be this: ${name}.`,
      ])
  return `${opening} ${why}`
}

function readiness({ findings, voice }: Context): string {
  const of = (lens: string) => findings.lenses.find((one) => one.lens === lens)?.score ?? 0
  const gains = findings.lenses
    .filter((one) => ['customer', 'operations', 'decisions', 'knowledge'].includes(one.lens))
    .sort((a, b) => b.score - a.score)
  const most = gains[0]
  const ready = voice.pick('readiness', [
    `Readiness: data ${of('data')} of 5, people ${of('people')}, technology ${of('technology')}.`,
    `We rate your data ${of('data')}, your people ${of('people')} and your technology ${of('technology')}, each out of 5.`,
    `On a scale to 5, data stands at ${of('data')}, people at ${of('people')}, technology at ${of('technology')}.`,
    `Data scores ${of('data')}, skills ${of('people')}, systems ${of('technology')} (out of 5).`,
    `Out of 5: technology ${of('technology')}, people ${of('people')}, data ${of('data')}.`,
    `Your records earn ${of('data')} of 5, your software ${of('technology')}, your team’s grasp of AI ${of('people')}.`,
    `How ready are you? People ${of('people')}, data ${of('data')}, technology ${of('technology')}, with 5 the best.`,
    `Three marks out of 5: ${of('technology')} for systems, ${of('data')} for data, ${of('people')} for people.`,
  ])
  const gain = most
    ? voice.pick('most', [
        `Most is to be gained in ${lowerFirst(LENS_LABELS[most.lens])} (${most.score}).`,
        `The largest gain lies in ${lowerFirst(LENS_LABELS[most.lens])}, rated ${most.score}.`,
        `${LENS_LABELS[most.lens]} promises most (${most.score}).`,
      ])
    : ''
  return `${ready} ${gain}`
}

const BINDING: Record<string, string[]> = {
  data: [
    'What holds you back is records',
    'The limit is the records',
    'Data is the bottleneck',
    'Records, not software, set the pace',
  ],
  people: [
    'The limit is who will look after it',
    'People, not tools, set the pace',
    'The bottleneck is skills',
    'What is short is hands and know-how',
  ],
  money: ['Money sets the pace', 'The limit is budget', 'The purse decides the order', 'Cash is the bottleneck'],
  time: ['The calendar sets the pace', 'The limit is time', 'A date decides the order', 'Time is the bottleneck'],
  care: [
    'The limit is one that you set',
    'Care, not technique, sets the pace',
    'A line drawn in your brief decides the shape',
    'What binds is what must not happen',
  ],
  clarity: [
    'What is missing is a named problem',
    'Information is missing: the brief names no task',
    'Too little is said, and figures are missing',
    'What it takes to size anything is missing from the brief',
  ],
}

function binding({ findings, voice }: Context): string {
  const said = voice.pick('binding', BINDING[findings.binding.kind] ?? ['The limit is time'])
  return findings.binding.quote ? `${said}: ${quoted(findings.binding.quote, 120)}.` : `${said}.`
}

function topThree({ findings, voice, detail }: Context): string {
  return findings.initiatives
    .slice(0, 3)
    .map((one, at) => {
      const kpi = one.kpis[voice.number(`kpi${one.id}`, one.kpis.length)]
      const aim = voice.pick(`aim${at}`, ['aim', 'target to test', 'hypothesis', 'goal'])
      const gain = kpi && detail >= 3 ? `; ${aim}: ${lowerFirst(kpi.name)}, ${kpi.target}` : ''
      return `${at + 1}. **${escapeMarkdown(one.name)}** (${one.role}, ${one.points.total} points)${gain}.`
    })
    .join('\n')
}

/** What the client told us and we used, so that they can put it right. */
function facts({ findings, voice, detail }: Context): string[] {
  // What a quote below shows anyway is not said twice.
  const quotes = findings.initiatives.map((one) => one.quotes[0] ?? '').join('\n')
  const figures = findings.facts
    .filter((fact) => !quotes.includes(fact))
    .slice(0, detail >= 0 ? 14 : detail >= -2 ? 11 : detail === -3 ? 6 : 3)
    .map((fact) => escapeMarkdown(clip(fact, 60)))
  const systems = findings.systems
    .filter((system) => !/^(?:paper|whiteboards?|notebooks?|diary|diaries)$/i.test(system))
    .slice(0, 8)
    .map((system) => escapeMarkdown(clip(system, 40)))
  const deadlines = findings.deadlines.slice(0, 2).map((deadline) => escapeMarkdown(clip(deadline, 60)))
  const parts = [
    ...(figures.length > 0 ? [figures.join('; ')] : []),
    ...(systems.length > 0 ? [`${voice.pick('systems', ['Systems', 'Software', 'Tools'])}: ${listed(systems)}`] : []),
    ...(deadlines.length > 0 ? [`${voice.pick('dates', ['Dates', 'Timing', 'When'])}: ${deadlines.join('; ')}`] : []),
  ]
  return parts.length > 0
    ? [
        labelled(
          voice.pick('facts', ['Facts we used:', 'What you told us:', 'Taken from your brief:', 'We relied on:']),
          stop(parts.join('. ').replace(/\.\./g, '.')),
        ),
      ]
    : []
}

function clashes({ findings, voice, detail }: Context): string[] {
  return findings.contradictions.slice(0, detail >= -2 ? 2 : 1).map((clash, at) => {
    const both = clash.b
      ? `${quoted(clash.a, 110)} ${voice.pick(`against${at}`, ['against', 'and yet', 'but also'])} ${clash.answer ? escapeMarkdown(clash.b) : quoted(clash.b, 110)}`
      : `${quoted(clash.a, 180)} holds both`
    return labelled(
      voice.pick(`clash${at}`, ['This does not fit together:', 'A contradiction:', 'Two statements disagree:']),
      `${both}. ${clash.taken}.`,
    )
  })
}

function notes({ findings, voice }: Context): string[] {
  const said: string[] = []
  if (findings.language !== 'English')
    said.push(
      voice.pick('language', [
        `The brief is in ${findings.language}; quotes stay as written.`,
        `You wrote in ${findings.language}. We quote it unchanged and answer in English.`,
      ]),
    )
  if (findings.orders > 0)
    said.push(
      voice.pick('orders', [
        `${findings.orders === 1 ? 'One sentence' : `${findings.orders} sentences`} in the brief gave orders to the writer of this report; we read them as text and left them out.`,
        `Part of the brief speaks to this report rather than about the firm. It was set aside (${findings.orders} ${findings.orders === 1 ? 'sentence' : 'sentences'}).`,
      ]),
    )
  return said.length > 0 ? [said.join(' ')] : []
}
