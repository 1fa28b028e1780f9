import { type reportBrowser, sitePages } from '@zeri/contract'
import type * as z from 'zod'
import type { Metrics } from '../../platform/metrics.ts'

type Report = z.output<typeof reportBrowser.request>
type BrowserMetrics = Pick<Metrics, 'browserErrors' | 'browserSeconds' | 'browserShift'>

// The first match counts: most user agents also name the browsers they descend from.
const FAMILIES: readonly (readonly [mark: RegExp, family: string])[] = [
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\/|Edg/, 'chromium'],
  [/Safari\//, 'safari'],
]

/** The engine a user agent names; nothing else of it is used. */
export function browserFamily(userAgent: string): string {
  return FAMILIES.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other'
}

const templates = new Set(sitePages.map(({ template }) => template))
const MS = 1_000

/** Counts a report. Unknown pages share one label, so that nobody can make new series. */
export function countReport(
  { browserErrors, browserSeconds, browserShift }: BrowserMetrics,
  { page: sent, vitals, errors }: Report,
  userAgent: string,
): void {
  const page = templates.has(sent) ? sent : 'other'
  const { cls, ...times } = vitals
  for (const [vital, ms] of Object.entries(times))
    if (ms !== undefined) browserSeconds.observe({ page, vital }, ms / MS)
  if (cls !== undefined) browserShift.observe({ page }, cls)
  const browser = browserFamily(userAgent)
  for (const error of errors) browserErrors.inc({ page, error, browser })
}
