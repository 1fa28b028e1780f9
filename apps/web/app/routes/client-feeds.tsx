import type { PageDeclaration } from '@zeri/contract'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { chartsContext, pageContext } from '../context.ts'
import { AnswerWithoutScript } from '../features/accounts/answer-without-script.tsx'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { unlessUnreachable } from '../features/accounts/unless-unreachable.ts'
import { type DoneKey, type FormAnswer, useTellAnswer } from '../features/accounts/use-tell-answer.ts'
import { ChoiceList } from '../features/chooser/choice-list.tsx'
import { FeedForm } from '../features/chooser/feed-form.tsx'
import { FeedGuides } from '../features/chooser/feed-guides.tsx'
import { FeedList } from '../features/chooser/feed-list.tsx'
import { changeFeeds, loadFeeds } from '../features/chooser/load-feeds.server.ts'
import { Panel } from '../ui/panel.tsx'
import type { Route } from './+types/client-feeds.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ context }: Route.LoaderArgs) {
  return { kept: await loadFeeds(context.get(pageContext), await context.get(chartsContext)()) }
}

const done: Readonly<Record<string, DoneKey>> = {
  'add-feed': 'chooser.feeds.added',
  'end-feed': 'chooser.feeds.ended',
  'end-choice': 'chooser.choices.ended',
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const refused = await changeFeeds(form, context.get(pageContext))
  if (refused) return data<FormAnswer>({ refused }, { status: refused.status })
  const told = done[String(form.get('do'))]
  return data<FormAnswer>(told ? { done: told } : {})
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessUnreachable(serverAction)
}

/** What goes out: addresses for calendar programs, and shortlists that are shared. */
export default function ClientFeeds({ loaderData: { kept }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const answer: FormAnswer | undefined = actionData
  useTellAnswer(answer)
  return (
    <ClientPage tab="feeds">
      <AnswerWithoutScript answer={answer} />
      {kept && (
        <>
          <Panel title={t('chooser.feeds.title')}>
            <FeedList feeds={kept.feeds} />
          </Panel>
          <Panel title={t('chooser.feeds.new')}>
            <FeedForm data={kept} />
          </Panel>
          <Panel title={t('chooser.guides.title')}>
            <FeedGuides publicUrl={kept.publicUrl} />
          </Panel>
          <Panel title={t('chooser.choices.title')}>
            <ChoiceList choices={kept.choices} />
          </Panel>
        </>
      )}
    </ClientPage>
  )
}
