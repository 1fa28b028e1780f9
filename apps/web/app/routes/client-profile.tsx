import type { PageDeclaration } from '@zeri/contract'
import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { chartsContext, pageContext } from '../context.ts'
import { AnswerWithoutScript } from '../features/accounts/answer-without-script.tsx'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { unlessUnreachable } from '../features/accounts/unless-unreachable.ts'
import { type FormAnswer, useTellAnswer } from '../features/accounts/use-tell-answer.ts'
import { listReminderCharts } from '../features/reminders/reminder-charts.server.ts'
import { findMessenger, saveTelegramReminder } from '../features/reminders/reminder-settings.server.ts'
import { TelegramReminder } from '../features/reminders/telegram-reminder.tsx'
import { Panel } from '../ui/panel.tsx'
import type { Route } from './+types/client-profile.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

/** Telegram is for the Russian edition; whoever changes the language here comes to the mail. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  if (page.locale !== 'ru') throw redirect('/client/mail')
  const [own, messenger] = await Promise.all([context.get(chartsContext)(), findMessenger(page)])
  return { charts: listReminderCharts(own, page), messenger }
}

export async function action({ context, request }: Route.ActionArgs) {
  const refused = await saveTelegramReminder(await readForm(request), context.get(pageContext))
  return refused
    ? data<FormAnswer>({ refused }, { status: refused.status })
    : data<FormAnswer>({ done: 'reminders.saved' })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessUnreachable(serverAction)
}

/** The reminder in Telegram. */
export default function ClientProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const answer: FormAnswer | undefined = actionData
  useTellAnswer(answer)
  return (
    <ClientPage tab="profile">
      <AnswerWithoutScript answer={answer} />
      <Panel title={t('reminders.telegram.title')}>
        <TelegramReminder messenger={loaderData.messenger} charts={loaderData.charts} />
      </Panel>
    </ClientPage>
  )
}
