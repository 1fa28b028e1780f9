import { type Kysely, sql } from 'kysely'

/**
 * Fills columns that the migrations before have added, and deletes rows beyond new limits. Apart from them, because adding
 * a column locks its table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update accounts set verified_at = recovered.at
    from (select account_id, min(at) as at from security_events where kind = 'recovery.done' group by account_id)
      as recovered
    where recovered.account_id = accounts.id`.execute(db)
  // They read a daily mail that could be ended with one tap, so the address is theirs and the mail goes on.
  await sql`
    update accounts set verified_at = reminders.updated_at from reminders
    where reminders.account_id = accounts.id and reminders.channel = 'mail' and reminders.is_active
      and accounts.verified_at is null
      and exists (
        select from reminder_deliveries as delivery
        where delivery.reminder_id = reminders.id and delivery.state = 'sent')`.execute(db)
  await capRows(db)
  await sql`
    update charts set personal_until = granted.until
    from (
      select chart_id, max(until_at) as until from grants
      where tier = 'personal' and revoked_at is null and chart_id is not null group by chart_id
    ) granted
    where charts.id = granted.chart_id and charts.is_mobile`.execute(db)
}

/** An account has twenty sessions and known devices at most; those used longest ago leave. */
async function capRows(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from sessions using (
      select id, row_number() over (partition by account_id order by last_used_at desc, id) as place from sessions
    ) as ranked
    where ranked.id = sessions.id and place > 20`.execute(db)
  await sql`
    delete from known_devices using (
      select account_id, device_hash,
        row_number() over (partition by account_id order by last_seen_at desc, device_hash) as place
      from known_devices
    ) as ranked
    where ranked.account_id = known_devices.account_id and ranked.device_hash = known_devices.device_hash
      and place > 20`.execute(db)
}
