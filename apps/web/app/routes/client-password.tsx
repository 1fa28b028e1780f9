import type { PageDeclaration } from '@zeri/contract'
import { useTranslation } from 'react-i18next'
import { data, useNavigation } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { pageContext } from '../context.ts'
import { answerForm, endSessions } from '../features/accounts/answer-form.server.ts'
import { AnswerWithoutScript } from '../features/accounts/answer-without-script.tsx'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { listPageSessions } from '../features/accounts/list-page-sessions.server.ts'
import { PasswordForm } from '../features/accounts/password-form.tsx'
import { SessionList } from '../features/accounts/session-list.tsx'
import { unlessUnreachable } from '../features/accounts/unless-unreachable.ts'
import { type DoneKey, type FormAnswer, useTellAnswer } from '../features/accounts/use-tell-answer.ts'
import { Panel } from '../ui/panel.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/client-password.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ context }: Route.LoaderArgs) {
  return { sessions: await listPageSessions(context.get(pageContext)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const form = await readForm(request)
  const tell = (refused: Awaited<ReturnType<typeof answerForm>>, done: DoneKey) =>
    refused ? data<FormAnswer>({ refused }, { status: refused.status }) : data<FormAnswer>({ done })
  switch (form.get('do')) {
    case 'end':
      return tell(await endSessions(String(form.get('uuid')), page), 'client.sessions.ended')
    case 'end-others':
      return tell(await endSessions(undefined, page), 'client.sessions.endedOthers')
    default:
      return tell(await answerForm('password-change', form, page), 'accounts.passwordChanged')
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessUnreachable(serverAction)
}

/** The password, and where one is signed in with it. */
export default function ClientPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { user } = usePage()
  const { formData } = useNavigation()
  const answer: FormAnswer | undefined = actionData
  useTellAnswer(answer)
  return (
    <ClientPage tab="password">
      <AnswerWithoutScript answer={answer} />
      <Panel title={t('client.password.title')}>
        <PasswordForm
          email={user?.email ?? ''}
          given={answer?.refused?.faults}
          isBusy={formData?.get('do') === 'change'}
          isDone={answer?.done === 'accounts.passwordChanged'}
        />
      </Panel>
      <Panel title={t('client.sessions.title')}>
        <SessionList sessions={loaderData.sessions} />
      </Panel>
    </ClientPage>
  )
}
