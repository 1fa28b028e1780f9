import type { Locale } from '@zeri/contract'
import { Temporal } from 'temporal-polyfill'

/** Paid time of a chart, `until` excluded. Months are counted to the anchor day. */
export type Period = { readonly from: Date; readonly until: Date; readonly anchorDay: number }

/** The time zone in which an edition counts months, so that a payment at night gets the buyer's own date. */
export const zoneOf: Readonly<Record<Locale, string>> = { en: 'UTC', ru: 'Europe/Moscow' }

type Extension = {
  readonly now: Date
  readonly months: number
  readonly zone: string
  /** The end of the time already granted, and its anchor day. */
  readonly current?: Pick<Period, 'until' | 'anchorDay'> | undefined
}

/**
 * The next period. It begins where the running one ends, or now. A month ends on the anchor day, or on the last day of
 * a shorter month, and the anchor stays: 31 January, 28 February, 31 March.
 */
export function extendPeriod({ now, months, zone, current }: Extension): Period {
  const running = current && current.until > now ? current : undefined
  const from = running?.until ?? now
  const start = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(zone)
  const anchorDay = running?.anchorDay ?? start.day
  const month = start.toPlainDate().with({ day: 1 }).add({ months })
  const end = start.with({
    year: month.year,
    month: month.month,
    day: Math.min(anchorDay, month.daysInMonth),
  })
  return { from, until: new Date(end.epochMilliseconds), anchorDay }
}
