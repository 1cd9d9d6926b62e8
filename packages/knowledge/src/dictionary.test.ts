import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { englishOf, hasDictionary } from './dictionary.ts'

const FOLDER = new URL('../data/words/', import.meta.url)
const files = readdirSync(FOLDER)

test.each(files)('%s: each form once, in small letters, with its English', (file) => {
  const rows = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as string[]
  expect(rows.length).toBeGreaterThan(4000)
  for (const row of rows) expect(row).toMatch(/^[\p{Ll}'-]+\*? \S.*$/u)
  const forms = rows.map((row) => row.slice(0, row.indexOf(' ')))
  expect(new Set(forms).size).toBe(forms.length)
})

test.each([
  ['es', 'facturas', 'invoices'],
  ['it', 'è', 'is'],
  ['it', 'e', 'and'],
  ['pl', 'nikt', 'nobody'],
  ['fr', 'impayées', 'unpaid'],
  ['nl', 'zonder', 'without'],
  ['pt', 'nao', 'not'],
])('%s: %s is %s', (language, word, english) => {
  expect(englishOf(language, word)).toBe(english)
})

test('words that have grown together are taken apart', () => {
  expect(englishOf('de', 'wartungsvertrag')).toBe('maintenance contract')
  expect(englishOf('nl', 'voorraadverschillen')).toMatch(/^stock difference/)
})

test('what no dictionary holds is left as it is', () => {
  expect(englishOf('es', 'arequipa')).toBeUndefined()
  expect(englishOf('tr', 'fatura')).toBeUndefined()
  expect([hasDictionary('de'), hasDictionary('tr')]).toEqual([true, false])
})
