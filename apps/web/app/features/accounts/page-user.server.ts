import { getUser, type PageContext } from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import type { PageUser } from '../../use-page.ts'

/**
 * Who came with the token, if it still opens anything; the client takes a dead one from the browser by itself. A page
 * for everyone is shown to people whose account cannot be looked up.
 */
export async function findPageUser({ api, hasToken, report }: PageContext): Promise<PageUser | null> {
  if (!hasToken) return null
  try {
    const { username, email } = (await api.call(getUser, {})).user
    return { username, email }
  } catch (error) {
    if (refusalCode(error) !== 'auth.required') report(error)
    return null
  }
}
