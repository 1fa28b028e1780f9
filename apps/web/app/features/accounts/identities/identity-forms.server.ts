import {
  beginIdentity,
  type ErrorCode,
  errors,
  listIdentities,
  type PageContext,
  proveIdentity,
  sendIdentityCode,
  signUpByIdentity,
  unlinkIdentity,
} from '@zeri/contract'
import { isIdentityProvider, localisePath } from '@zeri/contract/browser'
import { readForm } from '../../../api/read-form.server.ts'
import { refusalCode } from '../../../api/refusal-code.server.ts'
import { instantWords } from '../../../i18n/instant-words.server.ts'
import type { Refusal } from '../refusal.ts'
import type { SecurityActions } from '../security-actions.ts'

type Page = Pick<PageContext, 'api' | 'locale'>
type Refused = Refusal & { readonly status: number }

const fields: Partial<Record<ErrorCode, string>> = {
  'account.exists': 'email',
  'auth.bad-credentials': 'password',
  'verification.invalid': 'code',
}

function refusalOf(error: unknown): Refused {
  const code = refusalCode(error)
  const { status } = errors[code]
  const field = fields[code]
  return {
    // A page cannot respond with 302 without a location.
    status: status < 400 ? 409 : status,
    notice: `errors.${code}`,
    faults: field ? { [field]: `errors.${code}` } : {},
  }
}

async function findRefusal(call: () => Promise<unknown>): Promise<Refused | undefined> {
  try {
    await call()
    return undefined
  } catch (error) {
    return refusalOf(error)
  }
}

export type ConfirmResult = { readonly refused?: Refused; readonly mailed?: true; readonly signedIn?: true }

/** Takes the form of the page that waits for a proof or a consent. */
export async function submitConfirmation(request: Request, { api, locale }: Page): Promise<ConfirmResult> {
  const form = await readForm(request)
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const email = text('email')
  switch (form.get('do')) {
    case 'send': {
      const refused = await findRefusal(() => api.call(sendIdentityCode, { locale }))
      return refused ? { refused } : { mailed: true }
    }
    case 'code':
    case 'password': {
      const name = form.get('do') === 'code' ? 'code' : 'password'
      const value = String(form.get(name) ?? '')
      if (value === '')
        return {
          refused: {
            status: 400,
            notice: 'errors.request.invalid',
            faults: { [name]: `accounts.faults.${name}` },
          },
        }
      const refused = await findRefusal(() => api.call(proveIdentity, { [name]: value }))
      return refused ? { refused } : { signedIn: true }
    }
    default: {
      if (form.get('consent') === null)
        return {
          refused: {
            status: 400,
            notice: 'errors.request.invalid',
            faults: { consent: 'accounts.faults.consent' },
          },
        }
      const input = { consent: true, locale, ...(email ? { email } : {}) } as const
      const refused = await findRefusal(() => api.call(signUpByIdentity, input))
      if (refused?.notice === 'errors.request.invalid')
        return { refused: { ...refused, faults: { email: 'accounts.faults.emailInvalid' } } }
      return refused ? { refused } : { signedIn: true }
    }
  }
}

/** The identities of the account, for the page that lists them. */
export async function listPageIdentities(page: PageContext) {
  const { api, hasToken, identityProviders } = page
  if (!hasToken) return null
  try {
    const { identities, isLastWay, hasPassword } = await api.call(listIdentities, {})
    return {
      hasPassword,
      /** Whether there is anything to list or to link. */
      isShown: identities.length > 0 || identityProviders.length > 0,
      identities: identities.map(({ uuid, provider, email, linkedAt }) => ({
        uuid,
        provider,
        email: email ?? '',
        linkedAt: instantWords(linkedAt, page),
      })),
      isLastWay: identities.length > 0 && isLastWay,
    }
  } catch (error) {
    if (refusalCode(error) === 'auth.required') return null
    throw error
  }
}

/** Why linking failed, as the address that the callback redirects to says. */
export function readLinkRefusal(url: URL): `errors.${ErrorCode}` | null {
  const code = url.searchParams.get('refused') ?? ''
  // True: one of the codes.
  return Object.hasOwn(errors, code) ? `errors.${code as ErrorCode}` : null
}

/** The forms about linked accounts. */
export const identityActions: SecurityActions = {
  link: async (form, { api, locale }) => {
    const provider = form.get('provider')
    if (!isIdentityProvider(provider))
      return { refused: { status: 400, notice: 'errors.request.invalid', faults: {} } }
    try {
      const back = localisePath('/client/security', locale)
      const { url } = await api.call(beginIdentity, { provider, link: true, back, locale })
      return { leaving: { url, provider } }
    } catch (error) {
      return { refused: refusalOf(error) }
    }
  },
  unlink: async (form, { api }) => {
    const refused = await findRefusal(() => api.call(unlinkIdentity, { uuid: String(form.get('uuid')) }))
    return refused ? { refused } : { done: 'identities.linked.unlinked' }
  },
}
