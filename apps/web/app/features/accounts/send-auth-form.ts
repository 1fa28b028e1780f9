import type { ErrorBody, Locale } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { networkErrorKey } from '../../api/network-error-key.ts'
import type { AuthForm } from './auth-form-names.ts'
import type { Refusal } from './refusal.ts'

type Browser = { readonly fetch: typeof fetch; readonly isOnline: () => boolean }

/** Sends a form of the popup to its page action; returns the refusal, if there is one. */
export async function sendAuthForm(
  name: AuthForm,
  form: FormData,
  locale: Locale,
  { fetch, isOnline }: Browser = {
    fetch: (...args) => window.fetch(...args),
    isOnline: () => navigator.onLine,
  },
): Promise<Refusal | undefined> {
  // True: no form of ours has a file.
  const body = new URLSearchParams(form as unknown as Record<string, string>)
  try {
    const response = await fetch(localisePath(`/auth/${name}`, locale), { method: 'POST', body })
    if (response.ok) return undefined
    // A refusal of the form itself, or of the server before the form was read.
    const refused: Refusal | ErrorBody = await response.json()
    return 'notice' in refused ? refused : { notice: `errors.${refused.code}`, faults: {} }
  } catch {
    return { notice: networkErrorKey(isOnline()), faults: {} }
  }
}
