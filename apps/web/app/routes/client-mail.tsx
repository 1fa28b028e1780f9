import type { PageDeclaration } from '@zeri/contract'
import { data } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { chartsContext, pageContext } from '../context.ts'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { FormResultWithoutScript } from '../features/accounts/form-result-without-script.tsx'
import { type FormResult, useFormNotice } from '../features/accounts/use-form-notice.ts'
import { MailReminder } from '../features/reminders/mail-reminder.tsx'
import { listReminderCharts } from '../features/reminders/reminder-charts.server.ts'
import { findReminderMail, saveMailReminder } from '../features/reminders/reminder-settings.server.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Panel } from '../ui/panel.tsx'
import type { Route } from './+types/client-mail.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [own, mail] = await Promise.all([context.get(chartsContext)(), findReminderMail(page)])
  return { charts: listReminderCharts(own, page), mail }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const refused = await saveMailReminder(form, context.get(pageContext))
  if (refused) return data<FormResult>({ refused }, { status: refused.status })
  return data<FormResult>({ done: form.get('active') === null ? 'reminders.saved' : 'reminders.mail.begins' })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** The daily mail. */
export default function ClientMail({ loaderData: { charts, mail }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const result: FormResult | undefined = actionData
  useFormNotice(result)
  return (
    <ClientPage tab="mail">
      <FormResultWithoutScript result={result} />
      <Panel title={t('reminders.mail.title')}>{mail && <MailReminder mail={mail} charts={charts} />}</Panel>
    </ClientPage>
  )
}
