import { appendixConfig } from '@cairn/advisor/appendix'
import { type Block, plainText } from '@cairn/advisor/document'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { reportModel } from '../../report/report-model.ts'
import {
  adviceSource,
  ARABIC,
  BRAND,
  BRIEF,
  CHINESE,
  EVERY_SCRIPT,
  HOSTILE,
  textSource,
} from '../../report/testing/sources.ts'
import { startProcess } from '../../testing/child-process.ts'
import { openPdf } from './client.ts'
import { enginesHere } from './engine.ts'
import { inspect } from './testing/inspection.ts'
import { pageTexts, withoutBlanks } from './testing/page-text.ts'

const warnings: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) })
const PATIENT = { startMs: 120_000, renderMs: 60_000, waitMs: 120_000 } // machines that test may be busy
const ENGINES = enginesHere()
/** The engine this platform uses comes first; WebAssembly is held to the same on every platform. */
const opened = ENGINES.map((engine) => ({ engine, pdf: openPdf(log, { ...PATIENT, engine }) }))
const [{ pdf }] = opened as [(typeof opened)[number]]
afterAll(() => Promise.all(opened.map((one) => one.pdf.close())))

test('Linux on x64 has the native engine, other platforms WebAssembly', () => {
  const native = process.platform === 'linux' && process.arch === 'x64'
  expect(ENGINES).toEqual(native ? ['native', 'wasm'] : ['wasm'])
})

const SECTIONS = [
  '1 Executive Summary',
  '2 Recommended AI Initiatives',
  '3 Why Start Here',
  '4 High-Level Timeline/Milestones',
  '5 Security Considerations',
  '6 Summary',
  'References',
  'A Client Information',
  'B AI Analysis Method',
  'C Knowledge Foundation',
  'D Security and Limitations',
  'E About the Provider',
  'Notice',
]

