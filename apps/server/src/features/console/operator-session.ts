import type { Cookie } from '../../platform/http/cookie.ts'
import { digestToken, makeToken } from '../../platform/secret-token.ts'
import {
  type Db,
  findOperatorSession,
  insertOperatorSession,
  type Operator,
  sweepOperatorSessions,
  touchOperatorSession,
} from './operator-store.ts'
import type { ConsoleServices } from './services.ts'

const MINUTE_MS = 60_000
const IDLE_MS = 30 * MINUTE_MS
const ABSOLUTE_MS = 12 * 60 * MINUTE_MS

export const SESSION_COOKIE = '__Host-operator'
const CHALLENGE_COOKIE = '__Host-operator-challenge'
const CHALLENGE_SEC = 300

/** The session of a signed-in operator. */
export type OperatorSession = { readonly id: string; readonly operator: Operator }

const sessionCookie = (token: string): Cookie => ({
  name: SESSION_COOKIE,
  value: token,
  maxAgeSec: ABSOLUTE_MS / 1000,
  isStrict: true,
})

/** Removes the session from the browser. */
export const noSessionCookie: Cookie = { name: SESSION_COOKIE, value: '', maxAgeSec: 0, isStrict: true }

export const challengeCookie = (token: string): Cookie => ({
  name: CHALLENGE_COOKIE,
  value: token,
  maxAgeSec: CHALLENGE_SEC,
  isStrict: true,
})

export const challengeTokenOf = ({ cookie }: { cookie(name: string): string | undefined }) =>
  cookie(CHALLENGE_COOKIE)

/** Opens a session with a new token; returns the cookie of the browser. */
export async function beginOperatorSession(
  trx: Db,
  { random, clock }: Pick<ConsoleServices, 'random' | 'clock'>,
  operatorId: string,
): Promise<Cookie> {
  const token = makeToken(random)
  const at = new Date(clock.now())
  await sweepOperatorSessions(trx, new Date(at.getTime() - ABSOLUTE_MS))
  await insertOperatorSession(trx, { id: random.uuid(), operatorId, tokenHash: digestToken(token), at })
  return sessionCookie(token)
}

/** The live session of a token: used in the last half hour, begun in the last twelve. */
export async function findSessionOf(
  { db, clock }: Pick<ConsoleServices, 'db' | 'clock'>,
  token: string | undefined,
): Promise<OperatorSession | undefined> {
  if (token === undefined) return undefined
  const nowMs = clock.now()
  const found = await findOperatorSession(db, digestToken(token), {
    createdAfter: new Date(nowMs - ABSOLUTE_MS),
    usedAfter: new Date(nowMs - IDLE_MS),
  })
  if (!found) return undefined
  if (nowMs - found.lastUsedAt.getTime() >= MINUTE_MS)
    await touchOperatorSession(db, found.id, new Date(nowMs))
  return { id: found.id, operator: found.operator }
}
