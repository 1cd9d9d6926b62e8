import type { Brand } from '@cairn/contract/brand'
import { BRAND_MARKERS, DEFAULT_BRAND } from './brand-values.ts'

/** Whose product this is. The prerendered page carries markers, so that the same build serves any institute. */
export const brand: Brand = typeof document === 'undefined' ? BRAND_MARKERS : readBrand(document)

function readBrand(page: Document): Brand {
  const json = page.getElementById('brand')?.textContent
  if (!json) return DEFAULT_BRAND
  try {
    return { ...DEFAULT_BRAND, ...(JSON.parse(json) as Partial<Brand>) }
  } catch {
    return DEFAULT_BRAND
  }
}
