// A PostgreSQL server for the tests: what is installed, else the system's packages.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installPackages } from './system-packages.mjs'

/** Starts a throw-away server. Resolves with its address and how to stop it, or with why there is none. */
export async function startPostgres() {
  const refusal = findBinaries() ? undefined : installPackages('the tests on a second database engine', ['postgresql'])
  const bins = findBinaries()
  if (!bins) return { skipped: `no PostgreSQL is installed; ${refusal ?? 'the packages do not bring it'}` }
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-pg-'))
  const port = await freePort()
  const data = path.join(folder, 'data')
  const user = unprivileged(folder)
  if (!user) return { skipped: 'PostgreSQL does not run as root, and there is no other user to run it as' }
  const pg = (command, ...args) =>
    execFileSync(path.join(bins, command), args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder, ...user })
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
  const starting = ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start']
  /** While this process goes on with what it does. */
  const meanwhile = (...args) =>
    new Promise((resolve, reject) => {
      const child = spawn(path.join(bins, 'pg_ctl'), args, { stdio: 'ignore', cwd: folder, ...user })
      child.on('error', reject)
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`pg_ctl ended with ${code}`))))
    })
  try {
    pg('initdb', '-D', data, '-U', 'cairn', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N')
    pg('pg_ctl', ...starting)
  } catch (error) {
    return { skipped: `PostgreSQL did not start: ${String(error.stderr || error.message).trim()}` }
  }
  return {
    what: bins,
    url: `postgres://cairn@127.0.0.1:${port}/postgres`,
    /** Away until `start`: `fast` hangs up on everybody, `immediate` is a crash. */
    halt: (mode) => meanwhile('-D', data, '-w', '-m', mode, 'stop'),
    start: () => meanwhile(...starting),
    stop() {
      pg('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findBinaries() {
  const places = globSync([
    '/usr/lib/postgresql/*/bin',
    '/usr/libexec/postgresql*',
    '/usr/local/pgsql/bin',
    '/{usr/local,opt/homebrew}/opt/postgresql*/bin',
    '/Applications/Postgres.app/Contents/Versions/*/bin',
  ])
  const onPath = (process.env.PATH ?? '').split(path.delimiter)
  return [...places.toSorted().toReversed(), ...onPath].find((place) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(path.join(place, name))),
  )
}

/** Root may not run the server: hand the folder to a system user, as which it is run. Undefined without one. */
function unprivileged(folder) {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout?.trim())
    if (!ids.every(Boolean)) continue
    execFileSync('chown', [`${ids[0]}:${ids[1]}`, folder])
    chmodSync(folder, 0o700)
    return { uid: Number(ids[0]), gid: Number(ids[1]) }
  }
  return undefined
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
