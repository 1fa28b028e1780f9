// Passkeys in the browser. Loaded when somebody is about to use one.

import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { Locale } from '@zeri/contract'
import { addPasskeyCall, startPasskeyCall, startPasskeySignInCall } from '@zeri/contract/browser'
import { callOperation, type RefusalKey } from '../../api/browser-client.ts'
import type { Refusal } from './refusal.ts'
import { sendAuthForm } from './send-auth-form.ts'

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Why there is no new passkey, in words of the page. */
type PasskeyFault =
  | RefusalKey
  | 'client.confirm.cancelled'
  | `client.passkeys.faults.${'cancelled' | 'exists' | 'unsupported'}`

/** Makes a passkey on this device and adds it to the account. */
export async function createPasskey(name: string): Promise<'done' | PasskeyFault> {
  if (!browserSupportsWebAuthn()) return 'client.passkeys.faults.unsupported'
  const started = await callOperation(startPasskeyCall, {})
  if (!started.ok) return started.wordsKey
  try {
    const optionsJSON = started.value.options as unknown as RegistrationOptions // true: the server writes it so
    const { id, rawId, response } = await startRegistration({ optionsJSON })
    const credential = { id, rawId, response, type: 'public-key', clientExtensionResults: {} } as const
    const added = await callOperation(addPasskeyCall, { name, credential })
    return added.ok ? 'done' : added.wordsKey
  } catch (error) {
    const isThere = error instanceof Error && error.name === 'InvalidStateError'
    return isThere ? 'client.passkeys.faults.exists' : 'client.passkeys.faults.cancelled'
  }
}

type SignIn = {
  readonly locale: Locale
  /** The browser offers passkeys in the field of the e-mail and waits; else it shows its own dialog at once. */
  readonly isOfferedInField: boolean
}

/** Signs in with a passkey: `done`, the refusal, or undefined where the person chose none. */
export async function signInByPasskey({
  locale,
  isOfferedInField,
}: SignIn): Promise<'done' | Refusal | undefined> {
  if (!browserSupportsWebAuthn()) {
    if (isOfferedInField) return undefined
    return { notice: 'client.passkeys.faults.unsupported', faults: {} }
  }
  if (isOfferedInField && !(await browserSupportsWebAuthnAutofill())) return undefined
  const started = await callOperation(startPasskeySignInCall, {})
  if (!started.ok) return isOfferedInField ? undefined : { notice: started.wordsKey, faults: {} }
  try {
    const optionsJSON = started.value.options as unknown as AuthenticationOptions // true: the server writes it so
    const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: isOfferedInField })
    const form = new FormData()
    form.set('credential', JSON.stringify(credential))
    return (await sendAuthForm('passkey', form, locale)) ?? 'done'
  } catch {
    // Closed by the person, or ended because another request for a passkey began.
    return undefined
  }
}

type Signed = { readonly credential: string } | { readonly credential?: never; readonly fault: PasskeyFault }

/** Lets a passkey of this device sign a challenge, to confirm its owner. */
export async function signChallenge(): Promise<Signed> {
  if (!browserSupportsWebAuthn()) return { fault: 'client.passkeys.faults.unsupported' }
  const started = await callOperation(startPasskeySignInCall, {})
  if (!started.ok) return { fault: started.wordsKey }
  try {
    const optionsJSON = started.value.options as unknown as AuthenticationOptions // true: the server writes it so
    return { credential: JSON.stringify(await startAuthentication({ optionsJSON })) }
  } catch {
    return { fault: 'client.confirm.cancelled' }
  }
}

/** Ends the offer in the field. */
export function endPasskeyOffer(): void {
  WebAuthnAbortService.cancelCeremony()
}
