import type { PageDeclaration } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { pageContext } from '../context.ts'
import styles from '../features/activities/activity-page.module.css'
import { activityPath } from '../features/activities/activity-path.ts'
import { loadActivityIndex } from '../features/activities/load-activity.server.ts'
import { ActivityIcon } from '../features/calendar/activity-icon.tsx'
import { StructuredData } from '../features/content/structured-data.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Panel } from '../ui/panel.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/days-for.ts'

export const handle = { cache: 'steady', words: 'lazy', indexable: true } satisfies PageDeclaration

export function loader({ context }: Route.LoaderArgs) {
  return loadActivityIndex(context.get(pageContext))
}

/** Every activity that has a page of its own, by theme. */
export default function DaysFor({ loaderData: { themes } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { product, origins } = usePage()
  const all = themes.flatMap(({ activities }) => activities)
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t('activities.index.title')} · ${product}`}
        description={t('activities.index.description')}
        trail={[
          { name: product, path: '/' },
          { name: t('activities.index.short'), path: '/days-for' },
        ]}
      />
      {origins && (
        <StructuredData
          data={{
            '@type': 'ItemList',
            itemListElement: all.map(({ id, name }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              url: origins[locale] + localisePath(activityPath(id), locale),
            })),
          }}
        />
      )}
      <header>
        <h1 className={styles.title}>{t('activities.index.title')}</h1>
        <p className={styles.lead}>{t('activities.index.lead')}</p>
      </header>
      <div className={styles.themes}>
        {themes.map(({ id, name, activities }) => (
          <Panel key={id} title={name}>
            <ul className={styles.list}>
              {activities.map((activity) => (
                <li key={activity.id} className={styles.item}>
                  <ActivityIcon id={activity.id} />
                  <PageLink to={activityPath(activity.id)}>{activity.name}</PageLink>
                  <span className={styles.short}>{activity.short}</span>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </div>
  )
}
