import { clip, escapeMarkdown } from '../reading/clean.ts'
import type { Context } from './context.ts'
import { labelled, theOwner } from './context.ts'
import type { Voice } from './voice.ts'
import { firstSentence, listed, lowerFirst, opening, quoted, stop, turned, upperFirst } from './voice.ts'

export function security(context: Context): string[] {
  return [
    dataInPlay(context),
    rules(context),
    ...mustNotDecide(context),
    ...redLines(context),
    controls(context),
    neverPaste(context),
  ]
}

function dataInPlay({ findings, voice, detail }: Context): string {
  const all = [...new Set(findings.initiatives.flatMap((one) => [...one.data_held, ...one.data_missing]))]
  const records = turned(all, voice.number('records-turn', all.length || 1)).slice(0, detail >= 2 ? 3 : 2)
  const people = [
    ...new Set([
      ...findings.people.slice(0, 3),
      ...findings.initiatives.flatMap((one) => one.people_affected).map(lowerFirst),
    ]),
  ].slice(0, detail >= 2 ? 5 : 3)
  return `${labelled(voice.pick('data-in-play', ['Data in play:', 'What is touched:', 'Records involved:']), stop(escapeMarkdown(records.join('; '))))} ${labelled(voice.pick('people', ['People affected:', 'Who feels a mistake:', 'On the receiving end:']), stop(escapeMarkdown(listed(people))))}`
}

function rules({ findings, voice, cite, detail }: Context): string {
  const all = [...new Set(findings.initiatives.flatMap((one) => one.rules))]
  const own = turned(all, voice.number('rules-turn', all.length || 1)).slice(
    0,
    detail >= 2 ? 4 : detail === 1 ? 3 : detail > -4 ? 2 : 1,
  )
  const regulators = findings.regulators
    .slice(0, detail >= 0 ? 2 : 1)
    .map((one) => (detail > -5 ? `${one.name} (${one.about})` : one.name))
  const foreign = findings.place !== undefined && findings.place !== 'australia'
  const personal =
    findings.people.length > 0 ||
    findings.initiatives.some((one) => one.sensitive.length > 0 || one.people_affected.length > 0)
  const law = [
    ...(own.length > 0 ? [stop(own.join('; '))] : []),
    `${voice.pick('watch', ['Watching over it', 'The regulator to know', 'Who may ask'])}: ${stop(listed(regulators))}`,
    ...(personal
      ? [
          `${voice.pick('privacy', ['Personal details fall under the Privacy Act', 'Names and contacts: Privacy Act', 'What you hold on people: Privacy Act'])} ${cite('privacy-act')}${voice.pick('oaic', ['; the OAIC explains bought tools', ', and on bought AI tools see the OAIC', '; before buying, read the OAIC'])} ${cite('oaic-ai-products')}.`,
        ]
      : []),
    ...(foreign
      ? [
          FOREIGN[findings.place ?? 'elsewhere']
            ? `${FOREIGN[findings.place ?? 'elsewhere']} ${findings.place === 'europe' ? cite('eu-ai-act') : findings.place === 'us' ? cite('nist-ai-rmf') : cite('oecd-ai-principles')}.`
            : '',
        ]
      : []),
  ]
  return labelled(
    voice.pick('rules', ['Rules:', 'The law:', 'Rules that bear on this:']),
    escapeKeepCitations(law.join(' ')),
  )
}

const FOREIGN: Record<string, string> = {
  europe: 'Rules named here are Australian; in Europe the GDPR and the AI Act come first',
  uk: 'Rules named here are Australian; in the United Kingdom ask which UK law takes their place, and compare with the OECD principles',
  us: 'Rules named here are Australian; in the United States state and sector law takes their place, and NIST gives the frame',
  elsewhere:
    'Rules named here are Australian; a local adviser should name yours, with the OECD principles as common ground',
}

