import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { hashToken } from '../../platform/http/auth.ts'
import type { Cookie } from '../../platform/http/cookie.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { digestToken, makeToken } from '../../platform/secret-token.ts'
import { readSchoolCookie, schoolCookie } from '../calendar/index.ts'
import { type ChosenLocation, findPlace, locationCookies, readLocationCookies } from '../places/index.ts'
import { deviceCookie, deviceTokenOf, originOf } from './caller-facts.ts'
import { rememberDevice } from './device-store.ts'
import type { Services } from './services.ts'
import { insertSession } from './session-store.ts'
import { type Account, updateLocation, updateSchoolRules } from './store.ts'

/** A new session: its token, and the cookies the browser gets. */
export type NewSession = { readonly token: string; readonly cookies: readonly Cookie[] }

/**
 * Opens a session with a new token, even if the request has one already. Charts, the location and the school that the
 * browser made before the sign-in now belong to the account.
 */
export async function beginSession(
  trx: Kysely<Database>,
  { random, clock, claimCharts }: Services,
  { account, caller }: { account: Pick<Account, 'id' | 'location' | 'schoolRules'>; caller: Caller },
): Promise<NewSession> {
  const at = new Date(clock.now())
  const { device, network } = originOf(caller)
  const token = makeToken(random)
  await insertSession(trx, {
    id: random.uuid(),
    accountId: account.id,
    tokenHash: Buffer.from(hashToken(token), 'hex'),
    createdAt: at,
    device,
    network,
    confirmedAt: at,
  })
  const deviceToken = deviceTokenOf(caller) ?? makeToken(random)
  await rememberDevice(trx, { accountId: account.id, deviceHash: digestToken(deviceToken), device, at })

  await claimCharts(trx, account.id, caller)

  const { save, show } = mergeLocations(account.location, readLocationCookies(caller))
  if (save) await updateLocation(trx, account.id, save)
  const shown = show ? locationCookies(show, await findPlace(trx, show.place)) : []
  const school = await mergeSchools(trx, account, readSchoolCookie(caller))
  return { token, cookies: [deviceCookie(deviceToken), ...shown, ...school] }
}

/** The school after a sign-in is that of the account, else that of the browser, which is then saved to the account. */
async function mergeSchools(
  trx: Kysely<Database>,
  { id, schoolRules }: Pick<Account, 'id' | 'schoolRules'>,
  ofBrowser: string | undefined,
): Promise<readonly Cookie[]> {
  if (schoolRules !== null) return [schoolCookie(schoolRules)]
  if (ofBrowser !== undefined) await updateSchoolRules(trx, id, ofBrowser)
  return []
}

/** The location after a sign-in: that of the account, else that of the browser, which is then saved to the account. */
export function mergeLocations(
  ofAccount: ChosenLocation | null,
  ofBrowser: ChosenLocation | undefined,
): { readonly save?: ChosenLocation; readonly show?: ChosenLocation } {
  if (ofAccount) return { show: ofAccount }
  return ofBrowser ? { save: ofBrowser } : {}
}
