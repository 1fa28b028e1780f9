import { getUser, type PageContext } from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import type { PageUser } from '../../visit/layer.ts'

/**
 * The signed-in user, or null when the session has ended; the API client removes an expired token from the browser by
 * itself. When the account cannot be looked up, the page is shown as to a visitor.
 */
export async function findPageUser({ api, hasToken, report }: PageContext): Promise<PageUser | null> {
  if (!hasToken) return null
  try {
    const { username, email, verified } = (await api.call(getUser, {})).user
    return { username, email, verified }
  } catch (error) {
    if (refusalCode(error) !== 'auth.required') report(error)
    return null
  }
}
