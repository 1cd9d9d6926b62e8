import { describe, expect, test } from 'vitest'
import { advise } from './advise.ts'
import { USE_CASES } from './knowledge/library.ts'
import { splitSentences } from './reading/sentences.ts'
import { crosses, readRedLines } from './red-lines.ts'
import { sampleBrief } from './testing/sample-briefs.ts'

const lines = (text: string) => readRedLines(splitSentences(text, 'challenges', 'en'))
const rulesOut = (text: string, id: string) => lines(text).some((line) => crosses(USE_CASES.get(id)!, line))

test.each([
  ['No cameras or microphones in residents’ rooms.', ['camera', 'listening']],
  ['Nothing that could identify a client goes into any outside system, ever.', ['outside']],
  ['Client names must never leave our own server.', ['outside']],
  ['Nothing may leave the building.', ['outside']],
  ['The phone rings at night and we must answer it ourselves.', ['assistant']],
  ['We set up a chatbot and took it down after two days.', ['assistant']],
  ['The art team voted against generated art in the game.', ['generated']],
  ['We do not want a machine declining anyone.', ['decision']],
  ['I dont want members watched by AI.', ['tracking']],
])('%j bans %j', (text, bans) => {
  expect(lines(text).flatMap((line) => line.bans)).toEqual(expect.arrayContaining(bans))
})

describe('a ban covers what the tool does', () => {
  test.each([
    ['No cameras or microphones in residents’ rooms.', 'healthcare/consult-notes'],
    ['We do not allow recordings of sessions.', 'general/meeting-notes'],
    ['No camera may be used.', 'manufacturing/vision-inspection'],
    ['Nothing about a client goes into any outside system.', 'nonprofit/case-notes'],
    ['We must answer every call ourselves.', 'general/enquiry-answers'],
    ['We do not want dynamic pricing.', 'hospitality/room-rates'],
  ])('%j rules out %s', (text, id) => expect(rulesOut(text, id)).toBe(true))

  test.each([
    ['No cameras in the change rooms.', 'manufacturing/vision-inspection'],
    ['Nothing may leave the building.', 'manufacturing/scrap-causes'],
    ['We do not want chatbots.', 'hospitality/rosters'],
  ])('%j leaves %s open', (text, id) => expect(rulesOut(text, id)).toBe(false))
})

test.each([
  'We will not put any pupil photo into an AI system.',
  'The phone rings at 3 am and we must answer it ourselves.',
  'My niece set up a chatbot on the website and we took it down again.',
])('%j is never evidence', (challenges) => {
  const { findings } = advise(sampleBrief({ industry: 'Funeral home', challenges }), {
    date: '2026-11-15',
    provider: 'The Institute',
    contactEmail: 'hello@example.org',
  })
  expect(findings.initiatives.flatMap((one) => one.quotes)).not.toContain(challenges)
})
