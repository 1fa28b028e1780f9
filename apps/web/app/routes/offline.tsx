import type { PageDeclaration } from '@zeri/contract'
import { useTranslation } from 'react-i18next'
import { pageContext } from '../context.ts'
import { ComingDay } from '../features/offline/coming-day.tsx'
import { loadComingDays } from '../features/offline/load-coming-days.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/offline.ts'
import styles from './offline.module.css'

export const handle = { cache: 'today', words: 'lazy', indexable: false } satisfies PageDeclaration

export function loader({ context }: Route.LoaderArgs) {
  return loadComingDays(context.get(pageContext))
}

/** The days a browser keeps for when it has no network; with one it is a page as any other. */
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
            <ComingDay key={day.date} day={day} />
          ))}
        </ol>
      </div>
    </>
  )
}
