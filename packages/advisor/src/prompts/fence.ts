/** Data between two marks that it cannot close: inside JSON, with every `<` written as an escape. */
export function fenced(name: string, value: unknown): string {
  return `<${name}>\n${JSON.stringify(value, undefined, 1).replaceAll('<', '\\u003c')}\n</${name}>`
}
