import { words } from './words.ts'

/** People, by what they are to a firm: who acts or wishes, and seldom what a goal is about. */
export const PERSON = words(
  'board|director|directors|ceo|cfo|coo|cto|md|gm|owner|owners|boss|manager|managers|management|partner|partners|son|daughter|wife|husband|brother|sister|father|mother|customer|customers|client|clients|patient|patients|driver|drivers|officer|officers|staff|people|person|persons|crew|team|teams|member|members|guest|guests|resident|residents|student|students|pupil|pupils|parent|parents|nurse|nurses|planner|planners|technician|technicians|foreman|foremen|everyone|somebody|volunteer|volunteers|office|senior|seniors|dispatcher|dispatchers|supervisor|supervisors|colleague|colleagues|employee|employees|worker|workers|operator|operators|analyst|analysts|clerk|clerks|buyer|buyers|folk|folks|authority|supplier|suppliers',
)

/** Whether a name is that of people. */
export function isWho(name: string): boolean {
  return PERSON.has(name.split(/\s+/).at(-1)?.toLowerCase() ?? '')
}
