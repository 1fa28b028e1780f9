import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { homeAtPlace } from '../features/calendar/home-page/home-at-place.ts'
import { HomeView } from '../features/calendar/home-page/home-view.tsx'
import { loadHome } from '../features/calendar/home-page/load-home.ts'
import { useHomeTitle } from '../features/calendar/home-page/use-home-title.ts'
import { useTodayHere } from '../features/calendar/home-page/use-today-here.ts'
import { useFilled } from '../features/calendar/use-filled.ts'
import { ChartSwitch } from '../features/charts/chart-switch.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import type { Route } from './+types/home.ts'

export const handle = { cache: 'today', words: 'common', indexable: true } satisfies PageDeclaration

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(pageContext), null)
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const data = useFilled(useTodayHere(loaderData), homeAtPlace)
  const { title, description } = useHomeTitle(data)
  return (
    <>
      <PageHead title={title} description={description} />
      <ChartSwitch />
      <HomeView data={data} title={title} />
    </>
  )
}
