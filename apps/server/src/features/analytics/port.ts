import type { Locale } from '@zeri/contract'
import type { Circuit } from '../../platform/circuit.ts'
import type { Log } from '../../platform/log.ts'

/** One page that was opened: which, and nothing of who opened it. */
type Visit = { readonly path: string; readonly locale: Locale; readonly at: string }

/** Where visits go. Whoever opened the page does not wait for it. */
export type Analytics = { count(visit: Visit): void }

const PATIENCE_MS = 2_000
/** Visits on their way; more are not counted. */
const AT_ONCE = 32
export const ANALYTICS_RULES = { failures: 5, restMs: 30_000 }

export const noAnalytics: Analytics = { count: () => {} }

/** A service that takes one visit as JSON. It hears of it from this server: no address, no cookie, no script of its own. */
export function createHttpAnalytics(url: string, circuit: Circuit, log: Log): Analytics {
  let running = 0
  return {
    count(visit) {
      if (running >= AT_ONCE || !circuit.enter()) return
      running += 1
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(visit),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
        .then((answer) => {
          circuit.report(answer.status < 500 ? 'answered' : 'failed')
          return answer.body?.cancel()
        })
        .catch((err) => {
          circuit.report('failed')
          log.warn({ err }, 'visit not counted')
        })
        .finally(() => {
          running -= 1
        })
    },
  }
}
