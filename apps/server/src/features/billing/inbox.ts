import type { Keyring } from '../../platform/secret.ts'
import type { Outcome } from './apply-payment-fact.ts'
import type { AttemptRef, PaymentFact, ProviderId, Webhook } from './port.ts'
import type { Db } from './store.ts'

// The inbox of payment notices: each is stored before it is applied, so that none is lost.

type InboxDeps = { readonly db: Db; readonly keyring: Keyring }

/** The content of a notice, stored encrypted until it is applied. */
type NoticeContent =
  | { readonly trust: 'signed'; readonly facts: readonly PaymentFact[] }
  | { readonly trust: 'ask'; readonly ref: AttemptRef }

export type StoredNotice = {
  readonly id: string
  readonly provider: ProviderId
  readonly content: NoticeContent
}

export type NoticeState = 'new' | 'applied' | 'ignored' | 'orphan' | 'mismatch'

const aboutOf = (provider: string, eventKey: string) => `${provider} ${eventKey}`

function contentOf(webhook: Webhook): NoticeContent {
  return webhook.trust === 'signed'
    ? { trust: 'signed', facts: webhook.facts }
    : { trust: 'ask', ref: webhook.ref }
}

/**
 * Stores a notice before it is applied; undefined when the same notice was applied before. An unsigned notice is stored
 * again each time: the first sender may have forged it, and the one that comes now may be genuine.
 */
export async function storeNotice(
  { db, keyring }: InboxDeps,
  provider: ProviderId,
  webhook: Webhook,
  receivedAt: Date,
): Promise<StoredNotice | undefined> {
  const { eventKey, eventType } = webhook
  const content = contentOf(webhook)
  const { keyId, bytes } = keyring.close(JSON.stringify(content), aboutOf(provider, eventKey))
  const stored = { key_id: keyId, box: bytes, state: 'new' } as const
  const row = await db
    .insertInto('payment_inbox')
    .values({ provider, event_key: eventKey, event_type: eventType, received_at: receivedAt, ...stored })
    .onConflict((conflict) => {
      const again = conflict.columns(['provider', 'event_key']).doUpdateSet(stored)
      return content.trust === 'ask' ? again : again.where('payment_inbox.state', 'in', ['new', 'orphan'])
    })
    .returning('id')
    .executeTakeFirst()
  return row && { id: row.id, provider, content }
}

/** Records the outcome of a notice. Its content is erased, unless it is an orphan that is tried again. */
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

type WaitingQuery = {
  readonly before: Date
  readonly after: Date
  readonly maxTries: number
  readonly limit: number
}

/** Stored notices that are not applied yet, the oldest first. */
export async function listWaiting(
  { db, keyring }: InboxDeps,
  { before, after, maxTries, limit }: WaitingQuery,
): Promise<StoredNotice[]> {
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
    // True: `storeNotice` encrypted it.
    return [{ id, provider: provider as ProviderId, content: reviveDates(JSON.parse(text) as NoticeContent) }]
  })
}

/** JSON has no dates. */
function reviveDates(content: NoticeContent): NoticeContent {
  if (content.trust === 'ask') return content
  return { ...content, facts: content.facts.map((fact) => ({ ...fact, at: new Date(fact.at) })) }
}
