import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { DayView } from '../features/calendar/day-page/day-view.tsx'
import { loadDayPage } from '../features/calendar/day-page/load-day-page.ts'
import { useDayTitle } from '../features/calendar/day-page/use-day-title.ts'
import { isoDateOf, requirePageDate } from '../features/calendar/page-date.ts'
import { PlaceCalendar, requirePlaceBase } from '../features/calendar/place-calendar.tsx'
import type { Route } from './+types/place-day.ts'

export const handle = { cache: 'today', words: 'common', indexable: false } satisfies PageDeclaration

export async function loader({ params: { place, ...date }, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const base = requirePlaceBase(page, place)
  const day = isoDateOf(requirePageDate(date, page.locale, base))
  return { base, day: await loadDayPage(day, page, null) }
}

/** A day at the place in the address. */
export default function PlaceDay({ loaderData: { base, day } }: Route.ComponentProps) {
  const title = useDayTitle(day)
  return (
    <PlaceCalendar base={base} title={title}>
      <DayView data={day} />
    </PlaceCalendar>
  )
}
