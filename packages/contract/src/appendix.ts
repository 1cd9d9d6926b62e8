import * as z from 'zod/mini'

/** One part of an appendix section: a heading with paragraphs, points, and links to published guidance. */
export const appendixPart = z.object({
  heading: z.string(),
  paragraphs: z.optional(z.array(z.string())),
  items: z.optional(z.array(z.string())),
  links: z.optional(z.array(z.object({ label: z.string(), url: z.string(), note: z.optional(z.string()) }))),
})
export type AppendixPart = z.infer<typeof appendixPart>

export const appendixSection = z.object({ title: z.string(), sections: z.array(appendixPart) })
export type AppendixSection = z.infer<typeof appendixSection>

/** `/appendix-config.json`: sections a to e. Section a has no parts of its own: its table comes from the roadmap. */
export const appendixConfig = z.object({
  appendix_sections: z.object({
    a: appendixSection,
    b: appendixSection,
    c: appendixSection,
    d: appendixSection,
    e: appendixSection,
  }),
})
export type AppendixConfig = z.infer<typeof appendixConfig>
