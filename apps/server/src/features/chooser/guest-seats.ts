// Who may take a seat in a shared shortlist. A link may leak, and a client without cookies can vote any number of times:
// seats are limited by network, so that one network cannot take them all.

import { clientNetwork, networkOf } from '../../platform/http/client-ladder.ts'
import { keyedHashes } from '../../platform/keyed-hash.ts'
import type { KeySet } from '../../platform/secret.ts'

/** Seats of a list, from one address (a /64 of IPv6), and from one network (a /24 of IPv4, a /48 of IPv6). */
const seatLimits = { list: 30, address: 6, network: 12 } as const

/** Seats that are taken. Those of removed guests are free for others, but still count for their network. */
export type TakenSeats = {
  readonly isSeated: boolean
  readonly isRemoved: boolean
  readonly inList: number
  readonly fromAddress: number
  readonly fromNetwork: number
}

/** Why a guest gets no seat; undefined for one who has or gets one. */
export function findSeatRefusal(
  seats: TakenSeats,
): 'choice.guest-removed' | 'choice.full' | 'choice.network-full' | undefined {
  if (seats.isRemoved) return 'choice.guest-removed'
  if (seats.isSeated) return undefined
  if (seats.inList >= seatLimits.list) return 'choice.full'
  const isCrowded = seats.fromAddress >= seatLimits.address || seats.fromNetwork >= seatLimits.network
  return isCrowded ? 'choice.network-full' : undefined
}

/** The hashes of a guest's network: under the current key, to store, and under each key of the ring, to compare. */
export type NetworkHashes = {
  readonly address: Buffer
  readonly network: Buffer
  readonly addresses: readonly Buffer[]
  readonly networks: readonly Buffer[]
}

/** Hashes where a vote comes from. The list is part of the hash: a guest cannot be followed from list to list. */
export function hashNetworks(keys: KeySet, choiceId: string, address: string): NetworkHashes {
  const addresses = keyedHashes(keys, choiceId, 'address', clientNetwork(address))
  const networks = keyedHashes(keys, choiceId, 'network', networkOf(address))
  const [[current = Buffer.alloc(0)], [currentNetwork = Buffer.alloc(0)]] = [addresses, networks]
  return { address: current, network: currentNetwork, addresses, networks }
}
