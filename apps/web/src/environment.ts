/** Spec 9, environment flags: debug tools and verbose logging are off unless a build asks for them. */
export const DEVELOPMENT = import.meta.env.DEV
export const VERBOSE = import.meta.env['VITE_VERBOSE'] === 'true'
/** Set only when the API lives elsewhere than the page. */
export const API_BASE_URL: string | undefined = import.meta.env['VITE_API_BASE_URL']
