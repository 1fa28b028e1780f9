import { Temporal } from 'temporal-polyfill'
import type { RenewalMail } from './mails/renewals.ts'
import { type Money, toMajor } from './money.ts'
import { zoneOf } from './paid-until.ts'
import type { Decline } from './port.ts'
import type { KeptRenewal } from './renewals-store.ts'

type Reader = Pick<KeptRenewal, 'email' | 'locale' | 'price'>

/** The date on the wall of an edition. */
function dayOf({ locale }: Pick<Reader, 'locale'>, at: Date): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zoneOf[locale])
  return zoned.toPlainDate().toString()
}

const headOf = ({ email, locale }: Reader) => ({ to: email, locale })
const sumOf = ({ price: { amount } }: Reader) => ({ sum: toMajor(amount.minor), currency: amount.currency })

type Notice = {
  readonly chargedAt: Date
  readonly hours: 72 | 24
  /** What was paid until now, where that changes. */
  readonly before: Money | undefined
}

/** What is going to be charged, and when. A notice that could only arrive after the charge is not sent. */
export function noticeMail(reader: Reader, { chargedAt, hours, before }: Notice): RenewalMail {
  return {
    ...headOf(reader),
    template: 'renewal-notice',
    data: {
      ...sumOf(reader),
      day: dayOf(reader, chargedAt),
      hours,
      before: before ? toMajor(before.minor) : null,
    },
    validUntil: chargedAt.toISOString(),
  }
}

export function chargedMail(
  reader: Reader,
  { orderId, until }: NonNullable<KeptRenewal['last']>,
): RenewalMail {
  return {
    ...headOf(reader),
    template: 'renewal-charged',
    // The last day that is paid for.
    data: { ...sumOf(reader), order: orderId, until: dayOf(reader, new Date(until.getTime() - 1)) },
  }
}

export function declinedMail(
  reader: Reader,
  decline: Decline['class'] | undefined,
  nextTry: Date | undefined,
): RenewalMail {
  return {
    ...headOf(reader),
    template: 'renewal-declined',
    data: {
      ...sumOf(reader),
      needsPayer: decline === 'customer',
      nextDay: nextTry ? dayOf(reader, nextTry) : null,
    },
  }
}

export function endedMail(reader: Reader, reason: string | null): RenewalMail {
  const why = reason === 'user' || reason === 'refunded' || reason === 'leaving' ? reason : 'card'
  return { ...headOf(reader), template: 'renewal-ended', data: { why } }
}
