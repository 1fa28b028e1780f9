import { once } from 'node:events'
import type { Server } from 'node:net'
import { type CaughtMail, createMailbox } from './mailbox.ts'
import { createSmtpSink, type SmtpFaults } from './smtp-sink.ts'
import { createWeb } from './web.ts'

export type Sandbox = {
  readonly smtpUrl: string
  readonly webUrl: string
  /** Newest first. */
  listMails(): readonly CaughtMail[]
  setFaults(faults: Partial<SmtpFaults>): void
  stop(): Promise<void>
}

type SandboxOptions = {
  /** 0 picks a free port. */
  readonly smtpPort: number
  readonly httpPort: number
  readonly now?: () => number
  /** How many mails are stored; beyond that the oldest are dropped. */
  readonly capacity?: number
}

const LOOPBACK = '127.0.0.1'

/** Starts the mail server and the web pages of its mailbox on loopback. */
export async function startSandbox({
  smtpPort,
  httpPort,
  now = Date.now,
  capacity = 500,
}: SandboxOptions): Promise<Sandbox> {
  const mailbox = createMailbox(capacity)
  const faults: SmtpFaults = { smtp: 'ok', slowMs: 1_000 }
  const sink = createSmtpSink({ faults, now, onMail: mailbox.add })
  sink.on('error', () => {}) // a client that disconnects midway is not an error of the sandbox
  const smtp = sink.listen(smtpPort, LOOPBACK)
  const web = createWeb({ mailbox, faults }).listen(httpPort, LOOPBACK)
  const ports = await Promise.all([portOf(smtp), portOf(web)])
  return {
    smtpUrl: `smtp://${LOOPBACK}:${ports[0]}`,
    webUrl: `http://${LOOPBACK}:${ports[1]}`,
    listMails: () => mailbox.list(),
    setFaults: (change) => Object.assign(faults, change),
    async stop() {
      web.closeAllConnections()
      await Promise.all([
        new Promise<void>((resolve) => sink.close(resolve)),
        new Promise((resolve) => web.close(resolve)),
      ])
    },
  }
}

async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}
