import { data } from 'react-router'
import { networkErrorKey } from './network-error-key.ts'

/** The result of a form, or a refusal when the server cannot be reached: without a network the page stays. */
export async function withNetworkRefusal<T>(submit: () => Promise<T>) {
  try {
    return await submit()
  } catch (error) {
    // Anything else comes from the server, a redirect for one.
    if (!(error instanceof TypeError)) throw error
    const refused = { notice: networkErrorKey(navigator.onLine), faults: {} }
    return data({ refused }, { status: 503 })
  }
}
