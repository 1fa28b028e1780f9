import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { parseConfig } from '../../../apps/server/src/config.ts'
import { createBirthKeyring } from '../../../apps/server/src/features/charts/index.ts'
import { closeBirth } from '../../../apps/server/src/features/charts/stored-birth.ts'
import type { DeliveryKind, PushTarget } from '../../../apps/server/src/features/reminders/channel.ts'
import { createSchedule, type Rhythm } from '../../../apps/server/src/features/reminders/schedule.ts'
import type { Database } from '../../../apps/server/src/platform/db/database.ts'

/** Somebody with a reminder: by default an account with its chart, in Telegram, daily. */
export type Reader = {
  readonly index: number
  readonly zone: string
  readonly placeId: number
  readonly slot: number
  readonly bot: string
  readonly chatId: number
  readonly channel?: DeliveryKind
  /** Whether the reminder is that of an account's profile, or of a reader of the morning, who gets everybody's day. */
  readonly owner?: 'account' | 'reader'
  readonly rhythm?: Rhythm
  readonly push?: PushTarget
}

const SLICE = 2_000
const YEAR_MS = 365 * 86_400_000

/** The address of a reader by mail. */
const addressOf = (index: number): string => `reader.${index}@example.org`

/** Inserts many readers with what they need directly into the database, births sealed as the site seals them. */
export async function fillReminders(
  db: Kysely<Database>,
  readers: readonly Reader[],
  atMs: number,
): Promise<void> {
  const keyring = createBirthKeyring(parseConfig({}))
  const schedule = createSchedule()
  for (let from = 0; from < readers.length; from += SLICE) {
    const rows = readers.slice(from, from + SLICE).map((reader) => {
      const { channel = 'telegram', owner = 'account', rhythm = 'daily', zone, slot } = reader
      const chartId = randomUUID()
      return {
        ...reader,
        channel,
        owner,
        rhythm,
        chartId,
        accountId: owner === 'account' || channel === 'mail' ? randomUUID() : null,
        readerId: owner === 'reader' ? randomUUID() : null,
        birth: owner === 'account' ? closeBirth(keyring, chartId, birthOf(reader.index)) : null,
        next: new Date(schedule.nextMs(zone, slot, atMs, rhythm)),
      }
    })
    await insertAccounts(db, rows, atMs)
    await insertReaders(db, rows, new Date(atMs))
    await insertReminders(db, rows, new Date(atMs))
  }
  await sql`analyze`.execute(db)
}

type Row = Reader &
  Required<Pick<Reader, 'channel' | 'owner' | 'rhythm'>> & {
    readonly chartId: string
    readonly accountId: string | null
    readonly readerId: string | null
    readonly birth: { readonly key_id: string; readonly box: Buffer } | null
    readonly next: Date
  }

async function insertAccounts(db: Kysely<Database>, all: readonly Row[], atMs: number): Promise<void> {
  const at = new Date(atMs)
  const rows = all.filter(({ accountId }) => accountId !== null)
  const names = rows.map(({ index }) => addressOf(index))
  await sql`
    insert into accounts (id, email, email_typed, password_hash, password_changed_at, locale, address, latitude,
      longitude, place_id, verified_at, consent_version, consent_at, consent_locale, created_at)
    select id, email, email, '', ${at}, 'ru', '-', 0, 0, place, ${at}, '', ${at}, 'ru', ${at}
    from unnest(${rows.map(({ accountId }) => accountId)}::uuid[], ${names}::text[],
      ${rows.map(({ placeId }) => String(placeId))}::text[]) as reader (id, email, place)`.execute(db)
  const owners = rows.filter(({ birth }) => birth !== null)
  await sql`
    insert into charts (id, account_id, key_id, box, paid_until, consent_version, consent_at, consent_locale,
      created_at, updated_at)
    select id, account, key_id, decode(box, 'hex'), ${new Date(atMs + YEAR_MS)}, '', ${at}, 'ru', ${at}, ${at}
    from unnest(${owners.map(({ chartId }) => chartId)}::uuid[], ${owners.map(({ accountId }) => accountId)}::uuid[],
      ${owners.map(({ birth }) => birth?.key_id)}::text[],
      ${owners.map(({ birth }) => birth?.box.toString('hex'))}::text[]) as chart (id, account, key_id, box)`.execute(
    db,
  )
  const chats = owners.filter(({ channel }) => channel === 'telegram')
  await sql`
    insert into messenger_users (account_id, bot, chat_id, linked_at)
    select account, bot, chat, ${at} from unnest(${chats.map(({ accountId }) => accountId)}::uuid[],
      ${chats.map(({ bot }) => bot)}::text[], ${chats.map(({ chatId }) => chatId)}::bigint[])
      as reader (account, bot, chat)`.execute(db)
}

