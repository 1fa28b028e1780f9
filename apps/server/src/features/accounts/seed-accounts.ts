import { consentVersion, type Locale } from '@zeri/contract'
import type { ChosenLocation } from '../places/index.ts'
import { type AccountsDeps, createServices } from './services.ts'
import { findAccountByEmail, insertAccount, updateLocation } from './store.ts'

type DemoAccount = {
  readonly email: string
  readonly password: string
  readonly name: string
  readonly locale: Locale
  readonly chosen: ChosenLocation
}

/** Accounts to try the site with, one for each locale. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'anna@zeri.test',
    password: 'quiet river 7',
    name: 'Anna Reed',
    locale: 'en',
    chosen: {
      location: { address: 'London, England, United Kingdom', latitude: 51.50853, longitude: -0.12574 },
      place: '2643743',
    },
  },
  {
    email: 'olga@zeri.test',
    password: 'тихая река 7',
    name: 'Ольга Речная',
    locale: 'ru',
    chosen: {
      location: { address: 'Москва, Россия', latitude: 55.75222, longitude: 37.61556 },
      place: '524901',
    },
  },
]

/** Seeding neither signs in, recovers nor exports. */
const nothing = {
  claimCharts: async () => {},
  endAccess: async () => {},
  exportRest: () => Promise.reject(new Error('nothing is exported')),
}

/** Creates the demo accounts that do not exist yet; returns their e-mails. */
export async function seedAccounts(deps: AccountsDeps): Promise<string[]> {
  const { db, clock, random, passwords } = createServices(deps, nothing)
  const made = []
  for (const { email, password, name, locale, chosen } of demoAccounts) {
    if (await findAccountByEmail(db, email)) continue
    const [id, at] = [random.uuid(), new Date(clock.now())]
    const passwordHash = await passwords.hash(password)
    await insertAccount(db, {
      id,
      email,
      emailTyped: email,
      name,
      passwordHash,
      locale,
      consentVersion,
      isVerified: true,
      at,
    })
    await updateLocation(db, id, chosen)
    made.push(email)
  }
  return made
}
