/** Until then the stand-ins are shown (styles.css): the fonts would take the line from scripts and data. */
export function callFonts(): void {
  document.documentElement.dataset['fonts'] = 'on'
}

/** When the page has been drawn, and not much later. */
export function callFontsSoon(): void {
  // Not every browser says when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(callFonts, { timeout: WITHIN_MS })
  else setTimeout(callFonts, WITHIN_MS)
}
const WITHIN_MS = 500
