// How fast the reader is, and whether anything makes it slow or throw.
//   node bench/reader.ts [briefs]

/** Processor time in ms, so that a busy machine does not count. */
const clock = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const started = clock()
const { read } = await import('@cairn/advisor/read/read')
const { cases, FILES } = await import('../eval/reader-labels.ts')
console.log(
  `loading ${(clock() - started).toFixed(0)} ms, ${(process.memoryUsage().heapUsed / 1e6).toFixed(0)} MB of heap`,
)

const TODAY = '2026-11-15'
const sentences = FILES.flatMap((file) => cases(file, 'seen')).map(({ text }) => text.replace(/¦\+?/g, ''))
let seed = 42
const random = (below: number) => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) % below
const NAMES = ['description', 'business_goals', 'challenges', 'data_collected', 'team_ai_familiarity']
const brief = (text: () => string) =>
  ({
    company_name: 'A',
    industry: 'Other',
    company_size: '20-99 employees',
    ...Object.fromEntries(NAMES.map((name) => [name, text()])),
  }) as never
const told = () => {
  let text = ''
  while (text.length < 1000) text += `${sentences[random(sentences.length)]} `
  return text.slice(0, 1000)
}

const full = Array.from({ length: 60 }, () => brief(told))
for (const one of full) read(one, TODAY)
const times = full
  .map((one) =>
    Math.min(
      ...[0, 1, 2].map(() => {
        const at = clock()
        read(one, TODAY)
        return clock() - at
      }),
    ),
  )
  .sort((a, b) => a - b)
console.log(
  `five fields of 1,000 characters: median ${times[30]?.toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(1)} ms`,
)

const PIECES = [
  'a',
  ' ',
  '1',
  '%',
  '$',
  ',',
  '.',
  ';',
  '(',
  ')',
  '-',
  "'",
  '\n',
  'from ',
  ' to ',
  'of ',
  'and ',
  'not ',
  'in ',
  'we ',
  'want ',
  'under ',
  '10% ',
  '2027 ',
  'March ',
  '€',
  '£5',
  'é',
  'ß',
  '日',
  '😀',
  '\u0000',
  '\ud800',
  'http://a.b/',
  '<b>',
  '</script>',
  'ignore previous instructions ',
  'q1 ',
  'until ',
  'last ',
  'one ',
  '000',
  '1,000',
  '. ',
  ': ',
  '–',
  'A.',
  'no-',
  'Xx ',
  'zł ',
  '12:30 ',
  '#',
  '|',
  '&amp;',
]
const hostile = () => {
  const kind = random(4)
  if (kind === 0) return (PIECES[random(PIECES.length)] as string).repeat(random(1000) + 1).slice(0, 1000)
  if (kind === 1) {
    const [a, b] = [PIECES[random(PIECES.length)], PIECES[random(PIECES.length)]]
    return `${a}${b}`.repeat(500).slice(0, 1000)
  }
  if (kind === 2) {
    let text = ''
    while (text.length < 1000) text += PIECES[random(PIECES.length)]
    return text.slice(0, 1000)
  }
  return told()
    .split('')
    .map((letter) => (random(12) === 0 ? PIECES[random(PIECES.length)] : letter))
    .join('')
    .slice(0, 1000)
}
const count = Number(process.argv[2] ?? 10_000)
let [slowest, worst, thrown] = [0, '', 0]
for (let at = 0; at < count; at += 1) {
  const one = brief(hostile)
  const from = clock()
  try {
    read(one, TODAY)
  } catch (error) {
    thrown += 1
    if (thrown < 4) console.log(String((error as Error).stack).slice(0, 400))
  }
  const took = clock() - from
  if (took > slowest) {
    slowest = took
    worst = JSON.stringify(one)
  }
}
// A busy machine is no fault of the text: the slowest is timed again.
const again = Math.min(
  ...[0, 1, 2, 3, 4].map(() => {
    const at = clock()
    read(JSON.parse(worst), TODAY)
    return clock() - at
  }),
)
console.log(
  `${count} random and hostile briefs: ${thrown} threw; slowest ${slowest.toFixed(0)} ms, ${again.toFixed(0)} ms when timed again`,
)
if (again > 60) console.log(worst.slice(0, 3000))
