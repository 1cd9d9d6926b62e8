import { placeNamed } from '@cairn/knowledge/places'
import { once } from '@cairn/knowledge/once'
import { cosine, hasWord, vectorOf } from '@cairn/knowledge/vectors'
import { KNOWN_SYSTEMS } from './lexicon.ts'
import { MONTH_WORDS } from './months.ts'
import { isRoleNoun } from './role-nouns.ts'

/** Not a place, a system, a month or a part of the firm; `sure`: where hardly anything but a name can stand. */
export function isPersonalName(name: string, sure: boolean): boolean {
  const lower = name.toLowerCase()
  if (MONTH_WORDS.has(lower) || KNOWN_SYSTEMS.includes(lower) || PARTS.test(lower)) return false
  if (placeNamed(name) || isRoleNoun(name, lower) || isRoleNoun(name, lower.replace(/s$/, ''))) return false
  if (hasWord(lower)) return likeness(lower) > (sure ? NAME_INSIDE : NAME_FIRST)
  return sure || !/(?:[^aeiou]s|ing|tion|ment|ity)$/.test(lower)
}
const NAME_INSIDE = 0.1
const NAME_FIRST = 0.3
/** What a firm's parts and partners are called: they say, want and know things too. */
const PARTS =
  /^(?:finance|operations?|management|production|sales|support|head|office|hospitals?|council|board|unions?|schools?|dispatch|marketing|accounts|accounting|engineering|quality|purchasing|logistics|banks?|courts?|state|staff|everyone|everybody|nobody|someone|somebody|people|customers?|clients?|guests?|parents?|members?|reception|workshop|warehouse|kitchen|admin|procurement|maintenance|security|insurance|church|family|mother|father|mum|mom|dad|wife|husband|boss|corporate|english|excel|word|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter|she|he|they|it|this|that|who|what|which|one|two|three|four|five|six|seven|eight|nine|ten|several|both|half|most|some|all|each|none|any|other|others|the|my|our|your|his|her|their|if|when|but|and|also|only|so|now|then|great|god|lord|covid|corona|brexit|old|young|new|big|small|nothing|everything|anything|something|anyone|anybody|no|not|there|here|yes|just|even|still|last|next|first|second|third|every|several|many|few|more|less|such|another|these|those|we|you)$/

function likeness(word: string): number {
  return cosine(names(), vectorOf([word]))
}
/** The direction of first names. */
const names = once(() => vectorOf('john mary peter sarah david anna james maria paul susan carlos ahmed'.split(' ')))
