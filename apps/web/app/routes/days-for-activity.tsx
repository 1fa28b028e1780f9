import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { ActivityPage } from '../features/activities/activity-page.tsx'
import { activityPath } from '../features/activities/activity-path.ts'
import { loadActivity } from '../features/activities/load-activity.server.ts'
import { StructuredData } from '../features/content/structured-data.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/days-for-activity.ts'

export const handle = { cache: 'today', words: 'lazy', indexable: true } satisfies PageDeclaration

export function loader({ params, context }: Route.LoaderArgs) {
  return loadActivity(params.activity, context.get(pageContext))
}

export default function DaysForActivity({ loaderData: data }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const { tag, questions } = data
  return (
    <>
      <PageHead
        title={`${t('activities.heading', { deed: tag.deed })} · ${product}`}
        description={t('activities.description', { deed: tag.deed, short: tag.short })}
        trail={[
          { name: product, path: '/' },
          { name: t('activities.index.short'), path: '/days-for' },
          { name: tag.name, path: activityPath(tag.id) },
        ]}
      />
      <StructuredData
        data={{
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
      <ActivityPage data={data} />
    </>
  )
}