/** Citations are ours; all else in the line is data. */
function escapeKeepCitations(text: string): string {
  return text
    .split(/(\[\d+\])/)
    .map((part) => (/^\[\d+\]$/.test(part) ? part : part.replace(/[\\`*_[\]{}|#~<>]/g, '\\$&')))
    .join('')
}

/** Sensitive ground that the brief touches and no initiative of the plan speaks of. */
const DOMAINS: Record<string, string[]> = {
  health: [
    'Diagnosis, treatment and who is seen first stay with a clinician.',
    'No tool here may judge a symptom or put off a patient; the treating clinician does that.',
  ],
  children: [
    'What concerns a child is decided by the adults who answer for that child, and parents are told what is used.',
    'No tool judges a child’s safety or place; people who know the child do.',
  ],
  credit: [
    'Who gets credit, and on what terms, is decided by a credit officer who can give reasons.',
    'A loan is granted or refused by a person with the authority to do so.',
  ],
  hiring: [
    'Whom to hire or roster off is decided by a manager who answers for it.',
    'No score may sort people out of a job; the hiring manager reads and decides.',
  ],
  law: [
    'Legal advice and what goes to a court are settled by a practitioner.',
    'The lawyer in charge decides; a draft is only a draft.',
  ],
  biometrics: [
    'Faces, voices and fingerprints stay out unless each person has agreed.',
    'No one is identified by face or voice on the word of a machine.',
  ],
  welfare: [
    'Who receives help is decided by a case worker, with a way to appeal.',
    'Support is given or ended by a trained person, never by a score.',
  ],
  safety: [
    'Stopping, starting or entering dangerous plant is decided by the person in charge on site.',
    'A supervisor on site has the last word wherever somebody could be hurt.',
  ],
}

function mustNotDecide({ findings, voice, detail }: Context): string[] {
  const own = findings.initiatives
    .filter((one) => one.must_not_decide !== undefined)
    .sort((a, b) => a.points.risk - b.points.risk)
  const covered = new Set(own.flatMap((one) => one.sensitive))
  const said = [
    ...own
      .slice(0, detail >= 0 ? 3 : 2)
      .map(({ must_not_decide: told = '', label }) => `${stop(detail > -3 ? told : opening(told, 14))} (${label})`),
    ...findings.sensitive
      .filter((domain) => !covered.has(domain))
      .slice(0, 2)
      .map((domain) => voice.pick(`domain${domain}`, DOMAINS[domain] ?? [''])),
  ].filter(Boolean)
  return said.length > 0
    ? [
        labelled(
          voice.pick('must-not', [
            'What a machine must not decide:',
            'Decisions that stay with people:',
            'Not for a machine:',
          ]),
          said.join(' '),
        ),
      ]
    : []
}

function redLines({ findings, voice }: Context): string[] {
  // One sentence may refuse two things: it is quoted once.
  const said = findings.red_lines.filter((line, at, all) => all.findIndex((other) => other.quote === line.quote) === at)
  const lines = said.slice(0, 2).map((line, at) => {
    const done =
      line.removed.length > 0
        ? `${voice.pick(`removed${at}`, ['That took out', 'So we dropped', 'It removes'])} ${listed(line.removed.slice(0, 2).map((name) => `“${escapeMarkdown(name)}”`))}.`
        : voice.pick(`kept${at}`, [
            'No initiative above crosses it.',
            'The plan stays clear of that.',
            'Write it into every supplier contract.',
          ])
    return `${quoted(line.quote, 140)}. ${done}`
  })
  return lines.length > 0
    ? [labelled(voice.pick('red', ['Your red line:', 'The limit you set:', 'You said no to this:']), lines.join(' '))]
    : []
}

/** What everybody has says nothing about where the records are. */
const EVERYDAY =
  /^(?:word|excel|outlook|google.*|gmail|whatsapp|tripadvisor|facebook|instagram|chatgpt|copilot|claude|canva|teams|sms|whiteboard)$/i

function controls({ findings, voice, cite, detail }: Context): string {
  const kinds = new Map(findings.constraints.map((one) => [one.kind, one.quote]))
  const system = findings.systems.find((name) => !EVERYDAY.test(name))
  const [first] = findings.initiatives
  const others = findings.initiatives.slice(1, detail >= 3 ? 3 : detail >= 1 ? 2 : 1).flatMap((one) => {
    const risk = one.risks[(voice.number(`risk${one.id}`, one.risks.length) + 1) % one.risks.length]
    return risk ? [`${one.label}: ${stop(firstSentence(risk.mitigation))}`] : []
  })
  const parts = [
    ...lastWord(findings.roles ?? [], voice),
    ...(kinds.has('cloud')
      ? [
          voice.pick('cloud', [
            'Run every model inside your own network, or not at all.',
            'Only tools that run on your own machines qualify; ask for that in writing.',
          ]),
        ]
      : []),
    ...(kinds.has('residency')
      ? [
          voice.pick('residency', [
            'Ask each supplier where data is stored and handled, and put the country in the contract.',
            'Storage and support must both stay in the country you named.',
          ]),
        ]
      : []),
    ...(kinds.has('union')
      ? [
          voice.pick('union', [
            'Consult the union before a trial, and put in writing what is not measured.',
            'Agree with the union in writing what the tool may see of a person’s work.',
          ]),
        ]
      : []),
    ...(system
      ? [
          `${voice.pick('access', ['Give new tools read-only access to', 'Open only the needed fields of', 'Log every access to'])} ${escapeMarkdown(clip(system, 40))}; ${voice.pick('eight', ['sign-in and backups as in', 'multi-factor sign-in and patches follow', 'protect accounts as in'])} ${cite('essential-eight')}.`,
        ]
      : [
          `${voice.pick('eight-only', ['Multi-factor sign-in, patches and backups first', 'Secure the accounts before adding tools'])} ${cite('essential-eight')}.`,
        ]),
    ...others,
    ...(findings.size === 'large'
      ? [
          `${voice.pick('register', ['Enter each tool in a register with its owner', 'Keep a register of models and owners'])} ${cite('iso-42001')}.`,
        ]
      : [
          `${upperFirst(first ? theOwner(first) : 'the owner')} answers for ${first?.label ?? 'it'} ${cite('ai-adoption')}.`,
        ]),
  ]
  return labelled(voice.pick('controls', ['Controls:', 'Safeguards:', 'What to put in place:']), parts.join(' '))
}

/** The people who do the work today keep it: said of the client's own trades, or not at all. */
function lastWord([role, second]: readonly string[], voice: Voice): string[] {
  if (!role) return []
  const plural = (name: string) => (name === 'gp' ? 'GPs' : `${name}s`)
  const who = second && voice.number('roles', 2) === 0 ? `${plural(role)} and ${plural(second)}` : plural(role)
  return [
    voice.pick('last-word', [
      `Your ${who} check what the tool puts forward; what they refuse is dropped.`,
      `The last word stays with your ${who}: they check, and they decide.`,
      `Nothing leaves the house until one of your ${who} has read and confirmed it.`,
      `Let your ${who} decide against the tool without a reason, and count how often they do.`,
      `It is your ${who} who decide. Each week they review what it got wrong.`,
      `A draft is a draft until your ${who} approve it.`,
    ]),
  ]
}

function neverPaste({ findings, voice, company, detail }: Context): string {
  const [nearest, ...others] = findings.never_paste
  const system = findings.systems.find((name) => !EVERYDAY.test(name))
  const exported = system
    ? [
        voice.pick('export', [
          `whatever you export from ${system}`,
          `lists and screenshots out of ${system}`,
          `anything copied from ${system}`,
          `files that leave ${system}`,
        ]),
      ]
    : []
  const items = [nearest ?? '', ...exported, ...turned(others, voice.number('paste', others.length || 1))].slice(
    0,
    detail >= 2 ? 3 : 2,
  )
  return labelled(
    voice.pick('never', [
      'Never paste into a public tool:',
      'Not for public tools:',
      `Nobody at ${company} pastes into a public tool:`,
    ]),
    upperFirst(stop(escapeMarkdown(items.join('; ')))),
  )
}
