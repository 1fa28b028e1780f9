import type { Locale } from '@zeri/contract'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Charts } from '../../platform/db/schema.ts'
import type { Keyring } from '../../platform/secret.ts'
import type { BirthHistory } from './birth-rule.ts'
import { personalUntilSql } from './entitlement.ts'
import { closeBirth, openBirth, type StoredBirth } from './stored-birth.ts'

type Db = Kysely<Database>
/** The database, and the keys of its encrypted columns. */
export type ChartStore = { readonly db: Db; readonly keyring: Keyring }

/** A chart as it is stored, decrypted. */
export type StoredChart = {
  readonly id: string
  readonly birth: StoredBirth
  /** Null for a reading of a visitor. */
  readonly accountId: string | null
  readonly expiresAt: Date | null
  readonly isSelected: boolean
  readonly isShared: boolean
  readonly isMobile: boolean
  readonly isCardBound: boolean
  /** The end of all paid time, whichever tier. */
  readonly paidUntil: Date | null
  /** The end of the paid time of the personal calendar; a chart that is not mobile has no other. */
  readonly personalUntil: Date | null
}

const columns = [
  'charts.id',
  'charts.account_id',
  'charts.expires_at',
  'charts.key_id',
  'charts.box',
  'charts.is_selected',
  'charts.is_shared',
  'charts.is_mobile',
  'charts.is_card_bound',
  'charts.paid_until',
  'charts.personal_until',
] as const

type Row = Pick<
  Selectable<Charts>,
  | 'id'
  | 'account_id'
  | 'expires_at'
  | 'key_id'
  | 'box'
  | 'is_selected'
  | 'is_shared'
  | 'is_mobile'
  | 'is_card_bound'
  | 'paid_until'
  | 'personal_until'
>

function toChart(keyring: Keyring, row: Row): StoredChart {
  return {
    id: row.id,
    birth: openBirth(keyring, row),
    accountId: row.account_id,
    expiresAt: row.expires_at,
    isSelected: row.is_selected,
    isShared: row.is_shared,
    isMobile: row.is_mobile,
    isCardBound: row.is_card_bound,
    paidUntil: row.paid_until,
    personalUntil: row.personal_until,
  }
}

/** The charts of an account, the first to be added first. */
export async function listChartsOf({ db, keyring }: ChartStore, accountId: string): Promise<StoredChart[]> {
  const rows = await db
    .selectFrom('charts')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('added')
    .execute()
  return rows.map((row) => toChart(keyring, row))
}

/** A chart with the consent given when it was added. */
type ChartWithConsent = {
  readonly chart: StoredChart
  readonly createdAt: Date
  readonly consent: { readonly version: string; readonly at: Date; readonly locale: Locale }
}

export async function listChartsWithConsentOf(
  { db, keyring }: ChartStore,
  accountId: string,
): Promise<ChartWithConsent[]> {
  const rows = await db
    .selectFrom('charts')
    .select(columns)
    .select(['created_at', 'consent_version', 'consent_at', 'consent_locale'])
    .where('account_id', '=', accountId)
    .orderBy('added')
    .execute()
  return rows.map((row) => ({
    chart: toChart(keyring, row),
    createdAt: row.created_at,
    consent: {
      version: row.consent_version,
      at: row.consent_at,
      // True: only locales are stored.
      locale: row.consent_locale as Locale,
    },
  }))
}

export type ChartOf = { readonly accountId: string; readonly id: string }

/** A chart of an account. */
export async function findChart(
  { db, keyring }: ChartStore,
  { accountId, id }: ChartOf,
): Promise<StoredChart | undefined> {
  const row = await db
    .selectFrom('charts')
    .select(columns)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && toChart(keyring, row)
}

