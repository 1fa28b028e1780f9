import type { NodemailerError } from 'nodemailer'
import type { Clock } from '../../platform/clock.ts'
import { composeMessage, isRefusedForGood, type SendMessage } from '../../platform/mail/deliver.ts'
import type { Sender } from '../../platform/mail/letter.ts'
import { type Carrier, MAIL, type Outcome } from './carrier.ts'
import { writeDayLetter } from './message/write-letter.ts'

type MailDeps = {
  readonly send: SendMessage
  readonly sender: Sender
  readonly clock: Clock
  readonly perSecond: number
}

/** Where nodemailer stood when it failed before anything was handed over. */
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

/** The mail. A reader's program may end it with one press, RFC 8058. */
export function createMailCarrier({ send, sender, clock, perSecond }: MailDeps): Carrier {
  return {
    id: MAIL,
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

/** What an error of the mail server means: refused for good, refused for now, or nobody knows. */
export function judgeMailError(error: unknown): Outcome {
  if (isRefusedForGood(error)) return { kind: 'failed' }
  if (!(error instanceof Error)) return { kind: 'unclear' }
  const { code, originalCode, timeoutType, responseCode }: NodemailerError = error
  const isAnswered = responseCode !== undefined && responseCode >= 400
  const isEarly = [code, originalCode, timeoutType].some(
    (one) => one !== undefined && NEVER_SENT.has(String(one)),
  )
  return isAnswered || isEarly ? { kind: 'not-now' } : { kind: 'unclear' }
}
