export const LEADING =
  /^(?:get|cut|stop|bring|move|reduce|raise|increase|lift|lower|keep|make|answer|reply|respond|win|lose|miss|open|grow|find|fix|know|see|have|let|give|take|use|build|try|speed|shorten|halve|double|train|write|send|predict|forecast|plan|schedule|automate|avoid|prevent|catch|spot|check|free|save|spend|sell|buy|hire|pay|collect|track|measure|improve|offer|start|launch|handle|process|turn|share|help|be|do|go|hit|reach|clear|close|book|fill|match|sort|translate|learn|teach|attract|retain|update|replace|connect|digiti[sz]e|standardi[sz]e|reorder|order|print|read)$/

/** Whether a word at the start of a goal commands, whatever the tagger says. */
export function isLeading(word: string): boolean {
  return LEADING.test(word)
}
