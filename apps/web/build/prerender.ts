import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import type { Plugin } from 'vite'

const SLOT = '<!--landing-->'

/**
 * Puts the landing page into the built index.html, so that it paints before any script. Signed-in visitors get the same
 * file at `/`: a script in its head hides the landing page from them. Every other page starts from app.html, which has none.
 */
export function prerender(): Plugin {
  let root = ''
  let page = ''
  return {
    name: 'cairn:prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root
      page = path.resolve(config.root, config.build.outDir, 'index.html')
    },
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const html = await readFile(page, 'utf8')
        if (!html.includes(SLOT)) throw new Error(`index.html has no ${SLOT}`)
        await writeFile(
          path.join(path.dirname(page), 'app.html'),
          html.replace(SLOT, () => ''),
        )
        const landing = await renderLanding(root)
        assertPlain(landing)
        await writeFile(
          page,
          html.replace(SLOT, () => landing),
        )
      },
    },
  }
}

/** The page must be whole without a script, and our policy blocks style attributes. */
function assertPlain(html: string) {
  for (const forbidden of [/\sstyle=/, /<script/, /<template/])
    if (forbidden.test(html)) throw new Error(`The prerendered page contains ${forbidden.source}`)
}

async function renderLanding(root: string): Promise<string> {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [react()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const module = await vite.ssrLoadModule('/src/app/landing/prerendered.tsx')
    return await (module['renderLanding'] as () => Promise<string>)()
  } finally {
    await vite.close()
  }
}
