import { ApiError } from '../../api/api-error.ts'

const COME_BACK_TIMES = 10

/** A busy server goes on making the document and says when to ask again. */
export const comingBack = {
  retry: (times: number, error: Error) => times < COME_BACK_TIMES && comeBackAfter(error) !== undefined,
  retryDelay: (_: number, error: Error) => comeBackAfter(error) ?? 0,
}

function comeBackAfter(error: Error): number | undefined {
  if (!(error instanceof ApiError) || error.status_code !== 503 || error.retryAfterSeconds === undefined)
    return undefined
  return error.retryAfterSeconds * 1000
}
