import { expect, test } from 'vitest'
import { read } from '../read/read.ts'
import { ruledOut } from './barred.ts'
import { brief } from '../testing/told-brief.ts'

function facts(challenges: string) {
  return read(brief({ business_goals: 'Answer customers faster.', challenges }), '2026-11-16')
}

test.each([
  ['I wouldn’t want my customers filling in forms, they ring and get a person.', 'selfserve'],
  ['Our buyers will never use a website.', 'selfserve'],
  ['We promised callers always a human, never a bot.', 'receptionist'],
  ['No guest is ever to speak with a machine.', 'receptionist'],
  ['The union has opposed cameras at the line.', 'count'],
  ['We will not have photos taken in the wards.', 'inspect'],
  ['Not doing tags again, the last ones melted.', 'trace'],
  ['Nobody may be recorded, we do not want microphones.', 'transcribe'],
  ['The signed agreement says that weighing will not be added to the porters’ tasks.', 'waste'],
  ['No scoring of clients please.', 'rank'],
  ['Calls from families stay with a person, that is what they pay for.', 'receptionist'],
  ['No voice robots on our line.', 'receptionist'],
  ['A portal for the fitters we do not need.', 'selfserve'],
  ['We tried an ordering website in 2019 and six people used it.', 'selfserve'],
])('%s rules out %s', (challenges, move) => {
  expect(ruledOut(facts(challenges), move)).toBeDefined()
})

test.each([
  ['Customers send photos of the damage by phone.', 'inspect'],
  ['Forms come in half empty.', 'selfserve'],
  ['We do not need to print the forms any more.', 'selfserve'],
  ['Calls stay unanswered when people queue.', 'receptionist'],
  ['The cook does not measure.', 'waste'],
  ['Calls are recorded and callers are told.', 'transcribe'],
  ['Tags fall off in the wash.', 'trace'],
])('%s does not rule out %s', (challenges, move) => {
  expect(ruledOut(facts(challenges), move)).toBeUndefined()
})
