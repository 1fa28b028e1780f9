import type { PageDeclaration } from '@zeri/contract'
import { chartsContext, pageContext } from '../context.ts'
import { Horizon } from '../features/calendar/horizon.tsx'
import { findChartsIfReachable } from '../features/charts/read-chart.server.ts'
import { ChooserForm } from '../features/chooser/chooser-form.tsx'
import { ChooserResults } from '../features/chooser/chooser-results.tsx'
import { loadPredict } from '../features/chooser/load-predict.server.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { Panel } from '../ui/panel.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/predict.ts'
import styles from './predict.module.css'

export const handle = { cache: 'visitor', words: 'lazy', indexable: true } satisfies PageDeclaration

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  // When the address names charts, the page fails without them: leaving them out would change the result.
  const asksForCharts = searchParams.has('chart') || searchParams.has('veto')
  const own = await (asksForCharts ? context.get(chartsContext)() : findChartsIfReachable(context))
  return loadPredict(searchParams, context.get(pageContext), own)
}

/** The chooser: a form for the activity and the dates, and the days found. */
export default function Predict({ loaderData: data }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const { results, closedFrom, refused } = data
  return (
    <div className={styles.page}>
      <PageHead title={t('chooser.title', { product })} description={t('chooser.description')} />
      <header>
        <h1 className={styles.title}>{t('chooser.heading')}</h1>
        <p className={styles.lead}>{t('chooser.lead')}</p>
      </header>
      <Panel title={t('chooser.question')}>
        <ChooserForm data={data} />
      </Panel>
      <div role="status" className={styles.answer}>
        {refused && <p className={styles.refused}>{t(`errors.${refused}`)}</p>}
        {closedFrom && <Horizon openUntil={closedFrom} of="chooser" />}
      </div>
      {results && <ChooserResults results={results} />}
    </div>
  )
}
