import { buildApp } from '../../apps/server/src/app.ts'
import { parseConfig } from '../../apps/server/src/config.ts'
import { createDeps } from '../../apps/server/src/deps.ts'
import { createFindSession } from '../../apps/server/src/features/accounts/index.ts'
import { createCounterStore } from '../../apps/server/src/platform/http/counter-store.ts'
import { createLimits } from '../../apps/server/src/platform/http/limits.ts'
import { anAccount, hashDevelopmentPassword } from '../../apps/server/src/testing/account.ts'
import { noPages } from '../testbed/site/no-pages.ts'

const HOUR_MS = 3_600_000
const PASSWORD = 'choosing the day'
const GENERAL_LIMIT = 40
const GUESSES = 5

type Evidence = { readonly lockedBefore: number; readonly lockedOut: number }

/** Users locked out by the limits on passwords and on requests, when the clock is put back. */
export async function jumpPeople(databaseUrl: string): Promise<Evidence> {
  const clock = { at: Date.UTC(2026, 10, 15, 12), now: () => clock.at }
  const config = parseConfig({
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    LIMIT_GENERAL_PER_MINUTE: String(GENERAL_LIMIT),
  })
  const deps = createDeps(config)
  const { db } = deps
  const { app } = await buildApp(
    {
      ...deps,
      clock,
      limits: createLimits(clock, createCounterStore(db)),
      findSession: createFindSession(db, clock),
    },
    {
      attachPages: noPages,
      isDraining: () => false,
    },
  )
  const fetchUser = async (token: string) =>
    (await app.inject({ url: '/api/user', headers: { authorization: `Bearer ${token}` } })).statusCode
  const signIn = async (username: string, password: string) =>
    (await app.inject({ method: 'POST', url: '/api/token/auth', payload: { username, password } })).statusCode
  try {
    const passwordHash = await hashDevelopmentPassword(PASSWORD)
    const email = 'mistyped@example.org'
    const { token } = await anAccount(db, { email, passwordHash, at: new Date(clock.at) })
    for (let guess = 0; guess < GUESSES; guess += 1) await signIn(email, 'not the password')
    const mistyped = await signIn(email, PASSWORD)
    for (let turn = 0; turn < GENERAL_LIMIT; turn += 1) await fetchUser(token)
    const limited = await fetchUser(token)
    clock.at -= 3 * HOUR_MS
    const after = [await signIn(email, PASSWORD), await fetchUser(token)]
    return {
      lockedBefore: [mistyped, limited].filter((status) => status === 429).length,
      lockedOut: after.filter((status) => status !== 200).length,
    }
  } finally {
    await app.close()
    await db.destroy()
  }
}
