// The SQL of devices that have signed in to an account before.

import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

type Db = Kysely<Database>

const MAX_DEVICES = 20
/**
 * So many rows at once cost nothing; the sweep deletes the rest. With a larger batch, or with rows named by their key
 * instead of their `ctid`, the planner may read all rows of the account.
 */
const DELETE_BATCH = 50

type KnownDevice = {
  readonly accountId: string
  readonly deviceHash: Buffer
  readonly device: string
  readonly at: Date
}

/**
 * Adds a device to the account. The one that was seen longest ago leaves when there are too many. The account must be
 * locked.
 */
export async function rememberDevice(
  trx: Db,
  { accountId, deviceHash, device, at }: KnownDevice,
): Promise<void> {
  await sql`
    insert into known_devices (account_id, device_hash, device, first_seen_at, last_seen_at, epoch)
    select id, ${deviceHash}, ${device}, ${at}, ${at}, device_epoch from accounts where id = ${accountId}
    on conflict (account_id, device_hash) do update
      set device = excluded.device, last_seen_at = excluded.last_seen_at, epoch = excluded.epoch`.execute(trx)
  await sql`
    delete from known_devices where ctid = any (array(
      select ctid from known_devices where account_id = ${accountId} and device_hash <> ${deviceHash}
      order by last_seen_at desc offset ${MAX_DEVICES - 1} limit ${DELETE_BATCH}))`.execute(trx)
}

/**
 * Ends every device of an account, and every block by wrong passwords. A device is known only in the epoch it was seen
 * in, so a new epoch ends any number of them at once.
 */
export async function endDevices(trx: Db, accountId: string): Promise<void> {
  await sql`update accounts set device_epoch = device_epoch + 1 where id = ${accountId}`.execute(trx)
  await sql`
    delete from known_devices where ctid = any (array(
      select ctid from known_devices where account_id = ${accountId} limit ${DELETE_BATCH}))`.execute(trx)
}

/** A name for a device that reveals nothing of its cookie: the hash of the stored hash. */
const deviceId = sql<string>`encode(sha256(known_devices.device_hash), 'hex')`

/** The devices an account knows, latest first. */
export async function listDevicesOf(db: Db, accountId: string) {
  return db
    .selectFrom('known_devices')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.id', '=', 'known_devices.account_id')
        .onRef('accounts.device_epoch', '=', 'known_devices.epoch'),
    )
    .select(['device', 'device_hash', 'first_seen_at', 'last_seen_at', deviceId.as('id')])
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .execute()
}

/** Whether the account knows a device. */
export async function isKnownDevice(db: Db, accountId: string, deviceHash: Buffer): Promise<boolean> {
  return (await listDevicesOf(db, accountId)).some(({ device_hash }) => device_hash.equals(deviceHash))
}

/** Returns whether the account knew that device. */
export async function deleteDevice(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .where(deviceId, '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The devices of so many accounts are looked at by one statement. */
const SWEEP_ACCOUNTS = 500
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

type Sweep = { readonly seenBefore: Date; readonly accountsAtOnce?: number }

/** Deletes devices that were not seen since an instant, that have ended, or that are too many, in steps of accounts. */
export async function sweepDevices(
  db: Db,
  { seenBefore, accountsAtOnce = SWEEP_ACCOUNTS }: Sweep,
): Promise<number> {
  let deleted = 0
  let after: string | null = BEFORE_ALL
  while (after !== null) {
    const step: { readonly last: string | null; readonly deleted: number } | undefined = (
      await sql<{ last: string | null; deleted: number }>`
        with step as materialized (
          select distinct account_id from known_devices where account_id > ${after}::uuid
          order by account_id limit ${accountsAtOnce}
        ), ranked as (
          select account_id, device_hash, last_seen_at, known_devices.epoch <> accounts.device_epoch as has_ended,
            row_number() over (partition by account_id order by last_seen_at desc) as place
          from step join known_devices using (account_id) join accounts on accounts.id = account_id
        ), swept as (
          delete from known_devices using ranked
          where ranked.account_id = known_devices.account_id and ranked.device_hash = known_devices.device_hash
            and (has_ended or place > ${MAX_DEVICES} or known_devices.last_seen_at <= ${seenBefore})
          returning 1
        )
        select (select account_id from step order by account_id desc limit 1) as last,
          (select count(*)::int from swept) as deleted`.execute(db)
    ).rows[0]
    deleted += step?.deleted ?? 0
    after = step?.last ?? null
  }
  return deleted
}
