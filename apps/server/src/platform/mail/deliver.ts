import type { Locale } from '@zeri/contract'
import nodemailer, { type NodemailerError, type SendMailOptions } from 'nodemailer'
import type { Clock } from '../clock.ts'
import { type JobContext, PermanentFailure } from '../jobs/job.ts'
import { type Letter, type Sender, writeHtml, writeText } from './letter.ts'
import type { LetterDeps, Mail } from './mail-job.ts'

/** Sends one message; rejects with nodemailer's error when the server does not accept it. */
export type SendMessage = (message: SendMailOptions) => Promise<void>

export type DeliverDeps = LetterDeps & { readonly send: SendMessage; readonly clock: Clock }

type WriteLetter = (mail: Mail, deps: LetterDeps) => Letter

const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

/** Connects to `smtpUrl`. In production a server without TLS is refused: mails contain codes and links. */
export function createSmtp({ smtpUrl, production }: { smtpUrl: string; production: boolean }): SendMessage {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    requireTLS: production,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  })
  return async (message) => {
    await transport.sendMail(message)
  }
}

/** Sends one mail, unless it has expired. */
export async function deliverMail(
  mail: Mail,
  { id, log }: JobContext,
  deps: DeliverDeps & { readonly writeLetter: WriteLetter },
): Promise<void> {
  const nowMs = deps.clock.now()
  if (hasExpired(mail, nowMs)) {
    log.warn({}, 'mail expired before it was sent')
    return
  }
  const { to, replyTo, locale } = mail
  const message = composeMessage(deps.writeLetter(mail, deps), {
    to,
    replyTo,
    locale,
    jobId: id,
    nowMs,
    sender: deps.sender,
  })
  try {
    await deps.send(message)
  } catch (error) {
    throw isRefusedForGood(error) ? new PermanentFailure('mail.refused', error) : error
  }
}

function hasExpired({ validUntil }: Mail, nowMs: number): boolean {
  return validUntil !== undefined && nowMs > Date.parse(validUntil)
}

type Envelope = {
  readonly to: string
  readonly replyTo?: string | undefined
  readonly locale: Locale
  readonly jobId: string
  readonly nowMs: number
  readonly sender: Sender
}

/** The message id comes from the job, so that a mail sent twice is recognisable as one. */
export function composeMessage(
  letter: Letter,
  { to, replyTo, locale, jobId, nowMs, sender }: Envelope,
): SendMailOptions {
  return {
    from: { name: sender.product, address: sender.address },
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject: letter.subject,
    text: writeText(letter, locale, sender),
    html: writeHtml(letter, locale, sender),
    messageId: `<${jobId}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`,
    date: new Date(nowMs),
    headers: {
      // What a person wrote is no automatic mail: mail programs may reply to it.
      ...(letter.about !== 'question' && { 'Auto-Submitted': 'auto-generated' }),
      'Content-Language': locale,
    },
  }
}

/** Whether the server refused this recipient or message for good. A refused login is our fault and worth a retry. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { permanent, code }: NodemailerError = error
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE')
}
