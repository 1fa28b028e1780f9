import { type Kysely, sql } from 'kysely'
import * as limitCounters from '../../../migrations/001-limit-counters.ts'
import * as places from '../../../migrations/002-places.ts'
import * as accounts from '../../../migrations/003-accounts.ts'
import * as charts from '../../../migrations/004-charts.ts'
import * as billing from '../../../migrations/005-billing.ts'
import * as buyersTerms from '../../../migrations/006-buyers-terms.ts'
import * as renewals from '../../../migrations/007-renewals.ts'
import * as content from '../../../migrations/008-content.ts'
import * as reminders from '../../../migrations/009-reminders.ts'
import * as choicesAndFeeds from '../../../migrations/010-choices-and-feeds.ts'
import * as prints from '../../../migrations/011-prints.ts'
import * as moneyWaits from '../../../migrations/012-money-waits.ts'
import * as questionsOfAccounts from '../../../migrations/013-questions-of-accounts.ts'
import * as verifiedAddresses from '../../../migrations/014-verified-addresses.ts'
import * as seatsAndTickets from '../../../migrations/015-seats-and-tickets.ts'
import * as tiersAndBirths from '../../../migrations/016-tiers-and-births.ts'
import * as fillNewColumns from '../../../migrations/017-fill-new-columns.ts'
import * as indexes from '../../../migrations/018-indexes.ts'
import * as sharedSheets from '../../../migrations/019-shared-sheets.ts'
import * as orderCharts from '../../../migrations/020-order-charts.ts'
import * as decidedDays from '../../../migrations/021-decided-days.ts'
import * as passkeys from '../../../migrations/022-passkeys.ts'
import * as identities from '../../../migrations/024-identities.ts'
import * as secondFactors from '../../../migrations/025-second-factors.ts'
import * as addressChanges from '../../../migrations/027-address-changes.ts'
import * as blockedPasskeysAndLastReads from '../../../migrations/028-blocked-passkeys-and-last-reads.ts'
import * as operators from '../../../migrations/029-operators.ts'
import * as ordersForOperators from '../../../migrations/030-orders-for-operators.ts'
import * as switches from '../../../migrations/032-switches.ts'
import * as reminderDays from '../../../migrations/034-reminder-days.ts'
import * as refunds from '../../../migrations/035-refunds.ts'
import * as answers from '../../../migrations/037-answers.ts'
import * as listsForOperators from '../../../migrations/038-lists-for-operators.ts'
import * as schools from '../../../migrations/041-schools.ts'
import * as chartFolders from '../../../migrations/043-chart-folders.ts'
import * as apiKeys from '../../../migrations/044-api-keys.ts'
import * as readers from '../../../migrations/045-readers.ts'
import * as remindersOfReaders from '../../../migrations/046-reminders-of-readers.ts'
import * as lunarDates from '../../../migrations/047-lunar-dates.ts'
import * as mailBounces from '../../../migrations/048-mail-bounces.ts'
import * as channelPosts from '../../../migrations/049-channel-posts.ts'
import { type MigrateOptions, type Migrations, runMigrations } from './run-migrations.ts'
import type { DB } from './schema.ts'

/** Every migration in the order it runs. A released one is never edited; a mistake gets a new one. */
export const migrations: Migrations = {
  '001-limit-counters': limitCounters,
  '002-places': places,
  '003-accounts': accounts,
  '004-charts': charts,
  '005-billing': billing,
  '006-buyers-terms': buyersTerms,
  '007-renewals': renewals,
  '008-content': content,
  '009-reminders': reminders,
  '010-choices-and-feeds': choicesAndFeeds,
  '011-prints': prints,
  '012-money-waits': moneyWaits,
  '013-questions-of-accounts': questionsOfAccounts,
  '014-verified-addresses': verifiedAddresses,
  '015-seats-and-tickets': seatsAndTickets,
  '016-tiers-and-births': tiersAndBirths,
  '017-fill-new-columns': fillNewColumns,
  '018-indexes': indexes,
  '019-shared-sheets': sharedSheets,
  '020-order-charts': orderCharts,
  '021-decided-days': decidedDays,
  '022-passkeys': passkeys,
  '024-identities': identities,
  '025-second-factors': secondFactors,
  '027-address-changes': addressChanges,
  '028-blocked-passkeys-and-last-reads': blockedPasskeysAndLastReads,
  '029-operators': operators,
  '030-orders-for-operators': ordersForOperators,
  '032-switches': switches,
  '034-reminder-days': reminderDays,
  '035-refunds': refunds,
  '037-answers': answers,
  '038-lists-for-operators': listsForOperators,
  '041-schools': schools,
  '043-chart-folders': chartFolders,
  '044-api-keys': apiKeys,
  '045-readers': readers,
  '046-reminders-of-readers': remindersOfReaders,
  '047-lunar-dates': lunarDates,
  '048-mail-bounces': mailBounces,
  '049-channel-posts': channelPosts,
}

const UNDEFINED_TABLE = '42P01'

/**
 * Runs the pending migrations in the schema of `db` and returns their names. Processes that start together wait for
 * each other on an advisory lock, so each migration runs once.
 */
export async function migrate(
  db: Kysely<DB>,
  list: Migrations = migrations,
  options?: MigrateOptions,
): Promise<string[]> {
  // True: a migration knows no table of this release.
  return runMigrations(db as unknown as Kysely<unknown>, list, options)
}

/** Whether a migration has not run yet; one query, cheap enough for a readiness probe. */
export async function hasPendingMigrations(db: Kysely<DB>, list: Migrations = migrations): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    const done = new Set(rows.map((row) => row.name))
    return Object.keys(list).some((name) => !done.has(name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return true
    throw error
  }
}
