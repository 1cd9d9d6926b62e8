import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseReport, plainText } from './document.ts'
import type { Block, Inline } from './document.ts'

const outline = (text: string) =>
  parseReport(text).sections.flatMap((section) => [
    `${section.number} ${section.title}${section.kind ? ` [${section.kind}]` : ''}`,
    ...section.blocks.flatMap((block) =>
      block.type === 'heading' ? [`${block.number} ${plainText(block.children)}`] : [],
    ),
  ])
const only = (text: string) => parseReport(text).preamble
const text = (value: string): Inline => ({ type: 'text', text: value })
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children })

describe('section titles', () => {
  test.each([
    ['## Executive Summary', '1 Executive Summary [executive-summary]'],
    ['# 1. Executive Summary', '1 Executive Summary [executive-summary]'],
    ['### 4) executive summary:', '1 Executive Summary [executive-summary]'],
    ['**Executive Summary**', '1 Executive Summary [executive-summary]'],
    ['**1. Executive Summary:**', '1 Executive Summary [executive-summary]'],
    ['**Executive Summary**:', '1 Executive Summary [executive-summary]'],
    ['1. Executive Summary', '1 Executive Summary [executive-summary]'],
    ['1 Executive Summary', '1 Executive Summary [executive-summary]'],
    ['EXECUTIVE SUMMARY:', '1 Executive Summary [executive-summary]'],
    ['Executive Summary\n=====', '1 Executive Summary [executive-summary]'],
    ['## **Executive Summary**', '1 Executive Summary [executive-summary]'],
    ['## Recommended AI Initiatives', '1 Recommended AI Initiatives [initiatives]'],
    ['recommended ai initiatives', '1 Recommended AI Initiatives [initiatives]'],
    ['## Why Start Here?', '1 Why Start Here? [why-start-here]'],
    ['## High-Level Timeline/Milestones', '1 High-Level Timeline/Milestones [timeline]'],
    ['High-level timeline/milestones', '1 High-level timeline/milestones [timeline]'],
    ['## High-Level Timeline & Milestones', '1 High-Level Timeline & Milestones [timeline]'],
    ['High-Level Timeline', '1 High-Level Timeline [timeline]'],
    ['**Milestones**', '1 Milestones [timeline]'],
    ['IV. Security Considerations', '1 Security Considerations [security]'],
    ['Summary', '1 Summary [summary]'],
    ['## Our own section', '1 Our own section'],
  ])('%j opens a section', (line, expected) => {
    expect(outline(`${line}\n\nText.`)).toEqual([expected])
  })

  test.each(['In summary, it works.', '- Summary', '> Summary', 'The executive summary', '    Summary'])(
    '%j is not a title',
    (line) => expect(outline(line)).toEqual([]),
  )

  test('a plain line is no title where a heading names that section', () => {
    expect(outline('## Summary\n\nSummary\n\nmore')).toEqual(['1 Summary [summary]'])
  })

  test('a table of contents does not open sections', () => {
    const contents = '1. Executive Summary\n2. Why Start Here\n\nExecutive Summary\n\nText.\n\nWhy Start Here\n\nText.'
    expect(outline(contents)).toEqual(['1 Executive Summary [executive-summary]', '2 Why Start Here [why-start-here]'])
  })

  test('only the first section of a kind carries the kind, so that a chart is drawn once', () => {
    expect(outline('## High-Level Timeline\na\n## Milestones\nb')).toEqual([
      '1 High-Level Timeline [timeline]',
      '2 Milestones',
    ])
  })
})

describe('numbering', () => {
  test('replaces the numbers that stand in the text and keeps those that mean something', () => {
    expect(
      outline('## 3. Summary\n### 7.1 First\n### 30 days\n#### 2) Inside\n#### 1.5 million rows\n### Third\n## Next'),
    ).toEqual([
      '1 Summary [summary]',
      '1.1 First',
      '1.2 30 days',
      '1.2.1 Inside',
      '1.2.2 1.5 million rows',
      '1.3 Third',
      '2 Next',
    ])
  })

  test('a deep heading without a parent moves up, deeper ones clamp', () => {
    expect(outline('## A\n##### x\n###### y\n### z')).toEqual(['1 A', '1.1 x', '1.1.1 y', '1.2 z'])
  })

  test('a title above the sections belongs to the preamble', () => {
    const document = parseReport('# Report for Acme\n\nHello.\n\n## One\n\n## Two')
    expect(document.preamble).toEqual([
      paragraph({ type: 'strong', children: [text('Report for Acme')] }),
      paragraph(text('Hello.')),
    ])
    expect(document.sections.map((section) => section.title)).toEqual(['One', 'Two'])
  })

  test('anchors are unique and do not change when text is added below', () => {
    const anchors = (source: string) =>
      parseReport(source).sections.flatMap((section) => [
        section.anchor,
        ...section.blocks.flatMap((block) => (block.type === 'heading' ? [block.anchor] : [])),
      ])
    const source = '## Plan\n### Step\n### Step\n### !!!\n## Plan\n### Step 2'
    expect(anchors(source)).toEqual(['plan', 'step', 'step-2', 'section-1-3', 'plan-2', 'step-2-2'])
    expect(anchors(`${source}\n## More`).slice(0, 6)).toEqual(anchors(source))
  })
})

