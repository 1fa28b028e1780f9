import { getStatus } from '@zeri/contract'
import type { Clock } from '../../platform/clock.ts'
import { type Route, route, trueUntil } from '../../platform/http/operations.ts'
import type { Switches } from './switches.ts'

/** How long caches may show a state. */
const LIFE_MS = 20_000

/** The public state of the site. It needs no database, so that it can report that there is none. */
export function switchesRoutes(switches: Switches, clock: Clock): Route[] {
  return [
    route(getStatus, () => {
      const untilMs = clock.now() + LIFE_MS
      return trueUntil(untilMs, {
        until: new Date(untilMs).toISOString(),
        database: switches.isFresh(),
        reachedAt: switches.readAt()?.toISOString() ?? null,
        switches: switches.list().map(({ name, isOn, since, note }) => ({
          name,
          on: isOn,
          since: since?.toISOString() ?? null,
          note,
        })),
      })
    }),
  ]
}
