import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { brandDefaults } from './build/brand-defaults.ts'
import { earlyFiles } from './build/early-files.ts'
import { plainEndpoints } from './build/plain-endpoints.ts'
import { precompress } from './build/precompress.ts'
import { prerender } from './build/prerender.ts'
import { serviceWorker } from './build/service-worker.ts'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`

/** What boot.ts imports: all that the landing page loads. */
const START =
  /\/web\/src\/(?:boot\.ts|environment\.ts|api\/(?:early|wiring)\.ts|app\/(?:landing\/plain-nav|theme-state)\.ts|session\/token-record\.ts|storage\/local-storage\.ts)|\/contract\/src\/endpoint\.ts/
/** What checks input: not all pages have any. */
const CHECKS = /\/node_modules\/zod\/|\/contract\/src\/(?:text|email)\.ts/
/** What asks who the visitor is. */
const SESSION = /\/web\/src\/(?:session|api\/(?!query-client))|\/contract\/src\/auth\.ts/
/** Most of the code there is; boot.ts runs it in a task of its own. */
const REACT_DOM = /\/node_modules\/(?:react-dom|scheduler)\//
/** The frame, and what most pages are put together from. */
const APPLICATION =
  /\/web\/src\/(?:main\.tsx|features\/inquiry\/sent-|ui\/(?:alert|button|checkbox|field|link-button|page-heading|spinner|submit-button|text-area|text-field)\.tsx)|lucide-react\/dist\/esm\/(?:shared|createLucideIcon|icons\/(?:check|circle-check|chevron-down|download)\.)/
const FORMS = /react-hook-form|hookform|\/web\/src\/ui\/drawn-form\.ts/
const ACCOUNT =
  /\/web\/src\/features\/account\/(?:account-page|failure|form-failure|login-state|password-field|remembered-email)/
/** The rules of the assessment, which most pages for those with an account know. */
const ASSESSMENT =
  /\/(?:domain|contract)\/src\/(?:company-form|company|drafts|ruled|quiz|industry-labels)\.ts|\/web\/src\/(?:storage|ui\/new-assessment)/
/** What a brief and a report must look like. */
const BRIEF = /\/contract\/src\/brief\.ts/
const REPORT = /\/contract\/src\/(?:insights|report-document)\.ts|\/domain\/src\/report-content\.ts/
/** Roadmaps, and the cache they are kept in. */
const ROADMAPS =
  /@tanstack|\/web\/src\/(?:app\/query-scope|api\/query-client|ui\/skeleton|features\/roadmaps\/(?:roadmap-queries|status-badge|favorite-star|visible-error|error-line|brief-draft))|\/(?:domain|contract)\/src\/(?:roadmap-content|roadmaps)\.ts/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    plainEndpoints(),
    brandDefaults(),
    earlyFiles(),
    prerender(),
    serviceWorker(),
    precompress(),
  ],
  server: {
    proxy: { '/api': api, '/healthz': api, '/appendix-config.json': api },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Fonts and icons as files: the page's security policy allows no data: fonts.
    assetsInlineLimit: 0,
    // The inline polyfill is a script the policy would have to know; every browser we build for preloads by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few files rather than many small ones: on a slow line a request costs more than the bytes it saves.
        codeSplitting: {
          groups: [
            { name: 'start', test: START, priority: 9 },
            { name: 'checks', test: CHECKS, priority: 9 },
            { name: 'session', test: SESSION, priority: 8 },
            { name: 'react-dom', test: REACT_DOM, priority: 8 },
            { name: 'application', test: APPLICATION, priority: 7 },
            { name: 'forms', test: FORMS, priority: 6 },
            { name: 'account', test: ACCOUNT, priority: 5 },
            { name: 'assessment', test: ASSESSMENT, priority: 5 },
            { name: 'brief', test: BRIEF, priority: 6, includeDependenciesRecursively: false },
            { name: 'report-shape', test: REPORT, priority: 6, includeDependenciesRecursively: false },
            { name: 'roadmaps', test: ROADMAPS, priority: 4 },
          ],
        },
      },
    },
  },
  test: { setupFiles: ['./src/test-setup.ts'] },
})
