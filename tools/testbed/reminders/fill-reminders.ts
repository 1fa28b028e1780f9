import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { parseConfig } from '../../../apps/server/src/config.ts'
import { createBirthKeyring } from '../../../apps/server/src/features/charts/index.ts'
import { closeBirth } from '../../../apps/server/src/features/charts/stored-birth.ts'
import { createSchedule } from '../../../apps/server/src/features/reminders/schedule.ts'
import type { Database } from '../../../apps/server/src/platform/db/database.ts'

/** An account with a daily reminder. */
export type Reader = {
  readonly index: number
  readonly zone: string
  readonly placeId: number
  readonly slot: number
  readonly bot: string
  readonly chatId: number
}

const SLICE = 2_000
const YEAR_MS = 365 * 86_400_000

/** Inserts accounts, charts, chats and reminders of many readers directly into the database, births sealed as the site seals them. */
export async function fillReminders(
  db: Kysely<Database>,
  readers: readonly Reader[],
  atMs: number,
): Promise<void> {
  const keyring = createBirthKeyring(parseConfig({}))
  const schedule = createSchedule()
  const at = new Date(atMs)
  for (let from = 0; from < readers.length; from += SLICE) {
    const rows = readers.slice(from, from + SLICE).map((reader) => {
      const chartId = randomUUID()
      const birth = closeBirth(keyring, chartId, birthOf(reader.index))
      return { ...reader, accountId: randomUUID(), chartId, ...birth }
    })
    const ids = rows.map(({ accountId }) => accountId)
    const charts = rows.map(({ chartId }) => chartId)
    const names = rows.map(({ index }) => `reader.${index}@example.org`)
    await sql`
      insert into accounts (id, email, email_typed, password_hash, password_changed_at, locale, address, latitude,
        longitude, place_id, verified_at, consent_version, consent_at, consent_locale, created_at)
      select id, email, email, '', ${at}, 'ru', '-', 0, 0, place, ${at}, '', ${at}, 'ru', ${at}
      from unnest(${ids}::uuid[], ${names}::text[], ${rows.map(({ placeId }) => String(placeId))}::text[])
        as reader (id, email, place)`.execute(db)
    await sql`
      insert into charts (id, account_id, key_id, box, paid_until, consent_version, consent_at, consent_locale,
        created_at, updated_at)
      select id, account, key_id, decode(box, 'hex'), ${new Date(atMs + YEAR_MS)}, '', ${at}, 'ru', ${at}, ${at}
      from unnest(${charts}::uuid[], ${ids}::uuid[], ${rows.map(({ key_id }) => key_id)}::text[],
        ${rows.map(({ box }) => box.toString('hex'))}::text[]) as chart (id, account, key_id, box)`.execute(
      db,
    )
    await sql`
      insert into messenger_users (account_id, bot, chat_id, linked_at)
      select account, bot, chat, ${at} from unnest(${ids}::uuid[], ${rows.map(({ bot }) => bot)}::text[],
        ${rows.map(({ chatId }) => chatId)}::bigint[]) as reader (account, bot, chat)`.execute(db)
    await sql`
      insert into reminders (id, account_id, disable_id, channel, is_active, chart_id, slot_minute, locale, zone,
        next_run_at, updated_at)
      select gen_random_uuid(), account, gen_random_uuid(), 'telegram', true, chart, slot, 'ru', zone, next, ${at}
      from unnest(${ids}::uuid[], ${charts}::uuid[], ${rows.map(({ slot }) => slot)}::smallint[],
        ${rows.map(({ zone }) => zone)}::text[],
        ${rows.map(({ zone, slot }) => new Date(schedule.nextMs(zone, slot, atMs)))}::timestamptz[])
        as reminder (account, chart, slot, zone, next)`.execute(db)
  }
  await sql`analyze`.execute(db)
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
