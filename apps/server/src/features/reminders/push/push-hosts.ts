import { LRUCache } from 'lru-cache'
import { type Circuit, type CircuitTo, createCircuit } from '../../../platform/circuit.ts'
import type { Clock } from '../../../platform/clock.ts'
import { createWorkQueue, type WorkQueue } from '../../../platform/http/work-queue.ts'
import { CHANNEL_CIRCUIT } from '../guarded-channel.ts'
import { MAX_SOCKETS } from './post-push.ts'

/** Names below the listed hosts that are remembered; a forgotten one begins with a closed circuit. */
const MAX_NAMES = 500

/** A push service: whether it responds, and the messages that wait for one of the connections to it. */
export type PushHost = { readonly circuit: Circuit; readonly queue: WorkQueue }

const withQueue = (circuit: Circuit): PushHost => ({
  circuit,
  queue: createWorkQueue({ atOnce: MAX_SOCKETS, waiting: Number.POSITIVE_INFINITY }),
})

type CircuitDeps = { readonly circuitTo: CircuitTo; readonly clock: Clock }

/**
 * One circuit and one queue for each name that is called. Browsers send the names: one below `*.push.apple.com` that does
 * not exist must not hold up the messages to those that do. Only circuits of names that the settings list are published
 * as a metric, so that nobody outside adds labels to it.
 */
export function createPushHosts(
  hosts: readonly string[],
  { circuitTo, clock }: CircuitDeps,
): (hostname: string) => PushHost {
  const listed = new Map(
    hosts
      .filter((host) => !host.startsWith('*.'))
      .map((host) => [host, withQueue(circuitTo(`push-${host}`, CHANNEL_CIRCUIT))]),
  )
  const others = new LRUCache<string, PushHost>({ max: MAX_NAMES })
  return (hostname) => {
    const known = listed.get(hostname) ?? others.get(hostname)
    if (known) return known
    const host = withQueue(createCircuit(CHANNEL_CIRCUIT, clock))
    others.set(hostname, host)
    return host
  }
}
