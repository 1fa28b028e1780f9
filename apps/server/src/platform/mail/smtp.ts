import { createPrivateKey } from 'node:crypto'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { Dkim } from './mail-settings.ts'

/** Sends one message; rejects with nodemailer's error when the server does not accept it. */
export type SendMessage = (message: SendMailOptions) => Promise<void>

/** A pool of connections to the mail server. */
export type Smtp = {
  readonly send: SendMessage
  /** Closes the connections; one that is in the middle of a mail finishes it first. */
  close(): void
}

const CONNECT_MS = 10_000
const SILENCE_MS = 30_000
/** Servers close connections that are silent for minutes; ours are closed before that. */
const IDLE_MS = 20_000

/**
 * The signed header fields. Nodemailer's own list lacks the last three: without them a changed `List-Unsubscribe-Post` would
 * pass, and receivers that offer one click require its signature (RFC 8058).
 */
const SIGNED_FIELDS = [
  'From',
  'Sender',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Content-Language',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'Auto-Submitted',
].join(':')

type SmtpConfig = {
  readonly smtpUrl: string
  readonly production: boolean
  readonly smtpConnections?: number
  readonly smtpMessages?: number
  readonly dkim?: Dkim | null
}

/** Connects to `smtpUrl`. In production a server without TLS is refused: mails contain codes and links. */
export function createSmtp({
  smtpUrl,
  production,
  smtpConnections = 4,
  smtpMessages = 500,
  dkim,
}: SmtpConfig): Smtp {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    requireTLS: production,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    pool: true,
    maxConnections: smtpConnections,
    maxMessages: smtpMessages,
    idleTimeout: IDLE_MS,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: createPrivateKey(dkim.privateKey),
        headerFieldNames: SIGNED_FIELDS,
      },
    }),
  })
  return {
    async send(message) {
      await transport.sendMail(message)
    },
    close: () => transport.close(),
  }
}
