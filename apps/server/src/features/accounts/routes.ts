import * as contract from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { type FindSession, hashToken, noPersonCookie, noTokenCookie } from '../../platform/http/auth.ts'
import type { Cookie } from '../../platform/http/cookie.ts'
import { personalRoute, type Route, route } from '../../platform/http/operations.ts'
import { addPasskey, startPasskey } from './add-passkey.ts'
import type { NewSession } from './begin-session.ts'
import {
  cancelAddressChange,
  getAddressChange,
  proveAddressChange,
  requestAddressChange,
} from './change-address.ts'
import { changePassword } from './change-password.ts'
import { confirmIdentity, getConfirmation } from './confirm-identity.ts'
import { isConfirmed, requireConfirmation } from './confirmation.ts'
import { cancelDeletion, deleteAccount } from './delete-account.ts'
import { deleteDevice } from './device-store.ts'
import { exportAccount } from './export-account.ts'
import { identityRoutes } from './identities/routes.ts'
import { listDevices } from './list-devices.ts'
import { listSessions } from './list-sessions.ts'
import { listPasskeysOf, presentPasskey, updatePasskeyName } from './passkey-store.ts'
import { presentAccount } from './present-account.ts'
import { checkRecoveryCode, recoverByLink, recoverPassword, sendRecoveryCode } from './recover-password.ts'
import { removePasskey } from './remove-passkey.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { requireSecondFactor } from './second-factor/ticket.ts'
import { listSecurityEvents } from './security-events.ts'
import type { Services } from './services.ts'
import { deleteSession, deleteSessionsOf } from './session-store.ts'
import { setPassword } from './set-password.ts'
import { signIn } from './sign-in.ts'
import { signInByPasskey, startPasskeySignIn } from './sign-in-by-passkey.ts'
import { signUp } from './sign-up.ts'
import { getAccount } from './store.ts'
import { sendVerification, verifyAddress } from './verify-address.ts'

/** What a browser loses that is signed in no longer. */
const signedOutCookies = [noTokenCookie, noPersonCookie] as const

/** Puts the token of a new session into the response body, and the rest into cookies. */
function presentNewSession(
  { token, cookies }: NewSession,
  setCookie: (cookie: Cookie) => void,
): { token: string } {
  for (const cookie of cookies) setCookie(cookie)
  return { token }
}

/** The HTTP routes of accounts. */
export function accountsRoutes(services: Services, findSession: FindSession): Route[] {
  return [
    ...tokenRoutes(services, findSession),
    ...passwordRoutes(services),
    ...recoveryRoutes(services),
    ...addressRoutes(services),
    ...sessionRoutes(services),
    ...deviceRoutes(services),
    ...passkeyRoutes(services),
    ...secondFactorRoutes(services),
    ...identityRoutes(services),
    ...dataRoutes(services),
  ]
}

function tokenRoutes(services: Services, findSession: FindSession): Route[] {
  const { db, costly, security } = services
  return [
    route(contract.signUp, async ({ input, caller, setCookie }) =>
      presentNewSession(await costly.run(() => signUp(services, input, caller)), setCookie),
    ),
    route(contract.signIn, async ({ input, caller, setCookie }) => {
      const result = await costly.run(() => signIn(services, input, caller))
      if ('ticket' in result) throw requireSecondFactor(result, setCookie)
      return presentNewSession(result, setCookie)
    }),
    route(contract.verifyToken, async ({ input }) => {
      if (!(await findSession(hashToken(input.token)))) throw new AppError('auth.required')
      return {}
    }),
    route(contract.signOut, async ({ session, caller, setCookie }) => {
      for (const cookie of signedOutCookies) setCookie(cookie)
      if (!session) return {}
      await deleteSession(db, session.userId, session.id)
      await security.record(db, session.userId, { event: 'sign-out', requestId: caller.requestId })
      return {}
    }),
  ]
}

function passwordRoutes(services: Services): Route[] {
  const { costly } = services
  return [
    personalRoute(contract.changePassword, async ({ input, session, caller, setCookie }) => {
      const cookies = await costly.run(() => changePassword(services, input, { session, caller }))
      for (const cookie of cookies) setCookie(cookie)
      return {}
    }),
    personalRoute(contract.setPassword, async ({ input, session, caller, setCookie }) => {
      const cookies = await costly.run(() => setPassword(services, input, { session, caller }))
      for (const cookie of cookies) setCookie(cookie)
      return {}
    }),
  ]
}

function recoveryRoutes(services: Services): Route[] {
  const { costly } = services
  return [
    route(contract.askRecoveryCode, async ({ input, caller, setCookie }) => {
      setCookie(await sendRecoveryCode(services, input, caller))
      return {}
    }),
    route(contract.checkRecoveryCode, async ({ input, caller }) => {
      await checkRecoveryCode(services, input, caller)
      return {}
    }),
    route(contract.recoverPassword, async ({ input, caller, setCookie }) => {
      const cookies = await costly.run(() => recoverPassword(services, input, caller))
      for (const cookie of cookies) setCookie(cookie)
      return {}
    }),
    route(contract.recoverByLink, async ({ input, caller, setCookie }) => {
      const cookies = await costly.run(() => recoverByLink(services, input, caller))
      for (const cookie of cookies) setCookie(cookie)
      return {}
    }),
  ]
}

