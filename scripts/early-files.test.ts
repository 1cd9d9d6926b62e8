import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../apps/web', file), 'utf8')

test('every page of the router is asked for early', () => {
  const early = read('build/early-files.ts')
  const pages = [...read('src/app/router.tsx').matchAll(/import\('\.(?:\.\/|\/)([^']+)'\)/g)].map(
    ([, file]) => file ?? '',
  )
  expect(pages.length).toBeGreaterThan(10)
  const late = pages.filter((file) => !early.includes(file))
  expect(late).toEqual(['not-found-page.tsx'])
})
