import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { loadMonth } from '../features/calendar/month-page/load-month.ts'
import { keyOf, MonthView } from '../features/calendar/month-page/month-view.tsx'
import { useMonthTitle } from '../features/calendar/month-page/use-month-title.ts'
import { usePillarLine } from '../features/calendar/month-page/use-pillar-line.ts'
import { requirePageDate } from '../features/calendar/page-date.ts'
import { PlaceCalendar, requirePlaceBase } from '../features/calendar/place-calendar.tsx'
import type { Route } from './+types/place-month.ts'

export const handle = { cache: 'today', words: 'common', indexable: false } satisfies PageDeclaration

export async function loader({ params: { place, ...date }, context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const base = requirePlaceBase(page, place)
  return { base, month: await loadMonth(requirePageDate(date, page.locale, base), page, null, url) }
}

/** A month at the place in the address. */
export default function PlaceMonth({ loaderData: { base, month } }: Route.ComponentProps) {
  const pillars = usePillarLine(month)
  const title = useMonthTitle(month, pillars)
  return (
    <PlaceCalendar base={base} title={title}>
      <MonthView key={keyOf(month)} data={month} pillars={pillars} />
    </PlaceCalendar>
  )
}
