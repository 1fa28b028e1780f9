import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { loadOfflineDays } from '../features/offline/load-offline-days.ts'
import { OfflineDay } from '../features/offline/offline-day.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/offline.ts'
import styles from './offline.module.css'

export const handle = { cache: 'today', words: 'lazy', indexable: false } satisfies PageDeclaration

export function loader({ context }: Route.LoaderArgs) {
  return loadOfflineDays(context.get(pageContext))
}

/** The days that browsers cache for offline use; online it is a page like any other. */
export default function OfflinePage({ loaderData: { days, place, madeOn } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  return (
    <>
      <PageHead title={`${t('offline.title')} · ${product}`} index={false} />
      <div className={styles.page}>
        <h1 className={styles.title}>{t('offline.title')}</h1>
        <p className={styles.lead}>{t('offline.lead')}</p>
        <p className={styles.made}>
          {place && `${t('offline.place', { place })} `}
          {t('offline.made', { date: madeOn })}
        </p>
        <ol className={styles.days}>
          {days.map((day) => (
            <OfflineDay key={day.date} day={day} />
          ))}
        </ol>
      </div>
    </>
  )
}
