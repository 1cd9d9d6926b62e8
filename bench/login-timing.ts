/**
 * Whether the time a refused sign-in takes tells if the address has an account: pairs of an unknown address and a
 * wrong password, taking turns, over real HTTP. Fails when the medians differ by more than 10 %, or a byte differs.
 * On a machine that is busy otherwise, 200 pairs are too few for steady medians: say 1000, and look at the AUC.
 * Usage: node bench/login-timing.ts [pairs]
 */
import { startServer } from '../e2e/server.ts'

const pairs = Number(process.argv[2] ?? 200)
const WARM_UP = 20
const MAX_DIFFERENCE = 0.1
const server = await startServer()

const known = 'known@example.org'
await fetch(`${server.url}/api/v1/auth/register`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: known, password: 'Vv9!granite-Hill', username: 'Ada Byron' }),
})

const times = { unknown: [] as number[], wrong: [] as number[] }
const bytes = new Set<string>()
for (let pair = -WARM_UP; pair < pairs; pair += 1) {
  const kinds = pair % 2 === 0 ? (['unknown', 'wrong'] as const) : (['wrong', 'unknown'] as const)
  for (const kind of kinds) {
    const ms = await refused(kind === 'wrong' ? known : `u${String(pair + WARM_UP).padStart(4, '0')}@example.org`)
    if (pair >= 0) times[kind].push(ms)
  }
}
await server.dispose()

const unknown = median(times.unknown)
const wrong = median(times.wrong)
const difference = Math.abs(unknown - wrong) / Math.min(unknown, wrong)
process.stdout.write(
  `${pairs} pairs: unknown address ${unknown.toFixed(2)} ms, wrong password ${wrong.toFixed(2)} ms (medians), ` +
    `${(difference * 100).toFixed(1)} % apart; AUC ${auc(times.unknown, times.wrong).toFixed(3)}; ${bytes.size} kind of answer\n`,
)
process.exit(difference <= MAX_DIFFERENCE && bytes.size === 1 ? 0 : 1)

async function refused(username: string) {
  const body = new URLSearchParams({ username, password: 'Wrong-1-password' })
  const started = performance.now()
  const answer = await fetch(`${server.url}/api/v1/auth/login`, { method: 'POST', body })
  const text = await answer.text()
  const ms = performance.now() - started
  bytes.add(`${answer.status} ${text}`)
  return ms
}

function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
}

/** How often a time of one kind is longer than one of the other: 0.5 means that it tells nothing. */
function auc(a: number[], b: number[]) {
  const longer = a.flatMap((x) => b.map((y) => (x > y ? 1 : x === y ? 0.5 : 0)))
  return longer.reduce((sum: number, one) => sum + one, 0) / longer.length
}
