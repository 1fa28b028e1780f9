import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { rememberDevice } from '../../../apps/server/src/features/accounts/device-store.ts'
import { deriveKeys } from '../../../apps/server/src/features/accounts/keys.ts'
import { createPasswords } from '../../../apps/server/src/features/accounts/passwords.ts'
import { findAccountByEmail } from '../../../apps/server/src/features/accounts/store.ts'
import type { Database } from '../../../apps/server/src/platform/db/database.ts'
import { singleKey } from '../../../apps/server/src/platform/secret.ts'
import { digestToken } from '../../../apps/server/src/platform/secret-token.ts'
import { anAccount } from '../../../apps/server/src/testing/account.ts'
import { aChartForm } from '../../../apps/server/src/testing/chart.ts'
import { siteSecret } from '../../testbed/site/site.ts'
import type { Resident } from './visits.ts'

const PASSWORD = 'choosing the day'
const YEAR_MS = 365 * 86_400_000
const AT_ONCE = 4

type Settling = {
  readonly db: Kysely<Database>
  /** Settings that make the server trust forwarded addresses, so that each resident has one of their own. */
  readonly siteUrl: string
  readonly count: number
}

/** Creates accounts with a known password, each with a device, a paid and selected chart, and a subscription. */
export async function settleResidents({ db, siteUrl, count }: Settling): Promise<Resident[]> {
  const at = new Date()
  const passwordHash = await createPasswords(deriveKeys(singleKey(siteSecret)).pepper).hash(PASSWORD)
  const residents: Resident[] = []
  let next = 0
  async function settle(number: number): Promise<Resident> {
    const { email, token } = await anAccount(db, {
      email: `resident.${number}@example.org`,
      passwordHash,
      at,
    })
    const device = randomBytes(32).toString('base64url')
    const account = await findAccountByEmail(db, email)
    if (!account) throw new Error('the account just made is not there')
    await rememberDevice(db, { accountId: account.id, deviceHash: digestToken(device), device: '', at })
    const post = postFrom(siteUrl, { token, address: `10.${number >> 8}.${number & 255}.1` })
    const birthday = `19${50 + (number % 50)}-0${1 + (number % 9)}-1${number % 10}`
    const { chart } = (await post('/api/charts', aChartForm({ email, birthday }))) as Charted
    const paidUntil = new Date(at.getTime() + YEAR_MS)
    const paid = { paid_until: paidUntil, is_selected: true }
    await db.updateTable('charts').set(paid).where('id', '=', chart.uuid).execute()
    const feed = (await post('/api/feeds', { chart: chart.uuid, locale: 'ru' })) as Subscribed
    return { email, password: PASSWORD, token, device, chart: chart.uuid, feed: feed.token }
  }
  const settleSome = async (): Promise<void> => {
    while (next < count) residents.push(await settle(next++))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, settleSome))
  return residents
}

/** The responses of the two operations. */
type Charted = { readonly chart: { readonly uuid: string } }
type Subscribed = { readonly token: string }

function postFrom(siteUrl: string, { token, address }: { token: string; address: string }) {
  return async (path: string, payload: object): Promise<unknown> => {
    const response = await fetch(siteUrl + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': address,
      },
      body: JSON.stringify(payload),
    })
    if (response.status !== 201) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
}
