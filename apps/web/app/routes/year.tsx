import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { shortPillarName } from '../features/calendar/month-days.ts'
import { requirePageDate } from '../features/calendar/page-date.ts'
import { loadYear } from '../features/calendar/year-page/load-year.ts'
import { YearView } from '../features/calendar/year-page/year-view.tsx'
import { ChartSwitch } from '../features/charts/chart-switch.tsx'
import { findSelectedChart } from '../features/charts/read-chart.server.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/year.ts'

export const handle = { cache: 'today', words: 'common', indexable: 'dated' } satisfies PageDeclaration

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { year } = requirePageDate(params, page.locale)
  return loadYear(year, page, await findSelectedChart(context))
}

export default function YearPage({ loaderData: data }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const { year, pillar } = data
  const named = { ...pillar, name: shortPillarName(pillar.name) }
  return (
    <>
      <PageHead
        title={t('year.title', { year, pillar: named.name, product })}
        description={t('year.description', { year, ...named })}
      />
      <ChartSwitch />
      <YearView data={data} />
    </>
  )
}
