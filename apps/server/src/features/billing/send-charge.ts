import { withBoundCard } from './cards.ts'
import { type PaymentFact, type ProviderId, ProviderRefused, ProviderUnclear } from './port.ts'
import { productTitle } from './product-title.ts'
import type { Services } from './services.ts'
import { findOwnerId, lockOrder } from './store.ts'

/** Shorter than the statement timeout: a transaction that revokes the card waits for this call. */
const CHARGE_MS = 4_000

type SentCharge = { readonly provider: ProviderId; readonly facts: readonly PaymentFact[] }

/**
 * Sends the charge of a recorded attempt. The card is locked meanwhile, so that a revocation happens either before
 * anything is sent or after the response.
 */
export async function sendCharge(
  services: Services,
  { orderId, attemptId }: { readonly orderId: string; readonly attemptId: string },
): Promise<SentCharge | 'revoked' | 'unclear'> {
  const { db, providers, product, clock, log } = services
  const order = (await db.transaction().execute((trx) => lockOrder(trx, orderId)))?.order
  const accountId = await findOwnerId(db, orderId)
  const provider = order && providers.find(order.provider)
  if (!order?.chartId || accountId === undefined) return 'revoked'
  if (!provider) return 'unclear'
  const charge = {
    attemptId,
    amount: order.amount,
    title: productTitle(product, order.locale, order),
    email: await services.emailOf(accountId),
    expiresAt: order.expiresAt,
  }
  const context = { idempotencyKey: `${attemptId}:c`, deadlineMs: CHARGE_MS }
  try {
    const facts = await withBoundCard(services, order.chartId, async (card) =>
      card.provider === provider.id ? provider.chargeCard({ ...charge, card }, context) : undefined,
    )
    return facts ? { provider: provider.id, facts } : 'revoked'
  } catch (err) {
    if (err instanceof ProviderUnclear) return 'unclear'
    if (!(err instanceof ProviderRefused)) throw err
    log.error({ err, code: 'billing.refused' }, 'a payment provider refused a charge')
    const decline = { class: 'config', code: err.code } as const
    const at = new Date(clock.now())
    return {
      provider: provider.id,
      facts: [{ kind: 'failed', ref: { attemptId }, at, decline, final: true }],
    }
  }
}
