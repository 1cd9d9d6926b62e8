// Scores the reader on labelled sentences (eval/labels).
//   node eval/reader-labels.ts [file…] [--show] [--unseen]
// Every third sentence of a file is kept unseen: it is scored for the final figure only, and never shown.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Facts, Quantity, When } from '@cairn/advisor/facts'
import { read } from '@cairn/advisor/read/read'

export const FILES = ['measures', 'limits', 'people', 'records', 'topics', 'clauses', 'moments', 'places'] as const
export type File = (typeof FILES)[number]
export const TODAY = '2026-11-15'

interface Case {
  field: string
  language: string
  text: string
  label: string
}
/** Marks of one case: for each kind of fact what was right, wrongly there and missing. */
type Marks = Record<string, { right: number; extra: string[]; missing: string[] }>
export interface Score {
  precision: number
  recall: number
  right: number
  wrong: number
  missed: number
}

const FIELDS: Record<string, string> = {
  x: 'description',
  g: 'business_goals',
  c: 'challenges',
  d: 'data_collected',
  t: 'team_ai_familiarity',
}
const SETTING: Record<string, string> = {
  en: '',
  es: 'Somos una empresa familiar y tenemos clientes en toda la ciudad, pero no sabemos cómo empezar con esto.',
  fr: 'Nous sommes une entreprise familiale et nous avons des clients dans toute la région, mais nous ne savons pas par où commencer.',
  de: 'Wir sind ein Familienbetrieb und haben viele Kunden in der Region, aber wir wissen nicht, wie man damit anfängt.',
  pt: 'Somos uma empresa familiar e temos muitos clientes na região, mas não sabemos como começar com isso.',
  it: 'Siamo una azienda di famiglia e abbiamo molti clienti nella regione, ma non sappiamo come iniziare con questo.',
  pl: 'Jesteśmy firmą rodzinną i mamy wielu klientów w regionie, ale nie wiemy jak zacząć oraz co jest dla nas dobre.',
  nl: 'Wij zijn een familiebedrijf en hebben veel klanten in de regio, maar we weten niet hoe we hiermee moeten beginnen.',
}

export function cases(file: File, which: 'seen' | 'unseen'): Case[] {
  const lines = readFileSync(fileURLToPath(new URL(`./labels/${file}.txt`, import.meta.url)), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return lines
    .filter((_, at) => (at % 3 === 2) === (which === 'unseen'))
    .map((line) => {
      const [head = '', text = '', label = ''] = line.split('|')
      const [language, field] = head.includes(':') ? (head.split(':') as [string, string]) : ['en', head]
      return { language, field, text, label }
    })
}

export function readCase({ field, language, text }: Case): Facts {
  const brief = {
    company_name: 'A',
    industry: 'Other',
    company_size: '20-99 employees',
    description: SETTING[language] ?? '',
    business_goals: '',
    challenges: '',
    data_collected: '',
    team_ai_familiarity: '',
    [FIELDS[field] ?? 'description']: text,
  }
  if (field === 'x' && language !== 'en') brief.description = `${SETTING[language]} ${text}`
  return read(brief as never, TODAY)
}

export function score(file: File, which: 'seen' | 'unseen', show = false): Record<string, Score> {
  const totals: Record<string, Score> = {}
  for (const one of cases(file, which)) {
    let marks: Marks
    const text =
      file === 'clauses'
        ? one.text.replace(/\s?¦\+?\s?/g, (mark) => (/\s$/.test(mark) || /^\s/.test(mark) ? ' ' : ''))
        : one.text
    try {
      marks = MARKERS[file](readCase({ ...one, text }), one)
    } catch (error) {
      marks = { thrown: { right: 0, extra: [], missing: [String(error)] } }
    }
    for (const [name, { right, extra, missing }] of Object.entries(marks)) {
      const total = (totals[name] ??= { precision: 0, recall: 0, right: 0, wrong: 0, missed: 0 })
      total.right += right
      total.wrong += extra.length
      total.missed += missing.length
      if (show && which === 'seen' && (extra.length || missing.length))
        console.log(
          `${name}: ${one.text}\n     missing ${missing.join(' ; ') || '-'}\n     extra   ${extra.join(' ; ') || '-'}`,
        )
    }
  }
  for (const total of Object.values(totals)) {
    total.precision = total.right / Math.max(1, total.right + total.wrong)
    total.recall = total.right / Math.max(1, total.right + total.missed)
  }
  return totals
}

/** Pairs what was expected with what was read; what is left over is missing or extra. */
function pair(expected: string[], got: string[], same: (label: string, read: string) => boolean = (a, b) => a === b) {
  const left = [...got]
  const missing: string[] = []
  const pairs: [string, string][] = []
  for (const label of expected) {
    const at = left.findIndex((one) => same(label, one))
    if (at < 0) missing.push(label)
    else pairs.push([label, left.splice(at, 1)[0] as string])
  }
  return { right: pairs.length, extra: left, missing, pairs }
}
const one = (ok: boolean, note: string) => ({ right: ok ? 1 : 0, extra: ok ? [] : [note], missing: ok ? [] : [note] })
const parts = (label: string) =>
  label === '-'
    ? []
    : label
        .split(';')
        .map((part) => part.trim())
        .filter(Boolean)
const norm = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:the|our|my|a|an|la|el|los|las|le|les|die|der|das|il|gli|i|o|as|os)\s+/u, '')
    .replace(/[’]/g, "'")
    .trim()
