import { redirect } from 'react-router'
import { isLocale, isSitePath, localisePath } from '../i18n/locale.ts'
import type { Route } from './+types/locale.ts'

const COOKIE_SECONDS = 365 * 24 * 60 * 60

/** Changes the language: remembers it and leads to the same page there. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  // Something that is no form has no fields.
  const form = await request.formData().catch(() => new FormData())
  const to = form.get('to')
  const path = form.get('path')
  if (!isLocale(to) || typeof path !== 'string' || !isSitePath(path) || !URL.canParse(path, request.url))
    return new Response(null, { status: 400 })
  // Headers are of plain letters; what is not is written with percent signs, as URLs do.
  const { pathname, search, hash } = new URL(localisePath(path, to), request.url)
  return redirect(pathname + search + hash, {
    status: 303,
    headers: { 'set-cookie': `locale=${to}; Max-Age=${COOKIE_SECONDS}; Path=/; Secure; SameSite=Lax` },
  })
}

/** Nothing to read here. */
export function loader(): Response {
  return new Response(null, { status: 405, headers: { allow: 'POST' } })
}
