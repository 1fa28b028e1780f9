// The dependencies of the routes and jobs of billing, built once for the process.

import type { Locale } from '@zeri/contract'
import type { CircuitTo } from '../../platform/circuit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Enqueue } from '../../platform/jobs/job.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Random } from '../../platform/random.ts'
import { createRetryBudget, type RetryBudget } from '../../platform/retry.ts'
import { createKeyring, type Keyring } from '../../platform/secret.ts'
import type { IsOn } from '../switches/index.ts'
import type { BillingConfig } from './payment-settings.ts'
import { createProviders, type Providers } from './providers/providers.ts'
import type { Db } from './store.ts'

export type BillingDeps = {
  readonly config: BillingConfig
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
  readonly enqueue: Enqueue
  readonly circuitTo: CircuitTo
  readonly switches: { readonly isOn: IsOn }
  readonly metrics: Pick<Metrics, 'countBusiness'>
}

/** One retry for ten checkouts, at most ten saved up. */
const RETRIES = { share: 0.1, most: 10 }

/** What the routes and jobs of billing work with. */
export type Services = Omit<BillingDeps, 'config' | 'circuitTo'> & {
  readonly keyring: Keyring
  readonly providers: Providers
  /** The budget of retries for checkouts whose response was lost. */
  readonly retries: RetryBudget
  readonly product: string
  readonly origins: Readonly<Record<Locale, string>>
  /** The address receipts go to, read inside the transaction if one is passed. */
  readonly emailOf: (accountId: string, trx?: Db) => Promise<string>
}

/** Card tokens and names on orders are encrypted with a key of their own, derived from the birth keys. */
export function createBillingKeyring({ birthKeys }: Pick<BillingConfig, 'birthKeys'>): Keyring {
  return createKeyring(birthKeys, 'billing')
}

export function createServices({ config, ...deps }: BillingDeps, emailOf: Services['emailOf']): Services {
  const { db, clock, random, log, enqueue, circuitTo, switches, metrics } = deps
  return {
    db,
    clock,
    random,
    log,
    enqueue,
    switches,
    metrics,
    keyring: createBillingKeyring(config),
    providers: createProviders(config, { clock, random, circuitTo }),
    retries: createRetryBudget(RETRIES),
    product: config.product,
    origins: config.origins,
    emailOf,
  }
}
