import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { dayAtPlace } from '../features/calendar/day-page/day-at-place.ts'
import { DayView } from '../features/calendar/day-page/day-view.tsx'
import { loadDayPage } from '../features/calendar/day-page/load-day-page.ts'
import { useDayTitle } from '../features/calendar/day-page/use-day-title.ts'
import { datePath, dayPath, isoDateOf, requirePageDate } from '../features/calendar/page-date.ts'
import { useFilled } from '../features/calendar/use-filled.ts'
import { ChartSwitch } from '../features/charts/chart-switch.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/day.ts'

export const handle = { cache: 'today', words: 'common', indexable: 'dated' } satisfies PageDeclaration

export function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  return loadDayPage(isoDateOf(requirePageDate(params, page.locale)), page, null)
}

export default function DayPage({ loaderData }: Route.ComponentProps) {
  const data = useFilled(loaderData, dayAtPlace)
  const { title, description } = useDayTitle(data)
  const { product } = usePage()
  const [year = 0, month = 0] = data.day.date.split('-').map(Number)
  const trail = [
    { name: product, path: '/' },
    { name: String(year), path: datePath({ year }) },
    { name: data.words.month, path: datePath({ year, month }) },
    { name: data.words.dayMonth, path: dayPath(data.day.date) },
  ]
  return (
    <>
      <PageHead title={title} description={description} trail={trail} />
      <ChartSwitch />
      <DayView data={data} />
    </>
  )
}
