/** Spec 1: what a reader must know about a generated report. */
export function Notice() {
  return (
    <p className="max-w-[60ch]">
      The AI-generated report gives strategic guidance. Generative AI can make mistakes: apply due diligence and seek
      professional consultation before implementing.
    </p>
  )
}
