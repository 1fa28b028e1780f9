import type { Locale } from '@zeri/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Accounts } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { ChosenLocation } from '../places/index.ts'
import type { SessionLimits } from './session-store.ts'

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
  /** The rules of the school that days are rated by; null while none was chosen. */
  readonly schoolRules: string | null
  readonly isBeingDeleted: boolean
  /** Whether the owner has proven that the e-mail is theirs. */
  readonly isVerified: boolean
  /** Whether mail may go there that its owner subscribed to: the address is proven, and bounces have not stopped it since. */
  readonly isReachable: boolean
  /** Raised when every known device ends; counts of wrong passwords belong to it too. */
  readonly epoch: number
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
  'accounts.school_rules',
  'accounts.deletion_requested_at',
  'accounts.verified_at',
  'accounts.mail_stopped_at',
  'accounts.device_epoch',
] as const

type Row = Pick<
  {
    [Column in keyof Accounts]: Accounts[Column] extends string | number | null ? Accounts[Column] : unknown
  },
  | 'id'
  | 'email'
  | 'email_typed'
  | 'name'
  | 'password_hash'
  | 'locale'
  | 'deletion_requested_at'
  | 'verified_at'
  | 'mail_stopped_at'
  | 'school_rules'
> &
  LocationRow & { readonly device_epoch: number }
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
    schoolRules: row.school_rules,
    isBeingDeleted: row.deletion_requested_at !== null,
    isVerified: row.verified_at !== null,
    isReachable: row.verified_at !== null && row.mail_stopped_at === null,
    epoch: row.device_epoch,
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
  const account = await findAccount(db, id)
  if (!account) throw new AppError('auth.required')
  return account
}

export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const row = await db.selectFrom('accounts').select(columns).where('id', '=', id).executeTakeFirst()
  return row && toAccount(row)
}

/** The account, locked against other changes and erasure until the transaction ends. */
export async function lockAccount(trx: Db, id: string): Promise<Account | undefined> {
  const row = await trx
    .selectFrom('accounts')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && toAccount(row)
}

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const row = await db.selectFrom('accounts').select(columns).where('email', '=', email).executeTakeFirst()
  return row && toAccount(row)
}

type SignInQuery = {
  readonly email: string
  readonly deviceHash: Buffer
  /** The sessions that make a network familiar: live ones that began there. */
  readonly sessionsAt: { readonly network: string } & SessionLimits
}

type SignInFacts = {
  readonly account: Account
  readonly isKnownDevice: boolean
  readonly isFamiliarNetwork: boolean
}

/** Finds an account and whether it knows the device and the network, in one query that takes the same time in every case. */
export async function findAccountAndDevice(
  db: Db,
  { email, deviceHash, sessionsAt }: SignInQuery,
): Promise<SignInFacts | undefined> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('known_devices', (join) =>
      join
        .onRef('known_devices.account_id', '=', 'accounts.id')
        .onRef('known_devices.epoch', '=', 'accounts.device_epoch')
        .on('known_devices.device_hash', '=', deviceHash),
    )
    .select([...columns, 'known_devices.account_id as known_by'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('sessions')
          .select('sessions.id')
          .whereRef('sessions.account_id', '=', 'accounts.id')
          .where('sessions.network', '=', sessionsAt.network)
          .where('sessions.created_at', '>', sessionsAt.createdAfter)
          .where('sessions.last_used_at', '>', sessionsAt.usedAfter),
      ).as('is_familiar'),
    )
    .where('accounts.email', '=', email)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    account: toAccount(row),
    isKnownDevice: row.known_by !== null,
    isFamiliarNetwork: Boolean(row.is_familiar),
  }
}

type NewAccount = Pick<Account, 'id' | 'email' | 'emailTyped' | 'name' | 'passwordHash' | 'locale'> & {
  readonly consentVersion: string
  readonly isVerified: boolean
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
      unverified_since: account.at,
      verified_at: account.isVerified ? account.at : null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Marks the address of an account as proven; the first proof counts. A later one shows that stopped mail arrives again. */
export async function markVerified(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ verified_at: at })
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .execute()
  await db
    .updateTable('accounts')
    .set({ mail_stopped_at: null, mail_resumed_at: at })
    .where('id', '=', id)
    .where('mail_stopped_at', 'is not', null)
    .execute()
}

/** Sets another address of an account, which is proven. Fails on the unique key if another account has it. */
export async function updateAddress(
  db: Db,
  id: string,
  { email, emailTyped, at }: { readonly email: string; readonly emailTyped: string; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ email, email_typed: emailTyped, verified_at: at, mail_stopped_at: null, mail_resumed_at: at })
    .where('id', '=', id)
    .execute()
}

export async function updatePassword(db: Db, id: string, passwordHash: string, at: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash, password_changed_at: at })
    .where('id', '=', id)
    .execute()
}

/** Stores another hash of the same password, unless the password was changed meanwhile. */
export async function replacePasswordHash(
  db: Db,
  id: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
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

/** The rules of the school of an account; null while it has not chosen any. */
export async function findSchoolRules(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('accounts').select('school_rules').where('id', '=', id).executeTakeFirst()
  return row?.school_rules ?? null
}

export async function updateSchoolRules(db: Db, id: string, rules: string): Promise<void> {
  await db.updateTable('accounts').set({ school_rules: rules }).where('id', '=', id).execute()
}
