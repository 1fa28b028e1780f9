import { signOut } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { redirect } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { pageContext } from '../context.ts'
import { readSitePath } from '../i18n/site-path.ts'
import type { Route } from './+types/sign-out.ts'

/** Ends the session and redirects to the page the user was on. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const { api, locale } = context.get(pageContext)
  const form = await readForm(request)
  await api.call(signOut, {})
  return redirect(readSitePath(form.get('back')) ?? localisePath('/', locale), 303)
}

/** The address accepts POST only. */
export function loader(): Response {
  return new Response(null, { status: 405, headers: { allow: 'POST' } })
}
