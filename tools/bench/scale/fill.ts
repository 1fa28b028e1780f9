import { randomUUID } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { parseConfig } from '../../../apps/server/src/config.ts'
import { createBirthKeyring } from '../../../apps/server/src/features/charts/index.ts'
import { closeBirth, type StoredBirth } from '../../../apps/server/src/features/charts/stored-birth.ts'
import type { Database } from '../../../apps/server/src/platform/db/database.ts'
import { BOTS, type Population, SHARE, STEP } from './population.ts'

/** Rows of a table, and how long the insertion took with every index in place. */
export type Filled = { readonly table: string; readonly rows: number; readonly ms: number }

type Fill = { readonly table: keyof Database; readonly insert: RawBuilder<unknown> }

/** As many as the real gazetteer has, for every population. */
const PLACES = 200_000
const MOSCOW = 524_901
/** As long as a real hash. */
const PASSWORD_HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** A birth of realistic length. */
export const aBirth: StoredBirth = {
  fio: 'Anna Petrova',
  email: 'person.1000000@example.org',
  gender: 'female',
  birthday: '1990-05-01',
  birthdayTime: '08:30',
  city: 'Moscow, Russia',
  latitude: 55.75222,
  longitude: 37.61556,
  utc: 'Europe/Moscow',
  offsetSec: 14_400,
}

const id = (kind: string, number = 'n') => sql.raw(`md5('${kind}:' || ${number})::uuid`)
const hash = (kind: string, number = 'n') => sql.raw(`sha256(convert_to('${kind}:' || ${number}, 'UTF8'))`)
/** Filler bytes; PostgreSQL does not compress rows this short, so repetition does not matter. */
const box = (bytes: number) =>
  sql.raw(`substring(decode(repeat(md5(n::text), ${Math.ceil(bytes / 16)}), 'hex') for ${bytes})`)

/** Accounts with charts, sessions, payments and reminders, three days of past deliveries and the next slot. */
function listFills({ accounts, at: now }: Population): Fill[] {
  const at = sql`${now}::timestamptz`
  const everyone = sql`generate_series(1, ${sql.lit(accounts)}::bigint) as n`
  // Paying accounts: `n` is the number of their first chart.
  const payers = sql`
    (select n, account, account / ${sql.lit(SHARE)} as nth from ${everyone},
      lateral (select 1 + (n * ${sql.lit(STEP)}) % ${sql.lit(accounts)} as account) as owner
      where account % ${sql.lit(SHARE)} = 0) as payer`
  const bot = sql`'bot_' || nth / ${sql.lit(SHARE)} % ${sql.lit(BOTS)}`
  return [
    ...listPeople(accounts, { everyone, at }),
    ...listAccess({ everyone, at }),
    ...listMoney(payers, at),
    ...listReminders({ payers, bot, at }),
  ]
}

type Parts = { readonly everyone: RawBuilder<unknown>; readonly at: RawBuilder<unknown> }

function listPeople(accounts: number, { everyone, at }: Parts): Fill[] {
  const charts = sql`generate_series(1, ${sql.lit(accounts * 2.5)}::bigint) as n`
  const consent = sql`'2026-01-01', ${at}, 'ru'`
  const sealed = box(closeBirth(createBirthKeyring(parseConfig({})), randomUUID(), aBirth).box.length)
  return [
    {
      table: 'places',
      insert: sql`
        insert into places (id, name_en, name_ru, country, latitude, longitude, population, zone)
        select ${sql.lit(MOSCOW)} + n, 'Town ' || n, 'Город ' || n, 'RU', 55, 37, 1000, 'Europe/Moscow'
        from generate_series(0, ${sql.lit(PLACES - 1)}) as n`,
    },
    {
      table: 'accounts',
      insert: sql`
        insert into accounts (id, email, email_typed, name, password_hash, password_changed_at, locale, address, latitude,
          longitude, place_id, verified_at, consent_version, consent_at, consent_locale, created_at)
        select ${id('account')}, 'person.' || n || '@example.org', 'person.' || n || '@example.org', 'Anna',
          ${sql.lit(PASSWORD_HASH)}, ${at}, 'ru', 'Moscow, Russia', 55.75222, 37.61556,
          (${sql.lit(MOSCOW)} + n % ${sql.lit(PLACES)})::text, ${at}, ${consent}, ${at}
        from ${everyone}`,
    },
    {
      table: 'charts',
      insert: sql`
        insert into charts (id, account_id, key_id, box, is_selected, paid_until, consent_version, consent_at,
          consent_locale, created_at, updated_at)
        select ${id('chart')}, ${id('account', 'account')}, 'first', ${sealed}, is_paid,
          case when is_paid then ${at} + interval '1 year' end, ${consent}, ${at}, ${at}
        from ${charts}, lateral (select 1 + (n * ${sql.lit(STEP)}) % ${sql.lit(accounts)} as account) as owner,
          lateral (select account % ${sql.lit(SHARE)} = 0 and n <= ${sql.lit(accounts)} as is_paid) as paid`,
    },
  ]
}

