// Trains the clause classifiers from packages/knowledge/data/clauses and writes data/reader-model.json.
//   node packages/advisor/scripts/train-reader.ts            trains on all hands and writes the weights
//   node packages/advisor/scripts/train-reader.ts --held     trains on some writers, tests on the others, writes nothing
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { KINDS, type Field } from '../src/facts.ts'
import { DIMS, features, type Features } from '../src/read/features.ts'
import { tokens } from '../src/read/tokens.ts'

interface Line { writer: string; field: Field; text: string; kind: string; moves: string[]; red: string[] }
interface Example extends Line { features: Features }
const DATA = fileURLToPath(new URL('../../knowledge/data/', import.meta.url))
const LINES: Line[] = readdirSync(`${DATA}clauses`).filter((f) => f.endsWith('.jsonl')).flatMap((file) =>
  readFileSync(`${DATA}clauses/${file}`, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line) as Line))
/** What a trade measures says what it does about it: names of measures and topics count as short goals. */
for (const file of readdirSync(`${DATA}trades`))
  for (const note of JSON.parse(readFileSync(`${DATA}trades/${file}`, 'utf8')).notes as { moves: string[]; topic: string; name: string; measures: { name: string }[] }[])
    for (const text of [note.topic, note.name, ...note.measures.map(({ name }) => name)])
      LINES.push({ writer: 'notes', field: 'goals', text, kind: 'goal', moves: note.moves, red: [] })
const FIELD: Record<string, Field> = { description: 'description', goals: 'goals', business_goals: 'goals', challenges: 'challenges', data: 'data', team: 'team' }
const EXAMPLES: Example[] = LINES.map((line) => ({ ...line, field: FIELD[line.field] ?? 'description', features: features(FIELD[line.field] ?? 'description', line.text, tokens(line.text)) }))
const MOVES: string[] = [...JSON.parse(readFileSync(`${DATA}moves.json`, 'utf8')).map((one: { id: string }) => one.id)]
const REDS: string[] = ['none', ...new Set(LINES.flatMap((line) => line.red).sort())]

interface Head { labels: readonly string[]; names: Map<string, number>; weights: Float32Array; vector: Float32Array }
type Target = (example: Example) => [label: string, share: number][]

function train(examples: readonly Example[], labels: readonly string[], which: 'kind' | 'need', target: Target, options: { vec: number; epochs: number; l2: number; min: number }): Head {
  const counts = new Map<string, number>()
  for (const { features: f } of examples) for (const name of f[which]) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = new Map([...counts].filter(([, count]) => count >= options.min).map(([name], at) => [name, at]))
  const K = labels.length
  const index = new Map(labels.map((label, at) => [label, at]))
  const W = new Float32Array(names.size * K), G = new Float32Array(names.size * K).fill(1e-6)
  const V = new Float32Array(DIMS * K), GV = new Float32Array(DIMS * K).fill(1e-6)
  const rows = examples.map((e) => ({ ids: e.features[which].flatMap((n) => names.get(n) ?? []), e, t: target(e) })).filter((row) => row.t.length > 0)
  let seed = 7
  const random = () => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    for (let i = rows.length - 1; i > 0; i--) { const j = Math.floor(random() * (i + 1)); [rows[i], rows[j]] = [rows[j]!, rows[i]!] }
    for (const { ids, e, t } of rows) {
      const p = softmax(scores(ids, e.features.vector, W, V, K, options.vec))
      for (const [label, share] of t) { const k = index.get(label); if (k !== undefined) p[k]! -= share }
      for (let k = 0; k < K; k++) {
        const g0 = p[k]!
        if (Math.abs(g0) < 1e-4) continue
        for (const id of ids) { const at = id * K + k; const g = g0 + options.l2 * W[at]!; G[at]! += g * g; W[at]! -= (0.25 * g) / Math.sqrt(G[at]! + 0.1) }
        if (options.vec) for (let d = 0; d < DIMS; d++) { const at = d * K + k; const g = g0 * e.features.vector[d]! * options.vec + options.l2 * 0.05 * V[at]!; GV[at]! += g * g; V[at]! -= (0.25 * g) / Math.sqrt(GV[at]! + 0.1) }
      }
    }
  }
  return { labels, names, weights: W, vector: V }
}
function scores(ids: readonly number[], vector: Float32Array, W: Float32Array, V: Float32Array, K: number, vec: number): Float32Array {
  const out = new Float32Array(K)
  for (const id of ids) for (let k = 0; k < K; k++) out[k]! += W[id * K + k]!
  if (vec) for (let d = 0; d < DIMS; d++) { const x = vector[d]! * vec; if (x) for (let k = 0; k < K; k++) out[k]! += V[d * K + k]! * x }
  return out
}
function softmax(s: Float32Array): Float32Array { let m = -Infinity; for (const x of s) m = Math.max(m, x); let z = 0; const o = s.map((x) => { const e = Math.exp(x - m); z += e; return e }); return o.map((x) => x / z) }
function predict(head: Head, which: 'kind' | 'need', f: Features, vec: number): Float32Array {
  return softmax(scores(f[which].flatMap((n) => head.names.get(n) ?? []), f.vector, head.weights, head.vector, head.labels.length, vec))
}

