import type { PageDeclaration } from '@zeri/contract'
import { data, redirect } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { chartsContext, pageContext } from '../context.ts'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { FormResultWithoutScript } from '../features/accounts/form-result-without-script.tsx'
import { type FormResult, useFormNotice } from '../features/accounts/use-form-notice.ts'
import { listReminderCharts } from '../features/reminders/reminder-charts.server.ts'
import { findMessenger, saveTelegramReminder } from '../features/reminders/reminder-settings.server.ts'
import { TelegramReminder } from '../features/reminders/telegram-reminder.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { Panel } from '../ui/panel.tsx'
import type { Route } from './+types/client-profile.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

/** Telegram reminders exist in the Russian edition only; the English page redirects to the mail settings. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  if (page.locale !== 'ru') throw redirect('/client/mail')
  const [own, messenger] = await Promise.all([context.get(chartsContext)(), findMessenger(page)])
  return { charts: listReminderCharts(own, page), messenger }
}

export async function action({ context, request }: Route.ActionArgs) {
  const refused = await saveTelegramReminder(await readForm(request), context.get(pageContext))
  return refused
    ? data<FormResult>({ refused }, { status: refused.status })
    : data<FormResult>({ done: 'reminders.saved' })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** The reminder in Telegram. */
export default function ClientProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const result: FormResult | undefined = actionData
  useFormNotice(result)
  return (
    <ClientPage tab="profile">
      <FormResultWithoutScript result={result} />
      <Panel title={t('reminders.telegram.title')}>
        <TelegramReminder messenger={loaderData.messenger} charts={loaderData.charts} />
      </Panel>
    </ClientPage>
  )
}
