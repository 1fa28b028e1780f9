// What the paid time of a chart opens. Every feature that shows or sends personal days asks here.

import type { Access } from '../calendar/index.ts'

/** What is sold: the personal calendar of the site, or the Premium of the mobile app. */
export type Tier = 'personal' | 'mobile'

/**
 * Where a chart is used. `app`: the pages below `/personal/mobile` and what they request. `site`: everything else, that
 * is the personal API and its pages, the chooser, feeds, prints, reminders and the selection.
 */
export type Surface = 'site' | 'app'

/** The paid time of a chart. */
type PaidTime = {
  readonly isMobile: boolean
  /** The end of all paid time, whichever tier. */
  readonly paidUntil: Date | null
  /** The end of the time of the personal calendar; a chart that is not mobile has no other. */
  readonly personalUntil: Date | null
}

/** The end of the paid time that counts at a surface. The personal calendar opens both, the mobile tier the app. */
export function paidUntilAt({ isMobile, paidUntil, personalUntil }: PaidTime, surface: Surface): Date | null {
  return surface === 'site' && isMobile ? personalUntil : paidUntil
}

/** The same for the site, in SQL, for the table or alias `charts`. */
export const personalUntilSql = (charts: string): string =>
  `case when ${charts}.is_mobile then ${charts}.personal_until else ${charts}.paid_until end`

/** Whether a chart is paid for at a surface. */
export function isPaidAt(chart: PaidTime, surface: Surface, nowMs: number): boolean {
  const until = paidUntilAt(chart, surface)
  return until !== null && until.getTime() > nowMs
}

/** The tier whose paid time is running, the personal calendar before the mobile tier; null when none is. */
export function runningTier(chart: PaidTime, nowMs: number): Tier | null {
  if (isPaidAt(chart, 'site', nowMs)) return 'personal'
  return isPaidAt(chart, 'app', nowMs) ? 'mobile' : null
}

/** Why a chart is refused at a surface; undefined when it is paid for. A chart of the app is closed at the site. */
export function findRefusal(
  chart: PaidTime,
  surface: Surface,
  nowMs: number,
): 'subscription.required' | 'chart.not-paid' | undefined {
  if (isPaidAt(chart, surface, nowMs)) return undefined
  return surface === 'site' && chart.isMobile ? 'subscription.required' : 'chart.not-paid'
}

type AccessQuery = {
  readonly surface: Surface
  /** The chart that the account added first, which sees today for free. */
  readonly firstChartId: string | undefined
  readonly nowMs: number
}

/** The days of a chart that are open to its owner; undefined where the chart is closed as a whole. */
export function findAccess(
  chart: PaidTime & { readonly id: string },
  { surface, firstChartId, nowMs }: AccessQuery,
): Access | undefined {
  const refusal = findRefusal(chart, surface, nowMs)
  if (refusal === 'subscription.required') return undefined
  if (refusal === undefined) return 'paid'
  return chart.id === firstChartId ? 'today' : 'none'
}
