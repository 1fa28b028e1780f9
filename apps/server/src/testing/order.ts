import { randomUUID } from 'node:crypto'
import { insertAttempt } from '../features/billing/attempt-store.ts'
import type { ProviderId } from '../features/billing/port.ts'
import { type Db, insertPurchase, type Order } from '../features/billing/store.ts'

/** Inserts an order with one attempt, and the account and chart it belongs to, without calling the checkout route. */
export async function anOrder(
  db: Db,
  overrides: Partial<Order> & { readonly at: Date; readonly provider?: ProviderId },
): Promise<{ readonly order: Order; readonly attemptId: string; readonly accountId: string }> {
  const { at, ...order } = overrides
  const [accountId, chartId, attemptId] = [randomUUID(), randomUUID(), randomUUID()]
  const consent = { consent_version: '', consent_at: at, consent_locale: 'ru', created_at: at }
  const email = `${accountId}@example.org`
  await db
    .insertInto('accounts')
    .values({
      id: accountId,
      email,
      email_typed: email,
      password_hash: '',
      password_changed_at: at,
      locale: 'ru',
      ...consent,
    })
    .execute()
  await db
    .insertInto('charts')
    .values({
      id: chartId,
      account_id: accountId,
      key_id: '',
      box: Buffer.alloc(0),
      updated_at: at,
      ...consent,
    })
    .execute()
  const inserted: Order = {
    id: randomUUID(),
    kind: 'purchase',
    chartId,
    code: 'personal_1m',
    tier: 'personal',
    months: 1,
    priceId: 4,
    amount: { minor: 49_000, currency: 'RUB' },
    locale: 'ru',
    provider: 'yookassa',
    wantsRenewal: false,
    state: 'awaiting_payment',
    createdAt: at,
    expiresAt: new Date(at.getTime() + 3_600_000),
    ...order,
  }
  await insertPurchase(db, inserted, { accountId, keyId: '', box: Buffer.alloc(0) })
  const { id: orderId, provider } = inserted
  await insertAttempt(db, { id: attemptId, orderId, no: 1, idempotencyKey: attemptId, provider, at })
  return { order: inserted, attemptId, accountId }
}
