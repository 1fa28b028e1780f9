import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createSmtp, type Smtp } from './smtp.ts'

type Server = {
  readonly smtpUrl: string
  readonly mails: string[]
  readonly sockets: Socket[]
  stop(): void
}

/** A mail server of a few lines, whose behaviour after a mail the test decides. */
async function startServer(afterMail: (socket: Socket) => void): Promise<Server> {
  const mails: string[] = []
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    let [isData, text] = [false, '']
    socket.setEncoding('latin1').on('error', () => {})
    socket.write('220 ready\r\n')
    socket.on('data', (chunk: string) => {
      text += chunk
      if (isData && text.endsWith('\r\n.\r\n')) {
        mails.push(text)
        ;[isData, text] = [false, '']
        return afterMail(socket)
      }
      if (isData || !text.endsWith('\r\n')) return
      isData = text.startsWith('DATA')
      text = ''
      socket.write(isData ? '354 go on\r\n' : '250 ok\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    sockets,
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const accept = (socket: Socket) => socket.write('250 accepted\r\n')
const aMail = { from: 'hello@zeri.test', to: 'reader@example.org', subject: 'Day', text: 'Text' }

let server: Server | undefined
let smtp: Smtp | undefined
function connect({ smtpUrl }: Server, options: Partial<Parameters<typeof createSmtp>[0]>): Smtp {
  smtp = createSmtp({ smtpUrl, production: false, ...options })
  return smtp
}
afterEach(() => {
  smtp?.close()
  server?.stop()
})

test('many mails share as many connections as are configured', async () => {
  server = await startServer(accept)
  const { send } = connect(server, { smtpConnections: 2 })
  await Promise.all(Array.from({ length: 20 }, () => send(aMail)))
  expect(server.mails).toHaveLength(20)
  expect(server.sockets).toHaveLength(2)
})

test('a connection is replaced after the configured number of mails', async () => {
  server = await startServer(accept)
  const pool = { smtpConnections: 1, smtpMessages: 5 }
  const { send } = connect(server, { ...pool })
  await Promise.all(Array.from({ length: 10 }, () => send(aMail)))
  expect(server.sockets).toHaveLength(2)
})

test.each([1, 3])(
  'a mail whose server is silent at the end, as mail %i of a connection, is sent once',
  async (nth) => {
    let count = 0
    server = await startServer((socket) => {
      count += 1
      if (count === nth) socket.destroy()
      else accept(socket)
    })
    const { send } = connect(server, { smtpConnections: 1 })
    for (let before = 1; before < nth; before += 1) await send(aMail)
    await expect(send({ ...aMail, subject: 'Lost' })).rejects.toMatchObject({ code: 'ECONNECTION' })
    expect(server.mails.filter((mail) => mail.includes('Subject: Lost'))).toHaveLength(1)
  },
)

test('a connection that the server closed between two mails costs no mail', async () => {
  server = await startServer(accept)
  const { send } = connect(server, { smtpConnections: 1 })
  await send(aMail)
  server.sockets[0]?.destroy()
  await send(aMail)
  expect(server.mails).toHaveLength(2)
})

test('closing ends the connections', async () => {
  server = await startServer(accept)
  const { send, close } = createSmtp({ smtpUrl: server.smtpUrl, production: false })
  await send(aMail)
  close()
  await vi.waitFor(() => expect(server?.sockets.every(({ closed }) => closed)).toBe(true))
  await expect(send(aMail)).rejects.toThrow('closed')
})

test('a mail is signed for the domain, with the fields that end reminders among the signed ones', async () => {
  server = await startServer(accept)
  const privateKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const dkim = {
    domain: 'zeri.test',
    selector: 's2026',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
  const { send } = connect(server, { dkim })
  await send({
    ...aMail,
    headers: {
      'List-Unsubscribe': '<https://zeri.test/x>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  })
  const [head = ''] = (server.mails[0] ?? '').split('\r\n\r\n')
  const signature = /^DKIM-Signature: (.*)$/im.exec(head.replaceAll(/\r\n[ \t]+/g, ' '))?.[1] ?? ''
  const tags = new Map(
    signature.split(/;\s*/).map((tag) => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)]),
  )
  expect(tags.get('a')).toBe('rsa-sha256')
  expect(tags.get('d')).toBe('zeri.test')
  expect(tags.get('s')).toBe('s2026')
  expect(tags.get('h')?.replaceAll(' ', '').split(':')).toEqual(
    expect.arrayContaining([
      'from',
      'to',
      'subject',
      'date',
      'list-unsubscribe',
      'list-unsubscribe-post',
      'auto-submitted',
    ]),
  )
  expect(tags.get('b')?.length).toBeGreaterThan(300)
})
