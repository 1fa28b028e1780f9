import { LRUCache } from 'lru-cache'
import { type Circuit, type CircuitTo, createCircuit } from '../../../platform/circuit.ts'
import type { Clock } from '../../../platform/clock.ts'
import { CHANNEL_CIRCUIT } from '../guarded-channel.ts'

/** Names below the listed hosts that are remembered; a forgotten one begins with a closed circuit. */
const MAX_NAMES = 500

type CircuitDeps = { readonly circuitTo: CircuitTo; readonly clock: Clock }

/**
 * One circuit for each name that is called. Browsers send the names: one below `*.push.apple.com` that does not exist must
 * not hold up the messages to those that do. Only circuits of names that the settings list are published as a metric, so
 * that nobody outside adds labels to it.
 */
export function createHostCircuits(
  hosts: readonly string[],
  { circuitTo, clock }: CircuitDeps,
): (hostname: string) => Circuit {
  const listed = new Map(
    hosts
      .filter((host) => !host.startsWith('*.'))
      .map((host) => [host, circuitTo(`push-${host}`, CHANNEL_CIRCUIT)]),
  )
  const others = new LRUCache<string, Circuit>({ max: MAX_NAMES })
  return (hostname) => {
    const known = listed.get(hostname) ?? others.get(hostname)
    if (known) return known
    const circuit = createCircuit(CHANNEL_CIRCUIT, clock)
    others.set(hostname, circuit)
    return circuit
  }
}
