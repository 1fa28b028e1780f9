import type { NodemailerError } from 'nodemailer'
import type { Clock } from '../../platform/clock.ts'
import { composeMessage, isRefusedForGood, type SendMessage } from '../../platform/mail/deliver.ts'
import type { Sender } from '../../platform/mail/letter.ts'
import { type Channel, MAIL_CHANNEL_ID, type SendOutcome } from './channel.ts'
import { writeDayLetter } from './message/write-letter.ts'

type MailDeps = {
  readonly send: SendMessage
  readonly sender: Sender
  readonly clock: Clock
  readonly perSecond: number
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

/** The mail channel. Mail clients can unsubscribe with one click (RFC 8058). */
export function createMailChannel({ send, sender, clock, perSecond }: MailDeps): Channel {
  return {
    id: MAIL_CHANNEL_ID,
    perSecond,
    async send({ deliveryId, to, locale, message }) {
      const mail = composeMessage(writeDayLetter(message, locale), {
        to,
        locale,
        jobId: `reminder.${deliveryId}`,
        nowMs: clock.now(),
        sender,
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
        return judgeMailError(error)
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
