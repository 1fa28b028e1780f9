import { expect, test } from 'vitest'
import { findAccess, findRefusal, isPaidAt, runningTier } from './entitlement.ts'

const NOW = Date.UTC(2026, 10, 15, 12)
const [before, after] = [new Date(NOW), new Date(NOW + 1)]

/** A kind of chart, its paid time, and what that opens. */
const rows = [
  ['a chart of the site, never paid', false, null, null, null, false, false],
  ['a chart of the site whose time is over', false, before, before, null, false, false],
  ['a paid chart of the site', false, after, after, 'personal', true, true],
  ['a chart of the site paid before tiers were stored', false, after, null, 'personal', true, true],
  ['a chart of the app, never paid', true, null, null, null, false, false],
  ['a chart of the app with the mobile tier', true, after, null, 'mobile', false, true],
  ['a chart of the app whose mobile tier is over', true, before, null, null, false, false],
  ['a chart of the app whose personal calendar is over', true, after, before, 'mobile', false, true],
  ['a chart of the app with the personal calendar', true, after, after, 'personal', true, true],
] as const

test.each(rows)('%s', (_name, isMobile, paidUntil, personalUntil, tier, atSite, inApp) => {
  const chart = { id: 'one', isMobile, paidUntil, personalUntil }
  expect(runningTier(chart, NOW)).toBe(tier)
  expect([isPaidAt(chart, 'site', NOW), isPaidAt(chart, 'app', NOW)]).toEqual([atSite, inApp])
  const closed = isMobile && !atSite
  expect(findRefusal(chart, 'site', NOW)).toBe(
    atSite ? undefined : closed ? 'subscription.required' : 'chart.not-paid',
  )
  const accessOf = (surface: 'site' | 'app', firstChartId: string) =>
    findAccess(chart, { surface, firstChartId, nowMs: NOW })
  expect(accessOf('site', 'one')).toBe(closed ? undefined : atSite ? 'paid' : 'today')
  expect(accessOf('site', 'another')).toBe(closed ? undefined : atSite ? 'paid' : 'none')
  expect(accessOf('app', 'one')).toBe(inApp ? 'paid' : 'today')
})
