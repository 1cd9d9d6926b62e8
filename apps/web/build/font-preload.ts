import type { Plugin } from 'vite'

/** The two files every page needs are asked for before the style sheet is read. */
export function fontPreload(): Plugin {
  return {
    name: 'cairn:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /-latin-wght-normal-[^/]*\.woff2$/.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}
