import type { PageDeclaration } from '@zeri/contract'
import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { chartsContext, pageContext } from '../context.ts'
import { AnswerWithoutScript } from '../features/accounts/answer-without-script.tsx'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { unlessUnreachable } from '../features/accounts/unless-unreachable.ts'
import { type DoneKey, type FormAnswer, useTellAnswer } from '../features/accounts/use-tell-answer.ts'
import { AddChart } from '../features/charts/add-chart.tsx'
import { isChartAction, runChartAction } from '../features/charts/chart-actions.server.ts'
import type { ChartAction } from '../features/charts/chart-actions.ts'
import { ChartList } from '../features/charts/chart-list.tsx'
import { listCharts } from '../features/charts/listed-charts.server.ts'
import { rememberChart } from '../features/site/remembered-chart.ts'
import { readSitePath } from '../i18n/site-path.ts'
import { Panel } from '../ui/panel.tsx'
import type { Route } from './+types/client-charts.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ context }: Route.LoaderArgs) {
  return { charts: listCharts(await context.get(chartsContext)(), context.get(pageContext)) }
}

/** What is told of an act; choosing shows by itself. */
const doneKeys: Partial<Record<ChartAction, DoneKey>> = {
  delete: 'client.charts.deleted',
  'stop-autopay': 'billing.autopay.stopped',
}

/** Answers the forms about charts of every page. One that names the page it came from leads back to it. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const act = form.get('do')
  if (!isChartAction(act)) return data<FormAnswer>({}, { status: 400 })
  const refused = await runChartAction(act, String(form.get('uuid')), context.get(pageContext).api)
  if (refused) return data<FormAnswer>({ refused }, { status: refused.status })
  const back = readSitePath(form.get('back'))
  if (back) throw redirect(back, 303)
  const done = doneKeys[act]
  return data<FormAnswer>(done ? { done } : {})
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const answer = await unlessUnreachable(serverAction)
  const isDeleted = form.get('do') === 'delete' && 'done' in answer
  if (isDeleted) rememberChart(null)
  return answer
}

/** The charts of the account. */
export default function ClientCharts({ loaderData: { charts }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const answer: FormAnswer | undefined = actionData
  useTellAnswer(answer)
  return (
    <ClientPage tab="charts">
      <AnswerWithoutScript answer={answer} />
      <Panel title={t('client.charts.title')}>
        <ChartList charts={charts} />
        <AddChart to="/personal" />
      </Panel>
    </ClientPage>
  )
}
