import { GuardError } from './faults.ts'

/** No answer needs more, whatever it is wrapped in; an endless one must not fill the memory. */
const BODY_MAX_BYTES = 8 * 1024 * 1024

/** Talks to one origin only, follows no redirect, and reads no more than it must. */
export function guardedFetch(baseUrl: string): typeof fetch {
  const { origin } = new URL(baseUrl)
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.origin !== origin) throw new GuardError('redirect')
    const response = await fetch(url, { ...init, redirect: 'manual' })
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new GuardError('redirect')
    }
    return response.body ? new Response(capped(response.body), response) : response
  }
}

function capped(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let bytes = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > BODY_MAX_BYTES) controller.error(new GuardError('server'))
        else controller.enqueue(chunk)
      },
    }),
  )
}
