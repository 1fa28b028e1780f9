import type { PageDeclaration } from '@zeri/contract'
import { data } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { chartsContext, pageContext } from '../context.ts'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { confirmFirst } from '../features/accounts/confirm-first.server.ts'
import { ConfirmPopup } from '../features/accounts/confirm-popup.tsx'
import { FormResultWithoutScript } from '../features/accounts/form-result-without-script.tsx'
import { type DoneKey, type FormResult, useFormNotice } from '../features/accounts/use-form-notice.ts'
import { ChoiceList } from '../features/chooser/choice-list.tsx'
import { FeedForm } from '../features/chooser/feed-form.tsx'
import { FeedGuides } from '../features/chooser/feed-guides.tsx'
import { FeedList } from '../features/chooser/feed-list.tsx'
import { changeFeeds, loadFeeds } from '../features/chooser/load-feeds.server.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Panel } from '../ui/panel.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/client-feeds.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ context }: Route.LoaderArgs) {
  return { feedsData: await loadFeeds(context.get(pageContext), await context.get(chartsContext)()) }
}

const done: Readonly<Record<string, DoneKey>> = {
  'add-feed': 'chooser.feeds.added',
  'end-feed': 'chooser.feeds.ended',
  'end-choice': 'chooser.choices.ended',
  'remove-guest': 'chooser.choices.removed',
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const page = context.get(pageContext)
  const result = await confirmFirst(form, page, async () => {
    const refused = await changeFeeds(form, page)
    const doneKey = done[String(form.get('do'))]
    return refused ? { refused } : doneKey ? { done: doneKey } : {}
  })
  return data<FormResult>(result, { status: result.refused?.status ?? 200 })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** What the user publishes: feeds for calendar programs, and shared shortlists. */
export default function ClientFeeds({ loaderData: { feedsData }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { user } = usePage()
  const result: FormResult | undefined = actionData
  useFormNotice(result)
  return (
    <ClientPage tab="feeds">
      <FormResultWithoutScript result={result} />
      <ConfirmPopup
        request={result?.confirm}
        email={user?.email ?? ''}
        serverFaults={result?.refused?.faults}
      />
      {feedsData && (
        <>
          <Panel title={t('chooser.feeds.title')}>
            <FeedList feeds={feedsData.feeds} />
          </Panel>
          <Panel title={t('chooser.feeds.new')}>
            <FeedForm data={feedsData} />
          </Panel>
          <Panel title={t('chooser.guides.title')}>
            <FeedGuides publicFeed={feedsData.publicFeed} />
          </Panel>
          <Panel title={t('chooser.choices.title')}>
            <ChoiceList choices={feedsData.choices} />
          </Panel>
        </>
      )}
    </ClientPage>
  )
}
