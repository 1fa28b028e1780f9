import { getPendingIdentity, type PageDeclaration } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { data, redirect } from 'react-router'
import { refusalCode } from '../api/refusal-code.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { pageContext } from '../context.ts'
import authStyles from '../features/accounts/auth-page.module.css'
import { codePagePath } from '../features/accounts/auth-page.server.ts'
import { IdentitySignUpForm, ProveForms } from '../features/accounts/identities/confirm-forms.tsx'
import {
  type ConfirmResult,
  submitConfirmation,
} from '../features/accounts/identities/identity-forms.server.ts'
import type { Refusal } from '../features/accounts/refusal.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { readSitePath } from '../i18n/site-path.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import formStyles from '../ui/form/form.module.css'
import { PillLink } from '../ui/pill.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/identity-confirm.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ context }: Route.LoaderArgs) {
  try {
    return await context.get(pageContext).api.call(getPendingIdentity, {})
  } catch (error) {
    if (refusalCode(error) !== 'identity.refused') throw error
    return null
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext)
  // Read before the form is sent: afterwards nothing waits any more.
  const back = await page.api.call(getPendingIdentity, {}).then(
    (pending) => readSitePath(pending.back),
    () => undefined,
  )
  const result = await submitConfirmation(request, page)
  if (result.signedIn) return redirect(back ?? localisePath('/client', page.locale), 303)
  if (result.refused?.notice === 'errors.auth.second-factor-required')
    return redirect(codePagePath(back ?? localisePath('/client', page.locale), page), 303)
  return data<ConfirmResult>(result, { status: result.refused?.status ?? 200 })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** What a sign-in by an outside service still needs: a proof that an account is the visitor's, or a consent. */
export default function IdentityConfirm({ loaderData: pending, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const result: { readonly refused?: Refusal; readonly mailed?: true } = actionData ?? {}
  const title = t(
    pending
      ? pending.step === 'prove'
        ? 'identities.prove.title'
        : 'identities.signUp.title'
      : 'identities.expired.title',
  )
  const faults = result.refused?.faults ?? {}
  return (
    <div className={authStyles.page}>
      <PageHead title={`${title} · ${product}`} index={false} />
      <h1 className={authStyles.title}>{title}</h1>
      {result.refused && (
        <p role="alert" className={formStyles.refusal}>
          {t(result.refused.notice)}
        </p>
      )}
      {!pending && (
        <>
          <p className={authStyles.lead}>{t('identities.expired.text')}</p>
          <PillLink to="/sign-in" variant="primary">
            {t('accounts.signIn')}
          </PillLink>
        </>
      )}
      {pending?.step === 'prove' && (
        <ProveForms
          provider={pending.provider}
          email={pending.email ?? ''}
          isMailed={pending.mailed}
          faults={faults}
        />
      )}
      {pending?.step === 'sign-up' && (
        <IdentitySignUpForm
          provider={pending.provider}
          email={pending.email ?? ''}
          isVerified={pending.emailVerified}
          faults={faults}
        />
      )}
    </div>
  )
}
