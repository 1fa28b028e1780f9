import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { PlaceCalendar, requirePlaceBase } from '../features/calendar/place-calendar.tsx'
import { HomeView } from '../features/home/home-view.tsx'
import { loadFront } from '../features/home/load-front.ts'
import { loadHome } from '../features/home/load-home.ts'
import { useHomeTitle } from '../features/home/use-home-title.ts'
import type { Route } from './+types/place-home.ts'

export const handle = { cache: 'today', words: 'common', indexable: false } satisfies PageDeclaration

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const base = requirePlaceBase(page, params.place)
  const [home, front] = await Promise.all([loadHome(page, null), loadFront(page)])
  return { base, home, front }
}

/** Today at the place in the address. */
export default function PlaceHome({ loaderData: { base, home, front } }: Route.ComponentProps) {
  return (
    <PlaceCalendar base={base} title={useHomeTitle(home)}>
      <HomeView data={home} front={front} />
    </PlaceCalendar>
  )
}
