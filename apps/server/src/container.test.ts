import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig, REPOSITORY_ROOT, settings } from './config.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// No engine builds the image here: these hold its recipe to the tree it is made from.
const read = (name: string) => fs.readFileSync(path.join(REPOSITORY_ROOT, name), 'utf8')
const steps = read('Dockerfile')
  .replaceAll('\\\n', '')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
const of = (instruction: string) =>
  steps.filter((step) => step.startsWith(`${instruction} `)).map((step) => step.slice(instruction.length + 1))
const copied = of('COPY')
  .filter((step) => !step.startsWith('--from'))
  .flatMap((step) => step.trim().split(/\s+/).slice(0, -1))
const within = (sources: string[]) => (file: string) =>
  sources.some((source) => file === source || file.startsWith(`${source}/`))

describe('the image', () => {
  test('is made of files that exist', () => {
    expect(copied.length).toBeGreaterThan(5)
    expect(copied.filter((source) => !fs.existsSync(path.join(REPOSITORY_ROOT, source)))).toEqual([])
  })

  test('has the manifest of every workspace before npm ci, and what their settings build on', () => {
    const first = copied.slice(0, copied.indexOf('apps/web'))
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
    const manifests = fs.globSync(
      workspaces.map((place) => `${place}/package.json`),
      { cwd: REPOSITORY_ROOT },
    )
    expect(manifests.length).toBeGreaterThan(4)
    expect(manifests.filter((file) => !within(first)(file))).toEqual([])
    const bases = fs.globSync('{apps/web,packages/*}/tsconfig.json', { cwd: REPOSITORY_ROOT }).map((file) => {
      const [, base = ''] = /"extends": "([^"]+)"/.exec(read(file)) ?? []
      return path.join(path.dirname(file), base)
    })
    expect(bases.filter((file) => !within(copied)(file))).toEqual([])
  })

  test('leaves secrets and data out', () => {
    const ignored = read('.dockerignore').split('\n')
    expect(['.env', '.git', '**/data', '**/node_modules'].filter((name) => !ignored.includes(name))).toEqual([])
    expect(copied.filter((source) => ['.', './', 'apps', '.env', 'data'].includes(source))).toEqual([])
  })

  test('runs as somebody who is not root, with settings that are ours', () => {
    const after = steps.slice(steps.findLastIndex((step) => step.startsWith('FROM ')))
    const user = after.findLastIndex((step) => step.startsWith('USER '))
    expect(after[user]).toBe('USER node')
    expect(after.findIndex((step) => step.startsWith('CMD '))).toBeGreaterThan(user)
    const env = Object.fromEntries(of('ENV').flatMap((step) => step.split(' ').map((pair) => pair.split('='))))
    expect(Object.keys(env).filter((name) => !(name in settings.shape))).toEqual([])
    expect(of('VOLUME')).toEqual([env.DATA_DIR])
    expect(readConfig({ ...env, DATA_DIR: REPOSITORY_ROOT })).toMatchObject({ HOST: '0.0.0.0', NODE_ENV: 'production' })
    expect(of('EXPOSE')).toEqual([env.PORT])
  })

  test('gets settings that are ours from compose.yaml, which agrees with it', () => {
    const [, service = '', database = ''] =
      /^ {2}cairn:\n([\s\S]+)^ {2}database:\n([\s\S]+)^volumes:/m.exec(read('compose.yaml')) ?? []
    const given = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(service)?.[1] ?? ''
    const env = Object.fromEntries(
      [...given.matchAll(/^ {6}([A-Z_]+): (.+)$/gm)].map(([, name, value]) => [name, value]),
    )
    expect(Object.keys(env)).toEqual(['HOST', 'PORT', 'DATA_DIR', 'DATABASE_URL'])
    expect(Object.keys(env).filter((name) => !(name in settings.shape))).toEqual([])
    const url = new URL(env['DATABASE_URL']?.replace(/\$\{[^}]+\}/, 'secret') ?? '')
    expect([url.username, url.hostname, url.pathname]).toEqual(['cairn', 'database', '/cairn'])
    expect(database).toContain('POSTGRES_USER: cairn\n')
    expect(database).toContain('POSTGRES_DB: cairn\n')
    expect(service).toContain(`data:${env['DATA_DIR']} `)
  })

  describe('asks itself', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer()
    })
    afterAll(() => server.close())

    test('whether it is well, and hears yes and no', async () => {
      const [, json = ''] = / CMD (\[.+\])$/.exec(of('HEALTHCHECK')[0] ?? '') ?? []
      const [, ...args] = JSON.parse(json) as string[]
      const ask = (port: string) =>
        promisify(execFile)(process.execPath, args, { env: { PORT: port } }).then(
          () => 0,
          (error: { code: number }) => error.code,
        )
      const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
      expect(await ask(port)).toBe(0)
      await server.app.close()
      expect(await ask(port)).toBe(1)
    })
  })
})
