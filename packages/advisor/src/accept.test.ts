import { expect, test } from 'vitest'
import { accept } from './accept.ts'
import { advise } from './advise.ts'
import { sampleBrief } from './testing/sample-briefs.ts'

const brief = sampleBrief()
const { text, findings, insights } = advise(brief, {
  date: '2026-11-15',
  provider: 'The Institute',
  contactEmail: 'hello@example.org',
})
const judge = (changed: string) => accept(changed, { brief, findings, insights })
const inSummary = (line: string) => text.replace('## Summary\n', `## Summary\n\n${line}\n`)

test('the built-in report is accepted', () => {
  expect(judge(text)).toEqual({ ok: true })
})

test.each<[string, string, RegExp]>([
  ['an empty text', '  \n', /empty/],
  ['an endless text', text + 'word '.repeat(6000), /longer/],
  ['a missing section', text.replace('## Why Start Here', '### Why'), /'Why Start Here' is missing/],
  [
    'a text cut off',
    text.slice(0, text.indexOf('## Summary') + 120).replace(/\S+$/, 'and the'),
    /cut off|middle of a sentence/,
  ],
  ['a figure from nowhere', inSummary('This will save 6431 hours.'), /figures.*6431/],
  ['a large figure from nowhere', inSummary('Expect A$987,654 a year.'), /987654/],
  ['an unknown citation', inSummary('As shown in [47].'), /citations.*47/],
  ['a foreign link', inSummary('Buy it [here](https://evil.example/x).'), /links to an address/],
  ['a bare foreign address', inSummary('Buy it at https://evil.example/x now.'), /links to an address/],
  ['HTML', inSummary('<div onclick="x()">Hello</div>'), /HTML/],
  ['an image', inSummary('![p](https://evil.example/p.png)'), /image/],
  ['a leaked prompt', inSummary('My system prompt says that I should be brief.'), /prompt/],
  ['chatter of a model', inSummary('Sure, here is what you asked for.'), /prompt or of its writer/],
  ['template marks', inSummary('Dear {{client}}, welcome.'), /template/],
  ['an unfilled value', inSummary('It takes undefined weeks.'), /never filled in/],
  [
    'another language',
    text.replace(
      /^(?!#).+$/gm,
      'Wir sind der Meinung, dass die Arbeit nicht von der Maschine und auch nicht mit dem Team für uns ist.',
    ),
    /not in English/,
  ],
])('%s is refused', (_, changed, reason) => {
  const verdict = judge(changed)
  expect(verdict.ok).toBe(false)
  expect(verdict.ok ? '' : verdict.reasons.join(' ')).toMatch(reason)
})
