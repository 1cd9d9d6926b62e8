import type { Behaviour, ModelRequest } from './model-requests.ts'
import { block, statements } from './good-model.ts'
import engineers from './recorded/assessment-engineers.json' with { type: 'json' }
import estates from './recorded/estate-managers.json' with { type: 'json' }
import hearing from './recorded/hearing-clinics.json' with { type: 'json' }

/** What a real mind answered, step by step, when it saw nothing but our prompts. */
export interface Recording {
  brief: Record<string, string>
  /** The ids of that day, with what they stood for: the reader goes on changing. */
  ids: Record<string, string>
  answers: Record<string, unknown>
}

export const RECORDINGS: Record<string, Recording> = { hearing, engineers, estates }

interface Blocks {
  blocks: { id: string; label: string; text: string; rests: string[] }[]
}

/** A sentence that is put among a recorded answer's own, at a place of the report. */
export interface Put {
  place: string
  sentence: string
}

/** Answers as that mind did. `put` is added to it, and insisted on when it is refused; `judges`: the judge sees it. */
export function replay(
  { ids, answers }: Recording,
  put: readonly Put[] = [],
  judges = false,
): (request: ModelRequest) => Behaviour {
  const isPut = (text: string) => put.some(({ sentence }) => sentence === text)
  return (request) => {
    const { about, prompt } = request
    if (about.startsWith('judge-') && (judges || request.before > 0)) {
      const shown = block(prompt, 'blocks') as { id: string; text: string }[]
      const unsupported = shown
        .filter(({ text }) => judges && isPut(text))
        .map(({ id, text }) => ({ block: id, quote: text, why: 'No statement says so.' }))
      return { text: JSON.stringify({ unsupported, unclear: [] }) }
    }
    if (about.startsWith('mend-')) {
      const mended = (answers[about] as Blocks | undefined)?.blocks ?? []
      const again = (block(prompt, 'refused') as Blocks['blocks']).map((asked) =>
        isPut(asked.text)
          ? { ...asked, rests: ['plan'] }
          : (mended.find(({ id }) => id === asked.id) ?? { ...asked, rests: ['plan'] }),
      )
      return { text: renamed({ blocks: again }, ids, prompt) }
    }
    const found = answers[about] ?? (about === 'revise' ? answers['propose'] : undefined)
    if (found === undefined) return undefined
    if (about.startsWith('write-')) {
      const own = (found as Blocks).blocks
      const offered = new Set([...prompt.matchAll(/^- (\w+) \(at most/gm)].map(([, place = '']) => place))
      const added = put
        .filter(({ place }) => offered.has(place))
        .map(({ place, sentence }) => ({
          id: `${place}.99`,
          label: '',
          text: sentence,
          rests: own.find(({ id }) => id.startsWith(`${place}.`))?.rests ?? ['plan'],
        }))
      return { text: renamed({ blocks: [...own, ...added] }, ids, prompt) }
    }
    return { text: about === 'read' ? renamedFor(found, ids, prompt, about) : renamed(found, ids, prompt) }
  }
}

/** The ids of today for those of that day, by the words they stand for. */
function renamed(answer: unknown, ids: Record<string, string>, prompt: string): string {
  return renamedFor(answer, ids, prompt, '')
}

function renamedFor(answer: unknown, ids: Record<string, string>, prompt: string, about: string): string {
  const client = block(prompt, 'client') as { measures: string[]; limits: string[] }
  const today = statements(prompt)
  const now = new Map<string, string>()
  for (const [id, words] of Object.entries(ids)) {
    if (/^[sa]\d+$/.test(id))
      now.set(
        id,
        nearest(
          words,
          today.map((one) => [one.id, one.text]),
        ) ?? id,
      )
    if (/^m\d+$/.test(id))
      now.set(
        id,
        nearest(
          words,
          client.measures.map((line) => [line.split(' ')[0] ?? '', line]),
        ) ?? id,
      )
    if (/^l\d+$/.test(id))
      now.set(
        id,
        nearest(
          words,
          client.limits.map((line) => [line.split(' ')[0] ?? '', line.replace('[', '').replace(']', ':')]),
        ) ?? id,
      )
  }
  if (about === 'read') for (const id of now.keys()) if (!/^s\d+$/.test(id)) now.delete(id)
  return JSON.stringify(answer).replace(/"([sagml]\d{1,2})"/g, (whole, id: string) =>
    now.has(id) ? `"${now.get(id)}"` : whole,
  )
}

function nearest(words: string, list: [id: string, text: string][]): string | undefined {
  const own = wordsOf(words)
  const scored = list.map(([id, text]) => {
    const other = wordsOf(text)
    const shared = [...own].filter((word) => other.has(word)).length
    return { id, score: (text === words ? 2 : 0) + shared / Math.max(1, Math.min(own.size, other.size)) + shared / 100 }
  })
  return scored.sort((a, b) => b.score - a.score)[0]?.id
}

/** The same few hundred texts are compared at every request of every report. */
const WORDS = new Map<string, Set<string>>()
function wordsOf(text: string): Set<string> {
  const known = WORDS.get(text)
  if (known) return known
  const found = new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
  WORDS.set(text, found)
  return found
}
