import nodemailer from 'nodemailer'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { PermanentFailure } from '../jobs/job.ts'
import { createSeal, singleKey } from '../secret.ts'
import { composeMessage, deliverMail, isRefusedForGood } from './deliver.ts'
import { deliveryCheckMail } from './delivery-check.ts'
import { createMailJob, type Mail } from './mail-job.ts'
import type { SendMessage } from './smtp.ts'

const NOW = Date.UTC(2026, 10, 15, 8, 30)
const sender = {
  product: 'Zeri',
  address: 'hello@zeri.test',
  origins: { en: 'https://zeri.test', ru: 'https://zeri.test' },
}
const context = { id: 'job-7', signal: new AbortController().signal, log: pino({ level: 'silent' }) }
const aLetter = { subject: 'Hello', title: 'Hello', paragraphs: ['Text'] }
const anEnvelope = { to: 'reader@example.org', locale: 'ru', jobId: 'job-7', nowMs: NOW, sender } as const
const aMail = (change: Pick<Mail, 'validUntil'> = {}): Mail => ({
  template: 'delivery-check',
  locale: 'en',
  to: 'reader@example.org',
  data: { askedAt: '2026-11-15T08:30:00.000Z' },
  ...change,
})

/** The message as it goes over the wire: its headers unfolded, one a line. */
async function headersOf(message: ReturnType<typeof composeMessage>): Promise<string[]> {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message: raw } = await transport.sendMail(message)
  const [head = ''] = String(raw).split('\n\n')
  return head.replace(/\n[ \t]+/g, ' ').split('\n')
}

async function deliver(mail: Mail, send: SendMessage): Promise<void> {
  await deliverMail(mail, context, {
    send,
    clock: { now: () => NOW },
    sender,
    seal: createSeal(singleKey('x')),
    writeLetter: createMailJob([deliveryCheckMail]).writeLetter,
  })
}

test('a mail says that it was sent automatically, and carries the id of its job', async () => {
  const headers = await headersOf(composeMessage(aLetter, anEnvelope))
  expect(headers).toEqual(
    expect.arrayContaining([
      'From: Zeri <hello@zeri.test>',
      'To: reader@example.org',
      'Message-ID: <job-7@zeri.test>',
      'Auto-Submitted: auto-generated',
      'Content-Language: ru',
      'Date: Sun, 15 Nov 2026 08:30:00 +0000',
    ]),
  )
  expect(headers.find((line) => line.startsWith('Content-Type'))).toContain('multipart/alternative')
})

test.each([
  'Hello\r\nBcc: other@example.org',
  'Hello\nBcc: other@example.org',
  'Hello\rBcc: other@example.org',
  'Hello\r\n\r\n<script>body</script>',
  'Hello\r\n Bcc: other@example.org',
  'Привет\r\nBcc: other@example.org',
  'Hello\u2028Bcc: other@example.org',
])('%j in a subject or a name adds no header and no recipient', async (text) => {
  const clean = await headersOf(composeMessage(aLetter, anEnvelope))
  const message = composeMessage(
    { ...aLetter, subject: text },
    { ...anEnvelope, sender: { ...sender, product: text } },
  )
  const headers = await headersOf(message)
  const names = (lines: string[]) => lines.map((line) => line.split(':')[0])
  expect(names(headers)).toEqual(names(clean))
  expect(headers).toContain('To: reader@example.org')
})

test.each([
  { validUntil: undefined, sent: 1 },
  { validUntil: '2026-11-15T08:30:01.000Z', sent: 1 },
  { validUntil: '2026-11-15T08:29:59.000Z', sent: 0 },
])('at 08:30:00 a mail valid until $validUntil is sent $sent times', async ({ validUntil, sent }) => {
  let count = 0
  await deliver(aMail(validUntil ? { validUntil } : {}), async () => {
    count += 1
  })
  expect(count).toBe(sent)
})

const smtpError = (code: string, permanent?: boolean) => Object.assign(new Error('no'), { code, permanent })

test.each([
  ['a refused recipient', smtpError('EENVELOPE', true)],
  ['a refused message', smtpError('EMESSAGE', true)],
])('%s is a permanent failure', (_name, error) => {
  expect(isRefusedForGood(error)).toBe(true)
})

test.each([
  ['a recipient refused for now', smtpError('EENVELOPE', false)],
  ['a refused login, which is our own fault', smtpError('EAUTH', true)],
  ['a server that is down', smtpError('ESOCKET')],
  ['a thing that is no error', 'EENVELOPE'],
])('%s is worth another try', (_name, error) => {
  expect(isRefusedForGood(error)).toBe(false)
})

test('a mail refused for good is a permanent failure, any other failure passes through', async () => {
  const failWith = (error: Error) => deliver(aMail(), () => Promise.reject(error))
  await expect(failWith(smtpError('EENVELOPE', true))).rejects.toThrow(PermanentFailure)
  const down = smtpError('ESOCKET')
  await expect(failWith(down)).rejects.toBe(down)
})
