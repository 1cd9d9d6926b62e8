import { expect, test } from 'vitest'
import { markdown } from '../write/markdown.ts'
import { answered, facts, idOf, WASTE } from '../testing/proposed-plan.ts'
import { withoutSums } from '../check/arithmetic.ts'
import { compose } from './compose.ts'
import { placesOf, type Written } from './blocks.ts'
import { judgeBlocks, parseMended, parseWriting, writePrompt } from './write-step.ts'

const plan = { ...answered([WASTE]).plan, thin: false }
const at = (id: string, text: string, label = ''): Written => ({ id, label, text, rests: ['plan'] })
const wordsOf = (place: string) => placesOf('opening', plan).find(({ id }) => id === place)?.words ?? 0

test('blocks are numbered by us, in the order given', () => {
  const answer = { blocks: ['opening', 'opening.7', 'why.7'].map((id) => ({ id, text: 'So be it.', rests: ['plan'] })) }
  expect(parseWriting(JSON.stringify(answer))?.map(({ id }) => id)).toEqual(['opening.1', 'opening.2', 'why.1'])
  expect(parseWriting('{"blocks": []}')).toBeUndefined()
})

test('what is written again keeps its id, and nothing else is taken', () => {
  const refused = [{ id: 'why.2', label: '', text: 'It.', reasons: ['No.'] }]
  const answer = { blocks: ['why.1', ' why.2'].map((id) => ({ id, text: 'So be it.', rests: ['plan'] })) }
  expect(parseMended(JSON.stringify(answer), refused)?.map(({ id }) => id)).toEqual(['why.2'])
})

test('a place that was missing is taken whole', () => {
  const refused = [{ id: 'why.1', label: '', text: '', reasons: ['It is needed and missing.'] }]
  const answer = { blocks: ['why', 'why', 'opening.1'].map((id) => ({ id, text: 'So be it.', rests: ['plan'] })) }
  expect(parseMended(JSON.stringify(answer), refused)?.map(({ id }) => id)).toEqual(['why.1', 'why.2'])
})

test('a place may be filled as its author likes, up to its words', () => {
  const words = (count: number) => Array.from({ length: count / 4 }, () => 'we go on then.').join(' ')
  const blocks = [
    at('opening.1', words(60)),
    at('opening.2', words(wordsOf('opening'))),
    at('why.1', 'Waste costs most.'),
  ]
  const { sound, refused } = judgeBlocks('opening', blocks, facts, plan)
  expect(sound.map(({ id }) => id)).toEqual(['opening.1', 'why.1'])
  expect(refused.map(({ id }) => id)).toEqual(['opening.2'])
  expect(refused[0]?.reasons.join()).toMatch(/This place has \d+ words, \d+ are asked for: shorten this block/)
  // What is sound already counts with what is written again.
  const kept = [at('opening.1', words(wordsOf('opening')))]
  expect(judgeBlocks('opening', [at('opening.2', words(60))], facts, plan, kept).refused[0]?.id).toBe('opening.2')
})

test('a needed place that is empty is asked for', () => {
  const { refused } = judgeBlocks('opening', [at('opening.1', 'Count the waste first.')], facts, plan)
  expect(refused).toEqual([{ id: 'why.1', label: '', text: '', reasons: ['It is needed and missing.'] }])
})

test.each([
  ['Guaranteed saving of 40,000 euros a year', 'opening'],
  ['See https://evil.example', 'opening'],
  ['Fine under the Umbrella Act 2011', 'why'],
])('a label is checked like a sentence: %s', (label, place) => {
  const { sound, refused } = judgeBlocks('opening', [at(`${place}.1`, 'Count the waste first.', label)], facts, plan)
  expect(sound).toEqual([])
  expect(refused.map(({ id }) => id)).toContain(`${place}.1`)
})

test('labels that code looks for are so in their own place only', () => {
  const law = (place: string) => [at(`${place}.1`, 'The Umbrella Act 2011 asks for a register.', 'Law')]
  expect(judgeBlocks('closing', law('security'), facts, plan).sound).toHaveLength(1)
  expect(judgeBlocks('closing', law('closing'), facts, plan).sound).toEqual([])
  expect(
    judgeBlocks('closing', [{ ...law('security')[0], label: 'Lawful use' } as Written], facts, plan).sound,
  ).toEqual([])
})

