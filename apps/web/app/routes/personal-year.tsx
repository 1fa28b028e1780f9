import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { datePath, requirePageDate } from '../features/calendar/page-date.ts'
import { loadYear } from '../features/calendar/year-page/load-year.ts'
import { YearView } from '../features/calendar/year-page/year-view.tsx'
import { ChartPage, SignInForChart } from '../features/charts/chart-page.tsx'
import { requireChart } from '../features/charts/read-chart.server.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/personal-year.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ params: { uuid, ...date }, context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const own = await requireChart(context, uuid, url)
  if (!own) return null
  const { year } = requirePageDate(date, page.locale, own.base)
  return { base: own.base, year: await loadYear(year, page, own.chart) }
}

/** A year of a chart's calendar. */
export default function PersonalYear({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const person = loaderData?.year.person
  if (!person) return <SignInForChart />
  const { base, year: data } = loaderData
  return (
    <ChartPage
      title={t('personal.pageTitle', { name: person.name, span: String(data.year), product })}
      person={person}
      base={base}
      everyone={datePath({ year: data.year })}
    >
      <YearView data={data} />
    </ChartPage>
  )
}
