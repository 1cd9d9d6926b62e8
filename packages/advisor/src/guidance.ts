export interface Guidance {
  id: string
  title: string
  publisher: string
  year: string
  url?: string
  /** Seen at the publisher on this date; absent when only a secondary copy was seen. */
  verified?: string
  /** What it is good for, in a few words that can follow 'for'. */
  use: string
}

const VERIFIED = '2026-11-15'

/** Citations come from here and from nowhere else. */
export const GUIDANCE: readonly Guidance[] = [
  {
    id: 'ai-ethics-principles',
    title: "Australia's AI Ethics Principles",
    publisher: 'Australian Government',
    year: '2019',
    url: 'https://www.industry.gov.au',
    verified: VERIFIED,
    use: 'fairness, contestability and accountability',
  },
  {
    id: 'ai-adoption',
    title: 'Guidance for AI Adoption',
    publisher: 'National AI Centre',
    year: 'October 2025',
    url: 'https://www.industry.gov.au/publications/guidance-for-ai-adoption',
    verified: VERIFIED,
    use: 'who is accountable, testing, and keeping a person in control',
  },
  {
    id: 'oaic-ai-products',
    title: 'Guidance on privacy and the use of commercially available AI products',
    publisher: 'Office of the Australian Information Commissioner',
    year: 'October 2024',
    url: 'https://www.oaic.gov.au',
    verified: VERIFIED,
    use: 'personal information in bought AI tools',
  },
  {
    id: 'essential-eight',
    title: 'Essential Eight explained',
    publisher: 'Australian Signals Directorate',
    year: 'undated',
    url: 'https://www.cyber.gov.au/publications/essential-eight-explained',
    verified: VERIFIED,
    use: 'basic protection of accounts, devices and backups',
  },
  {
    id: 'oecd-ai-principles',
    title: 'OECD AI Principles',
    publisher: 'OECD',
    year: '2019, updated 2024',
    url: 'https://oecd.ai/en/ai-principles',
    verified: VERIFIED,
    use: 'principles shared across countries',
  },
  {
    id: 'owasp-llm',
    title: 'Top 10 for LLM Applications, 2026 edition',
    publisher: 'OWASP',
    year: '2026',
    url: 'https://genai.owasp.org',
    verified: VERIFIED,
    use: 'leaks, planted instructions and made-up answers in text tools',
  },
  {
    id: 'ai-safety-standard',
    title: 'Voluntary AI Safety Standard (superseded by the Guidance for AI Adoption)',
    publisher: 'Australian Government',
    year: 'September 2024',
    use: 'the ten guardrails that older contracts refer to',
  },
  {
    id: 'nist-ai-rmf',
    title: 'AI Risk Management Framework (AI 100-1)',
    publisher: 'NIST',
    year: '2023',
    use: 'a common language for AI risk',
  },
  {
    id: 'nist-genai',
    title: 'Generative AI Profile (AI 600-1)',
    publisher: 'NIST',
    year: '2024',
    use: 'risks of text and image tools',
  },
  {
    id: 'iso-42001',
    title: 'ISO/IEC 42001:2023, AI management system',
    publisher: 'ISO/IEC',
    year: '2023',
    use: 'a management system that can be audited',
  },
  {
    id: 'eu-ai-act',
    title: 'Regulation (EU) 2024/1689 (AI Act)',
    publisher: 'European Union',
    year: '2024',
    use: 'risk classes and duties in the European Union',
  },
  {
    id: 'privacy-act',
    title: 'Privacy Act 1988, with the automated-decision rules from 10 December 2026',
    publisher: 'Commonwealth of Australia',
    year: '1988',
    use: 'personal information and decisions made by software',
  },
]

const BY_ID = new Map(GUIDANCE.map((entry) => [entry.id, entry]))

export function guidanceById(id: string): Guidance | undefined {
  return BY_ID.get(id)
}
