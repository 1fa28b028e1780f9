import type { PageDeclaration } from '@zeri/contract'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { chartsContext, pageContext } from '../context.ts'
import { AnswerWithoutScript } from '../features/accounts/answer-without-script.tsx'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { unlessUnreachable } from '../features/accounts/unless-unreachable.ts'
import { type FormAnswer, useTellAnswer } from '../features/accounts/use-tell-answer.ts'
import { MailReminder } from '../features/reminders/mail-reminder.tsx'
import { listReminderCharts } from '../features/reminders/reminder-charts.server.ts'
import { findReminderMail, saveMailReminder } from '../features/reminders/reminder-settings.server.ts'
import { Panel } from '../ui/panel.tsx'
import type { Route } from './+types/client-mail.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [own, mail] = await Promise.all([context.get(chartsContext)(), findReminderMail(page)])
  return { charts: listReminderCharts(own, page), mail }
}

export async function action({ context, request }: Route.ActionArgs) {
  const refused = await saveMailReminder(await readForm(request), context.get(pageContext))
  return refused
    ? data<FormAnswer>({ refused }, { status: refused.status })
    : data<FormAnswer>({ done: 'reminders.saved' })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessUnreachable(serverAction)
}

/** The daily mail. */
export default function ClientMail({ loaderData: { charts, mail }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const answer: FormAnswer | undefined = actionData
  useTellAnswer(answer)
  return (
    <ClientPage tab="mail">
      <AnswerWithoutScript answer={answer} />
      <Panel title={t('reminders.mail.title')}>{mail && <MailReminder mail={mail} charts={charts} />}</Panel>
    </ClientPage>
  )
}
