import { isFunctionWord } from './features.ts'

/** Words that move a figure, in the languages we read: the closed class that measures are read by. */
export const CUT = 'cut|cutting|reduce|reducing|lower|lowering|bring down|drop|slash|trim|decrease|shorten|shave|shrink'
export const LIFT = 'raise|grow|lift|increase|improve|boost|expand'
export const FALL =
  'reducir|bajar|disminuir|recortar|réduire|diminuer|baisser|senken|reduzieren|verringern|kürzen|reduzir|baixar|diminuir|ridurre|abbassare|tagliare|zmniejszyć|obniżyć|ograniczyć|verlagen|verminderen|terugbrengen'
export const RISE =
  'aumentar|subir|incrementar|augmenter|accroître|steigern|erhöhen|aumentare|zwiększyć|podnieść|verhogen'
const GO = 'passer|pasar|passar|portare|bringen|bring|get|move|go'
export const FEWER = 'fewer|less|lower|faster|quicker|shorter|menos|moins de|weniger|minder|meno|mniej'
export const MORE = 'more|higher|más|plus de|mehr|meer|mais|più|więcej'

const MOVES = new RegExp(`^(?:${[CUT, LIFT, FALL, RISE, GO, FEWER, MORE].join('|')}|moins|plus)$`, 'iu')

/** Whether words that stand where a measure's name stands name nothing: none at all, a little word, one that moves figures. */
export function namesNothing(what: string): boolean {
  const bare = what.trim()
  return bare === '' || MOVES.test(bare) || isFunctionWord(bare.toLowerCase())
}
