import { readForm } from '../api/read-form.server.ts'
import { pageContext } from '../context.ts'
import { isAuthForm } from '../features/accounts/auth-form-names.ts'
import { submitAccountForm } from '../features/accounts/submit-account-form.server.ts'
import type { Route } from './+types/auth.ts'

/** Handles the forms of the sign-in popup. The session token is set as a cookie and is not in the response. */
export async function action({ context, params: { form }, request }: Route.ActionArgs): Promise<Response> {
  if (!isAuthForm(form)) return new Response(null, { status: 404 })
  const refused = await submitAccountForm(form, await readForm(request), context.get(pageContext))
  if (!refused) return Response.json({})
  const { status, notice, faults } = refused
  return Response.json({ notice, faults }, { status })
}

/** The address accepts POST only. */
export function loader(): Response {
  return new Response(null, { status: 405, headers: { allow: 'POST' } })
}
