import { type Child, startProcess } from './child-process.ts'

type Role = 'all' | 'api' | 'worker'
export type Fleet = Awaited<ReturnType<typeof startFleet>>

/** Processes of the product on one database, as an installation has them. */
export async function startFleet(env: Record<string, string>, roles: Role[]) {
  const members = await Promise.all(roles.map((role) => launch({ ...env, ROLE: role })))
  const urls = members.flatMap(({ url }) => url ?? [])
  const dead: string[] = []
  let stopping = false
  members.forEach(({ child }, at) => {
    void child.ended.then((code) => {
      if (!stopping) dead.push(`${roles[at]} ended with ${code}: ${child.stderr().slice(-500)}`)
    })
  })
  let turn = 0
  return {
    urls,
    /** The next one that serves, in turn. */
    next: () => urls[(turn += 1) % urls.length] ?? '',
    /** Processes that ended without being asked to. */
    dead,
    /** How often a process was only saved from ending by its last resort. */
    nearlyDead: () => members.filter(({ child }) => child.stderr().includes('that nobody listened to')).length,
    async stop() {
      stopping = true
      await Promise.all(members.map(({ child }) => child.kill('SIGTERM')))
    },
  }
}

async function launch(env: Record<string, string>): Promise<{ child: Child; url: string | undefined }> {
  const child = startProcess('main.ts', { NODE_ENV: 'test', PORT: '0', RATE_LIMITS: 'off', ...env })
  const said = await child.says('is ready')
  return { child, url: /http:\S+/.exec(said)?.[0] }
}
