import { APICallError, InvalidResponseDataError } from 'ai'
import { type FaultKind, GuardError, ModelError } from './faults.ts'

/** Whatever the SDK or the network threw, as one of our faults. */
export function faultOf(error: unknown, structured: boolean): ModelError {
  if (error instanceof ModelError) return error
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof GuardError) return new ModelError(at.kind)
    const kind = byCode((at as { code?: unknown }).code)
    if (kind) return new ModelError(kind)
  }
  // How the SDK says that a stream ended without its last event.
  if (InvalidResponseDataError.isInstance(error)) return new ModelError('dropped')
  if (!APICallError.isInstance(error)) return new ModelError('server')
  const { statusCode: status, responseHeaders = {}, responseBody = '' } = error
  if (status === undefined) return new ModelError('refused')
  const retryAfterMs = readRetryAfter(responseHeaders)
  return new ModelError(byStatus(status, responseBody, structured), { status, retryAfterMs })
}

function byStatus(status: number, body: string, structured: boolean): FaultKind {
  if (status === 401 || status === 403) return 'key'
  if (status === 429 || status === 503 || status === 529) return 'busy'
  if (status === 408) return 'timeout'
  if (status >= 500 || status < 400) return 'server'
  if (structured && /response_format|json_schema|structured|output_format|guided|\bschema\b/i.test(body))
    return 'no structure'
  if (status === 404 || /\bmodel\b/i.test(body)) return 'unknown model'
  return 'bad request'
}

function byCode(code: unknown): FaultKind | undefined {
  if (typeof code !== 'string') return undefined
  if (code === 'ECONNREFUSED' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH') return 'refused'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown host'
  if (/CERT|SSL|TLS|EPROTO|ISSUER/.test(code)) return 'tls'
  if (code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET') return 'dropped'
  if (code === 'ETIMEDOUT' || /^UND_ERR_.*TIMEOUT$/.test(code)) return 'timeout'
  return /^(?:HPE_|UND_ERR_)/.test(code) ? 'server' : undefined
}

function readRetryAfter(headers: Record<string, string>): number | undefined {
  const inMs = Number(headers['retry-after-ms'] ?? Number.NaN)
  if (inMs >= 0) return inMs
  const said = headers['retry-after']
  if (said === undefined) return undefined
  const seconds = Number(said)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(said) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
