import type { About } from './model-requests.ts'

/** A dutiful model for tests of what goes wrong around it: keeps the draft, says little, objects to nothing. */
export function goodAnswer({ about, prompt }: { about: About; prompt: string }): string {
  if (about === 'other') return '{"ready": true}'
  if (about === 'read') return '{"retype": [], "add": []}'
  if (about === 'propose' || about === 'revise') return JSON.stringify(proposal(prompt))
  if (about === 'challenge') return '{"objections": []}'
  if (about === 'draft') return JSON.stringify({ text: `${said('the whole report')} `.repeat(10) })
  if (about.startsWith('judge-')) return '{"unsupported": [], "unclear": []}'
  return JSON.stringify({
    blocks: [...prompt.matchAll(/^- (\w+) \(at most/gm)].flatMap(([, place = '']) =>
      (place === 'security' ? [1, 2] : [1]).map((number) => ({
        id: `${place}.${number}`,
        label: place === 'security' ? `Care ${number}` : '',
        text: said(place),
        rests: [statements(prompt)[0]?.id ?? 's1'],
      })),
    ),
  })
}

export function said(place: string): string {
  return `We say here what follows from your words for ${place.toLowerCase()}.`
}

function proposal(prompt: string) {
  const draft = block(prompt, 'first_draft_by_code') as string[]
  const needs = statements(prompt).filter(({ kind }) => /\b(?:goal|pain|wish|question)\b/.test(kind))
  const initiatives = draft.map((line) => {
    const [, title = '', move = '', answers = ''] = /^(.*) \(([\w-]+)\), answers (.*)$/.exec(line) ?? []
    return {
      title: title.split(':')[0] ?? title,
      move,
      ai: true,
      answers: answers.split(' '),
      how: 'The work is prepared by the tool and finished by a person.',
      test: 'Past cases are done again and compared by two people.',
      fails: 'Go on as before.',
      first: 'Collect past cases.',
      person: 'A person decides.',
      without: 'A list on one page.',
    }
  })
  const answered = new Set(initiatives.flatMap(({ answers }) => answers))
  const open = needs
    .filter(({ id }) => !answered.has(id))
    .map(({ id }) => ({ statement: id, question: 'How often does it happen?' }))
  return { initiatives, lead: -1, declined: [], open, notes: [] }
}

export function statements(prompt: string): { id: string; kind: string; text: string }[] {
  const client = block(prompt, 'client') as { statements: string[] }
  return client.statements.map((line) => {
    const [, id = '', kind = '', text = ''] = /^(\w+) \[([^\]]*)\] ([^]*)$/.exec(line) ?? []
    return { id, kind, text }
  })
}

export function block(prompt: string, name: string): unknown {
  const found = new RegExp(`<${name}>\n([\\s\\S]*?)\n</${name}>`).exec(prompt)?.[1]
  if (found === undefined) throw new Error(`the prompt has no ${name}`)
  return JSON.parse(found)
}
