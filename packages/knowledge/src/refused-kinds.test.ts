import { expect, test } from 'vitest'
import { refusedKind } from './refused-kind-schema.ts'
import { REFUSED_KINDS, refusedKindsOf } from './refused-kinds.ts'

test('every kind fits the schema, and its id, reason and way out are its own', () => {
  for (const one of REFUSED_KINDS) expect(refusedKind.safeParse(one).error?.issues, one.id).toBeUndefined()
  for (const key of ['id', 'because', 'instead'] as const)
    expect(new Set(REFUSED_KINDS.map((one) => one[key])).size).toBe(REFUSED_KINDS.length)
})

test('no law is named: laws differ by country', () => {
  const LAW = /[$€£¥]|\bGDPR\b|\bHIPAA\b|\bAct\b|[–—!]/
  expect(REFUSED_KINDS.filter(({ because, instead }) => LAW.test(`${because} ${instead}`)).map(({ id }) => id)).toEqual(
    [],
  )
})

test.each([
  ['falsify', 'The app may put in the cellar temperatures of the days we missed.', 'k-records'],
  ['impersonate', 'An AI copy of the voice of our late founder opens the fair.', 'k-voice-dead'],
  ['impersonate', 'The next audio guides are read in the voice of our actor without a new fee.', 'k-likeness'],
  ['covert', 'The dashcam should listen to what the drivers talk about.', 'k-covert-staff'],
  ['covert', 'A microphone under the counter tells what the customers say.', 'k-covert-customers'],
  ['clinical', 'The program decides from the pulse who may dive.', 'k-health'],
  ['biometrics', 'The spots get the voice of a well-known presenter, copied from old broadcasts.', 'k-likeness'],
  ['biometrics', 'Members are let in at the gate by their face.', 'k-face'],
  ['impersonate', 'The phone menu speaks with the voice of the commentator everybody knows.', 'k-likeness'],
  ['impersonate', 'A bot rings the neighbours as a cousin who lost touch.', 'k-poses-as-person'],
  [
    'impersonate',
    'The bot calls late payers and says it is from the court, as if it were an officer.',
    'k-false-office',
  ],
  [
    'profile',
    'Sort the forms by where the families come from and put those of a certain background last.',
    'k-discrimination',
  ],
  ['profile', 'That a woman may have a baby soon should count in the hiring score.', 'k-discrimination'],
  ['children', 'The camera shows which pupil is bored.', 'k-feelings'],
  ['evade', 'The till hides a part of the sales so that the tax is less.', 'k-office-misled'],
])('of a %s the words name the finer kind: %s', (danger, wish, id) => {
  expect(refusedKindsOf(wish, danger).map((one) => one.id)).toEqual([id])
})

test('where the danger is taken for another, the words must say three things of it', () => {
  expect(refusedKindsOf('The tablet should work out the insulin for the guest and say it.', 'favour')).toEqual([])
  expect(refusedKindsOf('The program sets the insulin by itself.', 'favour').map(({ id }) => id)).toEqual(['k-health'])
})

test('where two kinds are equally near, both are told of', () => {
  const wish = 'The microphones in the vans listen to the drivers and to the passengers.'
  expect(refusedKindsOf(wish, 'covert').map(({ id }) => id)).toEqual(['k-covert-staff', 'k-covert-customers'])
})
