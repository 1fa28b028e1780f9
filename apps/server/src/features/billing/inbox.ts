import type { Keyring } from '../../platform/secret.ts'
import type { Outcome } from './apply-payment-fact.ts'
import type { AttemptRef, PaymentFact, ProviderId, Webhook } from './port.ts'
import type { Db } from './store.ts'

type Shelf = { readonly db: Db; readonly keyring: Keyring }

/** What a notice says, as long as it waits. */
type Told =
  | { readonly trust: 'signed'; readonly facts: readonly PaymentFact[] }
  | { readonly trust: 'ask'; readonly ref: AttemptRef }

export type KeptNotice = { readonly id: string; readonly provider: ProviderId; readonly told: Told }

export type NoticeState = 'new' | 'applied' | 'ignored' | 'orphan' | 'mismatch'

const aboutOf = (provider: string, eventKey: string) => `${provider} ${eventKey}`

function toldOf(webhook: Webhook): Told {
  return webhook.trust === 'signed'
    ? { trust: 'signed', facts: webhook.facts }
    : { trust: 'ask', ref: webhook.ref }
}

/**
 * Keeps a notice before anything is done about it; undefined when it was heard and dealt with. One that nobody signed
 * is never done with: whoever sent it first may have lied, and the one that comes now may be true.
 */
export async function keepNotice(
  { db, keyring }: Shelf,
  provider: ProviderId,
  webhook: Webhook,
  receivedAt: Date,
): Promise<KeptNotice | undefined> {
  const { eventKey, eventType } = webhook
  const told = toldOf(webhook)
  const { keyId, bytes } = keyring.close(JSON.stringify(told), aboutOf(provider, eventKey))
  const kept = { key_id: keyId, box: bytes, state: 'new' } as const
  const row = await db
    .insertInto('payment_inbox')
    .values({ provider, event_key: eventKey, event_type: eventType, received_at: receivedAt, ...kept })
    .onConflict((conflict) => {
      const again = conflict.columns(['provider', 'event_key']).doUpdateSet(kept)
      return told.trust === 'ask' ? again : again.where('payment_inbox.state', 'in', ['new', 'orphan'])
    })
    .returning('id')
    .executeTakeFirst()
  return row && { id: row.id, provider, told }
}

/** What became of a notice with all its facts. What was dealt with leaves nothing but its name. */
export async function finishNotice(
  trx: Db,
  id: string,
  outcomes: readonly Outcome['kind'][],
): Promise<NoticeState> {
  const state =
    (['mismatch', 'orphan', 'applied'] as const).find((one) => outcomes.includes(one)) ?? 'ignored'
  await trx
    .updateTable('payment_inbox')
    .set((set) => ({
      state,
      tries: set('tries', '+', 1),
      ...(state === 'orphan' ? {} : { key_id: null, box: null }),
    }))
    .where('id', '=', id)
    .execute()
  return state
}

export async function countTry(db: Db, id: string): Promise<void> {
  await db
    .updateTable('payment_inbox')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

type Waiting = {
  readonly before: Date
  readonly after: Date
  readonly maxTries: number
  readonly limit: number
}

/** Notices that were kept and not dealt with, the oldest first. */
export async function listWaiting(
  { db, keyring }: Shelf,
  { before, after, maxTries, limit }: Waiting,
): Promise<KeptNotice[]> {
  const rows = await db
    .selectFrom('payment_inbox')
    .select(['id', 'provider', 'event_key', 'key_id', 'box'])
    .where('state', 'in', ['new', 'orphan'])
    .where('received_at', '<=', before)
    .where('received_at', '>', after)
    .where('tries', '<', maxTries)
    .orderBy('received_at')
    .limit(limit)
    .execute()
  return rows.flatMap(({ id, provider, event_key, key_id, box }) => {
    if (key_id === null || box === null) return []
    const text = keyring.open({ keyId: key_id, bytes: box }, aboutOf(provider, event_key))
    // True: what opens is what `keepNotice` closed.
    return [{ id, provider: provider as ProviderId, told: reviveDates(JSON.parse(text) as Told) }]
  })
}

/** JSON has no dates. */
function reviveDates(told: Told): Told {
  if (told.trust === 'ask') return told
  return { ...told, facts: told.facts.map((fact) => ({ ...fact, at: new Date(fact.at) })) }
}
