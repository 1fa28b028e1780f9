import { finishIdentity, type PageDeclaration } from '@zeri/contract'
import { isIdentityProvider, localisePath } from '@zeri/contract/browser'
import { redirect } from 'react-router'
import { refusalCode } from '../api/refusal-code.server.ts'
import { pageContext } from '../context.ts'
import { codePagePath } from '../features/accounts/auth-page.server.ts'
import { readSitePath } from '../i18n/site-path.ts'
import type { Route } from './+types/identity-callback.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

/** Where an outside service sends the visitor back. Whatever came of it, the next page has a clean address. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const { api, locale: ownLocale } = context.get(pageContext)
  const { provider } = params
  if (!isIdentityProvider(provider)) return new Response(null, { status: 404 })
  const read = (name: string) => url.searchParams.get(name) || undefined
  try {
    const { outcome, reason, back, locale } = await api.call(finishIdentity, {
      provider,
      state: read('state'),
      code: read('code'),
      iss: read('iss'),
      error: read('error'),
      device_id: read('device_id'),
    })
    if (outcome === 'second-factor') return redirect(codePagePath(back, { locale }), 303)
    const isDone = outcome === 'signed-in' || outcome === 'linked'
    const home = localisePath('/client', locale)
    if (outcome === 'link-refused')
      return redirect(`${readSitePath(back) ?? home}?${new URLSearchParams({ refused: reason ?? '' })}`, 303)
    return redirect(isDone ? (readSitePath(back) ?? home) : localisePath('/identities/confirm', locale), 303)
  } catch (error) {
    const query = new URLSearchParams({ refused: refusalCode(error) })
    return redirect(`${localisePath('/sign-in', ownLocale)}?${query}`, 303)
  }
}
