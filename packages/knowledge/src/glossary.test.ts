import { expect, test } from 'vitest'
import { glossaryRow } from './glossary-schema.ts'
import { GLOSSARY } from './glossary.ts'

test('every row of the glossary fits the schema', () => {
  for (const row of GLOSSARY) expect(glossaryRow.safeParse(row).error?.issues, row.english).toBeUndefined()
})

test('the languages that are read best have a word in nearly every row', () => {
  for (const language of ['es', 'fr', 'de', 'it', 'pt', 'nl', 'pl'] as const) {
    const known = GLOSSARY.filter((row) => (row[language] ?? []).length > 0).length
    expect([language, known / GLOSSARY.length > 0.9]).toEqual([language, true])
  }
})
