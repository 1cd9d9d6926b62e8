import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Brand } from '@cairn/contract/brand'
import { API_BASE } from '@cairn/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accepts } from './compression.ts'

/** Some pages stand in a file of their own name, the start page in index.html; every other starts from one without any. */
const START_PAGE = '/index.html'
const PAGE = '/app.html'
const NOT_BUILT = 'The web application has not been built yet. Run: npm start\n'
const BRAND_BLOCK = /<script type="application\/json" id="brand">[\s\S]*?<\/script>/
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.map': 'application/json; charset=utf-8',
}

const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_DOCUMENTS = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy', 'referrer-policy']

interface SiteFile {
  type: string
  cacheControl: string
  etag: string
  body: Buffer
  br?: Buffer
  gzip?: Buffer
}
export interface Site {
  files: Map<string, SiteFile>
  scriptHashes: string[]
}

/** Reads the built site into memory once, with the installation's brand put into it. */
export function loadSite(folder: string, brand: Brand): Site {
  const files = new Map<string, SiteFile>()
  const hashes = new Set<string>()
  const names = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  for (const name of names) {
    const file = path.join(folder, name)
    const extension = path.extname(name)
    if (extension === '.br' || extension === '.gz' || !fs.statSync(file).isFile()) continue
    const url = replaceMarkers(`/${name.split(path.sep).join('/')}`, brand, String)
    const source = fs.readFileSync(file)
    const branded = brandFile(extension, source, brand)
    if (extension === '.html') for (const hash of inlineScriptHashes(branded.toString())) hashes.add(hash)
    files.set(url, {
      type: TYPES[extension] ?? 'application/octet-stream',
      cacheControl: /\/assets\/.*-[\w-]{8,}\.\w+$/.test(url) ? FOR_EVER : 'no-cache',
      etag: `"${createHash('sha256').update(branded).digest('base64url').slice(0, 22)}"`,
      body: branded,
      ...(branded === source ? compressedBeside(file) : compressedNow(branded)),
    })
  }
  return { files, scriptHashes: [...hashes] }
}

/** Files as they are; any other address that a browser navigates to is a page of the application. */
export function serveSite(app: FastifyInstance, { files }: Site) {
  app.get('/*', async (request, reply) => {
    const url = request.url.split('?', 1)[0] ?? '/'
    const file = files.get(url === '/' ? START_PAGE : url)
    if (file) return sendFile(file, request, reply)
    if (url === API_BASE || url.startsWith(`${API_BASE}/`) || /\.[a-z]\w{0,11}$/i.test(url)) return reply.callNotFound()
    const page = files.get(`${url}.html`) ?? files.get(drawnFor(url)) ?? files.get(PAGE) ?? files.get(START_PAGE)
    // What a link opens is for those who were given it, not for those who search.
    if (url.startsWith('/shared/')) reply.header('x-robots-tag', 'noindex, nofollow, noarchive')
    if (page) return sendFile(page, request, reply)
    return reply.status(503).type('text/plain; charset=utf-8').send(NOT_BUILT)
  })
}

/** Every report waits in the same page. */
function drawnFor(url: string): string {
  return url.replace(/^(\/roadmaps\/)[^/]+\/?$/, '$1_.html')
}

function sendFile(file: SiteFile, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'cache-control': file.cacheControl, etag: file.etag, vary: 'accept-encoding' })
  if (request.headers['if-none-match']?.includes(file.etag)) return reply.status(304).send()
  reply.type(file.type)
  // What only a document obeys is not said again with each of its parts: on a slow line it costs as much as a script.
  if (file.cacheControl === FOR_EVER) for (const name of FOR_DOCUMENTS) reply.removeHeader(name)
  const offered = request.headers['accept-encoding']
  if (file.br && accepts(offered, 'br')) return reply.header('content-encoding', 'br').send(file.br)
  if (file.gzip && accepts(offered, 'gzip')) return reply.header('content-encoding', 'gzip').send(file.gzip)
  return reply.send(file.body)
}

function brandFile(extension: string, source: Buffer, brand: Brand): Buffer {
  if (extension === '.html') {
    const html = source.toString()
    const block = `<script type="application/json" id="brand">${JSON.stringify(brand).replace(/</g, '\\u003c')}</script>`
    return Buffer.from(replaceMarkers(html, brand, escapeHtml).replace(BRAND_BLOCK, () => block))
  }
  if (extension === '.webmanifest')
    return Buffer.from(replaceMarkers(source.toString(), brand, (value) => JSON.stringify(value).slice(1, -1)))
  return source
}

function replaceMarkers(text: string, brand: Brand, escape: (value: string) => string) {
  const values: Record<string, string> = {
    '%BRAND_NAME%': brand.name,
    '%BRAND_PROVIDER%': brand.provider,
    '%BRAND_SLUG%': brand.slug,
    '%BRAND_ABOUT_URL%': brand.about_url,
    '%CONTACT_EMAIL%': brand.contact_email,
  }
  return text.replace(/%[A-Z_]+%/g, (marker) => {
    const value = values[marker]
    return value === undefined ? marker : escape(value)
  })
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)

/** Blocks of data need no hash, and scripts with a source are covered by 'self'. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(\s[^>]*)?>([\s\S]*?)<\/script>/g)]
    .filter(
      ([, attributes = '', code = '']) => !/\ssrc[\s=]/.test(attributes) && !/\/json/.test(attributes) && code !== '',
    )
    .map(([, , code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`)
}

function compressedBeside(file: string): Pick<SiteFile, 'br' | 'gzip'> {
  return {
    ...(fs.existsSync(`${file}.br`) ? { br: fs.readFileSync(`${file}.br`) } : {}),
    ...(fs.existsSync(`${file}.gz`) ? { gzip: fs.readFileSync(`${file}.gz`) } : {}),
  }
}

function compressedNow(body: Buffer): Pick<SiteFile, 'br' | 'gzip'> {
  return {
    br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(body, { level: 9 }),
  }
}