/** The chart that an account added first. */
export async function findFirstChartId(db: Db, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('charts')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('added')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** The owner of a birth: an account, or a browser. */
export type Owner = { readonly accountId: string | undefined; readonly visitorHash: Buffer | undefined }

// No account has this id and no browser this hash.
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000'
const NO_VISITOR = Buffer.alloc(0)

const isOwnedBy = ({ accountId, visitorHash }: Owner) =>
  sql<boolean>`coalesce(charts.account_id = ${accountId ?? NO_ACCOUNT}, false)
    or coalesce(charts.visitor_hash = ${visitorHash ?? NO_VISITOR}, false)`

type ReadableQuery = { readonly id: string; readonly owner: Owner; readonly at: Date }

/** A chart or reading that the owner may read: their own, or one shared by an account that is not being deleted. */
export async function findReadable(
  { db, keyring }: ChartStore,
  { id, owner, at }: ReadableQuery,
): Promise<(StoredChart & { readonly isOwn: boolean }) | undefined> {
  const row = await db
    .selectFrom('charts')
    .leftJoin('accounts', 'accounts.id', 'charts.account_id')
    .select(columns)
    .select(isOwnedBy(owner).as('is_own'))
    .where('charts.id', '=', id)
    .where((row) => row.or([row('charts.expires_at', 'is', null), row('charts.expires_at', '>', at)]))
    .where((row) =>
      row.or([
        isOwnedBy(owner),
        row.and([row('charts.is_shared', '=', true), row('accounts.deletion_requested_at', 'is', null)]),
      ]),
    )
    .executeTakeFirst()
  return row && { ...toChart(keyring, row), isOwn: row.is_own }
}

export type NewChart = {
  readonly id: string
  readonly owner: { readonly accountId: string } | { readonly visitorHash: Buffer; readonly expiresAt: Date }
  readonly birth: StoredBirth
  readonly isMobile: boolean
  readonly consent: { readonly version: string; readonly locale: Locale }
  readonly at: Date
}

export async function insertChart({ db, keyring }: ChartStore, chart: NewChart): Promise<void> {
  const { id, owner, birth, isMobile, consent, at } = chart
  await db
    .insertInto('charts')
    .values({
      id,
      ...('accountId' in owner
        ? { account_id: owner.accountId }
        : { visitor_hash: owner.visitorHash, expires_at: owner.expiresAt }),
      ...closeBirth(keyring, id, birth),
      is_mobile: isMobile,
      consent_version: consent.version,
      consent_at: at,
      consent_locale: consent.locale,
      created_at: at,
      updated_at: at,
    })
    .execute()
}

/** Locks an account: other transactions that change its charts wait until this one ends. */
export async function lockAccount(trx: Db, accountId: string): Promise<void> {
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

export async function countCharts(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('charts')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** A chart of an account with what decides how far its birth may be corrected; locked until the transaction ends. */
export async function lockForCorrection(
  { db: trx, keyring }: ChartStore,
  { accountId, id }: ChartOf,
): Promise<{ readonly birth: StoredBirth; readonly history: BirthHistory } | undefined> {
  const row = await trx
    .selectFrom('charts')
    .select(['id', 'key_id', 'box', 'birth_corrected_at'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const first = await trx
    .selectFrom('grants')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .where('chart_id', '=', id)
    .executeTakeFirst()
  const history = { firstPaidAt: first?.at ?? null, correctedAt: row.birth_corrected_at }
  return { birth: openBirth(keyring, row), history }
}

export async function markBirthCorrected(trx: Db, id: string, at: Date): Promise<void> {
  await trx.updateTable('charts').set({ birth_corrected_at: at }).where('id', '=', id).execute()
}

/** Replaces a birth. */
export async function updateBirth(
  { db, keyring }: ChartStore,
  { id, owner, birth, at }: ReadableQuery & { readonly birth: StoredBirth },
): Promise<void> {
  await db
    .updateTable('charts')
    .set({ ...closeBirth(keyring, id, birth), updated_at: at })
    .where('id', '=', id)
    .where(isOwnedBy(owner))
    .execute()
}

/** The chart that is selected while its personal calendar is paid for. */
export async function findSelected(db: Db, accountId: string, at: Date): Promise<string | null> {
  const row = await db
    .selectFrom('charts')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_selected', '=', true)
    .where(sql<boolean>`${sql.raw(personalUntilSql('charts'))} > ${at}`)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Selects one chart of the account; none if `id` is null. */
export async function updateSelection(trx: Db, accountId: string, id: string | null): Promise<void> {
  await trx
    .updateTable('charts')
    .set({ is_selected: false })
    .where('account_id', '=', accountId)
    .where('is_selected', '=', true)
    .execute()
  if (id === null) return
  await trx
    .updateTable('charts')
    .set({ is_selected: true })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

/** Whether any account has a chart with this id. */
export async function isAccountChart(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('charts')
    .select('id')
    .where('id', '=', id)
    .where('account_id', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The end of the paid time of a chart, and of the part of it that is the personal calendar's. */
type PaidEnds = { readonly until: Date | null; readonly personalUntil: Date | null }

/** Saves what billing knows of a chart. */
export async function updatePaid(
  trx: Db,
  id: string,
  { paidTime, isCardBound }: { readonly paidTime?: PaidEnds; readonly isCardBound?: boolean },
): Promise<void> {
  await trx
    .updateTable('charts')
    .set({
      ...(paidTime && { paid_until: paidTime.until, personal_until: paidTime.personalUntil }),
      ...(isCardBound === undefined ? {} : { is_card_bound: isCardBound }),
    })
    .where('id', '=', id)
    .where('account_id', 'is not', null)
    .execute()
}

/** Deletes a chart that is neither paid nor mobile; returns whether it did. */
export async function deleteUnused(db: Db, { accountId, id }: ChartOf, at: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('charts')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('is_mobile', '=', false)
    .where((row) => row.or([row('paid_until', 'is', null), row('paid_until', '<=', at)]))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function updateShared(
  db: Db,
  { id, owner, at }: ReadableQuery,
  isShared: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('charts')
    .set({ is_shared: isShared })
    .where('id', '=', id)
    .where(isOwnedBy(owner))
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', at)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
