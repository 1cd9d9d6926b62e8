import * as z from 'zod/mini'

/** Whose product this is: settings of the installation, put into the page by the server. */
export const brand = z.object({
  name: z.string(),
  slug: z.string(),
  provider: z.string(),
  about_url: z.string(),
  contact_email: z.string(),
})
export type Brand = z.infer<typeof brand>
