import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedback, inquiries, roadmaps, users } from './adapters/db/schema.ts'
import { sampleInquiry } from './features/inquiries/testing/samples.ts'
import { startProcess } from './testing/child-process.ts'
import { makePlace, openPlace, type Place } from './testing/place.ts'
import { describeEachEngine } from './testing/test-server.ts'

describeEachEngine('npm run inquiries', (engine) => {
  let place: Place
  beforeAll(async () => {
    place = await makePlace(engine)
    const deps = await openPlace(place)
    for (const change of [{}, { company: 'Spam Ltd', website: 'https://spam.example' }]) {
      const payload = sampleInquiry(change)
      const { company, name, email } = payload
      await deps.db.insert(inquiries).values({ company, name, email, payload })
    }
    const [user] = await deps.db
      .insert(users)
      .values({ email: 'ada@example.org', username: 'Ada', password_hash: 'x' })
      .returning()
    const [roadmap] = await deps.db
      .insert(roadmaps)
      .values({
        user_id: user?.id ?? '',
        title: 'Kept to ourselves',
        status: 'completed',
        client_input: { company_name: 'Secret & Sons', industry: 'Healthcare' },
        content: { status: 'completed' },
      })
      .returning()
    await deps.db.insert(feedback).values({
      roadmap_id: roadmap?.id ?? '',
      version: 1,
      label: 'I1',
      initiative_id: 'remind',
      name: 'No-shows: reminders',
      verdict: 'not_for_us',
      line: '=1+1 \u001B[2J',
    })
    await deps.close()
  })
  afterAll(() => place.remove())

  async function run(...args: string[]) {
    const child = startProcess('inquiries-report.ts', place.env, args)
    return { code: await child.ended, stdout: child.stdout(), stderr: child.stderr() }
  }

  test('prints a table without suspected spam, and says that there is some', async () => {
    const { code, stdout, stderr } = await run()
    expect(code).toBe(0)
    expect(stdout).toContain('Cairn & Sons')
    expect(stdout).not.toContain('Spam Ltd')
    expect(stderr).toBe('1 more look like spam; --all shows them\n1 remark on initiatives; --feedback shows them\n')
  })

  test('tells what clients said of the advice, by trade and not by firm', async () => {
    const { code, stdout } = await run('--feedback')
    expect([code, stdout.split('\n')[0]]).toEqual([
      0,
      expect.stringMatching(/^Said \(UTC\)\s+Verdict\s+Industry\s+Initiative\s+In their words/),
    ])
    expect(stdout).toMatch(/not for us\s+Healthcare\s+No-shows: reminders\s+=1\+1/)
    expect(stdout).not.toMatch(/Secret|Kept to ourselves|ada@|\u001B/)
    const csv = await run('--feedback', '--format', 'csv')
    expect(csv.stdout).toContain(`"'=1+1`)
    expect(JSON.parse((await run('--feedback', '--format', 'json')).stdout)).toMatchObject([
      { verdict: 'not_for_us', name: 'No-shows: reminders', industry: 'Healthcare', version: 1 },
    ])
  })

  test('writes a file for a spreadsheet', async () => {
    const output = path.join(place.env['DATA_DIR'] ?? '', 'inquiries.csv')
    const { code, stdout, stderr } = await run('--format', 'csv', '--output', output, '--all')
    expect([code, stdout, stderr]).toEqual([
      0,
      '',
      `2 inquiries written to ${output}\n1 remark on initiatives; --feedback shows them\n`,
    ])
    expect(readFileSync(output, 'utf8')).toContain('"Spam Ltd"')
  })

  test('prints JSON that programs can read', async () => {
    const { stdout } = await run('--format=json')
    expect(JSON.parse(stdout)).toMatchObject([{ company: 'Cairn & Sons', route: 'Direct consultation' }])
  })

  test('refuses another format in one line', async () => {
    expect(await run('--format', 'pdf')).toEqual({
      code: 1,
      stdout: '',
      stderr: '--format: must be one of table, csv, json\n',
    })
  })

  test.skipIf(engine === 'postgres')('says so in one line when a server has the database open', async () => {
    const server = await openPlace(place)
    const { code, stdout, stderr } = await run()
    await server.close()
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^The embedded database in .* is in use by a running server.*outbox\)\.\n$/)
  })
})
