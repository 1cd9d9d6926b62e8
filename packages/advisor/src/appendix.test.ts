import { appendixConfig as schema } from '@cairn/contract/appendix'
import { REFERENCES } from '@cairn/knowledge/references'
import { expect, test } from 'vitest'
import { appendixConfig } from './appendix.ts'

const config = appendixConfig({
  name: 'Cairn',
  provider: 'The Institute',
  slug: 'cairn',
  contact_email: 'hello@example.org',
  about_url: 'https://example.org/about',
})

test('keeps to the contract and has parts in every section but the table', () => {
  expect(schema.safeParse(config).error).toBeUndefined()
  const { a, ...rest } = config.appendix_sections
  expect(a.sections).toEqual([])
  for (const section of Object.values(rest)) expect(section.sections.length).toBeGreaterThanOrEqual(4)
})

test('publishes the formula, the eight lenses and the parts of the spec', () => {
  const text = JSON.stringify(config)
  for (const part of ['impact 30', 'feasibility 25', 'data 20', 'risk 15', 'fit 10', 'eight lenses', 'Two stages'])
    expect(text).toContain(part)
  for (const heading of [
    'Ethics and governance',
    'Implementation steps',
    'Ethical guidelines',
    'Limitations and assumptions',
    'Advisory nature',
    'Expertise areas',
    'Your AI journey',
    'Contact details',
  ])
    expect(text).toContain(`"heading":"${heading}"`)
})

test('links only to guidance that was seen at its publisher, and to the provider', () => {
  const links = Object.values(config.appendix_sections).flatMap((section) =>
    section.sections.flatMap((part) => part.links ?? []),
  )
  const allowed = new Set([
    ...REFERENCES.flatMap(({ seen, url }) => (seen === 'publisher' ? [url] : [])),
    'https://example.org/about',
    'mailto:hello@example.org',
  ])
  expect(links.filter((link) => !allowed.has(link.url))).toEqual([])
})

test('names no law, regulator or currency of one country', () => {
  const own = REFERENCES.filter(({ countries }) => countries.length > 0)
  const text = JSON.stringify(config)
  expect(own.filter(({ title }) => text.includes(title)).map(({ id }) => id)).toEqual([])
  expect(text).not.toMatch(/Australia|A\$|AUD/)
})
