import type { PageDeclaration } from '@zeri/contract'
import { data } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { pageContext } from '../context.ts'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { FormResultWithoutScript } from '../features/accounts/form-result-without-script.tsx'
import { listPageSessions } from '../features/accounts/list-page-sessions.server.ts'
import { findSecurityAction, type SecurityActions } from '../features/accounts/security-actions.ts'
import { SessionList } from '../features/accounts/session-list.tsx'
import { sessionActions } from '../features/accounts/submit-account-form.server.ts'
import { type FormResult, useFormNotice } from '../features/accounts/use-form-notice.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Panel } from '../ui/panel.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/client-security.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

/** Each section of the page loads its own part. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [sessions] = await Promise.all([listPageSessions(page)])
  return { sessions }
}

export async function action({ context, request }: Route.ActionArgs) {
  // What the forms of the sections can do, by the value of `do`.
  const actions: SecurityActions = { ...sessionActions }
  const form = await readForm(request)
  const result = await findSecurityAction(actions, form)(form, context.get(pageContext))
  return data<FormResult>(result, { status: result.refused?.status ?? 200 })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** Who can open the account, by what, and what happened with it. */
export default function ClientSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { user } = usePage()
  const result: FormResult | undefined = actionData
  useFormNotice(result)
  return (
    <ClientPage tab="security">
      <FormResultWithoutScript result={result} />
      {user && (
        <Panel title={t('client.sessions.title')} id="sessions">
          <SessionList sessions={loaderData.sessions} />
        </Panel>
      )}
    </ClientPage>
  )
}
