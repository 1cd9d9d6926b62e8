import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from './fixtures.ts'
import type { Server } from './server.ts'

/** The link of the newest reset mail to this address, once `count` of them lie in the server's outbox. */
export async function resetLink({ dataDir }: Pick<Server, 'dataDir'>, email: string, count = 1): Promise<string> {
  const folder = path.join(dataDir, 'outbox')
  let link: string | undefined
  await expect
    .poll(
      () => {
        const mine = lettersIn(folder).filter((letter) => letter.includes(`To: ${email}`))
        link = /http:\/\/localhost:\d+\/reset-password\?token=[\w-]+/.exec(mine.at(-1) ?? '')?.[0]
        return mine.length >= count && link !== undefined
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  return link ?? ''
}

/** The newest mail to this address (that also names `about`), once it lies in the server's outbox. */
export async function letterTo({ dataDir }: Pick<Server, 'dataDir'>, email: string, about = ''): Promise<string> {
  let letter: string | undefined
  await expect
    .poll(
      () => {
        const all = lettersIn(path.join(dataDir, 'outbox'))
        letter = all.findLast((one) => one.includes(`To: ${email}`) && one.includes(about))
        return letter !== undefined
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  return letter ?? ''
}

function lettersIn(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    return names.toSorted().map((name) => quotedPrintable(readFileSync(path.join(folder, name), 'utf8')))
  } catch {
    return [] // no mail yet, so no folder either
  }
}

function quotedPrintable(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
}
