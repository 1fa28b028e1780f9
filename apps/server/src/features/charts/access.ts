import type { Access } from '../calendar/index.ts'
import type { KeptChart } from './store.ts'

/** Whether the paid period of a chart is running. */
export function isActive({ paidUntil }: Pick<KeptChart, 'paidUntil'>, nowMs: number): boolean {
  return paidUntil !== null && paidUntil.getTime() > nowMs
}

/** What is open to the owner of a chart: all while it is paid for; today, free, for the chart they added first. */
export function accessOf(
  chart: Pick<KeptChart, 'id' | 'paidUntil'>,
  firstChartId: string | undefined,
  nowMs: number,
): Access {
  if (isActive(chart, nowMs)) return 'paid'
  return chart.id === firstChartId ? 'today' : 'none'
}
