import { expect, test } from 'vitest'
import { glossaryRow } from './glossary-schema.ts'
import { GLOSSARY } from './glossary.ts'

test('every row of the glossary fits the schema', () => {
  for (const row of GLOSSARY) expect(glossaryRow.safeParse(row).error?.issues, row.english).toBeUndefined()
})

test('each language has a word in nearly every row', () => {
  for (const language of ['tr', 'vi', 'id', 'zh', 'ja', 'ko', 'ar'] as const) {
    const known = GLOSSARY.filter((row) => (row[language] ?? []).length > 0).length
    expect([language, known / GLOSSARY.length > 0.8]).toEqual([language, true])
  }
})
