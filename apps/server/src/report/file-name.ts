import { pdfFileName } from '@cairn/domain/roadmap-content'

/** The download's name in another form: the PDF's with another ending. */
export function reportFileName(company: unknown, ending: 'pdf' | 'docx' | 'md' | 'ics'): string {
  return pdfFileName(company).replace(/\.pdf$/, `.${ending}`)
}

/**
 * RFC 6266: a plain name for old readers, and the real one as RFC 8187 writes it. Whatever the name holds, the value is
 * ASCII without control characters, quotes or backslashes of its own.
 */
export function attachment(name: string): string {
  const wellFormed = name.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  const fallback = wellFormed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]+/g, '_')
    // A percent sign makes some readers decode the plain name.
    .replace(/["\\%]/g, '_')
  if (fallback === wellFormed) return `attachment; filename="${fallback}"`
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encode(wellFormed)}`
}

/** encodeURIComponent lets through four characters that RFC 8187 does not. */
function encode(value: string): string {
  return encodeURIComponent(value).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
}
