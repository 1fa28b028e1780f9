import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { HomeView } from '../features/calendar/home-page/home-view.tsx'
import { loadHome } from '../features/calendar/home-page/load-home.ts'
import { useHomeTitle } from '../features/calendar/home-page/use-home-title.ts'
import { PlaceCalendar, requirePlaceBase } from '../features/calendar/place-calendar.tsx'
import type { Route } from './+types/place-home.ts'

export const handle = { cache: 'today', words: 'common', indexable: false } satisfies PageDeclaration

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const base = requirePlaceBase(page, params.place)
  return { base, home: await loadHome(page, null) }
}

/** Today at the place in the address. */
export default function PlaceHome({ loaderData: { base, home } }: Route.ComponentProps) {
  const title = useHomeTitle(home)
  return (
    <PlaceCalendar base={base} title={title}>
      <HomeView data={home} title={title.title} />
    </PlaceCalendar>
  )
}