async function insertReaders(db: Kysely<Database>, all: readonly Row[], at: Date): Promise<void> {
  const rows = all.filter(({ readerId }) => readerId !== null)
  const only = <Value>(channel: DeliveryKind, pick: (row: Row) => Value) =>
    rows.map((row) => (row.channel === channel ? pick(row) : null))
  await sql`
    insert into readers (id, channel, account_id, place_id, endpoint, p256dh, auth, bot, chat_id, created_at)
    select id, channel, account, place, endpoint, decode(p256dh, 'hex'), decode(auth, 'hex'), bot, chat, ${at}
    from unnest(${rows.map(({ readerId }) => readerId)}::uuid[], ${rows.map(({ channel }) => channel)}::text[],
      ${rows.map(({ accountId }) => accountId)}::uuid[], ${rows.map(({ placeId }) => placeId)}::integer[],
      ${only('push', ({ push }) => push?.endpoint)}::text[],
      ${only('push', ({ push }) => push?.p256dh.toString('hex'))}::text[],
      ${only('push', ({ push }) => push?.auth.toString('hex'))}::text[],
      ${only('telegram', ({ bot }) => bot)}::text[], ${only('telegram', ({ chatId }) => chatId)}::bigint[])
      as reader (id, channel, account, place, endpoint, p256dh, auth, bot, chat)`.execute(db)
}

async function insertReminders(db: Kysely<Database>, rows: readonly Row[], at: Date): Promise<void> {
  const isOwn = ({ owner }: Row) => owner === 'account'
  await sql`
    insert into reminders (id, account_id, reader_id, disable_id, channel, subject, rhythm, is_active, chart_id,
      slot_minute, locale, zone, next_run_at, updated_at)
    select gen_random_uuid(), account, reader, gen_random_uuid(), channel, subject, rhythm, true, chart, slot, 'ru',
      zone, next, ${at}
    from unnest(${rows.map((row) => (isOwn(row) ? row.accountId : null))}::uuid[],
      ${rows.map(({ readerId }) => readerId)}::uuid[], ${rows.map(({ channel }) => channel)}::text[],
      ${rows.map((row) => (isOwn(row) ? 'chart' : 'day'))}::text[], ${rows.map(({ rhythm }) => rhythm)}::text[],
      ${rows.map((row) => (isOwn(row) ? row.chartId : null))}::uuid[], ${rows.map(({ slot }) => slot)}::smallint[],
      ${rows.map(({ zone }) => zone)}::text[], ${rows.map(({ next }) => next)}::timestamptz[])
      as reminder (account, reader, channel, subject, rhythm, chart, slot, zone, next)`.execute(db)
}

function birthOf(index: number) {
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    fio: `Reader ${index}`,
    email: null,
    gender: index % 2 === 0 ? 'female' : 'male',
    birthday: `${1950 + (index % 55)}-${two(1 + (index % 12))}-${two(1 + (index % 28))}`,
    birthdayTime: index % 10 === 0 ? null : `${two(index % 24)}:${two((index * 7) % 60)}`,
    city: 'Москва',
    latitude: 55.75,
    longitude: 37.62,
    utc: 'Europe/Moscow',
    offsetSec: 10_800,
  } as const
}
