import type { PageDeclaration } from '@zeri/contract'
import { data } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { chartsContext, pageContext } from '../context.ts'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { ChartForm } from '../features/charts/chart-form.tsx'
import { toChartValues } from '../features/charts/chart-form-values.server.ts'
import { correctChart } from '../features/charts/correct-chart.server.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Panel } from '../ui/panel.tsx'
import type { Route } from './+types/client-chart.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ context, params }: Route.LoaderArgs) {
  const own = await context.get(chartsContext)()
  const chart = own?.list.find(({ uuid }) => uuid === params.uuid)
  if (own && !chart) throw data(null, 404)
  return { values: chart ? toChartValues(chart) : null }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  return correctChart(params.uuid, await readForm(request), context.get(pageContext))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** Corrects a chart of the account. */
export default function ClientChart({ loaderData: { values }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <ClientPage tab="charts">
      <Panel title={t('client.charts.correcting')}>
        {values && (
          <ChartForm
            start={values}
            refused={actionData?.refused}
            extraFields={{ email: true, consent: false }}
            send={t('client.charts.save')}
            isSaved
          />
        )}
      </Panel>
    </ClientPage>
  )
}
