// The SQL of reminder deliveries. The column `carrier` holds the channel id.

import type { Locale } from '@zeri/contract'
import { sql } from 'kysely'
import { personalUntilSql } from '../charts/index.ts'
import { type DeliveryKind, kindOf, type LaneCounts, type PushTarget } from './channel.ts'
import type { Plan } from './plan-reminder.ts'
import type { Rhythm } from './schedule.ts'
import { type Db, joinOwner, zoneNow } from './store.ts'

/** Reminders belong to the personal calendar: the mobile tier does not send them. */
const personalUntil = sql.raw(personalUntilSql('charts'))

/** The chart of a reminder, if it belongs to the account of its reader, and the chat of an account. */
const joinChartAndChat = sql`
    left join charts on charts.id = reminders.chart_id and charts.account_id = accounts.id
      and reminders.subject = 'chart'
    left join messenger_users on messenger_users.account_id = reminders.account_id
      and messenger_users.blocked_at is null`

/** Everybody's day is free; that of a chart needs its paid period. */
const isPaidAt = (at: Date) => sql<boolean>`
      (reminders.subject = 'day' or coalesce(${personalUntil} > ${at}, false))`

/** The lane of a reminder: always the same one, as long as the number of lanes stays. */
const laneOf = (kind: string, count: number) => sql`
      ${kind}::text || coalesce('-' || (1 + nullif((get_byte(uuid_send(reminders.id), 14) * 256
        + get_byte(uuid_send(reminders.id), 15)) % ${count}::integer, 0)), '')`

/** A due reminder that the planner has locked. */
export type ClaimedReminder = {
  readonly id: string
  readonly slot: number
  readonly rhythm: Rhythm
  readonly zone: string
  readonly zoneNow: string
  readonly dueAtMs: number
  readonly isPaid: boolean
  /** A bot or a lane; null when the account has no linked Telegram chat. */
  readonly channelId: string | null
}

type DueRow = {
  readonly id: string
  readonly slot_minute: number
  readonly rhythm: Rhythm
  readonly zone: string
  readonly zone_now: string
  readonly next_run_at: Date
  readonly is_paid: boolean
  readonly channel_id: string | null
}

/** Locks due reminders, the oldest first. Other planners skip them until the transaction ends. */
export async function claimDueReminders(
  trx: Db,
  { at, limit, lanes }: { readonly at: Date; readonly limit: number; readonly lanes: LaneCounts },
): Promise<ClaimedReminder[]> {
  const { rows } = await sql<DueRow>`
    select reminders.id, reminders.slot_minute, reminders.rhythm, reminders.zone, reminders.next_run_at,
      ${zoneNow} as zone_now,
      ${isPaidAt(at)} and accounts.deletion_requested_at is null as is_paid,
      case reminders.channel
        when 'mail' then ${laneOf('mail', lanes.mail)}
        when 'push' then ${laneOf('push', lanes.push)}
        else coalesce(readers.bot, messenger_users.bot)
      end as channel_id
    from reminders ${joinOwner} ${joinChartAndChat}
    where reminders.is_active and reminders.next_run_at <= ${at}
    order by reminders.next_run_at
    limit ${limit}
    for update of reminders skip locked`.execute(trx)
  return rows.map((row) => ({
    id: row.id,
    slot: row.slot_minute,
    rhythm: row.rhythm,
    zone: row.zone,
    zoneNow: row.zone_now,
    dueAtMs: row.next_run_at.getTime(),
    isPaid: row.is_paid,
    channelId: row.channel_id,
  }))
}

export type PlannedReminder = { readonly reminder: ClaimedReminder; readonly plan: Plan }

/**
 * Stores one delivery row per reminder and date, and the next run of each reminder. A date that already has a row is left
 * unchanged.
 */
