import type { Plugin, Rolldown } from 'vite'

/** Stands in the first script of index.html, where it is known which page this is and whether its visitor may be signed in. */
const SLOT = '/*early files*/'

/** What each address needs beside the application itself; the first that fits counts. */
const PAGES: [address: string, modules: string[]][] = [
  ['^/$', ['app/signed-in-home.tsx']],
  ['^/login/?$', ['features/account/login-page.tsx']],
  ['^/register/?$', ['features/account/register-page.tsx']],
  ['^/forgot-password', ['features/account/forgot-password-page.tsx']],
  ['^/reset-password', ['app/query-scope.tsx', 'features/account/reset-password-page.tsx']],
  ['^/contact-', ['features/inquiry/contact-page.tsx']],
  ['^/roadmaps/?$', ['app/query-scope.tsx', 'features/roadmaps/list/list-page.tsx']],
  ['^/roadmaps/[^/]+/?$', ['app/query-scope.tsx', 'features/roadmaps/view/view-page.tsx']],
  ['^/roadmaps/[^/]+/versions/?$', ['app/query-scope.tsx', 'features/roadmaps/versions/versions-page.tsx']],
  ['^/roadmaps/[^/]+/versions/.', ['app/query-scope.tsx', 'features/roadmaps/versions/version-page.tsx']],
  ['^/roadmaps/[^/]+/compare', ['app/query-scope.tsx', 'features/roadmaps/versions/compare-page.tsx']],
  ['^/roadmaps/[^/]+/brief', ['app/query-scope.tsx', 'features/roadmaps/create/edit-brief-page.tsx']],
  ['^/shared-links', ['app/query-scope.tsx', 'features/roadmaps/sharing/links-page.tsx']],
  ['^/shared/', ['app/query-scope.tsx', 'features/roadmaps/sharing/shared-page.tsx']],
  ['^/account', ['app/query-scope.tsx', 'features/account/settings/settings-page.tsx']],
  ['^/confirm-email', ['app/query-scope.tsx', 'features/account/confirm-email-page.tsx']],
  ['^/privacy', ['app/privacy-page.tsx']],
  ['^/roadmap/disclaimer', ['app/query-scope.tsx', 'features/assessment/disclaimer-page.tsx']],
  ['^/create-roadmap', ['app/query-scope.tsx', 'features/roadmaps/create/create-page.tsx']],
  ['^/example', ['features/roadmaps/view/example-page.tsx']],
]
const APPLICATION = ['session/session.ts', 'main.tsx']
const SIGNED_IN = ['session/account-calls.ts']

/**
 * A page is asked for file by file as each names the next: on a slow line every turn costs. Here the first script of
 * the page asks for all of them at once. The landing page, which needs no scripts, asks for its two fonts instead;
 * elsewhere those may come when there is something to read.
 */
export function earlyFiles(): Plugin {
  return {
    name: 'cairn:early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!html.includes(SLOT)) throw new Error(`index.html has no ${SLOT}`)
        return html.replace(SLOT, () => script(filesOf(bundle ?? {})))
      },
    },
  }
}

interface EarlyFiles {
  files: string[]
  fonts: number[]
  application: number[]
  signedIn: number[]
  pages: [address: string, files: number[]][]
}

function filesOf(bundle: Rolldown.OutputBundle): EarlyFiles {
  const files: string[] = []
  const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const needed = (modules: readonly string[]) => {
    const found = new Set<string>()
    for (const module of modules) {
      const isIn = (id: string) => id.replaceAll('\\', '/').endsWith(`/apps/web/src/${module}`)
      const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.moduleIds.some(isIn))
      if (chunk?.type !== 'chunk') throw new Error(`No file of the build holds ${module}`)
      collect(bundle, chunk, found)
    }
    return [...found].map(numberOf)
  }
  const fonts = Object.keys(bundle).filter((name) => /-latin-wght-normal-[^/]*\.woff2$/.test(name))
  return {
    fonts: fonts.map(numberOf),
    application: needed(APPLICATION),
    signedIn: needed(SIGNED_IN),
    pages: PAGES.map(([address, modules]) => [address, needed(modules)]),
    files,
  }
}

function collect(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, found: Set<string>) {
  if (found.has(chunk.fileName)) return
  found.add(chunk.fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const name of chunk.imports) {
    const next = bundle[name]
    if (next?.type === 'chunk') collect(bundle, next, found)
  }
}

/** Plain enough for any browser; `html`, `known` are the first script's own. */
const script = (early: EarlyFiles) => `;(function (early) {
          var ask = function (at) {
            var link = document.createElement('link')
            var name = early.files[at]
            var kind = /\\.css$/.test(name) ? 'style' : /\\.woff2$/.test(name) ? 'font' : ''
            link.rel = kind ? 'preload' : 'modulepreload'
            if (kind) link.as = kind
            link.crossOrigin = ''
            link.href = '/' + name
            document.head.appendChild(link)
          }
          if (html.dataset.boot === 'landing') return early.fonts.forEach(ask)
          var page = early.pages.filter(function (one) {
            return new RegExp(one[0]).test(location.pathname)
          })[0]
          var all = (known ? early.signedIn : []).concat(early.application, page ? page[1] : [])
          all.forEach(function (at, index) {
            if (all.indexOf(at) === index) ask(at)
          })
        })(${JSON.stringify(early)})`
