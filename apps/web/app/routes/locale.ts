import { isLocale, localisePath } from '@zeri/contract/browser'
import { redirect } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { readSitePath } from '../i18n/site-path.ts'
import type { Route } from './+types/locale.ts'

const COOKIE_SECONDS = 365 * 24 * 60 * 60

/** Changes the language: stores it in a cookie and redirects to the same page in that language. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const form = await readForm(request)
  const to = form.get('to')
  const path = readSitePath(form.get('path'))
  if (!isLocale(to) || path === undefined) return new Response(null, { status: 400 })
  return redirect(localisePath(path, to), {
    status: 303,
    headers: { 'set-cookie': `locale=${to}; Max-Age=${COOKIE_SECONDS}; Path=/; Secure; SameSite=Lax` },
  })
}

/** The address accepts POST only. */
export function loader(): Response {
  return new Response(null, { status: 405, headers: { allow: 'POST' } })
}
