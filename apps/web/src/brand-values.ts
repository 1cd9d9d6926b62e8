import type { Brand } from '@cairn/contract/brand'

export const DEFAULT_BRAND: Brand = {
  name: 'Cairn',
  slug: 'cairn',
  provider: 'Institute for Machine Learning',
  about_url: 'https://example.org/about',
  contact_email: 'hello@example.org',
}

/** What stands in built HTML until the server replaces it. */
export const BRAND_MARKERS: Brand = {
  name: '%BRAND_NAME%',
  slug: '%BRAND_SLUG%',
  provider: '%BRAND_PROVIDER%',
  about_url: '%BRAND_ABOUT_URL%',
  contact_email: '%CONTACT_EMAIL%',
}
