import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openMailer } from './mail.ts'

let folder: string
let peer: SMTPServer
let received: number
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cairn-mail-'))
  received = 0
  peer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      stream.resume().once('end', () => {
        received += 1
        done()
      })
    },
  })
  peer.listen(0, '127.0.0.1')
  await once(peer.server, 'listening')
})
afterEach(async () => {
  await new Promise<void>((resolve) => peer.close(resolve))
  rmSync(folder, { recursive: true })
})

const mail = (messageId: string) => ({
  to: 'ada@example.org',
  subject: 'A report',
  text: 'Here it is.',
  html: '<p>Here it is.</p>',
  messageId,
  createdAt: '2026-11-15T10:00:00Z',
})

/** As a process does at its start. */
function mailer() {
  const { port } = peer.server.address() as AddressInfo
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}` })
  return openMailer(config, pino({ level: 'silent' }))
}

test('a mail that was taken does not leave again, also when whoever sent it died before it was noted', async () => {
  await mailer().send(mail('<one@cairn.example>'))
  expect(received).toBe(1)
  const next = mailer()
  await next.send(mail('<one@cairn.example>'))
  expect(received).toBe(1)
  await next.send(mail('<two@cairn.example>'))
  expect(received).toBe(2)
})

test('what it keeps of that is bounded', async () => {
  const file = path.join(folder, 'mails-taken')
  writeFileSync(file, Array.from({ length: 5000 }, (_, at) => `<${at}@cairn.example>\n`).join(''))
  await mailer().send(mail('<4999@cairn.example>'))
  expect(received).toBe(0)
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1000)
})

test('a file that cannot be written costs no mail and repeats none', async () => {
  mkdirSync(path.join(folder, 'mails-taken'))
  const one = mailer()
  await one.send(mail('<one@cairn.example>'))
  await one.send(mail('<one@cairn.example>'))
  expect(received).toBe(1)
})