export async function savePlans(trx: Db, planned: readonly PlannedReminder[], at: Date): Promise<void> {
  const deliveries = planned.flatMap(({ reminder, plan: { delivery } }) =>
    delivery && reminder.channelId !== null
      ? [{ ...reminder, ...delivery, channelId: reminder.channelId }]
      : [],
  )
  if (deliveries.length > 0)
    await sql`
      insert into reminder_deliveries (reminder_id, local_date, carrier, state, due_at, not_after, turn, ended_at)
      select id, local_date, carrier, state, due_at, not_after, hashtext(id::text || local_date::text),
        case when state = 'queued' then null else ${at}::timestamptz end
      from unnest(${deliveries.map(({ id }) => id)}::uuid[], ${deliveries.map(({ localDate }) => localDate)}::date[],
        ${deliveries.map(({ channelId }) => channelId)}::text[], ${deliveries.map(({ state }) => state)}::text[],
        ${deliveries.map(({ dueAtMs }) => new Date(dueAtMs))}::timestamptz[],
        ${deliveries.map(({ notAfterMs }) => new Date(notAfterMs))}::timestamptz[])
        as planned (id, local_date, carrier, state, due_at, not_after)
      on conflict (reminder_id, local_date) do nothing`.execute(trx)
  await sql`
    update reminders set next_run_at = planned.next_run_at, zone = planned.zone
    from unnest(${planned.map(({ reminder }) => reminder.id)}::uuid[],
      ${planned.map(({ plan }) => new Date(plan.nextRunMs))}::timestamptz[],
      ${planned.map(({ plan }) => plan.zone)}::text[]) as planned (id, next_run_at, zone)
    where reminders.id = planned.id`.execute(trx)
}

/** Lists the channels with deliveries to send now, and when the oldest of each was due. */
export async function listWaitingChannels(
  db: Db,
  at: Date,
): Promise<{ readonly channelId: string; readonly oldestDueAt: Date; readonly count: number }[]> {
  const { rows } = await sql<{ channel_id: string; oldest: Date; count: string }>`
    select carrier as channel_id, min(due_at) as oldest, count(*) as count from reminder_deliveries
    where state = 'queued' and (retry_at is null or retry_at <= ${at})
    group by carrier`.execute(db)
  return rows.map(({ channel_id, oldest, count }) => ({
    channelId: channel_id,
    oldestDueAt: oldest,
    count: Number(count),
  }))
}

/** Moves what is queued from one channel to another. */
export async function requeueInto(db: Db, channelId: string, from: string): Promise<void> {
  await db
    .updateTable('reminder_deliveries')
    .set({ carrier: channelId })
    .where('carrier', '=', from)
    .where('state', '=', 'queued')
    .execute()
}

/** Ends queued deliveries that are too late. A pause can leave many, and those that are still in time must not wait for them. */
export async function endLateDeliveries(db: Db, at: Date): Promise<void> {
  await db
    .updateTable('reminder_deliveries')
    .set({ state: 'late', ended_at: at })
    .where('state', '=', 'queued')
    .where('not_after', '<', at)
    .execute()
}

export async function listChannelsWithReplies(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('messenger_replies').select('bot').distinct().execute()
  return rows.map(({ bot }) => bot)
}

/**
 * Takes or renews the lease of a channel, so that only one process sends through it. Returns false while another process
 * holds the lease or the channel is paused.
 */
