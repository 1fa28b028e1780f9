import type { Access } from '../calendar/index.ts'
import type { StoredChart } from './store.ts'

/** Whether the paid period of a chart is running. */
export function isActive({ paidUntil }: Pick<StoredChart, 'paidUntil'>, nowMs: number): boolean {
  return paidUntil !== null && paidUntil.getTime() > nowMs
}

/** What the owner of a chart may see: everything while it is paid; today, free, for the chart that was added first. */
export function accessOf(
  chart: Pick<StoredChart, 'id' | 'paidUntil'>,
  firstChartId: string | undefined,
  nowMs: number,
): Access {
  if (isActive(chart, nowMs)) return 'paid'
  return chart.id === firstChartId ? 'today' : 'none'
}