function listAccess({ everyone, at }: Parts): Fill[] {
  return [
    {
      table: 'sessions',
      insert: sql`
        insert into sessions (id, account_id, token_hash, created_at, last_used_at, device, network)
        select ${id('session')}, ${id('account')}, ${hash('session')}, ${at} - interval '90 days',
          ${at} - n % 50 * interval '1 day', 'Firefox · Linux', '203.0.113.0/24'
        from ${everyone} where n % 4 <> 0`,
    },
    {
      table: 'known_devices',
      insert: sql`
        insert into known_devices (account_id, device_hash, device, first_seen_at, last_seen_at)
        select ${id('account')}, ${hash('device')}, 'Firefox · Linux', ${at}, ${at}
        from ${everyone}`,
    },
    {
      table: 'security_events',
      insert: sql`
        insert into security_events (account_id, kind, at)
        select ${id('account')}, 'sign-in', ${at} - (n * 7 + turn) % 180 * interval '1 day'
        from generate_series(1, 2) as turn, ${everyone}`,
    },
    {
      table: 'tries',
      insert: sql`
        insert into tries (key, times, last_at)
        select ${hash('try')}, array[${at}], ${at} from ${everyone} where n % 20 = 0`,
    },
  ]
}

function listMoney(payers: RawBuilder<unknown>, at: RawBuilder<unknown>): Fill[] {
  const name = box(48)
  return [
    {
      table: 'subscriptions',
      insert: sql`
        insert into subscriptions (id, chart_id, tier, price_id, state, period_no, next_charge_at, consent_version,
          consent_at, created_at, look_at)
        select ${id('subscription')}, ${id('chart')}, 'personal', 4, 'active', 1, ${at} + interval '20 days', '2026-01-01',
          ${at}, ${at}, ${at} + interval '17 days'
        from ${payers} where nth % 2 = 0`,
    },
    {
      table: 'orders',
      insert: sql`
        insert into orders (id, chart_id, kind, price_id, code, tier, months, amount_minor, currency, locale, provider,
          wants_renewal, state, created_at, expires_at, paid_at, offer_version)
        select ${id('order')}, ${id('chart')}, 'purchase', 4, 'personal_1m', 'personal', 1, 49000, 'RUB', 'ru', 'yookassa',
          nth % 2 = 0, 'paid', ${at}, ${at} + interval '2 hours', ${at}, '2026-01-01'
        from ${payers}`,
    },
    {
      table: 'order_owners',
      insert: sql`
        insert into order_owners (order_id, account_id, key_id, box)
        select ${id('order')}, ${id('account', 'account')}, 'first', ${name} from ${payers}`,
    },
    {
      table: 'payment_attempts',
      insert: sql`
        insert into payment_attempts (id, order_id, attempt_no, provider, idempotency_key, checkout_id, payment_id, state,
          created_at)
        select ${id('attempt')}, ${id('order')}, 1, 'yookassa', ${id('attempt')}::text, ${id('payment')}::text,
          ${id('payment')}::text, 'succeeded', ${at}
        from ${payers}`,
    },
    {
      table: 'saved_cards',
      insert: sql`
        insert into saved_cards (id, chart_id, provider, token_hash, key_id, box, mask, created_at)
        select ${id('card')}, ${id('chart')}, 'yookassa', ${hash('card')}, 'first', ${name}, '4242', ${at}
        from ${payers} where nth % 2 = 0`,
    },
    {
      table: 'grants',
      insert: sql`
        insert into grants (id, order_id, chart_id, tier, months, from_at, until_at, anchor_day, created_at)
        select ${id('grant')}, ${id('order')}, ${id('chart')}, 'personal', 1, ${at}, ${at} + interval '1 month', 15, ${at}
        from ${payers}`,
    },
    {
      table: 'payment_inbox',
      insert: sql`
        insert into payment_inbox (provider, event_key, event_type, received_at, state, tries)
        select 'yookassa', ${id('payment')}::text || ':succeeded', 'payment.succeeded', ${at}, 'applied', 1
        from ${payers}`,
    },
    {
      table: 'ledger_entries',
      insert: sql`
        insert into ledger_entries (posting_id, order_id, account, amount_minor, currency, created_at)
        select ${id('posting')}, ${id('order')}, account.name, account.amount, 'RUB', ${at}
        from ${payers}, (values ('provider', 49000), ('revenue', -49000)) as account (name, amount)`,
    },
  ]
}

