export type NetworkErrorKey = 'errors.network.offline' | 'errors.network.unreachable'

/** Where the dictionaries keep the words for a request that got no answer of ours. */
export function networkErrorKey(isOnline: boolean): NetworkErrorKey {
  return isOnline ? 'errors.network.unreachable' : 'errors.network.offline'
}
