import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { loadMonth } from '../features/calendar/month-page/load-month.ts'
import { keyOf, MonthView } from '../features/calendar/month-page/month-view.tsx'
import { usePillarLine } from '../features/calendar/month-page/use-pillar-line.ts'
import { monthPath, requirePageDate } from '../features/calendar/page-date.ts'
import { ChartPage, SignInForChart } from '../features/charts/chart-page.tsx'
import { requireChart } from '../features/charts/read-chart.server.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/personal-month.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

/** A month of a chart's calendar; without one in the address, the current month. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const own = await requireChart(context, params.uuid, url)
  if (!own) return null
  const [year = '', month = ''] = page.today.split('-').map((part) => String(Number(part)))
  const named = params as { year?: string; month?: string } // true: the address has both or neither
  const date = requirePageDate(
    { year: named.year ?? year, month: named.month ?? month },
    page.locale,
    own.base,
  )
  return { base: own.base, month: await loadMonth(date, page, own.chart, url) }
}

export default function PersonalMonth({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Month {...loaderData} /> : <SignInForChart />
}

type MonthProps = NonNullable<Route.ComponentProps['loaderData']>

function Month({ base, month: data }: MonthProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const pillars = usePillarLine(data)
  const { person } = data
  if (!person) return null
  return (
    <ChartPage
      title={t('personal.pageTitle', { name: person.name, span: data.name, product })}
      person={person}
      base={base}
      everyone={monthPath(data.first.date)}
    >
      <MonthView key={keyOf(data)} data={data} pillars={pillars} />
    </ChartPage>
  )
}
