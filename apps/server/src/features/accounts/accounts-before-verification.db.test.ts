import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '../../platform/db/database.ts'
import { migrate, migrations } from '../../platform/db/migrate.ts'

test('of the accounts made before, those are verified whose owners read our mail', async () => {
  const schema = `test_${randomBytes(6).toString('hex')}`
  const db = openDatabase({ url: inject('databaseUrl'), poolSize: 2, schema })
  try {
    await sql`create schema ${sql.id(schema)}`.execute(db)
    const before = Object.entries(migrations).filter(([name]) => name < '014')
    await migrate(db, Object.fromEntries(before))
    const addAccount = async (name: string) => {
      const id = randomUUID()
      await sql`
        insert into accounts (id, email, email_typed, password_hash, password_changed_at, locale, consent_version,
          consent_at, consent_locale, created_at)
        values (${id}, ${name}, ${name}, '', now(), 'ru', '', now(), 'ru', now())`.execute(db)
      return id
    }
    const addReminder = async (name: string, { channel = 'mail', isActive = true, state = 'sent' } = {}) => {
      const reminder = randomUUID()
      await sql`
        insert into reminders (id, account_id, disable_id, channel, is_active, slot_minute, locale, zone,
          next_run_at, updated_at)
        values (${reminder}, ${await addAccount(name)}, ${randomUUID()}, ${channel}, ${isActive}, 480, 'ru',
          'Europe/Moscow', ${isActive ? new Date() : null}, now())`.execute(db)
      await sql`
        insert into reminder_deliveries (reminder_id, local_date, carrier, state, due_at, not_after, turn)
        values (${reminder}, '2026-11-15', 'mail', ${state}, now(), now(), 0)`.execute(db)
    }
    await addAccount('silent')
    const recovered = await addAccount('recovered')
    await sql`
      insert into security_events (account_id, kind, at) values (${recovered}, 'recovery.done', now())`.execute(
      db,
    )
    await addReminder('reader')
    await addReminder('never reached', { state: 'failed' })
    await addReminder('has ended it', { isActive: false })
    await addReminder('in Telegram', { channel: 'telegram' })

    await migrate(db)
    const verified = await db
      .selectFrom('accounts')
      .select('email')
      .where('verified_at', 'is not', null)
      .execute()
    expect(verified.map(({ email }) => email).sort()).toEqual(['reader', 'recovered'])
  } finally {
    await db.destroy()
  }
})
