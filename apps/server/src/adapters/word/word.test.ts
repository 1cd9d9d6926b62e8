import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { reportModel } from '../../report/report-model.ts'
import { adviceSource, ARABIC, CHINESE, EVERY_SCRIPT, HOSTILE, textSource } from '../../report/testing/sources.ts'
import { inspect } from '../pdf/testing/inspection.ts'
import { openWord } from './client.ts'
import { openWordFile } from './testing/opened-word.ts'

const word = openWord(pino({ level: 'silent' }), { startMs: 60_000, renderMs: 120_000, waitMs: 150_000 })
const folder = mkdtempSync(path.join(os.tmpdir(), 'cairn-word-'))
afterAll(async () => {
  await word.close()
  rmSync(folder, { recursive: true })
})

test('the file holds what the PDF holds: headings, tables, lists, captions and pictures with their words', async () => {
  const model = reportModel(adviceSource())
  const { headings, pictures, captions, headRows, text, parts } = openWordFile(await word.render(model))
  expect(headings.filter(([level]) => level === 1).map(([, words]) => words)).toEqual([
    '1. Executive Summary',
    '2. Recommended AI Initiatives',
    '3. Why Start Here',
    '4. High-Level Timeline/Milestones',
    '5. Security Considerations',
    '6. Summary',
    'References',
    'Appendix A: Client Information',
    'Appendix B: AI Analysis Method',
    'Appendix C: Knowledge Foundation',
    'Appendix D: Security and Limitations',
    'Appendix E: About the Provider',
    'Notice',
  ])
  const deeper = [...model.sections, ...model.appendix].flatMap(({ blocks }) =>
    blocks.filter(({ type }) => type === 'heading'),
  )
  expect(headings.filter(([level]) => level > 1)).toHaveLength(deeper.length)
  const charts = model.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'chart' ? [block.chart] : [])),
  )
  expect(charts).toHaveLength(3)
  expect(pictures).toEqual(charts.map(({ description }) => description))
  expect(captions).toEqual(charts.map(({ title, caption }, index) => `Figure ${index + 1}. ${title}. ${caption}`))
  expect([...parts.keys()].filter((name) => name.startsWith('word/'))).toContain('word/numbering.xml')
  expect(headRows).toBeGreaterThan(3)
  expect(text).toContain('Riverbend Orchards Pty Ltd')
  expect(model.headline).toHaveLength(3)
  for (const { label, text: said } of model.headline) expect(text).toContain(`${label}\n${said}`)
  expect(text.trimEnd()).toContain(model.notice)
  expect(parts.get('docProps/core.xml')).toContain('AI Opportunity Assessment – Riverbend Orchards Pty Ltd')
})

test('nothing in it asks the reader anything: no field to update, no macro, no link but to the web', async () => {
  const { parts } = openWordFile(await word.render(reportModel(adviceSource())))
  const all = [...parts.values()].join('\n')
  expect(all).not.toMatch(/w:dirty="(true|1)"|<w:updateFields|vbaProject|attachedTemplate|w:altChunk/)
  const targets = [...all.matchAll(/Target="([^"]*)" TargetMode="External"/g)].map(([, target = '']) => target)
  expect(targets.length).toBeGreaterThan(0)
  for (const target of targets) expect(target).toMatch(/^(https?:|mailto:)/)
  // Every place in the contents is on a page.
  expect(parts.get('word/document.xml')).toMatch(/PAGEREF [^<]*<.*?<w:t[^>]*>\d+<\/w:t>/s)
})

test.each(Object.entries({ ...HOSTILE, ARABIC, CHINESE, EVERY_SCRIPT }))(
  '%s makes a file that can be read',
  async (_name, text) => {
    const model = reportModel(textSource(text, { company_name: 'A <b> & "C" \u0007\u202e]]>' }))
    const { headings, text: written, parts } = openWordFile(await word.render(model))
    expect(headings.at(-1)).toEqual([1, 'Notice'])
    expect(written).toContain('A <b> & "C" ]]>')
    for (const [, target = ''] of (parts.get('word/_rels/document.xml.rels') ?? '').matchAll(
      /Target="([^"]*)" TargetMode="External"/g,
    ))
      expect(target).toMatch(/^(https?:|mailto:)/)
  },
)

test('Arabic runs from the right', async () => {
  const { parts } = openWordFile(await word.render(reportModel(textSource(ARABIC))))
  const body = parts.get('word/document.xml') ?? ''
  expect(body).toContain('<w:bidi/>')
  expect(body).toContain('<w:bidiVisual/>')
  expect(body).toContain('<w:rtl/>')
})

/** What is converted; set CAIRN_SOFFICE where it is not on the path. */
const SOFFICE = process.env['CAIRN_SOFFICE'] ?? 'soffice'
const run = promisify(execFile)

test('LibreOffice opens it and sets its pages', { timeout: 600_000 }, async (context) => {
  const there = await run(SOFFICE, ['--version']).then(() => true, () => false) // prettier-ignore
  if (!there) {
    console.warn('The Word file was NOT opened by LibreOffice: it is not installed (Debian: libreoffice-writer-nogui)')
    context.skip('LibreOffice is not installed')
  }
  const sources = {
    report: adviceSource(),
    arabic: textSource(ARABIC),
    chinese: textSource(CHINESE),
    scripts: textSource(EVERY_SCRIPT),
  }
  const files = await Promise.all(
    Object.entries(sources).map(async ([name, source]) => {
      const file = path.join(folder, `${name}.docx`)
      writeFileSync(file, await word.render(reportModel(source)))
      return file
    }),
  )
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`
  await run(SOFFICE, [
    profile,
    '--headless',
    '--convert-to',
    'pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"},"ExportBookmarks":{"type":"boolean","value":"true"}}',
    '--outdir',
    folder,
    ...files,
  ])
  const { pages, bookmarks, pictures } = inspect(readFileSync(path.join(folder, 'report.pdf')))
  expect(pages).toBeGreaterThan(6)
  expect(pages).toBeLessThan(40)
  expect(bookmarks).toContain('1. Executive Summary')
  expect(pictures).toHaveLength(3)
  for (const name of Object.keys(sources))
    expect(inspect(readFileSync(path.join(folder, `${name}.pdf`))).pages).toBeGreaterThan(2)
})
