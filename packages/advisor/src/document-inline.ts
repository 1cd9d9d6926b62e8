import { LINK_MAX, LINK_PATTERN } from '@cairn/contract/report-document'
import type { Inline } from './document-tree.ts'

/** Renderers walk the tree recursively: a text of ten thousand asterisks must not become a tree that deep. */
const DEPTH_MAX = 8
const URL_MAX = LINK_MAX

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Text within one block → inlines, in one pass. Markup that is not known stays text. */
export function parseInline(source: string): Inline[] {
  return parse(source, true)
}

export function allowedUrl(url: string): boolean {
  return url.length <= LINK_MAX && LINK_PATTERN.test(url)
}

interface Frame {
  marker: string // '' for the outermost
  nodes: Inline[]
}

function parse(source: string, linksAllowed: boolean): Inline[] {
  const closing = linksAllowed ? matchBrackets(source) : new Map<number, number>()
  const nextParenthesis = nextOf(source, ')')
  const nextAngle = nextOf(source, '>')
  const frames: Frame[] = [{ marker: '', nodes: [] }]
  let plain = ''

  const top = () => frames[frames.length - 1] as Frame
  const flush = () => {
    if (plain) top().nodes.push({ type: 'text', text: plain })
    plain = ''
  }
  const link = (url: string, label: string) => {
    const children = parse(label, false)
    flush()
    if (children.length === 0) return
    if (allowedUrl(url)) top().nodes.push({ type: 'link', url, children })
    else top().nodes.push(...children)
  }

  let at = 0
  while (at < source.length) {
    const character = source[at] as string
    if (character === '\\' && /[!-/:-@[-`{-~]/.test(source[at + 1] ?? '')) {
      plain += source[at + 1]
      at += 2
    } else if (character === '`') {
      while (source[at] === '`') at += 1
    } else if (character === '&') {
      const entity = /^&(?:([a-z]{2,5})|#(\d{1,6}));/.exec(source.slice(at, at + 10))
      const decoded = entity?.[1] ? ENTITIES[entity[1]] : entity?.[2] ? fromCodePoint(Number(entity[2])) : undefined
      plain += decoded ?? '&'
      at += decoded === undefined ? 1 : (entity as RegExpExecArray)[0].length
    } else if (character === '[' && closing.has(at)) {
      const end = closing.get(at) as number
      const close = source[end + 1] === '(' ? nextParenthesis(end + 2) : -1
      if (close === -1 || close - end > URL_MAX) {
        plain += character
        at += 1
      } else {
        const image = plain.endsWith('!') && source[at - 1] === '!'
        if (image) plain = plain.slice(0, -1)
        else link(target(source.slice(end + 2, close)), source.slice(at + 1, end))
        at = close + 1
      }
    } else if (character === '<') {
      const close = nextAngle(at)
      const inside = close === -1 || close - at > URL_MAX ? '' : source.slice(at + 1, close)
      if (linksAllowed && allowedUrl(inside)) {
        link(inside, inside)
        at = close + 1
      } else if (/^br\s*\/?$/i.test(inside)) {
        plain += ' '
        at = close + 1
      } else if (inside.startsWith('!--')) {
        at = close + 1
      } else {
        plain += character
        at += 1
      }
    } else if (character === '*' || character === '_') {
      let end = at
      while (source[end] === character) end += 1
      const before = source[at - 1] ?? ' '
      const after = source[end] ?? ' '
      const inWord = character === '_' && /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after)
      let left = end - at
      at = end
      if (inWord || left > 3) {
        plain += character.repeat(left)
        continue
      }
      while (left > 0) {
        const innermost = top().marker
        // '***' ends what was opened last first.
        const fits = innermost.startsWith(character) && innermost.length <= left && !/\s/.test(before)
        const width = fits ? innermost.length : left >= 2 ? 2 : 1
        const marker = character.repeat(width)
        if (!/\s/.test(before) && frames.some((frame) => frame.marker === marker)) {
          flush()
          close(frames, marker)
        } else if (!/\s/.test(after) && frames.length <= DEPTH_MAX) {
          flush()
          frames.push({ marker, nodes: [] })
        } else {
          plain += marker
        }
        left -= width
      }
    } else if (linksAllowed && character === 'h' && /^https?:\/\//.test(source.slice(at, at + 8))) {
      const found = /^[^\s<>"'`\\{}()[\]|*]+/.exec(source.slice(at, at + URL_MAX))?.[0] ?? ''
      const url = found.replace(/[.,;:!?]+$/, '')
      if (allowedUrl(url) && !/[\p{L}\p{N}]/u.test(source[at - 1] ?? ' ')) {
        flush()
        top().nodes.push({ type: 'link', url, children: [{ type: 'text', text: url }] })
        at += url.length
      } else {
        plain += character
        at += 1
      }
    } else {
      plain += character
      at += 1
    }
  }
  flush()
  return merge(frames.flatMap((frame) => (frame.marker ? [literal(frame.marker), ...frame.nodes] : frame.nodes)))
}

/** Ends the innermost run with this marker; runs opened inside it and never ended become text again. */
function close(frames: Frame[], marker: string): void {
  const from = frames.findLastIndex((frame) => frame.marker === marker)
  const [matched, ...unmatched] = frames.splice(from) as [Frame, ...Frame[]]
  const children = [...matched.nodes, ...unmatched.flatMap((frame) => [literal(frame.marker), ...frame.nodes])]
  const into = (frames[frames.length - 1] as Frame).nodes
  if (children.length === 0) into.push(literal(marker + marker))
  else into.push({ type: marker.length === 2 ? 'strong' : 'emphasis', children: merge(children) })
}

const literal = (text: string): Inline => ({ type: 'text', text })

function merge(nodes: Inline[]): Inline[] {
  const merged: Inline[] = []
  let run: string[] = []
  const end = () => {
    if (run.length > 0) merged.push(literal(run.join('')))
    run = []
  }
  for (const node of nodes) {
    if (node.type === 'text') run.push(node.text)
    else {
      end()
      merged.push(node)
    }
  }
  end()
  return merged
}

/** `url "title"` and `<url>` as Markdown allows them. */
function target(source: string): string {
  return (source.trim().split(/\s/, 1)[0] ?? '').replace(/^<(.*)>$/, '$1')
}

function fromCodePoint(code: number): string | undefined {
  return code >= 32 && code <= 0x10ffff && !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : undefined
}

function matchBrackets(source: string): Map<number, number> {
  const closing = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at]
    if (character === '\\') at += 1
    else if (character === '[') open.push(at)
    else if (character === ']') {
      const start = open.pop()
      if (start !== undefined) closing.set(start, at)
    }
  }
  return closing
}

/** indexOf from growing positions, remembering the last answer: linear over the whole text. */
function nextOf(source: string, wanted: string): (from: number) => number {
  let known = -2
  return (from) => {
    if (known === -1 || known >= from) return known
    known = source.indexOf(wanted, from)
    return known
  }
}
