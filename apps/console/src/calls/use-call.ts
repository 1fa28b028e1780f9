import {
  type ConsoleInput,
  type ConsoleOperation,
  type ConsoleOutput,
  callConsole,
} from '@zeri/contract/console'
import { useCallback } from 'react'
import { type Fault, faultOf } from './fault.ts'
import { useSession } from './session.tsx'

export type Called<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault }

/**
 * Calls an operation for the signed-in operator. A session that has ended leads back to the sign-in; a role that has changed
 * is read again.
 */
export function useCall(): <Op extends ConsoleOperation>(
  operation: Op,
  input: ConsoleInput<Op>,
) => Promise<Called<ConsoleOutput<Op>>> {
  const { endSession, refreshSession } = useSession()
  return useCallback(
    async (operation, input) => {
      try {
        return { ok: true, value: await callConsole(operation, input) }
      } catch (error) {
        const fault = faultOf(error)
        if (fault.code === 'auth.required') endSession()
        if (fault.code === 'operator.forbidden') refreshSession()
        return { ok: false, fault }
      }
    },
    [endSession, refreshSession],
  )
}
