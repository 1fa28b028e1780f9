// The dependencies of the routes of accounts, built once for the process.

import type { exportAccount, Output } from '@zeri/contract'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { PlatformConfig } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { createWorkQueue, type WorkQueue } from '../../platform/http/work-queue.ts'
import type { Enqueue } from '../../platform/jobs/job.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Random } from '../../platform/random.ts'
import { createSeal, type Seal } from '../../platform/secret.ts'
import type { AccountSettings } from './account-settings.ts'
import { deriveKeys } from './keys.ts'
import { type IsCommonPassword, loadBlocklist } from './password-blocklist.ts'
import { createPasswords, type Passwords } from './passwords.ts'
import { createSecurityLog, type SecurityLog } from './security-log.ts'
import { createTries, type Tries } from './tries.ts'

export type AccountsDeps = {
  readonly config: Pick<PlatformConfig, 'secretKey' | 'product'> & AccountSettings
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
  readonly metrics: Metrics
  readonly enqueue: Enqueue
}

/** Moves the charts that a browser made to the account that signs in. */
type ClaimCharts = (trx: Kysely<Database>, accountId: string, caller: Caller) => Promise<void>

/** The parts of the export that accounts contribute themselves. */
type OwnPart = 'exportedAt' | 'user' | 'consent' | 'location' | 'place' | 'sessions' | 'devices' | 'events'

/** The parts of the export that other features contribute. */
type ExportRest = (accountId: string) => Promise<Omit<Output<typeof exportAccount>, OwnPart>>

/** What the routes of accounts work with. */
export type Services = Pick<AccountsDeps, 'db' | 'clock' | 'random' | 'enqueue'> & {
  readonly claimCharts: ClaimCharts
  readonly exportRest: ExportRest
  readonly passwords: Passwords
  readonly isCommon: IsCommonPassword
  readonly tries: Tries
  readonly security: SecurityLog
  readonly codeKey: Buffer
  /** Encrypts what only the recipient of a mail may read. */
  readonly seal: Seal
  /** The queue for all work that hashes a password. */
  readonly costly: WorkQueue
}

export function createServices(
  { config, db, clock, random, log, metrics, enqueue }: AccountsDeps,
  { claimCharts, exportRest }: Pick<Services, 'claimCharts' | 'exportRest'>,
): Services {
  const keys = deriveKeys(config.secretKey)
  return {
    db,
    clock,
    random,
    enqueue,
    claimCharts,
    exportRest,
    passwords: createPasswords(keys.pepper),
    isCommon: loadBlocklist(config.product),
    tries: createTries({ db, clock, key: keys.tries, factor: config.triesFactor }),
    security: createSecurityLog({ log, metrics, clock }),
    codeKey: keys.codes,
    seal: createSeal(config.secretKey),
    costly: createWorkQueue({ atOnce: config.passwordChecks, waiting: config.passwordChecksWaiting }),
  }
}
