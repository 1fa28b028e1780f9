import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { FindSession } from '../../platform/http/auth.ts'
import { type Alive, findSessionByToken, touchSession } from './session-store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** However often it is used, a session ends. */
const ABSOLUTE_DAYS = 300
const IDLE_DAYS = 60

/** What a session must be younger than at some moment. */
export function aliveAt(nowMs: number): Alive {
  return {
    createdAfter: new Date(nowMs - ABSOLUTE_DAYS * DAY_MS),
    usedAfter: new Date(nowMs - IDLE_DAYS * DAY_MS),
  }
}

/** Looks sessions up, and notes their use once an hour: reading a page should not cost a write. */
export function createFindSession(db: Kysely<Database>, clock: Clock): FindSession {
  return async (tokenHash) => {
    const nowMs = clock.now()
    const found = await findSessionByToken(db, Buffer.from(tokenHash, 'hex'), aliveAt(nowMs))
    if (!found) return undefined
    if (nowMs - found.lastUsedAt.getTime() >= HOUR_MS) await touchSession(db, found.id, new Date(nowMs))
    return { id: found.id, userId: found.accountId }
  }
}