function addressRoutes(services: Services): Route[] {
  return [
    personalRoute(contract.sendVerification, async ({ input, session }) => {
      await sendVerification(services, { session, locale: input.locale })
      return {}
    }),
    route(contract.verifyAddress, async ({ input, session, caller: { requestId } }) => {
      await verifyAddress(services, input, { session, requestId })
      return {}
    }),
    personalRoute(contract.getAddressChange, ({ session }) => getAddressChange(services, session)),
    personalRoute(contract.requestAddressChange, ({ input, session, caller }) =>
      requestAddressChange(services, input, { session, caller }),
    ),
    personalRoute(contract.proveAddressChange, async ({ input, session, caller, setCookie }) => {
      const { changed, cookies } = await proveAddressChange(services, input, { session, caller })
      for (const cookie of cookies) setCookie(cookie)
      return { changed }
    }),
    personalRoute(contract.cancelAddressChange, async ({ session, caller }) => {
      await cancelAddressChange(services, { session, caller })
      return {}
    }),
  ]
}

function sessionRoutes(services: Services): Route[] {
  const { db, security } = services
  return [
    personalRoute(contract.listSessions, ({ session }) => listSessions(services, session)),
    personalRoute(contract.endSession, async ({ input, session: { userId }, caller: { requestId } }) => {
      if (!(await deleteSession(db, userId, input.uuid))) throw new AppError('session.not-found')
      await security.record(db, userId, { event: 'session.ended', requestId })
      return {}
    }),
    personalRoute(contract.endOtherSessions, async ({ session: { id, userId }, caller: { requestId } }) => {
      const ended = await deleteSessionsOf(db, userId, id)
      await security.record(db, userId, { event: 'session.ended', requestId })
      return { ended }
    }),
  ]
}

function deviceRoutes(services: Services): Route[] {
  const { db, security } = services
  return [
    personalRoute(contract.listDevices, ({ session, caller }) => listDevices(services, session, caller)),
    personalRoute(contract.forgetDevice, async ({ input, session: { userId }, caller: { requestId } }) => {
      if (await deleteDevice(db, userId, input.id))
        await security.record(db, userId, { event: 'device.forgotten', requestId })
      return {}
    }),
    personalRoute(contract.listSecurityEvents, ({ session }) => listSecurityEvents(services, session.userId)),
  ]
}

function passkeyRoutes(services: Services): Route[] {
  const { db, costly } = services
  return [
    route(contract.startPasskeySignIn, async ({ caller, setCookie }) => {
      const { options, cookie } = await startPasskeySignIn(services, caller)
      setCookie(cookie)
      return { options }
    }),
    route(contract.signInByPasskey, async ({ input, caller, setCookie }) =>
      presentNewSession(await signInByPasskey(services, input, caller), setCookie),
    ),
    personalRoute(contract.confirmIdentity, async ({ input, session, caller }) => {
      await costly.run(() => confirmIdentity(services, input, { session, caller }))
      return {}
    }),
    personalRoute(contract.getConfirmation, ({ session }) => getConfirmation(services, session)),
    personalRoute(contract.listPasskeys, async ({ session }) => ({
      passkeys: (await listPasskeysOf(db, session.userId)).map(presentPasskey),
      confirmed: await isConfirmed(services, session),
    })),
    personalRoute(contract.startPasskey, async ({ session }) => ({
      options: await startPasskey(services, session),
    })),
    personalRoute(contract.addPasskey, async ({ input, session, caller: { requestId } }) => ({
      uuid: await addPasskey(services, input, { session, requestId }),
    })),
    personalRoute(contract.renamePasskey, async ({ input: { uuid, name }, session: { userId } }) => {
      if (!(await updatePasskeyName(db, userId, { id: uuid, name }))) throw new AppError('passkey.not-found')
      return {}
    }),
    personalRoute(contract.removePasskey, async ({ input, session, caller: { requestId } }) => {
      await removePasskey(services, input.uuid, { session, requestId })
      return {}
    }),
  ]
}

function dataRoutes(services: Services): Route[] {
  const { db, security } = services
  return [
    personalRoute(contract.getUser, async ({ session }) =>
      presentAccount(await getAccount(db, session.userId)),
    ),
    personalRoute(contract.exportAccount, async ({ session, caller: { requestId } }) => {
      await requireConfirmation(services, session)
      const { userId } = session
      await security.record(db, userId, { event: 'export', requestId })
      return exportAccount(services, userId)
    }),
    personalRoute(contract.deleteAccount, async ({ input, session, caller: { requestId }, setCookie }) => {
      const erasedAt = await deleteAccount(services, { session, ...input, requestId })
      for (const cookie of signedOutCookies) setCookie(cookie)
      return { erasedAt: erasedAt.toISOString() }
    }),
    route(contract.cancelDeletion, async ({ input, caller: { requestId } }) => {
      await cancelDeletion(services, { ...input, requestId })
      return {}
    }),
  ]
}
