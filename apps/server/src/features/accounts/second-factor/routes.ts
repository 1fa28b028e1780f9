import * as contract from '@zeri/contract'
import { personalRoute, type Route, route } from '../../../platform/http/operations.ts'
import type { Services } from '../services.ts'
import { finishSignIn } from './finish-sign-in.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  makeNewBackupCodes,
  removeSecondFactor,
} from './set-up.ts'

/** The HTTP routes of the second factor. */
export function secondFactorRoutes(services: Services): Route[] {
  return [
    route(contract.finishSignIn, async ({ input, caller, setCookie }) => {
      const { session, cookies } = await finishSignIn(services, input, caller)
      for (const cookie of [...session.cookies, ...cookies]) setCookie(cookie)
      return { token: session.token }
    }),
    personalRoute(contract.getSecondFactor, ({ session }) => getSecondFactor(services, session)),
    personalRoute(contract.beginSecondFactor, ({ session }) => beginSecondFactor(services, session)),
    personalRoute(contract.confirmSecondFactor, async ({ input, session, caller: { requestId } }) => ({
      backupCodes: await confirmSecondFactor(services, input.code, { session, requestId }),
    })),
    personalRoute(contract.makeBackupCodes, async ({ session, caller: { requestId } }) => ({
      backupCodes: await makeNewBackupCodes(services, { session, requestId }),
    })),
    personalRoute(contract.removeSecondFactor, async ({ input, session, caller: { requestId } }) => {
      await removeSecondFactor(services, input.code, { session, requestId })
      return {}
    }),
  ]
}
