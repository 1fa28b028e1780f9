import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { parseConfig } from '../config.ts'
import { deriveKeys } from '../features/accounts/keys.ts'
import { createPasswords } from '../features/accounts/passwords.ts'
import { insertSession } from '../features/accounts/session-store.ts'
import { insertAccount } from '../features/accounts/store.ts'
import type { Database } from '../platform/db/database.ts'
import { hashToken } from '../platform/http/auth.ts'

/** An account with an open session. */
export type TestAccount = { readonly email: string; readonly token: string; readonly sessionUuid: string }

/**
 * Inserts an account and a session without calling the sign-up route: the route would hash a password for each of the
 * thousands of accounts that load tests make.
 */
export async function anAccount(
  db: Kysely<Database>,
  { email, passwordHash, at }: { email: string; passwordHash: string; at: Date },
): Promise<TestAccount> {
  const [id, sessionUuid, token] = [randomUUID(), randomUUID(), randomBytes(32).toString('base64url')]
  const consent = { locale: 'en', consentVersion: '', isVerified: true, at } as const
  await insertAccount(db, { id, email, emailTyped: email, name: null, passwordHash, ...consent })
  await insertSession(db, {
    id: sessionUuid,
    accountId: id,
    tokenHash: Buffer.from(hashToken(token), 'hex'),
    createdAt: at,
    device: '',
    network: '',
    confirmedAt: at,
  })
  return { email, token, sessionUuid }
}

/** The hash of a password under the key of a development server. */
export function hashDevelopmentPassword(password: string): Promise<string> {
  return createPasswords(deriveKeys(parseConfig({}).secretKeys).pepper).hash(password)
}
