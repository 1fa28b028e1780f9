import type { Locale } from '@zeri/contract'
import {
  askRecoveryCodeCall,
  checkRecoveryCodeCall,
  finishSignInCall,
  handlesNotFound,
  pathIn,
  recoverPasswordCall,
  signInByPasskeyCall,
  signInCall,
  signUpCall,
  toCallLine,
} from '@zeri/contract/browser'
import { type Browser, send } from '../../api/browser-client.ts'
import type { AuthForm } from './auth-form-names.ts'
import type { Refusal } from './refusal.ts'

/** The operation behind each form: a 404 of the form means what it means there. */
const operations = {
  'sign-in': signInCall,
  'sign-up': signUpCall,
  passkey: signInByPasskeyCall,
  'second-factor': finishSignInCall,
  'recovery-code': askRecoveryCodeCall,
  'recovery-check': checkRecoveryCodeCall,
  'recovery-password': recoverPasswordCall,
} as const satisfies Record<AuthForm, string>

/** Sends a form of the popup to its page action; returns the refusal, if there is one. */
export async function sendAuthForm(
  name: AuthForm,
  form: FormData,
  locale: Locale,
  browser?: Browser,
): Promise<Refusal | undefined> {
  // True: no form of ours has a file.
  const fields = new URLSearchParams(form as unknown as Record<string, string>)
  const line = toCallLine({
    method: 'POST',
    path: pathIn(locale, `/auth/${name}`),
    notFound: handlesNotFound(operations[name]) ? 'handle' : 'redirect',
  })
  const sent = await send(line, fields, {}, browser)
  if (sent.ok) return undefined
  // A refusal of the form itself, or of the server before the form was read.
  return isRefusal(sent.body) ? sent.body : { notice: sent.wordsKey, faults: {} }
}

function isRefusal(body: unknown): body is Refusal {
  return typeof body === 'object' && body !== null && 'notice' in body
}
