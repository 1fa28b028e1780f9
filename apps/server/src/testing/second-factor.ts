import { totpCode } from '../features/accounts/second-factor/totp.ts'
import type { TestClock } from './clock.ts'
import type { TestApp } from './test-app.ts'

/** An authenticator app that has the secret of an account, and the account's backup codes. */
export type TestFactor = {
  readonly secret: string
  readonly backupCodes: readonly string[]
  /** The code that the app shows; `driftSec` is how far its clock is ahead. */
  code(driftSec?: number): string
}

/** Turns on the second factor of an account. Afterwards a minute has passed, so that the next code is a new one. */
export async function turnOnSecondFactor(
  site: TestApp,
  token: string,
  clock: TestClock,
): Promise<TestFactor> {
  const begun = await site.post('/api/user/second-factor/begin', {}, { token })
  if (begun.statusCode !== 200) throw new Error(`no setup: ${begun.payload}`)
  const { secret } = begun.json()
  const code = (driftSec = 0) => totpCode(secret, clock.at + driftSec * 1000)
  const confirmed = await site.post('/api/user/second-factor', { code: code() }, { token })
  if (confirmed.statusCode !== 201) throw new Error(`no second factor: ${confirmed.payload}`)
  clock.at += 60_000
  return { secret, backupCodes: confirmed.json().backupCodes, code }
}