const month = (when?: When) =>
  when?.year ? `${when.year}-${String(when.month ?? 12).padStart(2, '0')}` : when?.month ? `?-${when.month}` : ''
const full = (when: When) =>
  [when.year, when.month && String(when.month).padStart(2, '0'), when.day && String(when.day).padStart(2, '0')]
    .filter(Boolean)
    .join('-')
const value = (quantity?: Quantity) => (quantity ? String(quantity.value) : '')
const wordsOf = (text: string) =>
  norm(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
const within = (label: string, read: string) => {
  const set = new Set(wordsOf(read))
  return wordsOf(label).every((word) => set.has(word))
}
const close = (label: string, read: string) => within(label, read) && wordsOf(read).length <= wordsOf(label).length + 5

const MARKERS: Record<File, (facts: Facts, one: Case) => Marks> = {
  measures(facts, { label }) {
    const expected = parts(label).map((part) => {
      const [, what = '', rest = ''] = /^(.*?)=(.*)$/.exec(part) ?? []
      const [size = '', by = ''] = rest.split('@')
      return { what, size, by }
    })
    const got = facts.measures.map((m) => ({
      what: m.what,
      size: m.factor !== undefined ? `x${Number(m.factor.toFixed(3))}` : `${value(m.now)}>${value(m.wanted)}`,
      by: month(m.by),
    }))
    const found = pair(
      expected.map((e) => e.size),
      got.map((g) => g.size),
    )
    const marks: Marks = { measures: found }
    const what = { right: 0, extra: [] as string[], missing: [] as string[] }
    const due = { right: 0, extra: [] as string[], missing: [] as string[] }
    for (const e of expected) {
      const g = got.find((g2) => g2.size === e.size)
      if (!g) continue
      if (close(e.what, g.what)) what.right += 1
      else {
        what.missing.push(e.what)
        what.extra.push(g.what)
      }
      if (e.by === g.by) due.right += e.by ? 1 : 0
      else {
        if (e.by) due.missing.push(e.by)
        if (g.by) due.extra.push(g.by)
      }
    }
    return { ...marks, 'measures: what': what, 'measures: due': due }
  },
  limits(facts, { label }) {
    const got = facts.limits.map((l) => {
      if (l.kind === 'budget') return `budget ${value(l.amount)}${l.amount?.per ? `/${l.amount.per}` : ''}`
      if (l.kind === 'calendar') return `calendar ${(l.months ?? []).join(',')}`
      if (l.kind === 'start') return `start ${l.from?.month ?? ''}`
      return `${l.kind}${l.until ? ` @${month(l.until)}` : ''}`
    })
    return { limits: pair(parts(label), got, (a, b) => a === b || (a === 'calendar' && b.startsWith('calendar'))) }
  },
  people(facts, { label }) {
    const roles = parts(label)
      .filter((p) => p.startsWith('R '))
      .map((p) => p.slice(2))
    const gone = parts(label)
      .filter((p) => p.startsWith('X '))
      .map((p) => p.slice(2))
    const gotRoles = facts.roles.map(
      (r) => `${r.title}${r.count !== undefined ? ` ${r.count}` : ''}${r.only ? ' *' : ''}`,
    )
    const bare = (text: string) => norm(text.replace(/ \*$/, '').replace(/ \d+$/, ''))
    const found = pair(roles, gotRoles, (a, b) => bare(a) === bare(b))
    const facets = found.pairs
      .filter(([a]) => /\d|\*/.test(a))
      .map(([a, b]) =>
        one(
          /(\d*)(?: \*)?$/.exec(a)?.[1] === (/(\d*)(?: \*)?$/.exec(b)?.[1] ?? '') && a.endsWith('*') <= b.endsWith('*'),
          `${a} / ${b}`,
        ),
      )
    const count = {
      right: facets.reduce((n, f) => n + f.right, 0),
      extra: facets.flatMap((f) => f.extra),
      missing: facets.flatMap((f) => f.missing),
    }
    return {
      roles: found,
      'roles: how many': count,
      absences: pair(
        gone,
        facts.absences.map((a) => `${a.who} ${a.what} ${month(a.when)}`),
        (a, b) => norm(a) === norm(b),
      ),
    }
  },
  records(facts, { label }) {
    const assets = parts(label)
      .filter((p) => p.startsWith('A '))
      .map((p) => p.slice(2))
    const text = (id: string) => facts.statements.find((s) => s.id === id)?.text ?? ''
    const what = (a: string) => a.replace(/\s[#@~].*$/, '')
    const got = facts.assets.map(
      (a) =>
        `${a.what} #${a.form}${a.since ? ` @${a.since.year}` : ''}${a.months !== undefined ? ` ~${a.months}` : ''}`,
    )
    const found = pair(assets, got, (a, b) => close(what(a), what(b)))
    const form = found.pairs.flatMap(([a, b]) => {
      const want = /#\w+/.exec(a)?.[0]
      return want ? [one(/#\w+/.exec(b)?.[0] === want, `${a} / ${b}`)] : []
    })
    const since = found.pairs.flatMap(([a, b]) => {
      const want = /[@~]\d+/.exec(a)?.[0]
      return want ? [one(b.includes(want), `${a} / ${b}`)] : []
    })
    const sum = (list: ReturnType<typeof one>[]) => ({
      right: list.reduce((n, f) => n + f.right, 0),
      extra: list.flatMap((f) => f.extra),
      missing: list.flatMap((f) => f.missing),
    })
    const holes = facts.assets.flatMap((a) => a.holes).map(text)
    const gaps = facts.statements.filter((s) => s.kind === 'gap').map((s) => s.text)
    return {
      assets: found,
      'assets: form': sum(form),
      'assets: since': sum(since),
      holes: pair(
        parts(label)
          .filter((p) => p.startsWith('H '))
          .map((p) => p.slice(2)),
        [...new Set([...holes, ...gaps])],
        (a, b) => b.toLowerCase().includes(a.toLowerCase()),
      ),
      systems: pair(
        parts(label)
          .filter((p) => p.startsWith('S '))
          .map((p) => p.slice(2)),
        [...new Set(facts.systems.map((s) => s.name))],
        (a, b) => norm(a) === norm(b),
      ),
    }
  },
  topics(facts, { label }) {
    const got = facts.statements[0]?.topic ?? ''
    return {
      topics: one(
        label.split('/').some((l) => norm(l) === norm(got)),
        `${label} ← ${got || 'nothing'}`,
      ),
    }
  },
  clauses(facts, { text: marked, field }) {
    const starts: string[] = []
    const goesOn: boolean[] = []
    for (const piece of marked.split('¦').slice(1)) {
      goesOn.push(piece.startsWith('+'))
      starts.push(
        wordsOf(
          piece
            .replace(/^\+/, '')
            .trim()
            .replace(/^\s*(?:\d\)|-)\s*/, ''),
        )
          .filter((w, at) => at > 0 || !/^(?:and)$/.test(w))
          .slice(0, 3)
          .join(' '),
      )
    }
    const own = facts.statements.filter(
      (s) =>
        s.span.field ===
        ({ x: 'description', g: 'goals', c: 'challenges', d: 'data', t: 'team' } as Record<string, string>)[field],
    )
    const got = own.slice(1).map((s) => wordsOf(s.text).slice(0, 3).join(' '))
    const found = pair(starts, got, (a, b) => a === b || b.startsWith(a) || a.startsWith(b))
    const expected = starts.filter((_, at) => goesOn[at])
    const gotOn = own
      .slice(1)
      .filter((s) => 'continues' in s && s.continues)
      .map((s) => wordsOf(s.text).slice(0, 3).join(' '))
    return { clauses: found, continues: pair(expected, gotOn) }
  },
  moments(facts, { label }) {
    const section = (mark: string) =>
      parts(label)
        .filter((p) => p.startsWith(`${mark} `))
        .flatMap((p) =>
          p
            .slice(2)
            .split(',')
            .map((x) => x.trim()),
        )
    const says = facts.disagreements.flatMap((d) => d.figures.map((f) => `${norm(f.who)} ${f.quantity.value}`))
    const isDate = label.startsWith('W') || label.includes('; W') || label === '-'
    const over = section('O').map((o) =>
      one(facts.statements.at(0)?.kind === 'date', `${o} is ${facts.statements.at(0)?.kind}`),
    )
    return {
      disagreements: pair(
        section('D').map((s) => s.toLowerCase()),
        says,
        (a, b) => a === b || b.endsWith(` ${a}`),
      ),
      ...(isDate && { dates: pair(section('W'), [...new Set(facts.dates.map((d) => full(d.when)))]) }),
      ...(over.length > 0 && { 'dates over a field': over[0] as ReturnType<typeof one> }),
    }
  },
  places(facts, { label }) {
    const [country = '-', sign] = label.split('+')
    const got = facts.place?.country ?? '-'
    const money = facts.quantities.filter((q) => q.kind === 'money').map((q) => q.currency)
    return {
      countries: {
        right: country === got && got !== '-' ? 1 : 0,
        extra: got !== '-' && got !== country ? [got] : [],
        missing: country !== '-' && got !== country ? [`${country} (${got})`] : [],
      },
      ...(sign && {
        currencies: one(money.length > 0 && money.every((m) => m === sign), `${sign} ← ${money.join(',')}`),
      }),
    }
  },
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const which = process.argv.includes('--unseen') ? 'unseen' : 'seen'
  const named = FILES.filter((file) => process.argv.includes(file))
  for (const file of named.length > 0 ? named : FILES)
    for (const [name, s] of Object.entries(score(file, which, process.argv.includes('--show'))))
      console.log(
        `${name.padEnd(20)} precision ${(100 * s.precision).toFixed(1).padStart(5)}  recall ${(100 * s.recall).toFixed(1).padStart(5)}   (${s.right} right, ${s.wrong} wrong, ${s.missed} missed)`,
      )
}
