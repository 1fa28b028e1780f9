import type { Locale } from '@zeri/contract'
import type { Keyring } from '../../platform/secret.ts'
import { listAttempts, type StoredAttempt } from './attempt-store.ts'
import { type Money, toCurrency } from './money.ts'
import type { Renewal, RenewalAttempt } from './next-renewal-step.ts'
import type { ProviderId } from './port.ts'
import { listPrices } from './prices.ts'
import type { Db, Tier } from './store.ts'

/** A subscription with everything its notices and charges need; `renewal` is the part that decides the next step. */
export type StoredRenewal = {
  readonly id: string
  readonly chartId: string
  readonly accountId: string
  readonly email: string
  readonly locale: Locale
  readonly periodNo: number
  readonly endReason: string | null
  readonly price: {
    readonly id: number
    readonly code: string
    readonly tier: Tier
    readonly months: number
    readonly amount: Money
  }
  /** The provider of the bound card. */
  readonly provider: ProviderId | undefined
  /** The order of the next charge, once there is one. */
  readonly orderId: string | undefined
  /** The previous charge: its order, and the end of the time it granted. */
  readonly last: { readonly orderId: string; readonly until: Date } | undefined
  readonly attempts: readonly StoredAttempt[]
  readonly renewal: Renewal
}

export type NoticeKind = '72h' | '24h' | 'declined' | 'charged' | 'ended'

/** The subject of the mail about the end, which is sent once. */
export const THE_END = 'the end'

/** Ids of the subscriptions that are due for a check, the longest overdue first. */
export async function listDue(db: Db, at: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('look_at', '<=', at)
    .orderBy('look_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Makes subscriptions due at once whose account is about to be deleted. */
export async function scheduleLeavingAccounts(db: Db, at: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ look_at: at })
    .where('state', '<>', 'ended')
    .where('chart_id', 'in', (one) =>
      one
        .selectFrom('charts')
        .innerJoin('accounts', 'accounts.id', 'charts.account_id')
        .select('charts.id')
        .where('accounts.deletion_requested_at', 'is not', null),
    )
    .execute()
}

/** The price of a product at an instant, if the product is sold then and can be renewed. */
export async function findPriceNow(
  trx: Db,
  { code, locale }: { readonly code: string; readonly locale: Locale },
  at: Date,
): Promise<{ readonly id: number; readonly amount: Money } | undefined> {
  const prices = await listPrices(trx, locale, at)
  return prices.find((price) => price.code === code && price.isRenewable)
}

export async function setPrice(trx: Db, id: string, priceId: number): Promise<void> {
  await trx.updateTable('subscriptions').set({ price_id: priceId }).where('id', '=', id).execute()
}

export async function setLookAt(db: Db, id: string, at: Date | null): Promise<void> {
  await db.updateTable('subscriptions').set({ look_at: at }).where('id', '=', id).execute()
}

/** Locks the chart of a subscription; false when another transaction holds it, or it is deleted. */
export async function tryLockChartOf(trx: Db, subscriptionId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('charts')
    .select('id')
    .where('id', '=', (one) =>
      one.selectFrom('subscriptions').select('chart_id').where('subscriptions.id', '=', subscriptionId),
    )
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row !== undefined
}

/** Loads a subscription. The caller has locked its chart. */
export async function loadRenewal(trx: Db, id: string, now: Date): Promise<StoredRenewal | undefined> {
  const row = await selectSubscription(trx, id).executeTakeFirst()
  if (!row) return undefined
  const locale = row.locale as Locale // true here and below: the tables allow no other
  const orders = await trx
    .selectFrom('orders')
    .leftJoin('grants', 'grants.order_id', 'orders.id')
    .select(['orders.id', 'orders.period_no', 'orders.state', 'grants.until_at'])
    .where('orders.subscription_id', '=', id)
    .where('orders.period_no', '>=', row.period_no)
    .execute()
  const notices = await trx
    .selectFrom('renewal_notices')
    .select(['kind', 'about', 'sent_at'])
    .where('subscription_id', '=', id)
    .execute()
  const sentAt = (kind: NoticeKind, about: string | undefined) =>
    notices.find((one) => one.kind === kind && one.about === about)?.sent_at
  const next = orders.find(({ period_no }) => period_no === row.period_no + 1)
  const last = orders.find(({ period_no }) => period_no === row.period_no)
  const attempts = next ? await listAttempts(trx, next.id) : []
  const charge = row.next_charge_at?.toISOString()
  const isEnded = row.state === 'ended'
  return {
    id,
    chartId: row.chart_id,
    accountId: row.account_id,
    email: row.email_typed,
    locale,
    periodNo: row.period_no,
    endReason: row.end_reason,
    price: {
      id: row.price_id,
      code: row.code,
      tier: row.tier as Tier,
      months: row.months,
      amount: { minor: row.amount_minor, currency: toCurrency(row.currency) },
    },
    provider: (row.provider as ProviderId | null) ?? undefined,
    orderId: next?.id,
    last: last?.until_at ? { orderId: last.id, until: last.until_at } : undefined,
    attempts,
    renewal: {
      isEnded,
      isEndMailDue: isEnded && sentAt('ended', THE_END) === undefined,
      hasConsent: row.consent_version !== '',
      hasCard: row.provider !== null,
      isSold: (await findPriceNow(trx, { code: row.code, locale }, now)) !== undefined,
      isAccountLeaving: row.deletion_requested_at !== null,
      chargeAt: row.next_charge_at,
      noticesSent: withoutUndefined({ '72h': sentAt('72h', charge), '24h': sentAt('24h', charge) }),
      isReceiptDue: last?.state === 'paid' && sentAt('charged', last.id) === undefined,
      attempts: attempts.map((attempt) => toRenewalAttempt(attempt, sentAt('declined', attempt.id))),
    },
  }
}

