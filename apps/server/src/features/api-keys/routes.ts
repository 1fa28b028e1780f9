import { createKey, listKeys as listOperation, revokeKey } from '@zeri/contract'
import { personalRoute, type Route } from '../../platform/http/operations.ts'
import { addKey, endKey, type KeyServices, listKeys } from './keys.ts'

/** The routes by which users manage the keys of their programs. */
export function keyRoutes(services: KeyServices): Route[] {
  return [
    personalRoute(listOperation, ({ session }) => listKeys(services, session.userId)),
    personalRoute(createKey, ({ input, session, caller: { requestId } }) =>
      addKey(services, input, { session, requestId }),
    ),
    personalRoute(revokeKey, async ({ input, session, caller: { requestId } }) => {
      await endKey(services, input.uuid, { session, requestId })
      return {}
    }),
  ]
}
