import { isUtf8 } from 'node:buffer'
import type { FieldProblem } from '@cairn/contract/problem'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import secureJson from 'secure-json-parse'
import { AppError } from '../errors.ts'

export const BODY_LIMIT_BYTES = 64 * 1024
/** Deeper trees hang the embedded engine and break JSON.stringify. */
const MAX_DEPTH = 32

/** JSON and the two kinds of form, always as one whole buffer within the limit. */
export function readBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  const read = (type: string, parse: (body: Buffer, request: FastifyRequest) => unknown) =>
    app.addContentTypeParser(type, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
      if (body.length === 0) return undefined
      const value = await parse(body, request)
      refuseUnstorable(value)
      return value
    })
  read('application/json', parseJson)
  read('application/x-www-form-urlencoded', (body) => fields(new URLSearchParams(text(body))))
  read('multipart/form-data', async (body, { headers }) => {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    })
      .formData()
      .catch(() => {
        throw new AppError('bad_request', 'The form could not be read')
      })
    return fields(form)
  })
}

/** Read as Fastify's own reader does: a name that would reach a prototype is refused, however deep and however spelt. */
function parseJson(body: Buffer): unknown {
  const json = text(body)
  if (depth(json) > MAX_DEPTH) throw new AppError('bad_request', 'The JSON is nested too deeply')
  const value = parseSafely(json)
  if (value !== null || json.trim() === 'null') return value
  const msg = 'Please use plain field names, neither __proto__ nor constructor.prototype'
  throw new AppError('invalid', [{ loc: ['body', '__proto__'], msg, type: 'name' }])
}

/** Null also for what must not be used. */
function parseSafely(json: string): unknown {
  try {
    return secureJson.parse(json, { safe: true })
  } catch {
    throw new AppError('bad_request', 'The body is not valid JSON')
  }
}

function text(body: Buffer) {
  if (!isUtf8(body)) throw new AppError('bad_request', 'The body is not valid UTF-8')
  return body.toString('utf8')
}

/** A field given twice stays a list, which no form of ours accepts. */
function fields(form: URLSearchParams | FormData) {
  const names = new Set(form.keys())
  return Object.fromEntries(
    [...names].map((name) => {
      const values = form.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

function depth(json: string) {
  let deepest = 0
  let level = 0
  let quoted = false
  for (let at = 0; at < json.length; at += 1) {
    const char = json[at]
    if (quoted) {
      if (char === '\\') at += 1
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '{' || char === '[') deepest = Math.max(deepest, (level += 1))
    else if (char === '}' || char === ']') level -= 1
  }
  return deepest
}

/** What PostgreSQL cannot store, wherever in the tree it hides: also in parts no schema looks at. */
function refuseUnstorable(value: unknown) {
  const problems = [...unstorable(value, ['body'])]
  if (problems.length > 0) throw new AppError('invalid', problems)
}

function* unstorable(value: unknown, loc: FieldProblem['loc']): Generator<FieldProblem> {
  if (typeof value === 'string') {
    if (value.includes('\0')) yield { loc, msg: 'Please remove the NUL character', type: 'nul' }
    else if (!value.isWellFormed())
      yield { loc, msg: 'Please remove the broken characters (unpaired surrogates)', type: 'surrogate' }
  } else if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) yield* unstorable(item, [...loc, at])
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      const safe = name.replaceAll('\0', '').toWellFormed()
      if (safe !== name) yield { loc: [...loc, safe], msg: 'Please use plain field names', type: 'name' }
      yield* unstorable(item, [...loc, safe])
    }
  }
}
