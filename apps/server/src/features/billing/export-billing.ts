import type { exportAccount, Output } from '@zeri/contract'
import { listPayments } from './list-payments.ts'
import type { Services } from './services.ts'
import type { Db } from './store.ts'

type Exported = Output<typeof exportAccount>

/** Payments, granted periods, renewals and cards of an account, for its data export. */
export async function exportBilling(
  services: Pick<Services, 'db' | 'keyring'>,
  accountId: string,
): Promise<Pick<Exported, 'payments' | 'periods' | 'renewals' | 'cards'>> {
  const { db } = services
  return {
    payments: await listPayments(services, accountId),
    periods: await listPeriods(db, accountId),
    renewals: await listRenewals(db, accountId),
    cards: await listCards(db, accountId),
  }
}

const isoOrNull = (instant: Date | null): string | null => instant?.toISOString() ?? null

async function listPeriods(db: Db, accountId: string): Promise<Exported['periods']> {
  const rows = await db
    .selectFrom('grants')
    .innerJoin('charts', 'charts.id', 'grants.chart_id')
    .select(['charts.id as chart', 'grants.from_at', 'grants.until_at', 'grants.revoked_at'])
    .where('charts.account_id', '=', accountId)
    .orderBy('grants.created_at', 'desc')
    .execute()
  return rows.map(({ chart, from_at, until_at, revoked_at }) => ({
    chart,
    from: from_at.toISOString(),
    until: until_at.toISOString(),
    revokedAt: isoOrNull(revoked_at),
  }))
}

async function listRenewals(db: Db, accountId: string): Promise<Exported['renewals']> {
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('charts', 'charts.id', 'subscriptions.chart_id')
    .innerJoin('price_list', 'price_list.id', 'subscriptions.price_id')
    .select(['charts.id as chart', 'price_list.code', 'subscriptions.state'])
    .select(['subscriptions.consent_version', 'subscriptions.consent_at'])
    .select(['subscriptions.next_charge_at', 'subscriptions.ended_at'])
    .where('charts.account_id', '=', accountId)
    .orderBy('subscriptions.created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    chart: row.chart,
    product: row.code,
    // True: the table allows no other.
    state: row.state as Exported['renewals'][number]['state'],
    agreement: { version: row.consent_version, at: row.consent_at.toISOString() },
    nextCharge: isoOrNull(row.next_charge_at),
    endedAt: isoOrNull(row.ended_at),
  }))
}

async function listCards(db: Db, accountId: string): Promise<Exported['cards']> {
  const rows = await db
    .selectFrom('saved_cards')
    .innerJoin('charts', 'charts.id', 'saved_cards.chart_id')
    .select(['charts.id as chart', 'saved_cards.provider', 'saved_cards.mask'])
    .select(['saved_cards.created_at', 'saved_cards.revoked_at'])
    .where('charts.account_id', '=', accountId)
    .orderBy('saved_cards.created_at', 'desc')
    .execute()
  return rows.map(({ chart, provider, mask, created_at, revoked_at }) => ({
    chart,
    provider,
    mask,
    createdAt: created_at.toISOString(),
    revokedAt: isoOrNull(revoked_at),
  }))
}
