const DEFAULT_NAME = 'download.pdf'

/** The name a content-disposition header gives: `filename*` (RFC 5987) before `filename`. */
export function fileNameOf(header: string | null): string {
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header ?? '')?.[1]
  const plain = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i.exec(header ?? '')
  const name = (extended && decoded(extended)) || plain?.[1]?.replace(/\\(.)/g, '$1') || plain?.[2] || DEFAULT_NAME
  return name.replace(/[/\\]/g, '_')
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
