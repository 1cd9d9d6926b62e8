import type { SectionKind } from '../document-tree.ts'

/** The titles as the spec writes them. */
export const SECTION_TITLES: Record<SectionKind, string> = {
  'executive-summary': 'Executive Summary',
  initiatives: 'Recommended AI Initiatives',
  'why-start-here': 'Why Start Here',
  timeline: 'High-Level Timeline/Milestones',
  security: 'Security Considerations',
  summary: 'Summary',
}
