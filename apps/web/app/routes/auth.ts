import { readForm } from '../api/read-form.server.ts'
import { pageContext } from '../context.ts'
import { answerForm } from '../features/accounts/answer-form.server.ts'
import { isAuthForm } from '../features/accounts/auth-form-names.ts'
import type { Route } from './+types/auth.ts'

/** Answers the forms of the popup. A token that is granted becomes a cookie on the way and is not in the answer. */
export async function action({ context, params: { form }, request }: Route.ActionArgs): Promise<Response> {
  if (!isAuthForm(form)) return new Response(null, { status: 404 })
  const refused = await answerForm(form, await readForm(request), context.get(pageContext))
  if (!refused) return Response.json({})
  const { status, notice, faults } = refused
  return Response.json({ notice, faults }, { status })
}

/** Nothing to read here. */
export function loader(): Response {
  return new Response(null, { status: 405, headers: { allow: 'POST' } })
}
