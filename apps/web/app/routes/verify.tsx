import type { PageDeclaration } from '@zeri/contract'
import { data } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { pageContext } from '../context.ts'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { mailVerification, submitAccountForm } from '../features/accounts/submit-account-form.server.ts'
import type { FormResult } from '../features/accounts/use-form-notice.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { PillLink } from '../ui/pill.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/verify.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const form = await readForm(request)
  const isSending = form.get('do') === 'send'
  const refused = isSending
    ? await mailVerification(page)
    : await submitAccountForm('verification', form, page)
  if (refused) return data<FormResult>({ refused }, { status: refused.status })
  return data<FormResult>({ done: isSending ? 'accounts.verify.sent' : 'accounts.verify.done' })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** Confirms the address of the account by a code. */
export default function Verify({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { user } = usePage()
  return (
    <ClientPage verification={actionData}>
      {user?.verified && (
        <div>
          <p role="status">{t('accounts.verify.done')}</p>
          <PillLink to="/client">{t('accounts.yours')}</PillLink>
        </div>
      )}
    </ClientPage>
  )
}
