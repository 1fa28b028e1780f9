import type { Locale } from '@zeri/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Accounts } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { ChosenLocation } from '../places/index.ts'

type Db = Kysely<Database>

/** An account as the routes of its owner need it. */
export type Account = {
  readonly id: string
  readonly email: string
  /** As the owner typed it; mails go there. */
  readonly emailTyped: string
  readonly name: string | null
  readonly passwordHash: string
  readonly locale: Locale
  readonly location: ChosenLocation | null
  readonly isBeingDeleted: boolean
}

const columns = [
  'accounts.id',
  'accounts.email',
  'accounts.email_typed',
  'accounts.name',
  'accounts.password_hash',
  'accounts.locale',
  'accounts.address',
  'accounts.latitude',
  'accounts.longitude',
  'accounts.place_id',
  'accounts.deletion_requested_at',
] as const

type Row = Pick<
  {
    [Column in keyof Accounts]: Accounts[Column] extends string | number | null ? Accounts[Column] : unknown
  },
  'id' | 'email' | 'email_typed' | 'name' | 'password_hash' | 'locale' | 'deletion_requested_at'
> &
  LocationRow
export type LocationRow = Pick<Accounts, 'address' | 'latitude' | 'longitude' | 'place_id'>

function toAccount(row: Row): Account {
  return {
    id: row.id,
    email: row.email,
    emailTyped: row.email_typed,
    name: row.name,
    passwordHash: row.password_hash,
    locale: toLocale(row.locale),
    location: toLocation(row),
    isBeingDeleted: row.deletion_requested_at !== null,
  }
}

export function toLocale(text: string): Locale {
  return text === 'ru' ? 'ru' : 'en'
}

export function toLocation({ address, latitude, longitude, place_id }: LocationRow): ChosenLocation | null {
  if (address === null || latitude === null || longitude === null || place_id === null) return null
  return { location: { address, latitude, longitude }, place: place_id }
}

/** The account of a session. Throws `auth.required` if it was erased after the session was found. */
export async function getAccount(db: Db, id: string): Promise<Account> {
  const row = await db.selectFrom('accounts').select(columns).where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('auth.required')
  return toAccount(row)
}

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const row = await db.selectFrom('accounts').select(columns).where('email', '=', email).executeTakeFirst()
  return row && toAccount(row)
}

/** Finds an account and whether it knows the device, in one query that takes the same time in every case. */
export async function findAccountAndDevice(
  db: Db,
  email: string,
  deviceHash: Buffer,
): Promise<{ readonly account: Account; readonly isKnownDevice: boolean } | undefined> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('known_devices', (join) =>
      join
        .onRef('known_devices.account_id', '=', 'accounts.id')
        .on('known_devices.device_hash', '=', deviceHash),
    )
    .select([...columns, 'known_devices.account_id as known_by'])
    .where('accounts.email', '=', email)
    .executeTakeFirst()
  return row && { account: toAccount(row), isKnownDevice: row.known_by !== null }
}

type NewAccount = Pick<Account, 'id' | 'email' | 'emailTyped' | 'name' | 'passwordHash' | 'locale'> & {
  readonly consentVersion: string
  readonly at: Date
}

/** Inserts an account; returns false if the e-mail is taken. */
export async function insertAccount(db: Db, account: NewAccount): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('accounts')
    .values({
      id: account.id,
      email: account.email,
      email_typed: account.emailTyped,
      name: account.name,
      password_hash: account.passwordHash,
      password_changed_at: account.at,
      locale: account.locale,
      consent_version: account.consentVersion,
      consent_at: account.at,
      consent_locale: account.locale,
      created_at: account.at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updatePassword(db: Db, id: string, passwordHash: string, at: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash, password_changed_at: at })
    .where('id', '=', id)
    .execute()
}

/** Saves the location of an account; null clears it. */
export async function updateLocation(db: Db, id: string, chosen: ChosenLocation | null): Promise<void> {
  const { address = null, latitude = null, longitude = null } = chosen?.location ?? {}
  await db
    .updateTable('accounts')
    .set({ address, latitude, longitude, place_id: chosen?.place ?? null })
    .where('id', '=', id)
    .execute()
}

/** Devices that have signed in to the account before. */
export async function listDeviceHashes(db: Db, accountId: string): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map((row) => row.device_hash)
}

export async function rememberDevice(
  db: Db,
  known: {
    readonly accountId: string
    readonly deviceHash: Buffer
    readonly device: string
    readonly at: Date
  },
): Promise<void> {
  const { accountId, deviceHash, device, at } = known
  await db
    .insertInto('known_devices')
    .values({
      account_id: accountId,
      device_hash: deviceHash,
      device,
      first_seen_at: at,
      last_seen_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'device_hash']).doUpdateSet({ device, last_seen_at: at }),
    )
    .execute()
}
