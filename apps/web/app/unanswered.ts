export type UnansweredKey = 'errors.network.offline' | 'errors.network.unreachable'

/** Where the dictionaries keep the words for a request that got no answer of ours. */
export function unansweredKey(isOnline: boolean): UnansweredKey {
  return isOnline ? 'errors.network.unreachable' : 'errors.network.offline'
}
