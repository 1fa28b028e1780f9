// API keys: create, list, revoke.

import type { createKey, listKeys as listOperation, Output } from '@zeri/contract'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import { countInWindow } from '../../platform/http/count-in-window.ts'
import { createCounterStore } from '../../platform/http/counter-store.ts'
import type { Random } from '../../platform/random.ts'
import { digestToken, makeToken } from '../../platform/secret-token.ts'
import { lockSession, requireConfirmation, type SecurityLog } from '../accounts/index.ts'
import type { KeySettings } from './key-settings.ts'
import { countKeys, insertKey, listKeysOf, listUseOf, revokeKeyOf } from './key-store.ts'

export type KeyServices = {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly random: Random
  readonly security: SecurityLog
  readonly settings: Pick<KeySettings, 'keyPerDay' | 'keyPerMinute'>
}

type By = { readonly session: Session; readonly requestId: string }

const PREFIX = 'zeri_'
const MAX_KEYS = 5
/** New keys of an account in a day: each has quotas of its own, and a revoked one makes room for the next. */
const NEW_KEYS_PER_DAY = 10
const LAST_CHARS = 4
const SHOWN_DAYS = 30
const DAY_MS = 86_400_000

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Creates a key for a user whose address is proven, and returns its secret, which is stored nowhere. */
export async function addKey(
  { db, clock, random, security }: KeyServices,
  { name }: { readonly name: string },
  { session, requestId }: By,
): Promise<Output<typeof createKey>> {
  await requireConfirmation({ db, clock }, session)
  const [id, secret] = [random.uuid(), PREFIX + makeToken(random)]
  await db.transaction().execute(async (trx) => {
    const account = await lockSession(trx, session)
    if (!account.isVerified) throw new AppError('address.not-verified')
    if ((await countKeys(trx, account.id)) >= MAX_KEYS) throw new AppError('key.too-many')
    await countNewKey(trx, account.id, clock.now())
    await insertKey(trx, {
      id,
      accountId: account.id,
      name,
      secretHash: digestToken(secret),
      lastFour: secret.slice(-LAST_CHARS),
      createdAt: new Date(clock.now()),
    })
    await security.record(trx, account.id, { event: 'key.created', requestId })
  })
  return { uuid: id, secret }
}

/** Counts one more key of today. The count does not end with a key that is revoked. */
async function countNewKey(trx: KeyServices['db'], accountId: string, nowMs: number): Promise<void> {
  const limit = { key: `keys:${accountId}`, most: NEW_KEYS_PER_DAY, windowMs: DAY_MS }
  const retryAfterSec = await countInWindow(createCounterStore(trx), limit, nowMs)
  if (retryAfterSec !== undefined) throw new AppError('limit.exceeded', { retryAfterSec })
}

/** Lists the keys of an account with their use. */
export async function listKeys(
  { db, clock, settings }: Pick<KeyServices, 'db' | 'clock' | 'settings'>,
  accountId: string,
): Promise<Output<typeof listOperation>> {
  const [stored, used] = await Promise.all([listKeysOf(db, accountId), listUseOf(db, accountId)])
  const first = dateOf(clock.now() - (SHOWN_DAYS - 1) * DAY_MS)
  const usedBy = Map.groupBy(used, ({ keyId }) => keyId)
  return {
    keys: stored.map(({ id, name, lastFour, createdAt, revokedAt }) => {
      const days = usedBy.get(id) ?? []
      return {
        uuid: id,
        name,
        lastFour,
        createdAt: createdAt.toISOString(),
        lastUsed: days.at(-1)?.date ?? null,
        revokedAt: revokedAt?.toISOString() ?? null,
        usage: days.filter(({ date }) => date >= first).map(({ date, requests }) => ({ date, requests })),
      }
    }),
    quota: { perDay: settings.keyPerDay, perMinute: settings.keyPerMinute },
    today: dateOf(clock.now()),
  }
}

/** Revokes a key. Nothing has to be confirmed: it must be quick. */
export async function endKey(
  { db, clock, security }: KeyServices,
  id: string,
  { session: { userId }, requestId }: By,
): Promise<void> {
  if (!(await revokeKeyOf(db, { accountId: userId, id, at: new Date(clock.now()) })))
    throw new AppError('key.not-found')
  await security.record(db, userId, { event: 'key.revoked', requestId })
}
