import type { Random } from '../../platform/random.ts'
import type { Keyring } from '../../platform/secret.ts'
import { digestToken } from '../../platform/secret-token.ts'
import { updatePaid } from '../charts/index.ts'
import type { EndReason } from './next-renewal-step.ts'
import type { ProviderId, SavedCard } from './port.ts'
import type { Db } from './store.ts'

export type StoredCard = SavedCard & { readonly id: string; readonly provider: ProviderId }

/** Why a card is no longer charged. */
export type RevokeReason = 'user' | 'refunded' | 'unpaid' | 'replaced' | 'provider' | EndReason

type Binding = {
  readonly chartId: string
  readonly provider: ProviderId
  readonly card: SavedCard
  readonly at: Date
}

/**
 * Saves the card of a chart in place of the previous one. A revoked card stays revoked: a repeated fact is no consent.
 */
export async function bindCard(
  trx: Db,
  { keyring, random }: { readonly keyring: Keyring; readonly random: Pick<Random, 'uuid'> },
  { chartId, provider, card, at }: Binding,
): Promise<void> {
  const token_hash = digestToken(card.token)
  const known = await trx
    .selectFrom('saved_cards')
    .select('id')
    .where('provider', '=', provider)
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  if (known) return
  await revokeCards(trx, chartId, 'replaced', at)
  const id = random.uuid()
  const { keyId, bytes } = keyring.close(card.token, id)
  await trx
    .insertInto('saved_cards')
    .values({
      id,
      chart_id: chartId,
      provider,
      token_hash,
      key_id: keyId,
      box: bytes,
      mask: card.mask ?? null,
      created_at: at,
    })
    .execute()
  await updatePaid(trx, chartId, { isCardBound: true })
}

/** From now on nothing is charged to the cards of a chart. */
export async function revokeCards(trx: Db, chartId: string, reason: RevokeReason, at: Date): Promise<void> {
  await trx
    .updateTable('saved_cards')
    .set({ revoked_at: at, revoke_reason: reason })
    .where('chart_id', '=', chartId)
    .where('revoked_at', 'is', null)
    .execute()
  await updatePaid(trx, chartId, { isCardBound: false })
}

/** The chart of a saved card, null once the chart is deleted, and whether the card may be charged. */
export async function findCard(
  db: Db,
  provider: ProviderId,
  token: string,
): Promise<{ readonly chartId: string | null; readonly isBound: boolean } | undefined> {
  const row = await db
    .selectFrom('saved_cards')
    .select(['chart_id', 'revoked_at'])
    .where('provider', '=', provider)
    .where('token_hash', '=', digestToken(token))
    .executeTakeFirst()
  return row && { chartId: row.chart_id, isBound: row.revoked_at === null }
}

/** Records that the provider removed a card by itself. The caller has locked its chart. */
export async function forgetRemoved(trx: Db, provider: ProviderId, token: string, at: Date): Promise<void> {
  await trx
    .updateTable('saved_cards')
    .set((set) => ({
      revoked_at: set.fn.coalesce('revoked_at', set.val(at)),
      revoke_reason: set.fn.coalesce('revoke_reason', set.val('provider')),
      remote_removed_at: at,
    }))
    .where('provider', '=', provider)
    .where('token_hash', '=', digestToken(token))
    .execute()
}

export async function hasBoundCard(db: Db, chartId: string): Promise<boolean> {
  const row = await db
    .selectFrom('saved_cards')
    .select('id')
    .where('chart_id', '=', chartId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function findBoundCard(
  { db, keyring }: { readonly db: Db; readonly keyring: Keyring },
  chartId: string,
): Promise<StoredCard | undefined> {
  const row = await boundCardOf(db, chartId).executeTakeFirst()
  return row && openCard(keyring, row)
}

const boundCardOf = (db: Db, chartId: string) =>
  db
    .selectFrom('saved_cards')
    .select(['id', 'provider', 'key_id', 'box'])
    .where('chart_id', '=', chartId)
    .where('revoked_at', 'is', null)

/**
 * Runs work with the bound card of a chart under a share lock. A revocation waits until the work ends, so that nothing
 * is sent after it. Undefined when there is no bound card.
 */
export async function withBoundCard<Result>(
  { db, keyring }: { readonly db: Db; readonly keyring: Keyring },
  chartId: string,
  work: (card: StoredCard) => Promise<Result>,
): Promise<Result | undefined> {
  return db.transaction().execute(async (trx) => {
    const row = await boundCardOf(trx, chartId).forShare().executeTakeFirst()
    return row && work(openCard(keyring, row))
  })
}

/** Cards that are no longer charged and that their provider may still know. */
export async function listCardsToRemove(
  { db, keyring }: { readonly db: Db; readonly keyring: Keyring },
  limit: number,
): Promise<StoredCard[]> {
  const rows = await db
    .selectFrom('saved_cards')
    .select(['id', 'provider', 'key_id', 'box'])
    .where('remote_removed_at', 'is', null)
    .where((row) => row.or([row('revoked_at', 'is not', null), row('chart_id', 'is', null)]))
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map((row) => openCard(keyring, row))
}

export async function markRemoved(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('saved_cards')
    .set((set) => ({ remote_removed_at: at, revoked_at: set.fn.coalesce('revoked_at', set.val(at)) }))
    .where('id', '=', id)
    .execute()
}

type CardRow = {
  readonly id: string
  readonly provider: string
  readonly key_id: string
  readonly box: Buffer
}

function openCard(keyring: Keyring, { id, provider, key_id, box }: CardRow): StoredCard {
  // True: only our provider ids are stored.
  return { id, provider: provider as ProviderId, token: keyring.open({ keyId: key_id, bytes: box }, id) }
}