test('what the client counts keeps its noun in a sum', () => {
  const reckoned = { ...plan, sums: [{ what: 'Jars thrown away', sum: '9% of 2,600 jars = 234 jars a day' }] }
  const verdict = (text: string) => judgeBlocks('opening', [at('opening.1', text)], facts, reckoned)
  expect(verdict('Some 234 jars a day are thrown away.').sound).toHaveLength(1)
  expect(verdict('The jars thrown away cost you 2,600 hours a year.').sound).toEqual([])
})

test('a test has samples of its own, a paragraph has not', () => {
  const said = 'Waste falls by 37% on 90 trays.'
  const verdict = (label: string) => judgeBlocks('initiatives', [at('I1.1', said, label)], facts, plan)
  expect(verdict('Test').sound.map(({ id }) => id)).toEqual(['I1.1'])
  expect(verdict('').sound).toEqual([])
})

test('paragraphs run on, labels head what stands under them, points of one label make a list', () => {
  const { document, standIns } = compose(plan, [
    at('opening.1', 'Count the waste first.'),
    at('opening.2', 'One filler knows why.', 'What the brief does not say aloud'),
    at('opening.3', 'The count ends before summer.', 'What the brief does not say aloud'),
    at('why.1', 'Typing can wait.', 'The obvious candidate'),
    ...['I1', 'I2'].flatMap((piece) => [
      at(`${piece}.1`, 'The filler notes each jar.'),
      at(`${piece}.2`, 'A card hangs at each line.', 'First'),
      at(`${piece}.3`, 'jars thrown away.', 'Measure'),
      at(`${piece}.4`, 'Four weeks, then decide.', 'Test'),
    ]),
    at('timeline.1', 'On Monday the card is written.'),
    at('security.1', 'Nobody is blamed for a jar.', 'Fillers'),
    at('security.2', 'The card goes no further.', 'The card'),
    at('security.3', 'recipes, names of customers', 'Never typed into a tool'),
    at('closing.1', 'Write the card this week.'),
    at('questions.1', 'Who empties the bins?'),
    at('questions.2', 'If you do, count there.', 'Do you keep the jars?'),
  ])
  expect(standIns).toEqual([])
  const text = markdown(document)
  expect(text).toContain(
    'Count the waste first.\n\n**What the brief does not say aloud.**\n\n- One filler knows why.\n- The count ends before summer.',
  )
  expect(text).toContain('**The obvious candidate.** Typing can wait.')
  expect(text).toMatch(
    /Not AI\. The filler notes each jar\.\n\n- \*\*First:\*\* A card hangs at each line\.\n\n[^]*?\*\*Measure:\*\* Jars thrown away\.\n- \*\*Owner, time, cost:\*\*[^\n]+\n- \*\*Test:\*\* Four weeks, then decide\./,
  )
  expect(text).toContain('Dates are counted from 15 November 2026, when we read your brief.')
  expect(text).toContain('- **Fillers:** Nobody is blamed for a jar.\n- **The card:** The card goes no further.')
  expect(text).toContain('- Who empties the bins?\n- **Do you keep the jars?** If you do, count there.')
  expect(text).toContain('**Never typed into a tool:** recipes, names of customers.')
})

test('where a needed place is empty the built-in text stands in, and it is said where', () => {
  const { document, standIns } = compose(plan, [at('opening.1', 'Count the waste first.')], (sections) =>
    sections.join(),
  )
  expect(standIns).toEqual(['why-start-here', 'initiatives', 'timeline', 'security', 'summary'])
  expect(markdown(document)).toContain(
    'Why Start Here,Recommended AI Initiatives,High-Level Timeline/Milestones,Security Considerations,Summary',
  )
})

