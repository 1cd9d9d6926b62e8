/** Mail programs decode `=?…?=` in a header, so that typed text could turn into line breaks there. */
export function headerText(typed: string): string {
  return typed.replaceAll(/\p{Cc}/gu, ' ').replaceAll('=?', '= ?')
}
