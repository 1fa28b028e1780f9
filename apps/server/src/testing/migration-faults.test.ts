import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrations } from '../platform/db/migrate.ts'
import { findMigrationFaults, listStatements } from './migration-faults.ts'

/** Released before there were rules. */
const OLD = /^0(?:0\d|1[0-3])-/

/** Faults that were reviewed, and why they do no harm; the release before must not use what is dropped here. */
const reviewed: Readonly<Record<string, readonly string[]>> = {
  // A list has thirty guests at most and ends after some weeks: the table is written in milliseconds.
  '015-seats-and-tickets': [
    'writes every row under a lock: only a constant or now() may be the default of a new column: alter table choice_guests add column id uuid not null default gen_random_uuid(),',
  ],
  // The former table becomes a partition of a table with its name, columns and keys, in one transaction: the release before
  // reads and writes it as ever. The dropped key is that of `id` alone, which nothing refers to. The function drops days
  // that are past their retention.
  '034-reminder-days': [
    'renames what the release before uses: alter table reminder_deliveries rename to reminder_deliveries_before',
    'drops what the release before may use: alter table reminder_deliveries_before alter column id drop identity, drop const',
    'renames what the release before uses: alter table reminder_deliveries_before rename constraint reminder_deliveries_rem',
    'renames what the release before uses: alter index "reminder_deliveries_queued" rename to "reminder_deliveries_before_q',
    'renames what the release before uses: alter index "reminder_deliveries_sending" rename to "reminder_deliveries_before_',
    'renames what the release before uses: alter index "reminder_deliveries_due_at" rename to "reminder_deliveries_before_d',
    'drops what the release before may use: create function maintain_reminder_days(today date, ahead integer, retained integ',
  ],
  // On the parent only, which has no rows: the partitions' own are built concurrently.
  '038-lists-for-operators': [
    'builds an index under a lock: createIndexConcurrently does not: create index if not exists reminder_deliveries_failed on only reminder_deliverie',
  ],
  // The check is replaced in the same transaction by one that permits more.
  '045-readers': [
    'drops what the release before may use: alter table reminders drop constraint reminders_channel_check',
  ],
}

test.each(Object.keys(migrations).filter((name) => !OLD.test(name)))(
  '%s lets the release before serve, and locks no table for long',
  async (name) => {
    const migration = migrations[name]
    const faults = migration ? findMigrationFaults(await listStatements(migration)) : [name]
    expect(faults).toEqual(reviewed[name] ?? [])
  },
)

test('the statements of a migration are listed as it executes them', async () => {
  const statements = await listStatements({
    async up(db) {
      await sql`alter table charts drop column birth`.execute(db)
      await sql`update charts set birth = null`.execute(db)
    },
  })
  expect(statements).toEqual(['alter table charts drop column birth', 'update charts set birth = null'])
})

test.each([
  ['drops', ['alter table charts drop column birth']],
  ['drops', ['drop table charts']],
  ['drops', ['drop index charts_by_day']],
  ['renames', ['alter table charts rename to births']],
  ['renames', ['alter table charts rename column birth to born']],
  ['changes the type', ['alter table charts alter column birth type date']],
  ['requires', ['alter table charts alter column birth set not null']],
  ['requires', ['alter table charts add column a int not null default 0, add column b int not null']],
  ['writes every row', ['alter table charts add column a uuid not null default gen_random_uuid()']],
  ['checks every row', ['alter table charts add constraint positive check (a > 0)']],
  ['builds an index', ['create index charts_birth on charts (birth)']],
  ['builds an index', ['create unique index charts_birth\n on charts (birth)']],
  ['writes rows', ['alter table charts add column a int', 'update charts set a = 1']],
])('a migration that %s is refused: %o', (fault, statements) => {
  const [first = ''] = findMigrationFaults(statements)
  expect(first.startsWith(fault)).toBe(true)
})

test.each([
  [['alter table charts add column a int not null default 0, add column b text']],
  [['alter table charts add column a timestamptz not null default now()']],
  [['alter table charts alter column a drop not null']],
  [['alter table charts add constraint positive check (a > 0) not valid']],
  [['alter table charts validate constraint positive']],
  [
    [
      'create table days (id int not null)',
      'create index days_id on days (id)',
      'alter table days add unique (id)',
    ],
  ],
  [['create index concurrently "charts_birth" on "charts" (birth)']],
  [['update charts set a = 1']],
])('a migration that adds is accepted: %o', (statements) => {
  expect(findMigrationFaults(statements)).toEqual([])
})
