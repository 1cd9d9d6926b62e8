import type { Roadmap } from '@cairn/contract/roadmaps'
import { expect, test } from 'vitest'
import type { Filters } from './filters.ts'
import { selectRoadmaps } from './select-roadmaps.ts'

const row = (title: string, day: string, more: object = {}) =>
  ({
    id: title,
    title,
    report_type: 'opportunity_assessment',
    is_favorite: false,
    created_at: `2026-01-${day}`,
    updated_at: `2026-02-${day}`,
    content: { status: 'completed' },
    ...more,
  }) as Roadmap

const ROWS = [
  row('Müller 10', '03', { updated_at: '2026-03-01', is_favorite: true }),
  row('muller 2', '01', { content: { status: 'failed' } }),
  row('Acme', '02', { content: 'a text without a status' }),
  row('Broken', '09', { created_at: 'soon', updated_at: null, report_type: 'other' }),
]
const NONE: Filters = { search: '', reportType: 'all', status: 'all', favoritesOnly: false, sort: 'created_desc' }

test.each<[string, Partial<Filters>, string[]]>([
  ['newest first', {}, ['Müller 10', 'Acme', 'muller 2', 'Broken']],
  ['oldest first', { sort: 'created_asc' }, ['Broken', 'muller 2', 'Acme', 'Müller 10']],
  ['recently updated', { sort: 'updated_desc' }, ['Müller 10', 'Acme', 'muller 2', 'Broken']],
  ['title A-Z', { sort: 'title' }, ['Acme', 'Broken', 'muller 2', 'Müller 10']],
  ['a search without regard to case and accents', { search: ' MULLER ' }, ['Müller 10', 'muller 2']],
  ['one report type', { reportType: 'opportunity_assessment', search: 'b' }, []],
  ['failed ones', { status: 'failed' }, ['muller 2']],
  ['completed ones, also by default', { status: 'completed' }, ['Müller 10', 'Acme', 'Broken']],
  ['favourites', { favoritesOnly: true }, ['Müller 10']],
])('%s', (_, filters, titles) => {
  expect(selectRoadmaps(ROWS, { ...NONE, ...filters }).map(({ title }) => title)).toEqual(titles)
})
