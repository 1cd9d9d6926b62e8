import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const THEME = "document.documentElement.dataset.theme = 'dark'"
const PAGE = `<!doctype html><title>%BRAND_NAME% by %BRAND_PROVIDER%</title><script>${THEME}</script>
<script type="application/json" id="brand">{"name":"x"}</script><script type="module" src="/assets/app-Dk3mPq9z.js"></script>
<p>landing <a href="mailto:%CONTACT_EMAIL%">%UNKNOWN%</a>`
const SCRIPT = `console.log(${'1 + '.repeat(500)}1)`

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cairn-site-'))
  const write = (name: string, content: string | Buffer) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), content)
  }
  write('index.html', PAGE)
  write('assets/app-Dk3mPq9z.js', SCRIPT)
  write('assets/app-Dk3mPq9z.js.br', brotliCompressSync(SCRIPT))
  write('assets/app-Dk3mPq9z.js.gz', gzipSync(SCRIPT))
  write('app.html', '<!doctype html><p>app')
  write('roadmaps/_.html', '<!doctype html><p>report')
  write('register.html', '<!doctype html><p>register')
  write('contact-%BRAND_SLUG%.html', '<!doctype html><p>contact')
  write('robots.txt', 'User-agent: *\n')
  write('sw.js', 'self')
  write('manifest.webmanifest', '{"name":"%BRAND_NAME%"}')
  server = await startTestServer({
    siteFolder: folder,
    env: { BRAND_NAME: 'A</script><b>"$&', BRAND_PROVIDER: 'Say "AI" & co', PUBLIC_URL: 'https://cairn.example.org' },
  })
})
afterAll(async () => {
  await server.close()
  fs.rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

describe('the built site', () => {
  test.each([
    ['/', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/login', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/contact-cairn?data=%7B', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/roadmaps/0190.5', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/assets/app-Dk3mPq9z.js', 200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/sw.js', 200, 'text/javascript; charset=utf-8', 'no-cache'],
    ['/robots.txt', 200, 'text/plain; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 200, 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/assets/app-gone0000.js', 404, 'application/json; charset=utf-8', 'no-store'],
    ['/favicon.ico', 404, 'application/json; charset=utf-8', 'no-store'],
    ['/assets/../../package.json', 404, 'application/json; charset=utf-8', 'no-store'],
    ['/%2e%2e/package.json', 404, 'application/json; charset=utf-8', 'no-store'],
    ['/api/v1/nothing', 404, 'application/json; charset=utf-8', 'no-store'],
    ['/api/v1', 404, 'application/json; charset=utf-8', 'no-store'],
  ])('%s answers %i', async (url, status, type, cache) => {
    const reply = await get(url)
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      status,
      type,
      cache,
    ])
  })

  test.each([
    ['/register?from=mail', 'register'],
    ['/contact-cairn', 'contact'],
    ['/login', 'app'],
    ['/register/more', 'app'],
    ['/roadmaps', 'app'],
    ['/roadmaps/0190.5?from=mail', 'report'],
    ['/roadmaps/0190/', 'report'],
    ['/roadmaps/0190/versions', 'app'],
  ])('%s starts from the file of its name, or from the one without a page', async (url, page) => {
    expect((await get(url)).body).toContain(`<p>${page}`)
  })

  test('carries the brand of the installation, whatever is in it', async () => {
    const { body } = await get('/')
    expect(body).toContain('<title>A&lt;/script&gt;&lt;b&gt;&quot;$&amp; by Say &quot;AI&quot; &amp; co</title>')
    expect(body).toContain('%UNKNOWN%')
    const [, json] = /id="brand">([\s\S]*?)<\/script>/.exec(body) ?? []
    expect(JSON.parse(json ?? '')).toMatchObject({
      name: 'A</script><b>"$&',
      slug: 'cairn',
      contact_email: 'hello@example.org',
    })
    expect((await get('/manifest.webmanifest')).json()).toEqual({ name: 'A</script><b>"$&' })
  })

  test('comes compressed as the browser likes it', async () => {
    const asset = '/assets/app-Dk3mPq9z.js'
    const br = await get(asset, { 'accept-encoding': 'gzip, deflate, br' })
    expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual(['br', SCRIPT])
    const gz = await get(asset, { 'accept-encoding': 'gzip, br;q=0' })
    expect([gz.headers['content-encoding'], gunzipSync(gz.rawPayload).toString()]).toEqual(['gzip', SCRIPT])
    expect((await get(asset)).body).toBe(SCRIPT)
    const page = await get('/', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(page.rawPayload).toString()).toContain('A&lt;/script&gt;')
  })

  test('every page but the start page begins without the landing page', async () => {
    expect((await get('/')).body).toContain('landing')
    for (const url of ['/login', '/roadmaps']) expect((await get(url)).body).toBe('<!doctype html><p>app')
  })

  test('a part of a page does not repeat what only documents obey', async () => {
    const { headers } = await get('/assets/app-Dk3mPq9z.js')
    expect(headers['content-security-policy']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect((await get('/sw.js')).headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('is not sent again when it has not changed', async () => {
    const { headers } = await get('/')
    const again = await get('/', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('allows its own inline scripts and no others', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    const hash = createHash('sha256').update(THEME).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy.match(/sha256-/g)).toHaveLength(1)
    expect(policy).not.toContain('unsafe')
  })
})

test.each(['/', '/api/v1/nothing', '/healthz', '/%zz'])('%s carries the security headers', async (url) => {
  const { headers } = await get(url)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

test('large replies of the API are compressed on the fly', async () => {
  const plain = await get('/api/v1/openapi.json')
  const packed = await get('/api/v1/openapi.json', { 'accept-encoding': 'gzip' })
  if (plain.body.length > 1024) {
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  } else expect(packed.body).toBe(plain.body)
})
