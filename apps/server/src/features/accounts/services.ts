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
import { createSeal, type KeySet, type Seal } from '../../platform/secret.ts'
import type { IsOn } from '../switches/index.ts'
import type { AccountSettings } from './account-settings.ts'
import { type Challenges, createChallenges } from './challenges.ts'
import type { Identities } from './identities/identity-settings.ts'
import type { IdentityAdapter } from './identities/port.ts'
import { deriveKeys } from './keys.ts'
import { type IsCommonPassword, loadBlocklist } from './password-blocklist.ts'
import { createPasswords, type Passwords } from './passwords.ts'
import { createSecurityLog, type SecurityLog } from './security-log.ts'
import { createTries, type Tries } from './tries.ts'

export type AccountsDeps = {
  readonly config: Pick<PlatformConfig, 'secretKeys' | 'product' | 'origins'> &
    AccountSettings & { readonly identities: Identities }
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
  readonly metrics: Metrics
  readonly enqueue: Enqueue
  readonly switches: { readonly isOn: IsOn }
}

/** Moves the charts that a browser made to the account that signs in. */
type ClaimCharts = (trx: Kysely<Database>, accountId: string, caller: Caller) => Promise<void>

/**
 * What outlives sessions and gives access without one: calendar feeds, shared lists of days and pages of charts, the Telegram
 * chat, passkeys, outside accounts.
 */
export type AccessKind = 'feeds' | 'lists' | 'telegram' | 'passkeys' | 'identities'

/**
 * Three kinds are ended by a recovery alone. Links in messages that end reminders: else people could not use them in old
 * mails. API keys: they open nothing of the account, and programs depend on them. Browsers that get the morning of the account
 * as a notification.
 */
type EndedKind = Exclude<AccessKind, 'passkeys' | 'identities'> | 'reminder-links' | 'keys' | 'browsers'

/** Ends such access of an account, for everyone; passkeys and outside accounts are ended here. */
type EndAccess = (
  trx: Kysely<Database>,
  ended: { readonly accountId: string; readonly kinds: readonly EndedKind[]; readonly at: Date },
) => Promise<void>

/** The parts of the export that accounts contribute themselves. */
type OwnPart =
  | 'exportedAt'
  | 'user'
  | 'consent'
  | 'location'
  | 'place'
  | 'schoolRules'
  | 'sessions'
  | 'devices'
  | 'passkeys'
  | 'secondFactor'
  | 'identities'
  | 'events'

/** The parts of the export that other features contribute. */
type ExportRest = (accountId: string) => Promise<Omit<Output<typeof exportAccount>, OwnPart>>

/** What the routes of accounts work with. */
export type Services = Pick<AccountsDeps, 'db' | 'clock' | 'random' | 'enqueue' | 'switches'> & {
  readonly metrics: Pick<Metrics, 'countBusiness'>
  readonly claimCharts: ClaimCharts
  readonly endAccess: EndAccess
  readonly exportRest: ExportRest
  readonly passwords: Passwords
  readonly isCommon: IsCommonPassword
  readonly tries: Tries
  readonly security: SecurityLog
  readonly codeKeys: KeySet
  readonly challenges: Challenges
  /** Where the site is: pages of other origins sign nobody in. */
  readonly origins: readonly string[]
  readonly product: string
  /** The outside providers that people may sign in with. */
  readonly identities: readonly IdentityAdapter[]
  /** The origin of each edition, where a provider redirects back to. */
  readonly editions: PlatformConfig['origins']
  /** Encrypts what only the recipient of a mail may read. */
  readonly seal: Seal
  /** The queue for all work that hashes a password. */
  readonly costly: WorkQueue
}

/** What mails with a code and a link are made with; the worker sends some too. */
export type MailServices = Pick<
  Services,
  'db' | 'clock' | 'random' | 'enqueue' | 'tries' | 'codeKeys' | 'seal'
>

export function createMailServices({
  config,
  db,
  clock,
  random,
  enqueue,
}: Omit<AccountsDeps, 'log' | 'metrics' | 'switches'>): MailServices {
  const { tries, codes } = deriveKeys(config.secretKeys)
  return {
    db,
    clock,
    random,
    enqueue,
    tries: createTries({ db, clock, keys: tries, factor: config.triesFactor }),
    codeKeys: codes,
    seal: createSeal(config.secretKeys),
  }
}

export function createServices(
  deps: AccountsDeps,
  { claimCharts, endAccess, exportRest }: Pick<Services, 'claimCharts' | 'endAccess' | 'exportRest'>,
): Services {
  const { config, clock, log, metrics, switches } = deps
  const { pepper, challenges } = deriveKeys(config.secretKeys)
  return {
    ...createMailServices(deps),
    switches,
    metrics,
    claimCharts,
    endAccess,
    exportRest,
    passwords: createPasswords(pepper),
    isCommon: loadBlocklist(config.product),
    challenges: createChallenges({ clock, random: deps.random, keys: challenges }),
    origins: Object.values(config.origins),
    product: config.product,
    identities: config.identities.map(({ create }) => create(deps)),
    editions: config.origins,
    security: createSecurityLog({ log, metrics, clock }),
    costly: createWorkQueue({ atOnce: config.passwordChecks, waiting: config.passwordChecksWaiting }),
  }
}