test('arithmetic behind a result is told at the end, and counts for no words', () => {
  const said = (sum: string) => `You throw away 11% of 2,600 jars, about 290 a day${sum}, mostly in summer (our guess).`
  const { document } = compose(plan, [
    at('opening.1', said(' (11% of 2,600 = 286)')),
    at('why.1', 'Half of them break (by day) ((2,600 − (60 − 20)) ÷ 2 = 1,280).', 'Measure'),
  ])
  const text = markdown(document)
  expect(text).toContain(said(''))
  expect(text).toContain('Half of them break (by day).')
  expect(text).toMatch(
    /\*\*How we reckoned, in the order of the sections\.\*\*\n\n- 11% of 2,600 = 286\.\n- \(2,600 − \(60 − 20\)\) ÷ 2 = 1,280\.\n?$/,
  )
  const words = Array.from({ length: wordsOf('why') / 5 }, () => 'we go on then (4 × 2 = 8) again.').join(' ')
  const { refused } = judgeBlocks('opening', [at('why.1', words)], facts, plan)
  expect(refused.flatMap(({ reasons }) => reasons).join()).not.toContain('words')
})

test('a refusal ends with its stop, also behind a sum', () => {
  const wish = {
    statement: idOf('typed twice'),
    name: 'A typing robot',
    because: 'It costs 240 minutes (40 × 6 = 240)',
  }
  const { plan: made } = answered([], {}, facts, [], [{ ...wish, instead: 'Type each order once' }])
  expect(markdown(compose(made, []).document)).toContain(
    '**Declined: a typing robot.** It costs 240 minutes. **Instead:** Type each order once.',
  )
})

test('what the money buys stands behind the sum', () => {
  const made = { ...answered([], { buys: 'Two counting cards and a day of training.' }).plan, thin: false }
  const text = markdown(compose(made, [at('I1.1', 'The filler notes each jar.')]).document)
  expect(text).toMatch(/in year one, of it €40 to 60 a month, for two counting cards and a day of training\./)
})

test('where no country is known, what is to be asked stands in place of the law', () => {
  const risks = [at('security.1', 'Nobody is blamed.', 'Fillers'), at('security.2', 'It goes no further.', 'The card')]
  const ask = at('security.3', 'Ask the chamber what callers must be told.', 'Ask where you work')
  const { country: _, ...nowhere } = plan
  const text = (blocks: Written[]) => markdown(compose(nowhere, blocks).document)
  expect(text(risks)).toContain('**Law.**')
  expect(text([...risks, ask])).not.toContain('**Law.**')
  expect(text([...risks, ask])).toContain('- **Ask where you work:** Ask the chamber')
})

test('a small reader gets points in place of a table, and of owners where there are no prices', () => {
  const days = ['This week', '23 November', '4 January'].map((day, place) => at(`timeline.${place}`, 'Count.', day))
  const text = (thin: boolean) =>
    markdown(compose({ ...plan, thin }, [at('I1.1', 'The filler notes each jar.'), ...days]).document)
  expect(text(false)).toMatch(/\| From \| What \|[^]*- \*\*This week:\*\* Count\./)
  expect(text(false)).toContain('**Owner, time, cost:**')
  expect(text(true)).not.toContain('| From |')
  expect(text(true)).toContain('**Owner, time, cost:**')
  expect(text(true)).toContain('- **This week:** Count.\n- **23 November:** Count.')
  const unpriced = plan.initiatives.map((one) => {
    const { cost: _, ...rest } = one
    return rest
  })
  const { document } = compose({ ...plan, thin: true, initiatives: unpriced }, [
    at('I1.1', 'The filler notes each jar.'),
  ])
  expect(markdown(document)).not.toContain('**Owner, time, cost:** You')
  expect(markdown(document).match(/\*\*Owner, time, cost:\*\*/g) ?? []).toHaveLength(1) // of the piece that is not told
})

test('a hundred thousand brackets without an end are soon passed over', () => {
  const text = ' (1 = '.repeat(100_000)
  expect(withoutSums(text) === text).toBe(true)
}, 20_000)

test.each([
  ['IE', 'British'],
  ['US', 'American'],
])('a client in %s is written to in %s spelling', (country, spelling) => {
  const told = { ...facts, place: { ...facts.place, country, because: 'Cork' } } as typeof facts
  expect(writePrompt('opening', told, plan, { notes: [], draft: undefined })).toContain(`"spelling": "${spelling}"`)
})
