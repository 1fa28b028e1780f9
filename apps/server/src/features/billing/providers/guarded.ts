import type { Circuit } from '../../../platform/circuit.ts'
import { type PaymentAdapter, type PaymentProvider, ProviderAway, ProviderUnclear } from '../port.ts'

/**
 * The circuit opens after five calls in a row without a clear response, then lets one call through every 30 seconds.
 */
export const PROVIDER_RULES = { failures: 5, restMs: 30_000 }

/** Puts a circuit breaker before an adapter: while it is open, calls reject with `ProviderAway` and nothing is sent. */
export function guardProvider(provider: PaymentAdapter, circuit: Circuit): PaymentProvider {
  const enter = () => {
    if (!circuit.enter()) throw new ProviderAway()
  }
  const report = (error: unknown) => circuit.report(error instanceof ProviderUnclear ? 'failed' : 'answered')

  const guard =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      enter()
      try {
        const result = await call(...args)
        circuit.report('answered')
        return result
      } catch (error) {
        report(error)
        throw error
      }
    }

  return {
    ...provider,
    isAway: () => circuit.isOpen(),
    createCheckout: guard(provider.createCheckout),
    lookUp: guard(provider.lookUp),
    chargeCard: guard(provider.chargeCard),
    refund: guard(provider.refund),
    findRefund: guard(provider.findRefund),
    unbindCard: guard(provider.unbindCard),
    async *listPaid(span, context) {
      enter()
      try {
        for await (const fact of provider.listPaid(span, context)) {
          circuit.report('answered')
          yield fact
        }
        circuit.report('answered')
      } catch (error) {
        report(error)
        throw error
      }
    },
  }
}
