import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { brandDefaults } from './build/brand-defaults.ts'
import { fontPreload } from './build/font-preload.ts'
import { precompress } from './build/precompress.ts'
import { prerender } from './build/prerender.ts'
import { serviceWorker } from './build/service-worker.ts'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    brandDefaults(),
    fontPreload(),
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
  },
  test: { setupFiles: ['./src/test-setup.ts'] },
})