export async function holdLease(
  db: Db,
  channelId: string,
  lease: { readonly by: string; readonly at: Date; readonly until: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into reminder_carriers (carrier, leased_by, leased_until)
    values (${channelId}, ${lease.by}, ${lease.until})
    on conflict (carrier) do update set leased_by = excluded.leased_by, leased_until = excluded.leased_until
    where (reminder_carriers.leased_by = ${lease.by} or coalesce(reminder_carriers.leased_until <= ${lease.at}, true))
      and coalesce(reminder_carriers.paused_until <= ${lease.at}, true)
    returning carrier`.execute(db)
  return rows.length > 0
}

/** Frees the lease; another process may take it from the instant `from` on. */
export async function releaseLease(db: Db, channelId: string, by: string, from: Date): Promise<void> {
  await db
    .updateTable('reminder_carriers')
    .set({ leased_by: null, leased_until: from })
    .where('carrier', '=', channelId)
    .where('leased_by', '=', by)
    .execute()
}

export async function pauseChannel(db: Db, channelId: string, until: Date): Promise<void> {
  await sql`
    update reminder_carriers set paused_until = greatest(paused_until, ${until}::timestamptz)
    where carrier = ${channelId}`.execute(db)
}

/** A delivery that this process has claimed and must send. */
export type ClaimedDelivery = {
  readonly id: string
  readonly localDate: string
  readonly dueAtMs: number
  /** When the message is of no use any more. */
  readonly notAfterMs: number
  readonly tries: number
  readonly channel: DeliveryKind
  /** A Telegram chat id, a mail address, or the id of the reader for push. */
  readonly to: string
  readonly push: PushTarget | null
  readonly locale: Locale
  readonly placeId: string | null
  /** The school of the account; null while it has not chosen any. */
  readonly schoolRules: string | null
  readonly disableId: string
  /** Null for a reader without an account. */
  readonly accountId: string | null
  readonly rhythm: Rhythm
  /** Null for everybody's day. */
  readonly chart: { readonly id: string; readonly key_id: string; readonly box: Buffer } | null
}

type DeliveryRow = {
  readonly id: string
  readonly local_date: string
  readonly due_at: Date
  readonly not_after: Date
  readonly tries: number
  readonly locale: Locale
  readonly disable_id: string
  readonly place_id: string | null
  readonly school_rules: string | null
  readonly account_id: string | null
  readonly rhythm: Rhythm
  readonly subject: 'chart' | 'day'
  readonly to: string | null
  readonly endpoint: string | null
  readonly p256dh: Buffer | null
  readonly auth: Buffer | null
  readonly chart_id: string | null
  readonly key_id: string | null
  readonly box: Buffer | null
}

/**
 * Claims the next deliveries of a channel and commits the claim, so that a crash cannot send them twice. Deliveries that
 * are too late, switched off, no longer paid for or for an unproven address end here.
 */
export async function claimDeliveries(
  db: Db,
  channelId: string,
  claim: { readonly by: string; readonly at: Date; readonly limit: number },
): Promise<ClaimedDelivery[]> {
  const { by, at, limit } = claim
  const kind = kindOf(channelId)
  const { rows } = await sql<DeliveryRow & { state: string }>`
    with next as (
      select id, local_date, reminder_id, not_after from reminder_deliveries
      where carrier = ${channelId} and state = 'queued' and (retry_at is null or retry_at <= ${at})
      order by due_at, turn limit ${limit} for update skip locked
    ), facts as (
      select next.id, next.local_date, reminders.locale, reminders.disable_id, reminders.rhythm, reminders.subject,
        coalesce(accounts.place_id, readers.place_id::text) as place_id, accounts.school_rules,
        accounts.id as account_id, charts.id as chart_id, charts.key_id, charts.box,
        readers.endpoint, readers.p256dh, readers.auth,
        case reminders.channel
          when 'mail' then accounts.email_typed
          when 'push' then readers.id::text
          else coalesce(readers.chat_id, messenger_users.chat_id)::text
        end as "to",
        case
          when next.not_after < ${at} then 'late'
          when not reminders.is_active or accounts.deletion_requested_at is not null then 'off'
          when reminders.channel = 'mail' and (accounts.verified_at is null or accounts.mail_stopped_at is not null) then 'off'
          when reminders.channel <> ${kind} then 'off'
          when reminders.channel = 'telegram' and coalesce(readers.bot, messenger_users.bot) is distinct from ${channelId}
            then 'off'
          when reminders.channel = 'push' and readers.endpoint is null then 'off'
          when not ${isPaidAt(at)} then 'unpaid'
          else 'sending'
        end as state
      from next
      join reminders on reminders.id = next.reminder_id
      ${joinOwner} ${joinChartAndChat}
    )
    update reminder_deliveries as made set state = facts.state, claimed_by = ${by}, claimed_at = ${at},
      ended_at = case when facts.state = 'sending' then null else ${at}::timestamptz end
    from facts where made.id = facts.id and made.local_date = facts.local_date
    returning made.id, made.local_date::text as local_date, made.due_at, made.not_after, made.tries, made.state,
      facts.locale, facts.disable_id, facts.rhythm, facts.subject, facts.place_id, facts.school_rules, facts.account_id, facts."to",
      facts.endpoint, facts.p256dh, facts.auth, facts.chart_id, facts.key_id, facts.box`.execute(db)
  return rows.flatMap((row) => {
    const { endpoint, p256dh, auth, chart_id, key_id, box, to } = row
    if (row.state !== 'sending' || to === null) return []
    const chart = chart_id !== null && key_id !== null && box !== null ? { id: chart_id, key_id, box } : null
    if (row.subject === 'chart' && chart === null) return []
    return [
      {
        id: row.id,
        localDate: row.local_date,
        dueAtMs: row.due_at.getTime(),
        notAfterMs: row.not_after.getTime(),
        tries: row.tries,
        channel: kind,
        to,
        push: endpoint !== null && p256dh !== null && auth !== null ? { endpoint, p256dh, auth } : null,
        locale: row.locale,
        placeId: row.place_id,
        schoolRules: row.school_rules,
        disableId: row.disable_id,
        accountId: row.account_id,
        rhythm: row.rhythm,
        chart,
      },
    ]
  })
}

/** How a claimed delivery ended, or when it is retried. */
export type SettledDelivery = {
  readonly id: string
  readonly localDate: string
  readonly state: 'sent' | 'unknown' | 'blocked' | 'failed' | 'queued'
  readonly retryAt: Date | null
}

/** Stores how deliveries ended. A late result also replaces the state `unknown` of an abandoned claim. */
export async function settleDeliveries(
  db: Db,
  by: string,
  settled: readonly SettledDelivery[],
  at: Date,
): Promise<void> {
  if (settled.length === 0) return
  await sql`
    update reminder_deliveries as made set state = settled.state, retry_at = settled.retry_at,
      tries = made.tries + 1, ended_at = case when settled.state = 'queued' then null else ${at}::timestamptz end
    from unnest(${settled.map(({ id }) => id)}::bigint[], ${settled.map(({ localDate }) => localDate)}::date[],
      ${settled.map(({ state }) => state)}::text[],
      ${settled.map(({ retryAt }) => retryAt)}::timestamptz[]) as settled (id, local_date, state, retry_at)
    where made.id = settled.id and made.local_date = settled.local_date and made.claimed_by = ${by} and made.state in ('sending', 'unknown')`.execute(
    db,
  )
}

/**
 * Marks deliveries whose sender died as `unknown`. They may have arrived, so they are not sent again. Returns how many.
 */
export async function abandonSilentDeliveries(db: Db, claimedBefore: Date, at: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('reminder_deliveries')
    .set({ state: 'unknown', ended_at: at })
    .where('state', '=', 'sending')
    .where('claimed_at', '<', claimedBefore)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Lists the state of the reminder of an account on each date, the latest first. */
export async function listDeliveriesOf(
  db: Db,
  accountId: string,
): Promise<{ readonly date: string; readonly state: string }[]> {
  const { rows } = await sql<{ date: string; state: string }>`
    select local_date::text as date, state from reminder_deliveries
    join reminders on reminders.id = reminder_deliveries.reminder_id
    where reminders.account_id = ${accountId}
    order by local_date desc`.execute(db)
  return rows
}

/** Creates the partitions of the coming days and drops those past their retention. */
export async function maintainDays(
  db: Db,
  at: Date,
  days: { readonly ahead: number; readonly retained: number },
): Promise<{ readonly created: number; readonly dropped: number }> {
  const today = at.toISOString().slice(0, 10)
  const { rows } = await sql<{ created: number; dropped: number }>`
    select created, dropped from maintain_reminder_days(${today}::date, ${days.ahead}, ${days.retained})`.execute(
    db,
  )
  return rows[0] ?? { created: 0, dropped: 0 }
}
