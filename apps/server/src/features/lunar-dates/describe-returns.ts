import { almanacVersion, type LeapRule, toJulianDay } from '@zeri/almanac/calendar'
import type { listLunarReturns, Output } from '@zeri/contract'
import type * as z from 'zod'
import { requireDate } from '../calendar/index.ts'
import { nextReturns } from './next-returns.ts'
import { presentRecurring, presentReturn } from './present-returns.ts'

const ITEM = /^(?<month>\d+)-(?<day>\d+)(?:\.(?<rule>both|leap))?$/

function readItem(text: string): { month: number; day: number; rule: LeapRule } {
  const { month, day, rule } = ITEM.exec(text)?.groups ?? {}
  return {
    month: Number(month),
    day: Number(day),
    rule: rule === 'both' || rule === 'leap' ? rule : 'regular',
  }
}

/** The next returns of the lunar dates in a query. */
export function describeReturns({
  dates,
  from,
  count,
  locale,
}: z.output<typeof listLunarReturns.request>): Output<typeof listLunarReturns> {
  const first = toJulianDay(requireDate(from))
  return {
    almanacVersion,
    dates: dates.split(',').map((item) => {
      const { rule, ...date } = readItem(item)
      return {
        ...presentRecurring(date, rule, locale),
        returns: nextReturns(date, rule, { from: first, count }).map((one) => presentReturn(one, locale)),
      }
    }),
  }
}
