import type { Insights } from '@cairn/contract/insights'
import { expect, test } from 'vitest'
import { changesBetween } from './version-changes.ts'

type Initiative = Insights['initiatives'][number]
const initiative = (id: string, changes: Partial<Initiative> = {}) =>
  ({ id, name: `Name of ${id}`, evidence: [`words on ${id}`], figures: [], ...changes }) as Initiative
const report = (...initiatives: Initiative[]) => ({ initiatives }) as unknown as Insights

test('the same report has no changes', () => {
  const one = report(initiative('a'), initiative('b', { figures: ['no-shows, 15% now'] }))
  expect(changesBetween(one, structuredClone(one))).toEqual([])
})

test('what came, what went and what moved is told with its places', () => {
  const before = report(initiative('a'), initiative('b'), initiative('c'))
  const after = report(initiative('c'), initiative('d'), initiative('a'))
  expect(changesBetween(before, after)).toEqual([
    { kind: 'went', name: 'Name of b', from: 2 },
    { kind: 'moved', name: 'Name of c', from: 3, to: 1 },
    { kind: 'came', name: 'Name of d', to: 2 },
    { kind: 'moved', name: 'Name of a', from: 1, to: 3 },
  ])
})

test('the same words helped in another way are one matter, not two', () => {
  const after = report(initiative('z', { evidence: ['words on a'], name: 'Another way' }))
  expect(changesBetween(report(initiative('a')), after)).toEqual([
    { kind: 'way', name: 'Another way', detail: 'Name of a' },
  ])
})

test('a figure, a record, a person or a price that is now known is bound', () => {
  const before = report(initiative('a', { rests_on: { data: '', owner: '', cost: '', waits: '' } }))
  const after = report(
    initiative('a', {
      figures: ['no-shows, 15% now, 8% wanted'],
      rests_on: { data: 'appointment book', owner: 'practice manager', cost: '€2,000 to 4,000', waits: '' },
    }),
  )
  expect(changesBetween(before, after).map(({ kind, detail }) => [kind, detail])).toEqual([
    ['bound', 'no-shows, 15% now, 8% wanted'],
    ['bound', 'Records: appointment book'],
    ['bound', 'Owner: practice manager'],
    ['bound', 'Cost: €2,000 to 4,000'],
  ])
})

test('of a report that did not record what it was held to nothing is called new', () => {
  const { figures: _, ...older } = initiative('a')
  expect(changesBetween(report(older as Initiative), report(initiative('a', { figures: ['15% now'] })))).toEqual([])
})
