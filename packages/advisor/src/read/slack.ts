/** 'March is mad, August is dead': the slack time is the one to begin in, unless nobody is there. */
export function withoutSlack(text: string): string {
  return text.replace(SLACK, '')
}
const SLACK =
  /(?:^|[,;]\s*|\s(?:and|but)\s)[^,;]{0,40}(?<!\p{L})(?:is|are|['’]s)\s(?:usually |very |pretty )?(?:dead|slack|slow|calm|empty)(?!\p{L})(?![^,;]{0,12}, (?:nobody|no one|everybody|everyone|all)(?!\p{L}))/giu
