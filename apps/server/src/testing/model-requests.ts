import type { Group } from '@cairn/advisor/prompts/blocks'

/** The calls by their names; 'mend' asks for refused blocks again. */
export type About =
  | 'read'
  | 'propose'
  | 'challenge'
  | 'revise'
  | 'draft'
  | `${'write' | 'mend' | 'judge'}-${Group}`
  | 'other'

export interface ModelRequest {
  /** Which of our questions this is; 'other' for none of them. */
  about: About
  /** How often this was asked before, this one not counted. */
  before: number
  /** The last answer was refused, and this says why. */
  again: boolean
  structured: boolean
  prompt: string
  authorization: string | undefined
}

/** What a server can do to its client. Without one it answers as a good model would. */
export type Behaviour =
  | { status: number; headers?: Record<string, string>; body?: string }
  | { text: string; finish?: string; chunks?: number }
  | { raw: string; endless?: true } // a body with status 200, sent as it stands
  | { afterMs: number } // a good answer, after a pause
  | 'hang' // not a byte
  | 'stall' // half an answer, then silence
  | 'drip' // a letter now and then, for ever
  | 'reset' // half an answer, then the connection is torn down
  | 'truncate' // half an answer, then a clean end
  | undefined
