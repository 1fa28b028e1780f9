import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { parseConfig } from '../config.ts'
import type { Passwords } from '../features/accounts/passwords.ts'
import { createServices, type Services } from '../features/accounts/services.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Caller } from '../platform/http/operations.ts'
import type { Enqueue } from '../platform/jobs/job.ts'
import { createMetrics } from '../platform/metrics.ts'
import { systemRandom } from '../platform/random.ts'

/** Stores passwords as they are: for tests of everything but the hash. */
const plainPasswords: Passwords = {
  hash: async (password) => `plain:${password}`,
  isRight: async (password, stored) => stored === `plain:${password}`,
  isCurrent: () => true,
}

const others = {
  claimCharts: async () => {},
  endAccess: async () => {},
  exportRest: () => Promise.reject(new Error('nothing is exported')),
}

/** The services of accounts without the app around them, and without the cost of hashing. */
export function anAccountService(
  db: Kysely<Database>,
  { clock, enqueue }: { readonly clock: Clock; readonly enqueue: Enqueue },
): Services {
  const services = createServices(
    {
      config: parseConfig({}),
      metrics: createMetrics(),
      log: pino({ level: 'silent' }),
      random: systemRandom,
      db,
      clock,
      enqueue,
      switches: { isOn: () => true },
    },
    others,
  )
  return { ...services, passwords: plainPasswords }
}

/** A caller at an address, with cookies. */
export function aCaller(address: string, cookies: ReadonlyMap<string, string> = new Map()): Caller {
  return { requestId: '', address, userAgent: '', cookie: (name) => cookies.get(name) }
}
