import type { Circuit } from '../../platform/circuit.ts'
import type { Channel, SendOutcome } from './channel.ts'

/** Opens after five failed messages in a row; then one message per half minute probes the channel. */
export const CHANNEL_CIRCUIT = { failures: 5, restMs: 30_000 }

/**
 * Wraps a channel in a circuit breaker. While the circuit is open, messages wait instead of ending in the state
 * `unknown`.
 */
export function guardChannel(channel: Channel, circuit: Circuit): Channel {
  async function pass(call: () => Promise<SendOutcome>): Promise<SendOutcome> {
    if (!circuit.enter()) return { kind: 'wait', afterMs: circuit.waitMs() }
    const outcome = await Promise.resolve()
      .then(call)
      .catch((error) => {
        circuit.report('failed')
        throw error
      })
    circuit.report(outcome.kind === 'not-now' || outcome.kind === 'unclear' ? 'failed' : 'answered')
    return outcome
  }
  const { call } = channel
  return {
    ...channel,
    send: (outgoing) => pass(() => channel.send(outgoing)),
    ...(call && { call: (botCall) => pass(() => call(botCall)) }),
  }
}
