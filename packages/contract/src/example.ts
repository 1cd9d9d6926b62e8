/** Relative to API_BASE. Apart from the schemas, which the landing page has no use for. */
export const EXAMPLE_PDF_PATH = '/example/download-pdf'
