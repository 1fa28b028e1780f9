// Passkeys in the browser: what its library needs and returns, as the contract has it.

import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { ConsoleInput, ConsoleOutput, consoleCalls } from '@zeri/contract/console'

type Calls = typeof consoleCalls

/** Lets the operator choose a passkey and sign the challenge; undefined if none was chosen. */
export async function signChallenge({
  options,
}: ConsoleOutput<Calls['startOperatorSignIn']>): Promise<
  ConsoleInput<Calls['signInOperator']>['credential'] | undefined
> {
  // True: the server writes the options so.
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON })
    return { id, rawId, response, type: 'public-key' }
  } catch {
    return undefined
  }
}

/** Makes a passkey on this device; undefined if the operator or the device refused. */
export async function makePasskey({
  options,
}: ConsoleOutput<Calls['startEnrolment']>): Promise<
  ConsoleInput<Calls['enrolOperator']>['credential'] | undefined
> {
  // True: as above.
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON })
    return { id, rawId, response, type: 'public-key' }
  } catch {
    return undefined
  }
}
