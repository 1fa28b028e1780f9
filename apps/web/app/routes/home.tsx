import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { useFilled } from '../features/calendar/use-filled.ts'
import { ChartSwitch } from '../features/charts/chart-switch.tsx'
import { homeAtPlace } from '../features/home/home-at-place.ts'
import { HomeView } from '../features/home/home-view.tsx'
import { loadFront } from '../features/home/load-front.ts'
import { loadHome } from '../features/home/load-home.ts'
import { useHomeTitle } from '../features/home/use-home-title.ts'
import { useTodayHere } from '../features/home/use-today-here.ts'
import { PageHead } from '../features/site/page-head.tsx'
import type { Route } from './+types/home.ts'

export const handle = { cache: 'today', words: 'common', indexable: true } satisfies PageDeclaration

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [home, front] = await Promise.all([loadHome(page, null), loadFront(page)])
  return { home, front }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home, front } = useTodayHere(loaderData)
  const data = useFilled(home, homeAtPlace)
  return (
    <>
      <PageHead {...useHomeTitle(data)} />
      <ChartSwitch />
      <HomeView data={data} front={front} />
    </>
  )
}
