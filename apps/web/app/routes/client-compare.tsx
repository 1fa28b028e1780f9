import type { PageDeclaration } from '@zeri/contract'
import { chartsContext, pageContext } from '../context.ts'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { CompareForm } from '../features/desk/compare-form.tsx'
import { ComparedCharts } from '../features/desk/compared-charts.tsx'
import { loadComparison } from '../features/desk/load-comparison.server.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Panel } from '../ui/panel.tsx'
import type { Route } from './+types/client-compare.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  return loadComparison(query, context.get(pageContext), await context.get(chartsContext)())
}

/** Two charts of the account side by side. */
export default function ClientCompare({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { charts, chosen, comparison } = loaderData
  return (
    <ClientPage tab="charts">
      <Panel title={t('client.compare.title')}>
        {charts.length < 2 ? (
          <p>{t('client.compare.few')}</p>
        ) : (
          <CompareForm charts={charts} chosen={chosen} />
        )}
      </Panel>
      {comparison && <ComparedCharts comparison={comparison} />}
    </ClientPage>
  )
}
