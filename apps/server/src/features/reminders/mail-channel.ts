import type { NodemailerError } from 'nodemailer'
import type { Clock } from '../../platform/clock.ts'
import { composeMessage, isRefusedForGood, type MailReturns } from '../../platform/mail/deliver.ts'
import type { Sender } from '../../platform/mail/letter.ts'
import type { SendMessage } from '../../platform/mail/smtp.ts'
import type { Channel, Lane, SendOutcome } from './channel.ts'
import { writeMorningLetter } from './message/write-letter.ts'

type MailDeps = {
  readonly send: SendMessage
  readonly sender: Sender
  readonly clock: Clock
  readonly lane: Lane
  readonly returns?: MailReturns
}

/** Error codes of nodemailer for failures before the message was handed over. */
const NEVER_SENT = new Set([
  'EDNS',
  'EAUTH',
  'ETLS',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
  'UPGRADE_TIMEOUT',
])

/** A lane of the mail. Mail clients can unsubscribe with one click (RFC 8058). */
export function createMailChannel({ send, sender, clock, lane, returns }: MailDeps): Channel {
  return {
    ...lane,
    async send({ deliveryId, to, accountId, locale, message }) {
      const mail = composeMessage(writeMorningLetter(message, locale), {
        to,
        locale,
        jobId: `reminder.${deliveryId}`,
        nowMs: clock.now(),
        sender,
        returnPath: await returns?.pathOf(to, accountId ?? undefined),
      })
      const headers = {
        ...mail.headers,
        'List-Unsubscribe': `<${message.disableUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
      try {
        await send({ ...mail, headers })
        return { kind: 'sent' }
      } catch (error) {
        const outcome = judgeMailError(error)
        if (outcome.kind === 'failed') await returns?.onRefused(to, error)
        return outcome
      }
    },
  }
}

/** Classifies an error of the mail server: refused permanently, refused for now, or unclear. */
export function judgeMailError(error: unknown): SendOutcome {
  if (isRefusedForGood(error)) return { kind: 'failed' }
  if (!(error instanceof Error)) return { kind: 'unclear' }
  const { code, originalCode, timeoutType, responseCode }: NodemailerError = error
  const isRefusedForNow = responseCode !== undefined && responseCode >= 400
  const isNeverSent = [code, originalCode, timeoutType].some(
    (one) => one !== undefined && NEVER_SENT.has(String(one)),
  )
  return isRefusedForNow || isNeverSent ? { kind: 'not-now' } : { kind: 'unclear' }
}
