import { Temporal } from 'temporal-polyfill'
import type { RenewalMail } from './mails/renewals.ts'
import { type Money, toMajor } from './money.ts'
import { zoneOf } from './paid-until.ts'
import type { Decline } from './port.ts'
import type { StoredRenewal } from './renewals-store.ts'

type Payer = Pick<StoredRenewal, 'email' | 'locale' | 'price'>

/** The local date of an instant in the time zone of the edition. */
function dayOf({ locale }: Pick<Payer, 'locale'>, at: Date): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zoneOf[locale])
  return zoned.toPlainDate().toString()
}

const headOf = ({ email, locale }: Payer) => ({ to: email, locale })
const sumOf = ({ price: { amount } }: Payer) => ({ sum: toMajor(amount.minor), currency: amount.currency })

type ChargeNotice = {
  readonly chargedAt: Date
  readonly hours: 72 | 24
  /** The previous price, if it changes. */
  readonly before: Money | undefined
}

/** The notice of a coming charge: amount and date. A mail that would arrive after the charge is not sent. */
export function noticeMail(payer: Payer, { chargedAt, hours, before }: ChargeNotice): RenewalMail {
  return {
    ...headOf(payer),
    template: 'renewal-notice',
    data: {
      ...sumOf(payer),
      day: dayOf(payer, chargedAt),
      hours,
      before: before ? toMajor(before.minor) : null,
    },
    validUntil: chargedAt.toISOString(),
  }
}

export function chargedMail(
  payer: Payer,
  { orderId, until }: NonNullable<StoredRenewal['last']>,
): RenewalMail {
  return {
    ...headOf(payer),
    template: 'renewal-charged',
    // The last day that is paid for.
    data: { ...sumOf(payer), order: orderId, until: dayOf(payer, new Date(until.getTime() - 1)) },
  }
}

export function declinedMail(
  payer: Payer,
  decline: Decline['class'] | undefined,
  nextTry: Date | undefined,
): RenewalMail {
  return {
    ...headOf(payer),
    template: 'renewal-declined',
    data: {
      ...sumOf(payer),
      needsPayer: decline === 'customer',
      nextDay: nextTry ? dayOf(payer, nextTry) : null,
    },
  }
}

const endReasons = ['user', 'refunded', 'leaving', 'withdrawn'] as const

export function endedMail(payer: Payer, reason: string | null): RenewalMail {
  const why = endReasons.find((known) => known === reason) ?? 'card'
  return { ...headOf(payer), template: 'renewal-ended', data: { why } }
}
