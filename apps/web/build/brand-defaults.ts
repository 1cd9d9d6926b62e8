import type { Plugin } from 'vite'
import { BRAND_MARKERS, DEFAULT_BRAND } from '../src/brand-values.ts'

/** In production the server puts the installation's brand into the page; the dev server puts in the defaults. */
export function brandDefaults(): Plugin {
  return {
    name: 'cairn:brand-defaults',
    apply: 'serve',
    transformIndexHtml: (html) => fillIn(html),
  }
}

function fillIn(html: string): string {
  const keys = Object.keys(BRAND_MARKERS) as (keyof typeof BRAND_MARKERS)[]
  return keys.reduce((page, key) => page.replaceAll(BRAND_MARKERS[key], DEFAULT_BRAND[key]), html)
}
