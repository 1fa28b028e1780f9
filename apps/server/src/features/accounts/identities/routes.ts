import * as contract from '@zeri/contract'
import type { Cookie } from '../../../platform/http/cookie.ts'
import { personalRoute, type Route, route } from '../../../platform/http/operations.ts'
import type { NewSession } from '../begin-session.ts'
import { requireSecondFactor } from '../second-factor/ticket.ts'
import type { Services } from '../services.ts'
import { getPending, proveIdentity, sendIdentityCode, signUpByIdentity } from './pending.ts'
import { listIdentities, unlinkIdentity } from './unlink.ts'
import { beginIdentity, finishIdentity } from './visit.ts'

type SetCookie = (cookie: Cookie) => void

function present(opened: { session: NewSession; cookie: Cookie }, setCookie: SetCookie): { token: string } {
  for (const cookie of [...opened.session.cookies, opened.cookie]) setCookie(cookie)
  return { token: opened.session.token }
}

/** The HTTP routes of sign-in by outside providers. */
export function identityRoutes(services: Services): Route[] {
  const { costly } = services
  return [
    route(contract.beginIdentity, async ({ input, session, caller, setCookie }) => {
      const { url, cookie } = await beginIdentity(services, input, { session, caller })
      setCookie(cookie)
      return { url }
    }),
    route(contract.finishIdentity, async ({ input, session, caller, setCookie }) => {
      const finished = await finishIdentity(services, input, { session, caller })
      const { outcome, reason, back, locale, cookie, ticket, session: opened } = finished
      if (opened) return { outcome, back, locale, ...present({ session: opened, cookie }, setCookie) }
      setCookie(cookie)
      if (ticket) setCookie(ticket)
      return { outcome, reason, back, locale }
    }),
    route(contract.getPendingIdentity, ({ caller }) => getPending(services, caller)),
    route(contract.sendIdentityCode, async ({ input, caller }) => {
      await sendIdentityCode(services, input, caller)
      return {}
    }),
    route(contract.proveIdentity, async ({ input, caller, setCookie }) => {
      const result = await costly.run(() => proveIdentity(services, input, caller))
      if ('ticket' in result) throw requireSecondFactor(result, setCookie)
      return present(result, setCookie)
    }),
    route(contract.signUpByIdentity, async ({ input, caller, setCookie }) =>
      present(await signUpByIdentity(services, input, caller), setCookie),
    ),
    personalRoute(contract.listIdentities, ({ session }) => listIdentities(services, session)),
    personalRoute(contract.unlinkIdentity, async ({ input, session, caller: { requestId } }) => {
      await unlinkIdentity(services, input.uuid, { session, requestId })
      return {}
    }),
  ]
}