const NEEDS = new Set(['goal', 'pain', 'wish', 'question'])
const kindTarget: Target = (e) => (KINDS.includes(e.kind as never) ? [[e.kind, 1]] : [])
const moveTarget: Target = (e) => (!NEEDS.has(e.kind) ? [] : e.moves.length === 0 ? [] : e.moves.length === 1 ? [[e.moves[0]!, 1]] : [[e.moves[0]!, 0.65], [e.moves[1]!, 0.35]])
const redTarget: Target = (e) => (e.red.length === 0 ? [['none', 1]] : e.red.map((r) => [r, 1 / e.red.length] as [string, number]))
const VEC = Number(process.env.VEC ?? 3)
const HEADS = {
  kind: { which: 'kind', labels: KINDS as readonly string[], target: kindTarget, options: { vec: VEC, epochs: 14, l2: 2e-4, min: 2 } },
  move: { which: 'need', labels: MOVES, target: moveTarget, options: { vec: VEC, epochs: 9, l2: 8e-4, min: 2 } },
  red: { which: 'need', labels: REDS, target: redTarget, options: { vec: VEC, epochs: 9, l2: 8e-4, min: 2 } },
} as const

const PROBE = process.argv.indexOf('--probe')
if (PROBE > 0) probe(process.argv[PROBE + 1]!)
else if (process.argv.includes('--held')) held()
else write()

function held() {
  const writers = [...new Set(EXAMPLES.map((e) => e.writer))].filter((w) => w.startsWith('hand'))
  const sum: Record<string, [number, number]> = {}
  const note = (name: string, ok: boolean | number) => { const s = (sum[name] ??= [0, 0]); s[0] += Number(ok); s[1] += 1 }
  const confusion = new Map<string, number>()
  for (let fold = 0; fold < 3; fold++) {
    const out = new Set(writers.filter((_, at) => at % 3 === fold))
    const train_ = EXAMPLES.filter((e) => !out.has(e.writer)), test = EXAMPLES.filter((e) => out.has(e.writer))
    const kind = train(train_, HEADS.kind.labels, 'kind', kindTarget, HEADS.kind.options)
    const move = train(train_, MOVES, 'need', moveTarget, HEADS.move.options)
    const red = train(train_, REDS, 'need', redTarget, HEADS.red.options)
    for (const e of test) {
      const best = (p: Float32Array, labels: readonly string[]) => [...p].map((x, k) => [x, labels[k]!] as const).sort((a, b) => b[0] - a[0])
      const k = best(predict(kind, 'kind', e.features, VEC), KINDS)
      note('kind', k[0]![1] === e.kind); note(`kind:${e.kind}`, k[0]![1] === e.kind)
      if (k[0]![1] !== e.kind) { const key = `${e.kind}→${k[0]![1]}`; confusion.set(key, (confusion.get(key) ?? 0) + 1) }
      note('need/not', NEEDS.has(k[0]![1]) === NEEDS.has(e.kind))
      if (NEEDS.has(e.kind) && e.moves.length) { const m = best(predict(move, 'need', e.features, VEC), MOVES); note('move@1', e.moves.includes(m[0]![1])); note('move@3', m.slice(0, 3).some(([, l]) => e.moves.includes(l))) }
      const r = best(predict(red, 'need', e.features, VEC), REDS)
      const p = 1 - predict(red, 'need', e.features, VEC)[0]!
      if (e.red.length) { note('red found(.5)', p > 0.5); note('red found(.3)', p > 0.3); note('red right', p > 0.3 && e.red.includes(r.find(([, l]) => l !== 'none')![1])) } else { note('red false(.5)', p > 0.5); note('red false(.3)', p > 0.3) }
    }
  }
  for (const [name, [ok, n]] of Object.entries(sum)) console.log(name.padEnd(18), ((100 * ok) / n).toFixed(1), n)
  console.log([...confusion].sort((a, b) => b[1] - a[1]).slice(0, 15).map(([k, n]) => `${k} ${n}`).join(', '))
}

function probe(writer: string) {
  const move = train(EXAMPLES.filter((e) => e.writer !== writer), MOVES, 'need', moveTarget, HEADS.move.options)
  let shown = 0, ok = 0, ok3 = 0, n = 0
  for (const e of EXAMPLES.filter((one) => one.writer === writer && NEEDS.has(one.kind) && one.moves.length)) {
    const m = [...predict(move, 'need', e.features, VEC)].map((x, k) => [x, MOVES[k]!] as const).sort((a, b) => b[0] - a[0]).slice(0, 3)
    n++; ok += Number(e.moves.includes(m[0]![1])); ok3 += Number(m.some(([, l]) => e.moves.includes(l)))
    if (!e.moves.includes(m[0]![1]) && shown++ < 45) console.log(`${e.text.slice(0, 120)} | ${e.moves} | ${m.map(([x, l]) => `${l} ${x.toFixed(2)}`).join(', ')}`)
  }
  console.log(n, ok / n, ok3 / n)
}

function write() {
  const model = Object.fromEntries(Object.entries(HEADS).map(([name, { which, labels, target, options }]) => {
    const head = train(EXAMPLES, labels, which, target, options)
    return [name, packed(head, options.vec)]
  }))
  writeFileSync(`${DATA}reader-model.json`, JSON.stringify(model))
}
/** Weights as signed bytes, one row a feature; rows that decide nothing are left out. */
function packed(head: Head, vec: number) {
  const K = head.labels.length
  const rows = [...head.names].filter(([, id]) => head.weights.subarray(id * K, id * K + K).some((w) => Math.abs(w) > 0.12))
  const scale = largest(head.weights) / 127, vscale = largest(head.vector) / 127
  const bytes = new Int8Array(rows.length * K)
  rows.forEach(([, id], at) => { for (let k = 0; k < K; k++) bytes[at * K + k] = Math.round(head.weights[id * K + k]! / scale) })
  return { labels: head.labels, scale, names: rows.map(([name]) => name), weights: Buffer.from(bytes.buffer).toString('base64'), vectorScale: vscale * vec, vector: Buffer.from(Int8Array.from(head.vector, (x) => Math.round(x / vscale)).buffer).toString('base64') }
}

function largest(list: Float32Array): number { return list.reduce((a, b) => Math.max(a, Math.abs(b)), 1e-6) }
