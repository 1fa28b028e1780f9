import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { FindSession } from '../../platform/http/auth.ts'
import { findSessionByToken, type SessionLimits, touchSession } from './session-store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A session ends after this time, however often it is used. */
const ABSOLUTE_DAYS = 300
const IDLE_DAYS = 60

/** The limits that a session must be within to be alive at an instant. */
export function aliveAt(nowMs: number): SessionLimits {
  return {
    createdAfter: new Date(nowMs - ABSOLUTE_DAYS * DAY_MS),
    usedAfter: new Date(nowMs - IDLE_DAYS * DAY_MS),
  }
}

/** Looks sessions up, and records their use once an hour: reading a page should not cost a write. */
export function createFindSession(db: Kysely<Database>, clock: Clock): FindSession {
  return async (tokenHash) => {
    const nowMs = clock.now()
    const found = await findSessionByToken(db, Buffer.from(tokenHash, 'hex'), aliveAt(nowMs))
    if (!found) return undefined
    if (nowMs - found.lastUsedAt.getTime() >= HOUR_MS) await touchSession(db, found.id, new Date(nowMs))
    return { id: found.id, userId: found.accountId }
  }
}
