import { tellNotice } from './apply-facts.ts'
import { keepNotice } from './inbox.ts'
import { type PaymentProvider, type RawWebhook, WebhookRejected } from './port.ts'
import type { Services } from './services.ts'

/** What became of a notice; `kept` waits for the job. */
export type Received =
  | 'applied'
  | 'ignored'
  | 'orphan'
  | 'mismatch'
  | 'kept'
  | `rejected-${WebhookRejected['reason']}`

/**
 * Takes a notice of a provider. Once it is kept the provider is told so, whatever becomes of it: what fails now is done
 * by the job that settles payments.
 */
export async function receiveWebhook(
  services: Services,
  provider: PaymentProvider,
  raw: RawWebhook,
): Promise<Received> {
  let webhook: ReturnType<PaymentProvider['readWebhook']>
  try {
    webhook = provider.readWebhook(raw)
  } catch (error) {
    if (error instanceof WebhookRejected) return `rejected-${error.reason}`
    throw error
  }
  const notice = await keepNotice(services, provider.id, webhook, raw.receivedAt)
  if (!notice) return 'ignored'
  try {
    const state = await tellNotice(services, notice)
    return state === undefined || state === 'new' ? 'kept' : state
  } catch (err) {
    services.log.error({ err, code: 'billing.notice' }, 'a notice is kept for later')
    return 'kept'
  }
}
