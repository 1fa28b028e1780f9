import type { PageDeclaration } from '@zeri/contract'
import { data, useNavigation } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { pageContext } from '../context.ts'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { FormResultWithoutScript } from '../features/accounts/form-result-without-script.tsx'
import { PasswordForm } from '../features/accounts/password-form.tsx'
import { submitAccountForm } from '../features/accounts/submit-account-form.server.ts'
import { type FormResult, useFormNotice } from '../features/accounts/use-form-notice.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Panel } from '../ui/panel.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/client-password.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function action({ context, request }: Route.ActionArgs) {
  const refused = await submitAccountForm(
    'password-change',
    await readForm(request),
    context.get(pageContext),
  )
  return refused
    ? data<FormResult>({ refused }, { status: refused.status })
    : data<FormResult>({ done: 'accounts.passwordChanged' })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** The password of the account. */
export default function ClientPassword({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { user } = usePage()
  const { formData } = useNavigation()
  const result: FormResult | undefined = actionData
  useFormNotice(result)
  return (
    <ClientPage tab="password">
      <FormResultWithoutScript result={result} />
      <Panel title={t('client.password.title')}>
        <PasswordForm
          email={user?.email ?? ''}
          serverFaults={result?.refused?.faults}
          isBusy={formData?.get('do') === 'change'}
          isDone={result?.done === 'accounts.passwordChanged'}
        />
      </Panel>
    </ClientPage>
  )
}
