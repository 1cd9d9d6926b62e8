import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'

/** Structured, on standard error, so that standard output keeps its one line for people. */
export function createLog(
  { LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>,
  destination: DestinationStream = standardError(),
): Logger {
  return pino(
    {
      level: LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError, req: describeRequest },
      redact: {
        paths: ['*.password', '*.new_password', '*.token', '*.access_token', '*.authorization', '*.cookie', '*.secret'],
        censor: '[hidden]',
      },
    },
    destination,
  )
}

/** A log that cannot be written, on a full disk say, must not end what it is about. */
function standardError() {
  return pino.destination({ dest: 2, sync: true }).on('error', () => {})
}

/** A database error repeats what was sent to it, and a query's error its parameters: neither belongs in a log. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: typeof error }
  const { code, query, constraint } = error as { code?: unknown; query?: unknown; constraint?: unknown }
  const message = typeof query === 'string' ? `Failed query: ${query}` : error.message
  return {
    type: error.name,
    message,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: frames(error),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

const frames = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** Without the query, where reset links and prefilled forms travel, and without the token of a shared report. */
function describeRequest(request: { method?: string; url?: string; ip?: string }) {
  const path = request.url?.split('?', 1)[0]?.replace(/(\/shared\/)[^/]+/, '$1[hidden]')
  return { method: request.method, path, ip: request.ip }
}
