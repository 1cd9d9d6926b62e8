import { expect } from '@playwright/test'
import { ask, bearer, createAccount, newAccount } from './fixtures.ts'
import { startPrepared } from './server.ts'

interface Listed {
  id: string
  status: string
  content: { status: string; message?: string; content?: { content: string } }
}

const BRIEF = {
  company_name: 'Kill Test Pty Ltd',
  industry: 'Manufacturing',
  report_type: 'opportunity_assessment',
  company_size: '20-99 employees',
  description: 'A job shop with nine presses that makes brackets for trailers and sheds.',
  business_goals: 'Quote within a day and cut scrap on the presses by a third this year.',
  challenges: 'Quotes take four days because two people price from memory and old spreadsheets.',
}

const ASK_AGAIN_MS = 100

/**
 * Kills the server at random moments while roadmaps are made, starts it again, and asks: is every acknowledged roadmap
 * there, and does each end completed, or failed with a message?
 */
export async function killDuringGeneration(rounds: number) {
  const server = await startPrepared()
  const account = newAccount()
  await createAccount(server.url, account)
  let headers = await bearer(server.url, account)
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    let killed: Promise<void> | undefined
    for (;;) {
      const made = await fetch(`${server.url}/api/v1/roadmaps/`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(BRIEF),
      }).catch(() => undefined)
      if (!made) break
      // A busy machine takes its time for the first.
      killed ??= new Promise((resolve) => setTimeout(resolve, Math.random() * 1000)).then(() => server.kill())
      const body = (await made.json().catch(() => undefined)) as { id?: string } | undefined
      if (made.status === 201 && body?.id) acknowledged.push(body.id)
    }
    await killed
    await server.restart()
    headers = await bearer(server.url, account)
  }
  const deadline = Date.now() + 300_000
  const ended = new Map<string, Listed>()
  while (ended.size < acknowledged.length && Date.now() < deadline) {
    for (const id of acknowledged) {
      if (ended.has(id)) continue
      const answer = await ask(`${server.url}/api/v1/roadmaps/${id}`, { headers })
      expect(answer.status).toBe(200)
      const roadmap = (await answer.json()) as Listed
      if (roadmap.status === 'completed' || roadmap.status === 'failed') ended.set(id, roadmap)
    }
    // Who asks takes the processor from who writes.
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
  const completed = [...ended.values()].filter((one) => one.content.content?.content.includes('## Summary'))
  const failed = [...ended.values()].filter((one) => one.content.message)
  await server.dispose()
  return { rounds, acknowledged: acknowledged.length, completed: completed.length, failed: failed.length }
}
