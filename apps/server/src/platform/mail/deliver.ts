import type { Locale } from '@zeri/contract'
import type { NodemailerError, SendMailOptions } from 'nodemailer'
import type { Clock } from '../clock.ts'
import { type JobContext, PermanentFailure } from '../jobs/job.ts'
import { type Letter, type Sender, writeHtml, writeText } from './letter.ts'
import type { LetterDeps, Mail } from './mail-job.ts'
import type { SendMessage } from './smtp.ts'

/** Where mails come back to, and what is done about those that a mail server refuses. */
export type MailReturns = {
  /**
   * The address that a bounce of a mail to this one goes to; undefined for an address without an account, and while none
   * is configured.
   */
  pathOf(email: string, accountId?: string): Promise<string | undefined>
  /** Notes that a mail was refused for good. */
  onRefused(email: string, error: unknown): Promise<void>
}

export type DeliverDeps = LetterDeps & {
  readonly send: SendMessage
  readonly clock: Clock
  /** Absent where bounces are of no interest, as in most tests. */
  readonly returns?: MailReturns
}

type WriteLetter = (mail: Mail, deps: LetterDeps) => Letter

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
    returnPath: await deps.returns?.pathOf(to),
  })
  try {
    await deps.send(message)
  } catch (error) {
    if (!isRefusedForGood(error)) throw error
    await deps.returns?.onRefused(to, error)
    throw new PermanentFailure('mail.refused', error)
  }
}

function hasExpired({ validUntil }: Mail, nowMs: number): boolean {
  return validUntil !== undefined && nowMs > Date.parse(validUntil)
}

/** Cyrillic letters take six characters as quoted-printable, and under three as base64. */
const encodings = { en: 'quoted-printable', ru: 'base64' } as const satisfies Record<Locale, string>

type Envelope = {
  readonly to: string
  readonly replyTo?: string | undefined
  readonly locale: Locale
  readonly jobId: string
  readonly nowMs: number
  readonly sender: Sender
  /** The sender of the SMTP envelope, if not that of the letter. */
  readonly returnPath?: string | undefined
}

/** The message id comes from the job, so that a mail sent twice is recognisable as one. */
export function composeMessage(
  letter: Letter,
  { to, replyTo, locale, jobId, nowMs, sender, returnPath }: Envelope,
): SendMailOptions {
  return {
    from: { name: sender.product, address: sender.address },
    to: { name: '', address: to },
    ...(returnPath && { envelope: { from: returnPath, to } }),
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject: letter.subject,
    text: writeText(letter, locale, sender),
    html: writeHtml(letter, locale, sender),
    textEncoding: encodings[locale],
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
