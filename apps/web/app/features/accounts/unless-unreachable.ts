import { data } from 'react-router'
import { networkErrorKey } from '../../api/network-error-key.ts'

/** What the server says to a form, or that it could not be asked; without a network the page itself stays. */
export async function unlessUnreachable<T>(ask: () => Promise<T>) {
  try {
    return await ask()
  } catch (error) {
    // Anything else is an answer, such as the way to another page.
    if (!(error instanceof TypeError)) throw error
    const refused = { notice: networkErrorKey(navigator.onLine), faults: {} }
    return data({ refused }, { status: 503 })
  }
}
