import { countVisit } from '@zeri/contract'
import type { Clock } from '../../platform/clock.ts'
import { type Route, route } from '../../platform/http/operations.ts'
import type { Analytics } from './port.ts'

/** The route that counts a visit. */
export function analyticsRoutes(analytics: Analytics, clock: Clock): Route[] {
  return [
    route(countVisit, ({ input }) => {
      analytics.count({ ...input, at: new Date(clock.now()).toISOString() })
      return {}
    }),
  ]
}
