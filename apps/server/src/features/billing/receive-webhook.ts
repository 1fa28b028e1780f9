import { applyNotice } from './apply-facts.ts'
import { storeNotice } from './inbox.ts'
import { type PaymentProvider, type RawWebhook, WebhookRejected } from './port.ts'
import type { Services } from './services.ts'

/** The outcome of a webhook, also a metric label; a `kept` notice waits for the settlement job. */
export type WebhookOutcome =
  | 'applied'
  | 'ignored'
  | 'orphan'
  | 'mismatch'
  | 'kept'
  | `rejected-${WebhookRejected['reason']}`

/**
 * Receives a webhook of a provider. Once the notice is stored, the provider gets a success response even if applying it
 * fails: the settlement job tries again.
 */
export async function receiveWebhook(
  services: Services,
  provider: PaymentProvider,
  raw: RawWebhook,
): Promise<WebhookOutcome> {
  let webhook: ReturnType<PaymentProvider['readWebhook']>
  try {
    webhook = provider.readWebhook(raw)
  } catch (error) {
    if (error instanceof WebhookRejected) return `rejected-${error.reason}`
    throw error
  }
  const notice = await storeNotice(services, provider.id, webhook, raw.receivedAt)
  if (!notice) return 'ignored'
  try {
    const state = await applyNotice(services, notice)
    return state === undefined || state === 'new' ? 'kept' : state
  } catch (err) {
    services.log.error({ err, code: 'billing.notice' }, 'a notice failed and waits for the settlement job')
    return 'kept'
  }
}
