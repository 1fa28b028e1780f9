import { listSessions, type PageContext } from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import { instantWords } from '../../i18n/instant-words.server.ts'
import type { PageSession } from './session-list.tsx'

/** The sessions of the account, in words; none for a visitor. */
export async function listPageSessions(page: PageContext): Promise<readonly PageSession[]> {
  if (!page.hasToken) return []
  try {
    const { sessions } = await page.api.call(listSessions, {})
    return sessions.map((session) => ({
      ...session,
      firstUsed: instantWords(session.firstUsed, page),
      lastUsed: instantWords(session.lastUsed, page),
    }))
  } catch (error) {
    if (refusalCode(error) === 'auth.required') return []
    throw error
  }
}
