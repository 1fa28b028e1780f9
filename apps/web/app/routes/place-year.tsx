import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { requirePageDate } from '../features/calendar/page-date.ts'
import { PlaceCalendar, requirePlaceBase } from '../features/calendar/place-calendar.tsx'
import { loadYear } from '../features/calendar/year-page/load-year.ts'
import { useYearTitle } from '../features/calendar/year-page/use-year-title.ts'
import { YearView } from '../features/calendar/year-page/year-view.tsx'
import type { Route } from './+types/place-year.ts'

export const handle = { cache: 'today', words: 'common', indexable: false } satisfies PageDeclaration

export async function loader({ params: { place, ...date }, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const base = requirePlaceBase(page, place)
  const { year } = requirePageDate(date, page.locale, base)
  return { base, year: await loadYear(year, page, null) }
}

/** A year at the place in the address. */
export default function PlaceYear({ loaderData: { base, year } }: Route.ComponentProps) {
  const title = useYearTitle(year)
  return (
    <PlaceCalendar base={base} title={title}>
      <YearView data={year} />
    </PlaceCalendar>
  )
}
