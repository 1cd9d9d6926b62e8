export interface Ask {
  instructions: string
  prompt: string
  /** The shape of the answer, where the endpoint can be held to one; the answer is text all the same. */
  shape?: { name: string; schema: Record<string, unknown> }
  /** Aborted when nobody wants the answer any more. */
  signal: AbortSignal
  /** By then, on the monotonic clock, it has answered or thrown; pauses and repeats included. */
  giveUpAt: number
}

export interface Answer {
  text: string
  /** Why it ended: of its own accord, at its limit or ours, or because the provider held it back. */
  end: 'whole' | 'cut off' | 'withheld'
}

export interface Usage {
  /** Requests that went out, failed ones included. */
  calls: number
  input_tokens: number
  output_tokens: number
  duration_ms: number
}
