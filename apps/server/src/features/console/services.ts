// The dependencies of the console's operations, built once for its process.

import type { Locale } from '@zeri/contract'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Enqueue } from '../../platform/jobs/job.ts'
import type { JobDesk } from '../../platform/jobs/job-desk.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Random } from '../../platform/random.ts'
import type { Keyring } from '../../platform/secret.ts'
import {
  type AccountMailServices,
  type Challenges,
  createAccountMailServices,
  createChallenges,
  createSecurityLog,
  deriveKeys,
  type SecurityLog,
} from '../accounts/index.ts'
import { createBillingKeyring } from '../billing/index.ts'

export type ConsoleServices = {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly random: Random
  readonly enqueue: Enqueue
  readonly jobDesk: JobDesk
  readonly log: Log
  readonly challenges: Challenges
  /** What mails to people are made with. */
  readonly mails: AccountMailServices
  readonly security: SecurityLog
  /** Opens the name a chart had when it was ordered; births have another key, and their column is closed. */
  readonly billingKeyring: Keyring
  /** The language whose zone months are counted in. */
  readonly edition: Locale
  /** Where operators open the console. */
  readonly origin: string
  readonly product: string
}

export type ConsoleDeps = Pick<ConsoleServices, 'db' | 'clock' | 'random' | 'enqueue' | 'jobDesk' | 'log'> & {
  readonly config: {
    readonly consoleOrigin: string
    readonly edition: Locale
    readonly product: string
  } & Parameters<typeof createBillingKeyring>[0] &
    Parameters<typeof createAccountMailServices>[0]['config']
  readonly metrics: Metrics
}

export function createConsoleServices({ config, metrics, ...deps }: ConsoleDeps): ConsoleServices {
  const { db, clock, random, enqueue, jobDesk, log } = deps
  return {
    db,
    clock,
    random,
    enqueue,
    jobDesk,
    log,
    challenges: createChallenges({ clock, random, keys: deriveKeys(config.secretKeys).challenges }),
    mails: createAccountMailServices({ config, db, clock, random, enqueue }),
    security: createSecurityLog({ log, metrics, clock }),
    billingKeyring: createBillingKeyring(config),
    edition: config.edition,
    origin: config.consoleOrigin,
    product: config.product,
  }
}