describe.each(opened)('by $engine', ({ pdf }) => {
  test('a report has its title, its bookmarks, its charts in words, its links and its language', async () => {
    const found = inspect(await pdf.render(reportModel(adviceSource())))
    expect(found.pages).toBeGreaterThan(8)
    expect(found.bookmarks).toEqual(expect.arrayContaining([...SECTIONS, 'B.1 Discovery']))
    expect(found.bookmarks.filter((one) => SECTIONS.includes(one))).toEqual(SECTIONS)
    expect(found.pictures.toSorted()).toEqual([
      expect.stringMatching(/^I1 .*, Prepare and test: \d+ \w{3} 20\d\d to /),
      expect.stringContaining('Up and to the right is better. Shown are feasibility '),
      expect.stringContaining('What there is to gain, of 5: Customer and revenue '),
    ])
    expect(found.links).toContain('https://www.industry.gov.au')
    expect(found.language).toBe('en')
    expect(found.metadata).toContain('AI Opportunity Assessment – Riverbend Orchards Pty Ltd')
    expect(found.metadata).toContain('Institute for Machine Learning')
    expect(found.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
  })

  test.each([
    ['plain text', textSource('Just words.\n\nAnd more of them.', null), 'en'],
    ['Arabic', textSource(ARABIC), 'ar'],
    ['Chinese', textSource(CHINESE), 'zh'],
    ['every script', textSource(EVERY_SCRIPT), 'en'],
  ])('%s is set within PDF/UA-1', async (_, source, language) => {
    const before = warnings.length
    const found = inspect(await pdf.render(reportModel(source)))
    expect(found.language).toBe(language)
    expect(found.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(warnings.slice(before)).toEqual([])
  })

  describe('whatever stands in a report, it is text', () => {
    test.each(Object.entries(HOSTILE))('%s', async (_, text) => {
      const source = textSource(text, { company_name: text.slice(0, 100), industry: text.slice(0, 100) })
      const found = inspect(await pdf.render(reportModel(source)))
      expect(found.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
      expect(found.objects).not.toMatch(/\/(JS|JavaScript|OpenAction|AA|Launch|EmbeddedFile|SubmitForm|ImportData)\b/)
      for (const link of found.links) expect(link).toMatch(/^(https?:\/\/|mailto:)/)
    })

    test('a report of 100,000 characters', async () => {
      const paragraph = `${'Forecast the fruit by block and week, and compare it with the shed. '.repeat(9)}\n\n`
      const found = inspect(await pdf.render(reportModel(textSource(`## Executive Summary\n${paragraph.repeat(165)}`))))
      expect(found.pages).toBeGreaterThan(30)
    })
  })

  test('what the standard refuses is set without the claim, and the log says why', async () => {
    const { sections, ...model } = reportModel(adviceSource())
    const mute = JSON.parse(JSON.stringify(sections).replace(/"description":"[^"]*"/g, '"description":""'))
    const before = warnings.length
    const found = inspect(await pdf.render({ ...model, sections: mute }))
    expect(found.pages).toBeGreaterThan(8)
    expect(found.metadata).not.toContain('pdfuaid')
    expect(warnings.slice(before)).toEqual([expect.stringContaining('a PDF was made outside PDF/UA-1')])
  })
})

test('the cover carries the decision, the cost and the first date; captions say how to read what is shown', async () => {
  const source = adviceSource({
    description: `${BRIEF.description} We are in Tasmania, Australia.`,
    team_ai_familiarity: 'Our budget is $40,000.',
  })
  const quote = { type: 'quote' as const, children: [] as Block[] }
  quote.children.push({ type: 'paragraph', children: [{ type: 'text', text: 'Spray diaries are on paper.' }] })
  source.document.preamble.push(quote)
  const model = reportModel(source)
  const [cover, ...pages] = await pageTexts(await pdf.render(model))
  for (const { label, text, note } of model.headline)
    for (const words of [label, text, note]) expect(cover).toContain(withoutBlanks(words))
  const inside = pages.join('')
  for (const words of [
    'In your words',
    'a long bar means much to gain',
    'Up and to the right is better',
    'Where the colour changes',
  ])
    expect(inside).toContain(withoutBlanks(words))
})

test('a title in bold stays with its list, and the notice with the end of the appendix', async () => {
  const parts = Array.from({ length: 90 }, (_, at) =>
    ['Some words of a longer report. '.repeat(1 + (at % 7)), `**Title${at}.**`, `- item${at}-first\n- another`].join(
      '\n\n',
    ),
  )
  const source = textSource(`## Summary\n${parts.join('\n\n')}`)
  const pages = await pageTexts(await pdf.render(reportModel({ ...source, appendix: appendixConfig(BRAND) })))
  expect(pages.length).toBeGreaterThan(14)
  for (let at = 0; at < parts.length; at += 1)
    expect(pages.findIndex((page) => page.includes(`Title${at}.`))).toBe(
      pages.findIndex((page) => page.includes(`item${at}-first`)),
    )
  expect(pages.at(-1)).toMatch(/Contactdetails.*Notice/)
})

test('a tall table begins where there is room, and parts between its rows', async () => {
  const rows = Array.from(
    { length: 6 },
    (_, at) => `| row${at} | ${'Say what is done and how it is known. '.repeat(6)} |`,
  )
  const words = `${'Some words of a longer report. '.repeat(30)}\n\n`.repeat(3)
  const source = textSource(`## Summary\n${words}lastwords\n\n| When | What |\n|---|---|\n${rows.join('\n')}`)
  const pages = await pageTexts(await pdf.render(reportModel(source)))
  const pageOf = (text: string) => pages.findIndex((page) => page.includes(text))
  expect(pageOf('row0')).toBe(pageOf('lastwords'))
  expect(pageOf('row5')).toBeGreaterThan(pageOf('row0'))
})

test('the brand of the installation signs it', async () => {
  const source = adviceSource()
  const brand = { ...source.brand, provider: 'Northern College of Data', contact_email: 'ask@example.net' }
  const found = inspect(await pdf.render(reportModel({ ...source, brand })))
  expect(found.metadata).toContain('Northern College of Data')
  expect(found.links).toContain('mailto:ask@example.net')
})

test('the same report is the same bytes, whichever process makes it', async () => {
  const model = reportModel(adviceSource())
  const other = openPdf(log, { ...PATIENT, children: 1 })
  const [one, two] = await Promise.all([pdf.render(model), other.render(model)])
  await other.close()
  expect(Buffer.compare(one, two)).toBe(0)
})

test(
  'a process killed in the middle of its work fails one report; the next is made',
  { timeout: 600_000 },
  async () => {
    const model = reportModel(adviceSource())
    const one = openPdf(pino({ level: 'silent' }), { ...PATIENT, children: 1 })
    await one.render(model)
    const interrupted = one.render({ ...model, company: 'Interrupted' })
    for (const pid of one.pids()) process.kill(pid, 'SIGKILL')
    await expect(interrupted).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
    expect(inspect(await one.render({ ...model, company: 'Next' })).pages).toBeGreaterThan(8)
    await one.close()
  },
)

test('a process that needs too much memory ends itself', async () => {
  const small = openPdf(pino({ level: 'silent' }), { memoryMax: 60_000_000 })
  await expect(small.render(reportModel(textSource('Words.')))).rejects.toMatchObject({ code: 'unavailable' })
  await small.close()
})

test('no process outlives the server, however it died', async () => {
  const server = startProcess('adapters/pdf/testing/parent-process.ts', {})
  const pid = Number(/working (\d+)/.exec(await server.says('working'))?.[1])
  expect(process.kill(pid, 0)).toBe(true)
  await server.kill('SIGKILL')
  await expect.poll(() => alive(pid), { timeout: 30_000 }).toBe(false)
})

test('twenty different reports at once are all made', { timeout: 600_000 }, async () => {
  const model = reportModel(textSource('Words.'))
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, index) => pdf.render({ ...model, company: `Company ${index}` })),
  )
  expect(new Set(made.map((one) => Buffer.from(one).toString('latin1'))).size).toBe(20)
  expect(pdf.pids().length).toBeLessThanOrEqual(2)
})

test.skipIf(ENGINES.length < 2)('both engines set the same report', async () => {
  const model = reportModel(adviceSource())
  const [native, wasm] = await Promise.all(opened.map(async (one) => inspect(await one.pdf.render(model))))
  expect(wasm).toMatchObject({ bookmarks: native?.bookmarks, pages: native?.pages, pictures: native?.pictures })
  expect(new Set(wasm?.links)).toEqual(new Set(native?.links))
})

function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('labels hang beside what they say: without them the report has as many tables', async () => {
  const source = adviceSource()
  const isLabels = (block: Block) => block.type === 'table' && block.head.every((cell) => plainText(cell).trim() === '')
  const sections = source.document?.sections ?? []
  const without = sections.map((section) => ({ ...section, blocks: section.blocks.filter((one) => !isLabels(one)) }))
  expect(sections.flatMap(({ blocks }) => blocks).some(isLabels)).toBe(true)
  const tables = async (one: typeof pdf, of: typeof source) =>
    inspect(await one.render(reportModel(of))).objects.match(/\/S\s*\/Table\b/g)?.length
  for (const { pdf: one } of opened)
    expect(await tables(one, source)).toBe(
      await tables(one, { ...source, document: { ...source.document, sections: without } }),
    )
})
