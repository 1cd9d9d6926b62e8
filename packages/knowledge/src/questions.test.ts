import { expect, test } from 'vitest'
import { answerTo, QUESTIONS } from './questions.ts'

test('every answer is short, its own, and asks for no more than it says', () => {
  expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length)
  expect(new Set(QUESTIONS.map(({ answer }) => answer)).size).toBe(QUESTIONS.length)
  for (const { answer, asks } of QUESTIONS) {
    expect(answer.split(/\s+/).length).toBeLessThan(48)
    expect(asks.length).toBeGreaterThan(0)
  }
})

test.each([
  ['Would cameras on the gate be any good or is that just toys?', 'camera'],
  ['Is a satellite picture enough to decide the day?', 'satellite'],
  ['Legge davvero una macchina le grafie degli anni Trenta?', 'old-hands'],
  ['Should we send reminders by SMS or WhatsApp?', 'sms-or-whatsapp'],
  ['Should we build our own program or buy a ready one?', 'build-or-buy'],
  ['May staff paste client letters into ChatGPT?', 'secrets'],
  ['Is it too little data to predict where the good slate is?', 'little-data'],
  ['Can AI measure a child from a photo?', 'person-from-photo'],
])('%s', (question, id) => {
  expect(answerTo(question)).toBe(QUESTIONS.find((one) => one.id === id)?.answer)
})

test.each([
  'Is our rent too high?',
  'Who should be the next chairman?',
  'Camping or hotel?',
  'Who should get the satellite office, Anna or Ben?',
  'Should the chips on our fries be thicker?',
  'Why does our barcode reader break every winter?',
  'Should one branch close?',
  'Is a text message organised by the office safe?',
  'Should I build a second hall or buy the house next door?',
  'Should we lease or buy the new camera van?',
  'Can we mark the papers as confidential before the exam board sees them?',
  'The question whether we need sensors was settled in May.',
])('left open: %s', (question) => {
  expect(answerTo(question)).toBeUndefined()
})
