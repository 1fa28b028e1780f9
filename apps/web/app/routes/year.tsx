import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { requirePageDate } from '../features/calendar/page-date.ts'
import { useFilled } from '../features/calendar/use-filled.ts'
import { loadYear } from '../features/calendar/year-page/load-year.ts'
import { useYearTitle } from '../features/calendar/year-page/use-year-title.ts'
import { yearAtPlace } from '../features/calendar/year-page/year-at-place.ts'
import { YearView } from '../features/calendar/year-page/year-view.tsx'
import { ChartSwitch } from '../features/charts/chart-switch.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import type { Route } from './+types/year.ts'

export const handle = { cache: 'today', words: 'common', indexable: 'dated' } satisfies PageDeclaration

export function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { year } = requirePageDate(params, page.locale)
  return loadYear(year, page, null)
}

export default function YearPage({ loaderData }: Route.ComponentProps) {
  const data = useFilled(loaderData, yearAtPlace)
  const title = useYearTitle(data)
  return (
    <>
      <PageHead {...title} />
      <ChartSwitch />
      <YearView data={data} />
    </>
  )
}
