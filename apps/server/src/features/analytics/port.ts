import type { Locale } from '@zeri/contract'
import type { Circuit } from '../../platform/circuit.ts'
import type { Log } from '../../platform/log.ts'

/** One opened page; nothing about the visitor. */
type Visit = { readonly path: string; readonly locale: Locale; readonly at: string }

/** Counts visits. The response to the visitor does not wait for it. */
export type Analytics = { count(visit: Visit): void }

const TIMEOUT_MS = 2_000
/** Reports under way; further visits are not counted. */
const MAX_RUNNING = 32
export const ANALYTICS_RULES = { failures: 5, restMs: 30_000 }

export const noAnalytics: Analytics = { count: () => {} }

/** Reports each visit to a service as JSON. The server sends it, so the service gets no address, cookie or script. */
export function createHttpAnalytics(url: string, circuit: Circuit, log: Log): Analytics {
  let running = 0
  return {
    count(visit) {
      if (running >= MAX_RUNNING || !circuit.enter()) return
      running += 1
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(visit),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
        .then((response) => {
          circuit.report(response.status < 500 ? 'answered' : 'failed')
          return response.body?.cancel()
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
