import { DIMS, type Features } from './features.ts'
import { TIMES } from './closed-times.ts'

/** What the classifier of closed times sees: the words around the time that a sentence names, all times being one word. */
export function closedTraits(text: string): Features {
  const words =
    text
      .toLowerCase()
      .replace(TIMES, ` ${TIME} `)
      .replace(/['’]/g, '')
      .match(/[\p{L}_]+|\d+/gu) ?? []
  const told = words.map((word) => (/^\d/.test(word) ? '#' : word))
  const at = told.indexOf(TIME)
  const near = at < 0 ? told.slice(0, 2 * AROUND) : told.slice(Math.max(0, at - AROUND), at + AROUND)
  const spoken = near.join(' ')
  const need = [
    ...near.map((word) => `cw:${word}`),
    ...near.filter((word) => word.length > STEM).map((word) => `cs:${word.slice(0, STEM)}`),
    ...near.slice(1).map((word, before) => `cb:${near[before]} ${word}`),
    ...near.slice(2).map((word, before) => `cg:${near[before]} ${word}`),
    `clong:${Math.min(4, Math.floor(words.length / 5))}`,
    `cnot:${NOT.test(spoken)}:${BEGINS.test(spoken)}`,
  ]
  return { kind: [], need: [...new Set(['cbias', ...need])], vector: NOWHERE }
}
/** That nothing begins is told with few words in any language. */
const NOT =
  /(?<!\p{L})(?:no|not|nothing|nobody|never|cannot|cant|dont|wont|isnt|nada|nadie|não|nenhum|rien|pas|aucun|nichts|niemand|kein\p{L}*|nicht|non|niente|nessun\p{L}*|geen|niet|niets|nic|nie)(?!\p{L})/u
const BEGINS =
  /(?<!\p{L})(?:start|begin|began|begun|launch|kick|commenc|roll|introduc|new|empez|empiez|comenz|comienz|inici|nuev|começ|novo|démarr|nouve|anfang|angefang|neue|cominci|inizi|avvi|nuov|nieuw|zaczyn|rozpocz|now)/u

export function namesTime(text: string): boolean {
  return A_TIME.test(text)
}
const A_TIME = new RegExp(TIMES.source, 'iu')
const TIME = '_time_'
const STEM = 5
/** A long sentence tells of other things too. */
const AROUND = 14
const NOWHERE = new Float32Array(DIMS)
