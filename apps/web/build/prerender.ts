import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import type { Plugin } from 'vite'
import { BRAND_MARKERS } from '../src/brand-values.ts'

const SLOT = '<!--page-->'
const ROOT = '<html lang="en">'

/** The pages that strangers come to, and the files they stand in; the server puts the brand into names, too. */
const PAGES: [address: string, file: string][] = [
  ['/', 'index.html'],
  ['/login', 'login.html'],
  ['/register', 'register.html'],
  [`/contact-${BRAND_MARKERS.slug}`, `contact-${BRAND_MARKERS.slug}.html`],
]

/** Every report's address; the server knows the name (static-site.ts). */
const REPORT = { address: '/roadmaps/_', file: 'roadmaps/_.html', styles: /^assets\/report-[^/]*\.css$/ }

/**
 * Puts these pages into HTML of their own, so that they paint before any script: the landing page is whole like that,
 * the forms are taken over by React, and a report has its heading. The first script of the page hides what is not for
 * this visitor. Every other page starts from app.html, which holds none.
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
      async handler(_options, bundle) {
        const html = await readFile(page, 'utf8')
        for (const part of [SLOT, ROOT]) if (!html.includes(part)) throw new Error(`index.html has no ${part}`)
        const write = async (file: string, content: string) => {
          const place = path.join(path.dirname(page), file)
          await mkdir(path.dirname(place), { recursive: true })
          await writeFile(place, content)
        }
        const links = Object.keys(bundle)
          .filter((name) => REPORT.styles.test(name))
          .map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`)
        await write('app.html', html.replace(SLOT, ''))
        const drawn = await renderPages(root)
        for (const [address, file] of [...PAGES, [REPORT.address, REPORT.file]] as const) {
          const content = drawn.get(address) ?? ''
          assertPlain(content)
          const isReport = address === REPORT.address
          const marked = html
            .replace(ROOT, `<html lang="en" data-drawn="${isReport ? 'report' : address}">`)
            .replace('</head>', `${isReport ? links.join('') : ''}</head>`)
          await write(
            file,
            marked.replace(SLOT, () => content),
          )
        }
      },
    },
  }
}

/** The page must be whole without a script, and our policy blocks style attributes. */
function assertPlain(html: string) {
  for (const forbidden of [/\sstyle=/, /<script/, /<template/])
    if (forbidden.test(html)) throw new Error(`The prerendered page contains ${forbidden.source}`)
}

async function renderPages(root: string): Promise<Map<string, string>> {
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
    const module = await vite.ssrLoadModule('/src/app/prerendered.tsx')
    const render = module['renderPage'] as (address: string, toCome?: boolean) => Promise<string>
    const drawn = PAGES.map(async ([address]) => [address, await render(address)] as const)
    return new Map([...(await Promise.all(drawn)), [REPORT.address, await render(REPORT.address, true)]])
  } finally {
    await vite.close()
  }
}
