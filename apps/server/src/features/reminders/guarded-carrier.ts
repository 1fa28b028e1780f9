import type { Circuit } from '../../platform/circuit.ts'
import type { Carrier, Outcome } from './carrier.ts'

/** Five messages in a row that were not taken, then one every half a minute. */
export const CARRIER_RULES = { failures: 5, restMs: 30_000 }

/**
 * A carrier that is not asked while nobody answers for it: its messages wait, and none of them ends as one of which
 * nobody knows whether it arrived.
 */
export function guardCarrier(carrier: Carrier, circuit: Circuit): Carrier {
  async function pass(call: () => Promise<Outcome>): Promise<Outcome> {
    if (!circuit.enter()) return { kind: 'wait', afterMs: circuit.waitMs() }
    const outcome = await Promise.resolve()
      .then(call)
      .catch((error) => {
        circuit.tell('failed')
        throw error
      })
    circuit.tell(outcome.kind === 'not-now' || outcome.kind === 'unclear' ? 'failed' : 'answered')
    return outcome
  }
  const { reply } = carrier
  return {
    ...carrier,
    send: (outgoing) => pass(() => carrier.send(outgoing)),
    ...(reply && { reply: (answer) => pass(() => reply(answer)) }),
  }
}
