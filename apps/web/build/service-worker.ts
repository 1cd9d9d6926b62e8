import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Emits /sw.js, which knows this build's files by name. */
export function serviceWorker(): Plugin {
  return {
    name: 'cairn:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((name) => /\.(?:js|css)$|-latin-wght-normal-[^/]*\.woff2$/.test(name))
        const assets = files.sort().map((name) => `/${name}`)
        const version = createHash('sha256').update(assets.join()).digest('hex').slice(0, 12)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: script(version, assets) })
      },
    },
  }
}

/*
 * Pages come from the network and fall back to the start page of this version; hashed files come from the cache. A new
 * version waits until the last tab of the old one is closed (no skipWaiting), so no open page loses its chunks. It
 * keeps its own start page together with the files that page names. The API is never touched.
 */
const script = (version: string, assets: string[]) => `const CACHE = 'cairn-${version}'
const ASSETS = ${JSON.stringify(assets)}
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([new Request('/', { cache: 'reload' }), ...ASSETS])))
})
self.addEventListener('activate', (event) => {
  const old = (keys) => keys.filter((key) => key.startsWith('cairn-') && key !== CACHE)
  event.waitUntil(caches.keys().then((keys) => Promise.all(old(keys).map((key) => caches.delete(key)))))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(async () => (await caches.match('/', { cacheName: CACHE })) ?? Response.error()))
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(request, { cacheName: CACHE, ignoreVary: true }).then((hit) => hit ?? fetch(request)))
  }
})
`
