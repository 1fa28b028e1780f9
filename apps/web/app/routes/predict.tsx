import type { PageDeclaration } from '@zeri/contract'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { chartsContext, pageContext } from '../context.ts'
import { MonthPreview } from '../features/activities/month-preview.tsx'
import { Horizon } from '../features/calendar/horizon.tsx'
import type { ChartRefusal } from '../features/charts/chart-refusal.ts'
import { findChartsIfReachable } from '../features/charts/read-chart.server.ts'
import { changePeople } from '../features/chooser/change-people.server.ts'
import { ChooserForm } from '../features/chooser/chooser-form.tsx'
import { ChooserResults } from '../features/chooser/chooser-results.tsx'
import { FoldedQuestion } from '../features/chooser/folded-question.tsx'
import { loadPredict } from '../features/chooser/load-predict.server.ts'
import { UnpaidNotice } from '../features/chooser/unpaid-notice.tsx'
import { SchoolLine } from '../features/school/school-line.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageLink } from '../ui/page-link.tsx'
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

export async function action({ context, request, url }: Route.ActionArgs) {
  return changePeople(await readForm(request), url.searchParams, context.get(pageContext))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** The chooser: the question, folded once it is answered, and the days found. */
export default function Predict({ loaderData: data, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const { key } = useLocation()
  const answer = useAnswerFocus()
  const { results, closedFrom, preview, refused, faults, leftOutCharts, unpaidPrice } = data
  const isAnswered = results !== null || preview !== null
  const said = Object.values(faults)
  const refusedBirth: ChartRefusal | undefined = actionData?.refused
  return (
    <div className={styles.page}>
      <PageHead title={t('chooser.title', { product })} description={t('chooser.description')} />
      <header>
        <h1 className={styles.title}>{t('chooser.heading')}</h1>
        {!isAnswered && <p className={styles.lead}>{t('chooser.lead')}</p>}
      </header>
      {isAnswered && <FoldedQuestion key={key} data={data} refused={refusedBirth} />}
      <section
        id="answer"
        ref={answer}
        tabIndex={-1}
        aria-label={t('chooser.answer')}
        className={styles.answer}
      >
        <div role="status" className={styles.notices}>
          {!isAnswered && said.length > 0 && <p className={styles.refused}>{t('chooser.faulty')}</p>}
          {isAnswered &&
            said.map(({ fault, typed }) => (
              <p key={fault} className={styles.refused}>
                {t(`chooser.faults.${fault}`, { typed })}
              </p>
            ))}
          {leftOutCharts && <p className={styles.refused}>{t('chooser.people.leftOut')}</p>}
          {refused && <p className={styles.refused}>{t(`errors.${refused}`)}</p>}
          {closedFrom && !preview && <Horizon openUntil={closedFrom} of="chooser" />}
        </div>
        {unpaidPrice && <UnpaidNotice price={unpaidPrice} search={data.search} />}
        {results && <SchoolLine name={data.school} />}
        {results && <ChooserResults results={results} weekdays={data.weekdays} />}
        {preview && <MonthPreview preview={preview} />}
      </section>
      {!isAnswered && (
        <Panel title={t('chooser.question')}>
          <ChooserForm key={key} data={data} refused={refusedBirth} />
        </Panel>
      )}
      <p>
        <PageLink to="/morning">{t('site.morning')}</PageLink>
      </p>
    </div>
  )
}

/** Focuses the answer after a sent form replaced the page; a new document does so by the fragment of its address. */
function useAnswerFocus() {
  const answer = useRef<HTMLElement>(null)
  const { key, hash } = useLocation()
  useEffect(() => {
    if (key !== 'default' && hash === '#answer') answer.current?.focus()
  }, [key, hash])
  return answer
}
