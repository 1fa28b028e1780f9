import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { ActivityMonth } from '../features/activities/activity-month.tsx'
import { activityPath } from '../features/activities/activity-path.ts'
import { loadActivityMonth } from '../features/activities/load-activity.server.ts'
import { useSuits } from '../features/activities/month-preview.tsx'
import { datePath, requirePageDate } from '../features/calendar/page-date.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/days-for-month.ts'

export const handle = { cache: 'today', words: 'lazy', indexable: 'dated' } satisfies PageDeclaration

export function loader({ params: { activity, year, month }, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const date = requirePageDate({ year, month }, page.locale, activityPath(activity))
  return loadActivityMonth({ tag: activity, ...date }, page)
}

export default function DaysForMonth({ loaderData: data }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const { tag, days } = data.preview
  const suits = useSuits(data.preview)
  return (
    <>
      <PageHead
        title={`${t('activities.monthHeading', { deed: tag.deed, month: days.inText })} · ${product}`}
        description={`${suits}. ${t('activities.monthDescription')}`}
        trail={[
          { name: product, path: '/' },
          { name: t('activities.index.short'), path: '/days-for' },
          { name: tag.name, path: activityPath(tag.id) },
          { name: days.name, path: activityPath(tag.id, datePath(days)) },
        ]}
      />
      <ActivityMonth data={data} />
    </>
  )
}
