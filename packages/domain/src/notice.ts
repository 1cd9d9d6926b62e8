/** Spec 1: what a reader must know about a generated report; page, PDF and Markdown say the same. */
export const NOTICE =
  'The AI-generated report gives strategic guidance. Generative AI can make mistakes: apply due diligence and seek professional consultation before implementing.'
