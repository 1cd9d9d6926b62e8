import type { VersionSummary } from '@cairn/contract/versions'

/** How a version came to be, in words. */
export function originText({ origin, restored_from }: Pick<VersionSummary, 'origin' | 'restored_from'>): string {
  switch (origin) {
    case 'created':
      return 'The first report'
    case 'answers':
      return 'Sharpened by your answers'
    case 'brief':
      return 'From an edited brief'
    case 'restored':
      return `Version ${restored_from} restored`
  }
}
