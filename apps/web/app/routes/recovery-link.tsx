import type { PageDeclaration } from '@zeri/contract'
import { data } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { pageContext } from '../context.ts'
import styles from '../features/accounts/auth-page.module.css'
import { RecoveryLinkForm } from '../features/accounts/recovery-link-form.tsx'
import { SignInButton } from '../features/accounts/sign-in-button.tsx'
import { submitAccountForm } from '../features/accounts/submit-account-form.server.ts'
import type { FormResult } from '../features/accounts/use-form-notice.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import formStyles from '../ui/form/form.module.css'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/recovery-link.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const form = await readForm(request)
  form.set('token', token)
  const refused = await submitAccountForm('recovery-link', form, context.get(pageContext))
  return refused
    ? data<FormResult>({ refused }, { status: refused.status })
    : data<FormResult>({ done: 'accounts.passwordChanged' })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** The page behind the link of a recovery mail: a new password, in any browser. */
export default function RecoveryLink({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const result: FormResult | undefined = actionData
  const title = t(result?.done ? 'accounts.passwordChanged' : 'accounts.tabs.recovery')
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${product}`} index={false} />
      <h1 className={styles.title}>{title}</h1>
      {result?.refused && (
        <p role="alert" className={formStyles.refusal}>
          {t(result.refused.notice)}
        </p>
      )}
      {result?.done ? (
        <>
          <p role="status" className={styles.lead}>
            {t('accounts.recovered')}
          </p>
          <SignInButton>{t('accounts.signIn')}</SignInButton>
        </>
      ) : (
        <RecoveryLinkForm serverFaults={result?.refused?.faults} />
      )}
    </div>
  )
}
