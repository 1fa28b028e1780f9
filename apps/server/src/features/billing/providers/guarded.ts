import type { Circuit } from '../../../platform/circuit.ts'
import { type PaymentAdapter, type PaymentProvider, ProviderAway, ProviderUnclear } from '../port.ts'

/** Five calls in a row without a clear answer, then a call every half a minute to see whether it is back. */
export const PROVIDER_RULES = { failures: 5, restMs: 30_000 }

/** A provider that is not called while it does not answer: calls reject with `ProviderAway` then, and nothing is sent. */
export function guardProvider(provider: PaymentAdapter, circuit: Circuit): PaymentProvider {
  const enter = () => {
    if (!circuit.enter()) throw new ProviderAway()
  }
  const judge = (error: unknown) => circuit.tell(error instanceof ProviderUnclear ? 'failed' : 'answered')

  const guard =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      enter()
      try {
        const answer = await call(...args)
        circuit.tell('answered')
        return answer
      } catch (error) {
        judge(error)
        throw error
      }
    }

  return {
    ...provider,
    isAway: () => circuit.isOpen(),
    createCheckout: guard(provider.createCheckout),
    lookUp: guard(provider.lookUp),
    chargeCard: guard(provider.chargeCard),
    unbindCard: guard(provider.unbindCard),
    async *listPaid(span, context) {
      enter()
      try {
        for await (const fact of provider.listPaid(span, context)) {
          circuit.tell('answered')
          yield fact
        }
        circuit.tell('answered')
      } catch (error) {
        judge(error)
        throw error
      }
    },
  }
}
