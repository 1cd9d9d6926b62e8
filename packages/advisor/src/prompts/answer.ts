/** Text of a model → the object in it, whatever stands around it; undefined where there is none. */
export function parseAnswer(text: string): unknown {
  const spoken = text.replace(/^﻿?\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i, '')
  const from = spoken.indexOf('{')
  const to = spoken.lastIndexOf('}')
  if (from < 0 || to < from) return undefined
  const inner = spoken.slice(from, to + 1)
  for (const attempt of [inner, mended(inner)]) {
    try {
      return JSON.parse(attempt)
    } catch {
      // the next attempt
    }
  }
  return undefined
}

/** Trailing commas, comments, and line breaks inside strings. */
function mended(json: string): string {
  let out = ''
  let inString = false
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at] as string
    if (inString) {
      if (letter === '\\') out += letter + (json[(at += 1)] ?? '')
      else if (letter === '\n') out += '\\n'
      else if (letter === '\t') out += ' '
      else if (letter !== '\r') {
        out += letter
        if (letter === '"') inString = false
      }
    } else if (letter === '"') {
      inString = true
      out += letter
    } else if (letter === '/' && json[at + 1] === '/') while (at < json.length && json[at + 1] !== '\n') at += 1
    else out += letter
  }
  return out.replace(/,(\s*[}\]])/g, '$1')
}
