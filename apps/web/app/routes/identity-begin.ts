import { beginIdentity, type PageDeclaration } from '@zeri/contract'
import { isIdentityProvider, localisePath } from '@zeri/contract/browser'
import { redirect } from 'react-router'
import { refusalCode } from '../api/refusal-code.server.ts'
import { pageContext } from '../context.ts'
import { readReturnPath } from '../features/accounts/auth-page.server.ts'
import type { Route } from './+types/identity-begin.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

const OWN_SITES = ['same-origin', 'none']

/**
 * Redirects to an outside service to sign in there. A link and no form, because the security policy forbids a form to lead
 * to another site.
 */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  const { provider } = params
  if (!isIdentityProvider(provider)) return new Response(null, { status: 404 })
  // Another site may not begin a visit, whose cookie would replace that of one under way. A browser that names no site is old.
  if (!OWN_SITES.includes(request.headers.get('sec-fetch-site') ?? 'none'))
    return redirect(localisePath('/sign-in', page.locale), 303)
  const back = readReturnPath(request, page)
  try {
    const { url } = await page.api.call(beginIdentity, { provider, back, locale: page.locale })
    return redirect(url, 303)
  } catch (error) {
    const query = new URLSearchParams({ refused: refusalCode(error), back })
    return redirect(`${localisePath('/sign-in', page.locale)}?${query}`, 303)
  }
}
