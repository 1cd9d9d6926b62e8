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
  ['House rule: no plan and no sketch goes to any model outside our own servers.', ['outside']],
  ['The phone rings at night and we must answer it ourselves.', ['assistant']],
  ['We set up a chatbot and took it down after two days.', ['assistant']],
  ['The art team voted against generated art in the game.', ['generated']],
  ['We do not want a machine declining anyone.', ['decision']],
  ['I dont want members watched by AI.', ['tracking']],
])('%j bans %j', (text, bans) => {
  expect(lines(text).flatMap((line) => line.bans)).toEqual(expect.arrayContaining(bans))
})

test('a thing refused by its name rules out what bears that name', () => {
  expect(
    rulesOut('NO automatic captions, our board will not move.', 'education/lecture-captions-and-translation'),
  ).toBe(true)
  expect(rulesOut('NO automatic captions, our board will not move.', 'general/job-allocation')).toBe(false)
})

test.each([
  ['de', 'Ohne Kameras in der Halle.', 'camera'],
  ['de', 'Wir wollen keine Cloud.', 'outside'],
  ['de', 'Keine Gesichtserkennung, sagt der Betriebsrat.', 'biometrics'],
  ['it', 'Niente cloud per le ricette.', 'outside'],
  ['it', 'Non vogliamo telecamere in reparto.', 'camera'],
  ['fr', 'Pas de caméras dans les chambres.', 'camera'],
  ['fr', 'Sans licenciements.', 'jobs'],
  ['es', 'No queremos chatbots con los clientes.', 'assistant'],
  ['es', 'Sin cámaras en la cocina.', 'camera'],
  ['pt', 'Sem câmeras no vestiário.', 'camera'],
  ['pt', 'Não queremos nuvem para os prontuários.', 'outside'],
  ['nl', 'Geen camera in de kleedkamer.', 'camera'],
  ['ja', 'クラウドは使わない。', 'outside'],
  ['ja', '車内のカメラは禁止です。', 'camera'],
  ['zh', '不要摄像头。', 'camera'],
  ['hi', 'कैमरा नहीं चाहिए।', 'camera'],
  ['en', 'Godown mein camera nahi chahiye.', 'camera'],
] as const)('in %s, %j bans %s', (language, text, ban) => {
  const [line] = readRedLines(splitSentences(text, 'challenges', language))
  expect(line?.bans).toContain(ban)
})

test.each([
  'Wir haben keine Kamera.',
  'Nous n’avons pas de cloud.',
  'No tenemos cámaras.',
  'Counts never agree with the yard.',
  'Sensors so that we no longer need the old cloud export.',
])('%j refuses nothing', (text) => expect(lines(text)).toEqual([]))

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

test('a sentence that refuses two things is quoted once where the limits stand', () => {
  const refusal = 'No cameras in the packing shed and no photos of pickers in any AI tool'
  const { text } = advise(sampleBrief({ challenges: `Spray diaries are on paper. ${refusal}.` }), {
    date: '2026-11-16',
    provider: 'The provider',
    contactEmail: 'hello@example.org',
  })
  const security = text.split('## Security Considerations')[1]?.split('## Summary')[0] ?? ''
  expect(security.split(refusal)).toHaveLength(2)
})
