import { expect, test } from 'vitest'
import type { Plan } from '../plan.ts'
import { limitsKept } from './limits-kept.ts'

const kept = (kind: string, quote: string) =>
  limitsKept({ limits: [{ id: 'l1', kind, quote, labels: [] }] } as unknown as Plan, 5).map((row) => row.join(': '))

test.each([
  ['agreement', 'The union signed for two years that nobody is timed', 'representatives read this plan'],
  ['agreement', 'Our works agreement on shift pay runs until May', 'representatives read this plan'],
  ['agreement', 'The port contract says no drawings leave the yard', 'Read the clause'],
  ['promise', 'I promised the crew that nobody loses a job over it', 'work that is left undone'],
  ['promise', 'We told parents that their children are never filmed', 'no test and no tool may break it'],
  ['promise', 'The chair has promised the bank lower losses from autumn', 'no test and no tool may break it'],
  ['refusal', 'I told them no lock-in for years', 'no step here goes back on it'],
  ['refusal', 'We will not quote a price by machine', 'stands in every offer'],
  ['refusal', 'I will not have a robot answering my phone', 'stands in every offer'],
  ['promise', 'The seasoning stays as it is, under Olga’s hand', 'no tool advises on it'],
  ['refusal', 'The board will not accept that cutters lose their jobs', 'work that is left undone'],
  ['refusal', 'A firm offered us smart bins and the council laughed', 'no step here goes back on it'],
  ['agreement', 'The procurement law makes us wait and only 20,000 is free', 'whoever signs checks'],
  ['technical', 'Reception is poor past the shearing shed', 'work without a connection'],
  ['technical', 'There is no signal in the lower two tunnels', 'work without a connection'],
  ['technical', 'The cold store allows no ordinary tablets at all', 'tried under this condition'],
])('%s: %s', (kind, quote, how) => {
  expect(kept(kind, quote)).toHaveLength(1)
  expect(kept(kind, quote)[0]).toContain(how)
})

test('what names its things is told, and what points back is not', () => {
  expect(kept('data', 'Those drawings are under export control and do not leave our own network')).toHaveLength(1)
  expect(kept('data', 'This must never leave our own network, he says')).toEqual([])
})

test.each(['Not proven', 'full stop', 'this is final'])('a piece of a sentence binds nobody: %s', (quote) =>
  expect(kept('refusal', quote)).toEqual([]),
)
