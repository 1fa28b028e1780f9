// The SQL of the guests of shared shortlists.

import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { GuestVotes } from './choice-store.ts'
import type { NetworkHashes, TakenSeats } from './guest-seats.ts'

type Db = Kysely<Database>

/** Locks a shortlist: other guests who vote or are removed wait until the transaction ends. */
export async function lockChoice(trx: Db, id: string): Promise<void> {
  await trx.selectFrom('choices').select('id').where('id', '=', id).forUpdate().execute()
}

type SeatQuery = {
  readonly choiceId: string
  readonly guestHash: Buffer
  readonly networks: NetworkHashes
}

/** Counts the seats that decide whether a guest gets one. */
export async function countSeats(trx: Db, { choiceId, guestHash, networks }: SeatQuery): Promise<TakenSeats> {
  const { rows } = await sql<{
    is_seated: boolean | null
    is_removed: boolean | null
    in_list: string
    from_address: string
    from_network: string
  }>`
    with seats as (
      select guest_hash, address_hash, network_hash, false as is_removed from choice_guests
      where choice_id = ${choiceId}
      union all
      select guest_hash, address_hash, network_hash, true from choice_removed_guests
      where choice_id = ${choiceId})
    select bool_or(guest_hash = ${guestHash} and not is_removed) as is_seated,
      bool_or(guest_hash = ${guestHash} and is_removed) as is_removed,
      count(*) filter (where not is_removed) as in_list,
      count(*) filter (where address_hash = any(${networks.addresses}::bytea[])) as from_address,
      count(*) filter (where network_hash = any(${networks.networks}::bytea[])) as from_network
    from seats`.execute(trx)
  const [row] = rows
  return {
    isSeated: row?.is_seated ?? false,
    isRemoved: row?.is_removed ?? false,
    inList: Number(row?.in_list ?? 0),
    fromAddress: Number(row?.from_address ?? 0),
    fromNetwork: Number(row?.from_network ?? 0),
  }
}

/** Whether the owner of a shortlist has removed a guest. */
export async function isRemovedGuest(db: Db, choiceId: string, guestHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('choice_removed_guests')
    .select('choice_id')
    .where('choice_id', '=', choiceId)
    .where('guest_hash', '=', guestHash)
    .executeTakeFirst()
  return row !== undefined
}

type NewVotes = SeatQuery & {
  readonly name: string
  readonly answers: GuestVotes
  readonly at: Date
}

/** Stores the votes of a guest and replaces earlier ones. The seat stays with the network it was taken from. */
export async function saveVotes(trx: Db, votes: NewVotes): Promise<void> {
  const { choiceId, guestHash, networks, name, answers, at } = votes
  const values = { name, answers: JSON.stringify(answers), marked_at: at }
  await trx
    .insertInto('choice_guests')
    .values({
      choice_id: choiceId,
      guest_hash: guestHash,
      address_hash: networks.address,
      network_hash: networks.network,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['choice_id', 'guest_hash']).doUpdateSet(values))
    .execute()
}

type GuestOf = { readonly accountId: string; readonly choiceId: string; readonly guestId: string }

/** Deletes a guest of a shortlist of the account and what they wrote; returns whether there was one. */
export async function removeGuestOf(
  trx: Db,
  { accountId, choiceId, guestId }: GuestOf,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with removed as (
      delete from choice_guests using choices
      where choices.id = choice_guests.choice_id and choices.account_id = ${accountId}
        and choice_guests.choice_id = ${choiceId} and choice_guests.id = ${guestId}
      returning choice_guests.choice_id, guest_hash, address_hash, network_hash)
    insert into choice_removed_guests (choice_id, guest_hash, address_hash, network_hash, removed_at)
    select choice_id, guest_hash, address_hash, network_hash, ${at} from removed`.execute(trx)
  return numAffectedRows === 1n
}
