import type { PageDeclaration } from '@zeri/contract'
import { useState } from 'react'
import { pageContext } from '../context.ts'
import { loadMonth } from '../features/calendar/month-page/load-month.ts'
import { monthAtPlace } from '../features/calendar/month-page/month-at-place.ts'
import { keyOf, MonthView } from '../features/calendar/month-page/month-view.tsx'
import { usePillarLine } from '../features/calendar/month-page/use-pillar-line.ts'
import { requirePageDate } from '../features/calendar/page-date.ts'
import { useFilled } from '../features/calendar/use-filled.ts'
import { ChartSwitch } from '../features/charts/chart-switch.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/month.ts'

export const handle = { cache: 'today', words: 'common', indexable: 'dated' } satisfies PageDeclaration

export function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  return loadMonth(requirePageDate(params, page.locale), page, null)
}

export default function MonthPage({ loaderData }: Route.ComponentProps) {
  const data = useFilled(loaderData, monthAtPlace)
  const { t } = useTranslation()
  const { product } = usePage()
  const pillars = usePillarLine(data)
  // Keeps its value when the visitor goes to another month.
  const [filter, setFilter] = useState('')
  const occasions = data.days.flatMap((day) => day.occasions.map(({ name }) => `${name} (${day.dayMonth})`))
  return (
    <>
      <PageHead
        title={t('month.title', { month: data.name, product })}
        description={t('month.description', { month: data.name, pillars, occasions: occasions.join(', ') })}
      />
      <ChartSwitch />
      <MonthView key={keyOf(data)} data={data} pillars={pillars} filter={filter} onFilter={setFilter} />
    </>
  )
}