describe('blocks', () => {
  test('lists nest and keep their paragraphs', () => {
    expect(only('- one\n  - inner\n  - **b**\n- two\n\n  more\n\n1. first\n2. second')).toEqual([
      {
        type: 'list',
        ordered: false,
        items: [
          [
            paragraph(text('one')),
            {
              type: 'list',
              ordered: false,
              items: [[paragraph(text('inner'))], [paragraph({ type: 'strong', children: [text('b')] })]],
            },
          ],
          [paragraph(text('two')), paragraph(text('more'))],
        ],
      },
      { type: 'list', ordered: true, items: [[paragraph(text('first'))], [paragraph(text('second'))]] },
    ])
  })

  test('tables keep their width', () => {
    expect(only('| a | b |\n|---|:-:|\n| 1 | x \\| y | z |\n| 2 |')).toEqual([
      {
        type: 'table',
        head: [[text('a')], [text('b')]],
        rows: [
          [[text('1')], [text('x | y')]],
          [[text('2')], []],
        ],
      },
    ])
  })

  test('quotes hold blocks; a heading in one is emphasised text, not a section', () => {
    expect(only('> # Summary\n> said\n> the client')).toEqual([
      {
        type: 'quote',
        children: [paragraph({ type: 'strong', children: [text('Summary')] }), paragraph(text('said the client'))],
      },
    ])
  })

  test('rules vanish and fenced text stays text', () => {
    expect(only('---\n\n```js\n## not a heading\n```')).toEqual([paragraph(text('## not a heading'))])
  })
})

describe('inlines', () => {
  const strong = (...children: Inline[]): Inline => ({ type: 'strong', children })
  const emphasis = (...children: Inline[]): Inline => ({ type: 'emphasis', children })
  const link = (url: string, label: string): Inline => ({ type: 'link', url, children: [text(label)] })

  test.each<[string, Inline[]]>([
    ['a **b** c', [text('a '), strong(text('b')), text(' c')]],
    ['*a* and _b_', [emphasis(text('a')), text(' and '), emphasis(text('b'))]],
    ['***a***', [strong(emphasis(text('a')))]],
    ['2 * 3 * 4', [text('2 * 3 * 4')]],
    ['snake_case_name', [text('snake_case_name')]],
    ['**open', [text('**open')]],
    ['\\*not\\* \\[x\\](y)', [text('*not* [x](y)')]],
    ['`code` &amp; &lt;b&gt; &#39;', [text("code & <b> '")]],
    ['see [1] and [2]', [text('see [1] and [2]')]],
    ['[a](https://example.org/x)', [link('https://example.org/x', 'a')]],
    ['[a](mailto:a@b.org)', [link('mailto:a@b.org', 'a')]],
    ['<https://example.org>', [link('https://example.org', 'https://example.org')]],
    [
      'go to https://example.org/a. Now',
      [text('go to '), link('https://example.org/a', 'https://example.org/a'), text('. Now')],
    ],
    ['[a](javascript:alert(1))', [text('a)')]],
    ['[a](data:text/html,x)', [text('a')]],
    ['[a](//evil.example)', [text('a')]],
    ['[a](https://x.org/"onload=)', [text('a')]],
    ['x ![picture](https://example.org/p.png) y', [text('x  y')]],
    ['<script>alert(1)</script>', [text('<script>alert(1)</script>')]],
    ['a<br/>b <!-- hidden -->', [text('a b ')]],
  ])('%j', (source, expected) => {
    expect(only(source)).toEqual([paragraph(...expected)])
  })
})

describe('robustness', () => {
  test(
    'any text parses, its sections count up from 1, and its links are on the allow-list',
    { timeout: 60_000 },
    () => {
      const pieces = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(
          '\n',
          '\n\n',
          '## ',
          '# ',
          '**',
          '*',
          '_',
          '[',
          '](',
          ')',
          '|',
          '|--|',
          '> ',
          '- ',
          '1. ',
          '```',
        ),
        fc.constantFrom(
          'Summary',
          'Executive Summary',
          'javascript:alert(1)',
          'https://a.b',
          '<',
          '>',
          '\\',
          '&#0;',
          '~~~',
        ),
      )
      fc.assert(
        fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
          const document = parseReport(parts.join(''))
          expect(document.sections.map((section) => section.number)).toEqual(
            document.sections.map((_, index) => String(index + 1)),
          )
          const flat = JSON.stringify(document)
          expect(flat.match(/"url":"(?!https?:\/\/|mailto:)/i)).toBeNull()
          const anchors = [...flat.matchAll(/"anchor":"([^"]*)"/g)].map((match) => match[1])
          expect(new Set(anchors).size).toBe(anchors.length)
        }),
        { numRuns: 100 },
      )
    },
  )

  test.each([
    '*',
    '**a ',
    '[',
    '](',
    '[](',
    '<',
    '`',
    '> ',
    '- ',
    '# a\n',
    '|',
    'a|b\n|-|\n',
    '&',
    'é',
    'https://a.b ',
    '_a_ ',
    'x',
  ])('a hundred thousand times %j takes time in proportion', { timeout: 60_000 }, (piece) => {
    const started = performance.now()
    parseReport(piece.repeat(100_000))
    expect(performance.now() - started).toBeLessThan(30_000)
  })
})
