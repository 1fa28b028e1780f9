import { countVisit, reportBrowser } from '@zeri/contract'
import type { Clock } from '../../platform/clock.ts'
import { type Route, route } from '../../platform/http/operations.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { countReport } from './count-report.ts'
import type { Analytics } from './port.ts'

type Deps = { readonly analytics: Analytics; readonly clock: Clock; readonly metrics: Metrics }

/** The routes that count visits, and what browsers report of pages. */
export function analyticsRoutes({ analytics, clock, metrics }: Deps): Route[] {
  return [
    route(countVisit, ({ input }) => {
      analytics.count({ ...input, at: new Date(clock.now()).toISOString() })
      return {}
    }),
    route(reportBrowser, ({ input, caller }) => {
      countReport(metrics, input, caller.userAgent)
      return {}
    }),
  ]
}
