import type { PageDeclaration } from '@zeri/contract'
import { data, redirect } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { chartsContext, pageContext } from '../context.ts'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { FormResultWithoutScript } from '../features/accounts/form-result-without-script.tsx'
import { type DoneKey, type FormResult, useFormNotice } from '../features/accounts/use-form-notice.ts'
import { AddChart } from '../features/charts/add-chart.tsx'
import { isChartAction, runChartAction } from '../features/charts/chart-actions.server.ts'
import type { ChartAction } from '../features/charts/chart-actions.ts'
import { ChartList } from '../features/charts/chart-list.tsx'
import { listCharts } from '../features/charts/listed-charts.server.ts'
import { findFolders, isFolderAction, runFolderAction } from '../features/desk/folder-actions.server.ts'
import { FolderSettings, MoveChart, NewFolder } from '../features/desk/folders.tsx'
import { rememberChart } from '../features/site/remembered-chart.ts'
import { readSitePath } from '../i18n/site-path.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Panel } from '../ui/panel.tsx'
import { PillLink } from '../ui/pill.tsx'
import type { Route } from './+types/client-charts.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const own = await context.get(chartsContext)()
  return { charts: listCharts(own, page), folders: await findFolders(page.api, own !== null) }
}

/** The notice after an action; a selection needs none, the page shows it. */
const doneKeys: Partial<Record<ChartAction, DoneKey>> = {
  delete: 'client.charts.deleted',
  'stop-autopay': 'billing.autopay.stopped',
}

/** Handles the chart forms of every page. A form that names the page it came from redirects there. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const name = form.get('do')
  if (isFolderAction(name)) {
    const refused = await runFolderAction(name, form, context.get(pageContext).api)
    return refused ? data<FormResult>({ refused }, { status: refused.status }) : data<FormResult>({})
  }
  if (!isChartAction(name)) return data<FormResult>({}, { status: 400 })
  const refused = await runChartAction(name, String(form.get('uuid')), context.get(pageContext).api)
  if (refused) return data<FormResult>({ refused }, { status: refused.status })
  const back = readSitePath(form.get('back'))
  if (back) throw redirect(back, 303)
  const done = doneKeys[name]
  return data<FormResult>(done ? { done } : {})
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const result = await withNetworkRefusal(serverAction)
  const isDeleted = form.get('do') === 'delete' && 'done' in result
  if (isDeleted) rememberChart(null)
  return result
}

/** The charts of the account. */
export default function ClientCharts({ loaderData, actionData }: Route.ComponentProps) {
  const { charts, folders } = loaderData
  const { t } = useTranslation()
  const result: FormResult | undefined = actionData
  useFormNotice(result)
  return (
    <ClientPage tab="charts">
      <FormResultWithoutScript result={result} />
      {folders.map((folder) => (
        <Panel key={folder.uuid} title={folder.name}>
          <ChartList
            charts={charts.filter(({ uuid }) => folder.charts.includes(uuid))}
            empty={t('client.folders.empty')}
            renderMore={(chart) => <MoveChart chart={chart} folders={folders} />}
          />
          <FolderSettings folder={folder} />
        </Panel>
      ))}
      <Panel title={t(folders.length > 0 ? 'client.folders.others' : 'client.charts.title')}>
        <ChartList
          charts={charts.filter(({ uuid }) => folders.every((folder) => !folder.charts.includes(uuid)))}
          empty={t(charts.length > 0 ? 'client.folders.empty' : 'client.charts.empty')}
          renderMore={
            folders.length > 0 ? (chart) => <MoveChart chart={chart} folders={folders} /> : undefined
          }
        />
        <AddChart to="/personal" />
      </Panel>
      {charts.length > 1 && (
        <p>
          <PillLink to="/client/compare">{t('client.folders.compare')}</PillLink>
        </p>
      )}
      <NewFolder />
    </ClientPage>
  )
}
