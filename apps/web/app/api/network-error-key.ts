export type NetworkErrorKey = 'errors.network.offline' | 'errors.network.unreachable'

/** The dictionary key for a request that got no response from our server. */
export function networkErrorKey(isOnline: boolean): NetworkErrorKey {
  return isOnline ? 'errors.network.unreachable' : 'errors.network.offline'
}
