import { type Child, startProcess } from './child-process.ts'
import { startProxy } from './proxy.ts'

type Role = 'all' | 'api' | 'worker'
export type Fleet = Awaited<ReturnType<typeof startFleet>>

interface Member {
  role: Role
  child: Child
  url: string | undefined
}

/** Processes of the product on one database behind one address, as an installation has them. */
export async function startFleet(env: Record<string, string>, roles: Role[]) {
  /** Ended because it was asked to. */
  const dismissed = new Set<Child>()
  const dead: string[] = []
  const errors: string[] = []
  async function launch(role: Role): Promise<Member> {
    const child = startProcess('main.ts', { NODE_ENV: 'test', PORT: '0', RATE_LIMITS: 'off', ...env, ROLE: role })
    const said = await child.says('is ready')
    void child.ended.then((code) => {
      errors.push(child.stderr())
      if (!dismissed.has(child)) dead.push(`${role} ended with ${code}: ${child.stderr().slice(-500)}`)
    })
    return { role, child, url: /http:\S+/.exec(said)?.[0] }
  }
  async function end({ child }: Member, signal: NodeJS.Signals) {
    dismissed.add(child)
    return child.kill(signal)
  }
  let members = await Promise.all(roles.map(launch))
  const urls = () => members.flatMap(({ url }) => url ?? [])
  const proxy = await startProxy(urls)
  return {
    url: proxy.url,
    /** Of those that serve. */
    urls,
    /** Processes that ended without being asked to. */
    dead,
    /** How often a process was only saved from ending by its last resort. */
    nearlyDead: () =>
      [...errors, ...members.map(({ child }) => child.stderr())].filter((text) =>
        text.includes('that nobody listened to'),
      ).length,
    /** Everyone by a new one, one after the other. Answers what each said on leaving. */
    async replaceAll() {
      const codes: unknown[] = []
      for (const leaving of members.slice()) {
        members.push(await launch(leaving.role))
        codes.push(await end(leaving, 'SIGTERM'))
        members = members.filter((member) => member !== leaving)
      }
      return codes
    },
    /** In the middle of whatever it does; another takes its place. */
    async killOne(role: Role) {
      const victim = members.find((member) => member.role === role)
      if (!victim) throw new Error(`no ${role} to kill`)
      await end(victim, 'SIGKILL')
      members = [...members.filter((member) => member !== victim), await launch(role)]
    },
    async stop() {
      await proxy.stop()
      await Promise.all(members.map((member) => end(member, 'SIGTERM')))
    },
  }
}
