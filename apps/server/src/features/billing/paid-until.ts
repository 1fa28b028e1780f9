import type { Locale } from '@zeri/contract'
import { Temporal } from 'temporal-polyfill'

/** Time somebody has on a chart: up to, and without, `until`. Months are counted to the anchor day. */
export type Period = { readonly from: Date; readonly until: Date; readonly anchorDay: number }

/** Where months of an edition are counted, so that whoever pays at night gets the date they see on the wall. */
export const zoneOf: Readonly<Record<Locale, string>> = { en: 'UTC', ru: 'Europe/Moscow' }

type Extension = {
  readonly now: Date
  readonly months: number
  readonly zone: string
  /** The end of the time there is already, and its anchor day. */
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