/** Two in five reminders are due, one in five is queued already; all were sent on the three days before. */
function listReminders(options: {
  readonly payers: RawBuilder<unknown>
  readonly bot: RawBuilder<unknown>
  readonly at: RawBuilder<unknown>
}): Fill[] {
  const { payers, bot, at } = options
  return [
    {
      table: 'messenger_users',
      insert: sql`
        insert into messenger_users (account_id, bot, chat_id, linked_at)
        select ${id('account', 'account')}, ${bot}, account, ${at} from ${payers}`,
    },
    {
      table: 'reminders',
      insert: sql`
        insert into reminders (id, account_id, disable_id, channel, is_active, chart_id, slot_minute, locale, zone,
          next_run_at, updated_at)
        select ${id('reminder')}, ${id('account', 'account')}, ${id('disable')}, 'telegram', true, ${id('chart')}, 480, 'ru',
          'Europe/Moscow', ${at} + case when nth % 5 < 2 then interval '-30 s' else interval '12 hours' end, ${at}
        from ${payers}`,
    },
    {
      table: 'reminder_deliveries',
      insert: sql`
        insert into reminder_deliveries (reminder_id, local_date, carrier, state, due_at, not_after, turn, ended_at)
        select ${id('reminder')}, (${at} - days * interval '1 day')::date, ${bot}, state,
          ${at} - days * interval '1 day' - interval '30 s', ${at} - days * interval '1 day' + interval '30 min',
          hashtext(n::text), case when state = 'sent' then ${at} - days * interval '1 day' end
        from ${payers}, (values (3, 'sent'), (2, 'sent'), (1, 'sent'), (0, 'queued')) as delivery (days, state)
        where state = 'sent' or nth % 5 = 2`,
    },
  ]
}

/** Fills a migrated database with SQL and times it; the computed ids satisfy the foreign keys. */
export async function fillDatabase(db: Kysely<Database>, population: Population): Promise<Filled[]> {
  const filled: Filled[] = []
  for (const { table, insert } of listFills(population)) {
    const startedMs = performance.now()
    const rows = await db.transaction().execute(async (trx) => {
      // Skips the row-by-row checks of foreign keys and of the balance of the ledger.
      await sql`set local session_replication_role = replica`.execute(trx)
      return Number((await insert.execute(trx)).numAffectedRows)
    })
    filled.push({ table, rows, ms: performance.now() - startedMs })
    console.error(`${table}: ${rows} rows in ${Math.round(performance.now() - startedMs)} ms`)
  }
  await sql`vacuum (analyze)`.execute(db)
  return filled
}
