import type { PageDeclaration } from '@zeri/contract'
import { useTranslation } from 'react-i18next'
import { data, useNavigation } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { pageContext } from '../context.ts'
import { answerDeletion } from '../features/accounts/answer-form.server.ts'
import { AnswerWithoutScript } from '../features/accounts/answer-without-script.tsx'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { DeletedPage } from '../features/accounts/deleted-page.tsx'
import { DeletionForm } from '../features/accounts/deletion-form.tsx'
import { ExportFile } from '../features/accounts/export-file.tsx'
import type { Refusal } from '../features/accounts/refusal.ts'
import { unlessUnreachable } from '../features/accounts/unless-unreachable.ts'
import { useTellAnswer } from '../features/accounts/use-tell-answer.ts'
import { instantWords } from '../i18n/instant-words.server.ts'
import { Panel } from '../ui/panel.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/client-data.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

/** Either of the two. */
type Answer = { readonly erasedAt?: string; readonly refused?: Refusal }

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const answer = await answerDeletion(await readForm(request), page)
  if ('refused' in answer) return data<Answer>({ refused: answer.refused }, { status: answer.refused.status })
  return data<Answer>({ erasedAt: instantWords(answer.value, page) })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessUnreachable(serverAction)
}

/** What is kept of a person: to take away, and to erase. */
export default function ClientData({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { user } = usePage()
  const { formData } = useNavigation()
  const answer: Answer | undefined = actionData
  useTellAnswer(answer)
  if (answer?.erasedAt) return <DeletedPage erasedAt={answer.erasedAt} />
  return (
    <ClientPage tab="data">
      <AnswerWithoutScript answer={answer} />
      <Panel title={t('client.export.title')}>
        <ExportFile />
      </Panel>
      <Panel title={t('client.deletion.title')}>
        <DeletionForm
          email={user?.email ?? ''}
          given={answer?.refused?.faults}
          isBusy={formData !== undefined}
        />
      </Panel>
    </ClientPage>
  )
}
