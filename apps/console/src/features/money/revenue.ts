import type { ConsoleOutput, consoleCalls } from '@zeri/contract/console'

export type RevenueDay = ConsoleOutput<typeof consoleCalls.listRevenue>['days'][number]

const MS_PER_DAY = 86_400_000

/** The civil day some days before an instant, in UTC. */
export function dayBefore(nowMs: number, days: number): string {
  return new Date(nowMs - days * MS_PER_DAY).toISOString().slice(0, 10)
}

/** What stays after refunds and chargebacks. */
export function netOf({ revenueMinor, refundsMinor, chargebacksMinor }: RevenueDay): number {
  return revenueMinor - refundsMinor - chargebacksMinor
}

/** The days of each currency, each currency by itself because amounts of two do not add up. */
export function byCurrency(
  days: readonly RevenueDay[],
): readonly { readonly currency: string; readonly days: readonly RevenueDay[] }[] {
  const currencies = [...new Set(days.map(({ currency }) => currency))].sort()
  return currencies.map((currency) => ({ currency, days: days.filter((day) => day.currency === currency) }))
}

/** Every day of a range, also those on which nothing was earned. */
export function fillDays(
  days: readonly RevenueDay[],
  { from, to, currency }: { readonly from: string; readonly to: string; readonly currency: string },
): RevenueDay[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / MS_PER_DAY) + 1
  return Array.from({ length: Math.max(count, 0) }, (_, index) => {
    const day = new Date(Date.parse(from) + index * MS_PER_DAY).toISOString().slice(0, 10)
    const known = days.find((one) => one.day === day && one.currency === currency)
    return known ?? { day, currency, revenueMinor: 0, refundsMinor: 0, chargebacksMinor: 0 }
  })
}
