import { expect, test } from 'vitest'
import aims from '../data/aims.json' with { type: 'json' }
import objects from '../data/objects.json' with { type: 'json' }
import { aimsIn } from './aims.ts'
import { MOVES } from './moves.ts'
import { hasObject } from './objects.ts'

const IDS = new Set(MOVES.map(({ id }) => id))

test('every aim leads to a move, in one to four plain words, and to one only', () => {
  const seen = new Set<string>()
  for (const [move, phrases] of Object.entries(aims)) {
    expect(IDS, move).toContain(move)
    for (const phrase of phrases) {
      expect(phrase).toMatch(/^[\p{Ll}\p{N}'’]+(?: [\p{Ll}\p{N}'’]+){0,3}$/u)
      expect(seen.has(phrase), phrase).toBe(false)
      seen.add(phrase)
    }
  }
})

test('the longest phrase is taken, and plurals and hyphens do not matter', () => {
  expect(aimsIn('Fewer no-shows on Mondays')[0]?.move).toBe('remind')
  expect(aimsIn('Our absenteeism is 9%')[0]?.move).toBe('staffing')
  expect(aimsIn('Nothing of the kind')).toEqual([])
})

test('a move without its object in the sentence is known for it', () => {
  for (const move of Object.keys(objects)) expect(IDS, move).toContain(move)
  expect(hasObject('remind', 'absenteeism in the depot is 9%')).toBe(false)
  expect(hasObject('remind', 'one patient in five does not turn up')).toBe(true)
  expect(hasObject('collect', 'residual waste of 151 kg')).toBe(false)
})
