import type { CircuitTo } from '../../../platform/circuit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Random } from '../../../platform/random.ts'
import { createPushPost } from './post-push.ts'
import { createPushChannel } from './push-channel.ts'
import { createPushHosts } from './push-hosts.ts'
import type { Push } from './push-settings.ts'
import { createVapidHeader } from './vapid.ts'

type PushChannelsDeps = {
  readonly push: Push
  readonly lanes: readonly { readonly id: string; readonly perSecond: number }[]
  readonly clock: Clock
  readonly random: Pick<Random, 'bytes'>
  readonly circuitTo: CircuitTo
}

/** Builds the lanes of web push, which share connections, tokens, queues and circuits; none while push is disabled. */
export function createPushChannels({ push, lanes, clock, random, circuitTo }: PushChannelsDeps) {
  const { vapid: keys, endpoints } = push
  if (keys === null) return []
  const post = createPushPost(endpoints)
  const vapid = createVapidHeader(keys, clock)
  const hostOf = createPushHosts(endpoints.hosts, { circuitTo, clock })
  return lanes.map((lane) => createPushChannel({ lane, endpoints, vapid, post, clock, random, hostOf }))
}