/** A subscription with its account, price and bound card. */
const selectSubscription = (trx: Db, id: string) =>
  trx
    .selectFrom('subscriptions')
    .innerJoin('charts', 'charts.id', 'subscriptions.chart_id')
    .innerJoin('accounts', 'accounts.id', 'charts.account_id')
    .innerJoin('price_list', 'price_list.id', 'subscriptions.price_id')
    .leftJoin('saved_cards', (join) =>
      join.onRef('saved_cards.chart_id', '=', 'charts.id').on('saved_cards.revoked_at', 'is', null),
    )
    .select(['subscriptions.id', 'subscriptions.chart_id', 'subscriptions.state', 'subscriptions.period_no'])
    .select(['subscriptions.next_charge_at', 'subscriptions.end_reason', 'subscriptions.consent_version'])
    .select(['accounts.id as account_id', 'accounts.email_typed', 'accounts.deletion_requested_at'])
    .select(['price_list.id as price_id', 'price_list.code', 'price_list.tier', 'price_list.months'])
    .select(['price_list.amount_minor', 'price_list.currency', 'price_list.locale'])
    .select('saved_cards.provider')
    .where('subscriptions.id', '=', id)

function withoutUndefined({
  '72h': first,
  '24h': second,
}: {
  '72h': Date | undefined
  '24h': Date | undefined
}) {
  return { ...(first ? { '72h': first } : {}), ...(second ? { '24h': second } : {}) }
}

function toRenewalAttempt(
  { id, state, decline, createdAt, lookedUpAt }: StoredAttempt,
  mailedAt: Date | undefined,
): RenewalAttempt {
  const isDeclineMailed = mailedAt !== undefined
  return { id, state, decline: decline?.class ?? null, isDeclineMailed, createdAt, lookedUpAt }
}

/** Records that a notice is sent; false when it already was. */
export async function recordNotice(
  trx: Db,
  notice: { readonly id: string; readonly kind: NoticeKind; readonly about: string; readonly at: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('renewal_notices')
    .values({ subscription_id: notice.id, kind: notice.kind, about: notice.about, sent_at: notice.at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst()
  return row !== undefined
}

type NewOrder = {
  readonly id: string
  readonly stored: StoredRenewal
  readonly provider: ProviderId
  readonly at: Date
  readonly expiresAt: Date
}

/** Inserts the order of the next charge, under the encrypted name of the last order for the chart alone. */
export async function insertRenewal(trx: Db, keyring: Keyring, order: NewOrder): Promise<void> {
  const { id, stored, provider, at, expiresAt } = order
  await trx
    .insertInto('orders')
    .values({
      id,
      chart_id: stored.chartId,
      kind: 'renewal',
      subscription_id: stored.id,
      period_no: stored.periodNo + 1,
      price_id: stored.price.id,
      code: stored.price.code,
      tier: stored.price.tier,
      months: stored.price.months,
      amount_minor: stored.price.amount.minor,
      currency: stored.price.amount.currency,
      locale: stored.locale,
      provider,
      wants_renewal: false,
      state: 'awaiting_payment',
      created_at: at,
      expires_at: expiresAt,
    })
    .execute()
  const { key_id, box, order_id } = await trx
    .selectFrom('order_owners')
    .innerJoin('orders', 'orders.id', 'order_owners.order_id')
    .select(['order_owners.order_id', 'order_owners.key_id', 'order_owners.box'])
    .where('orders.chart_id', '=', stored.chartId)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('order_charts')
            .select('order_charts.item')
            .whereRef('order_charts.order_id', '=', 'orders.id'),
        ),
      ),
    )
    .where('order_owners.account_id', '=', stored.accountId)
    .orderBy('orders.created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const name = keyring.open({ keyId: key_id, bytes: box }, order_id)
  const { keyId, bytes } = keyring.close(name, id)
  await trx
    .insertInto('order_owners')
    .values({ order_id: id, account_id: stored.accountId, key_id: keyId, box: bytes })
    .execute()
}

export async function setPastDue(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ state: 'past_due' })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .execute()
}
