import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { loadMonth } from '../features/calendar/month-page/load-month.ts'
import { monthAtPlace } from '../features/calendar/month-page/month-at-place.ts'
import { keyOf, MonthView } from '../features/calendar/month-page/month-view.tsx'
import { useMonthTitle } from '../features/calendar/month-page/use-month-title.ts'
import { usePillarLine } from '../features/calendar/month-page/use-pillar-line.ts'
import { requirePageDate } from '../features/calendar/page-date.ts'
import { useFilled } from '../features/calendar/use-filled.ts'
import { ChartSwitch } from '../features/charts/chart-switch.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import type { Route } from './+types/month.ts'

export const handle = { cache: 'today', words: 'common', indexable: 'dated' } satisfies PageDeclaration

export function loader({ params, context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  return loadMonth(requirePageDate(params, page.locale), page, null, url)
}

export default function MonthPage({ loaderData }: Route.ComponentProps) {
  const data = useFilled(loaderData, monthAtPlace)
  const pillars = usePillarLine(data)
  const title = useMonthTitle(data, pillars)
  return (
    <>
      <PageHead {...title} />
      <ChartSwitch />
      <MonthView key={keyOf(data)} data={data} pillars={pillars} />
    </>
  )
}
