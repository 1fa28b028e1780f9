import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0, now: () => Date.UTC(2026, 10, 15), capacity: 2 })
})
afterEach(() => sandbox.stop())

/** Sends SMTP commands one by one and returns everything the server replied. */
async function sendCommands(lines: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(sandbox.smtpUrl).port), '127.0.0.1').setEncoding('utf8')
  let replies = ''
  for (const line of lines) {
    const [reply] = await once(socket, 'data')
    replies += reply
    socket.write(`${line}\r\n`)
  }
  for await (const reply of socket) replies += reply
  return replies
}

const aDialogue = (subject: string) => [
  'HELO client',
  'MAIL FROM:<hello@zeri.test>',
  'RCPT TO:<reader@example.org>',
  'DATA',
  `Subject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nЗдравствуйте\r\n.`,
  'QUIT',
]

const readMails = async () => (await fetch(`${sandbox.webUrl}/mails.json`)).json()

function postFaults(body: string, type = 'application/json'): Promise<Response> {
  return fetch(`${sandbox.webUrl}/faults`, { method: 'POST', headers: { 'content-type': type }, body })
}

test('a mail handed over is shown as JSON, in the list and on a page of its own', async () => {
  await sendCommands(aDialogue('Hello'))
  expect(await readMails()).toMatchObject([
    {
      id: 1,
      receivedAt: '2026-11-15T00:00:00.000Z',
      from: 'hello@zeri.test',
      to: ['reader@example.org'],
      subject: 'Hello',
      text: 'Здравствуйте\n',
    },
  ])
  expect(await (await fetch(sandbox.webUrl)).text()).toContain('href="/mails/1"')
  expect(await (await fetch(`${sandbox.webUrl}/mails/1`)).text()).toContain('Здравствуйте')
})

test('deleting the mails leaves an empty list', async () => {
  await sendCommands(aDialogue('Hello'))
  await fetch(`${sandbox.webUrl}/mails`, { method: 'DELETE' })
  expect(await readMails()).toEqual([])
})

test.each([
  ['reject-temporarily', '451 Try again later'],
  ['reject', '550 No such mailbox'],
])('with the fault %s the server replies %s and stores nothing', async (smtp, reply) => {
  await postFaults(JSON.stringify({ smtp }))
  const dialogue = ['HELO client', 'MAIL FROM:<hello@zeri.test>', 'RCPT TO:<reader@example.org>', 'QUIT']
  expect(await sendCommands(dialogue)).toContain(reply)
  expect(sandbox.listMails()).toEqual([])
})

test('with the fault slow the server accepts the mail after the delay', async () => {
  await postFaults('{"smtp":"slow","slowMs":300}')
  const startedAt = performance.now()
  await sendCommands(aDialogue('Late'))
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(295)
  expect(sandbox.listMails()).toHaveLength(1)
})

test('an unknown fault is refused and changes nothing', async () => {
  expect((await postFaults('{"smtp":"explode"}')).status).toBe(400)
  expect(await (await fetch(`${sandbox.webUrl}/faults`)).json()).toMatchObject({ smtp: 'ok' })
})

test('a fault posted as a plain form, as a foreign page could, is refused', async () => {
  expect((await postFaults('{"smtp":"reject"}', 'text/plain')).status).toBe(415)
})

test('an unknown page is a 404', async () => {
  expect((await fetch(`${sandbox.webUrl}/mails/99`)).status).toBe(404)
  expect((await fetch(`${sandbox.webUrl}/nowhere`)).status).toBe(404)
})
