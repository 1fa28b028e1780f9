import { useTranslation } from '../../i18n/use-translation.ts'
import { Panel } from '../../ui/panel.tsx'
import { ActivityGrid } from './activity-grid.tsx'
import { DayCounts } from './day-counts.tsx'
import { GoodDays } from './good-days.tsx'
import type { MonthPreviewData } from './load-activity-month.server.ts'
import month from './month-columns.module.css'
import styles from './month-preview.module.css'
import { OpenMonth } from './open-month.tsx'

type MonthPreviewProps = {
  readonly preview: MonthPreviewData
  /** The heading of the preview; a page that has said it already leaves it out. */
  readonly isHeaded?: boolean
}

/**
 * A month beyond the horizon: how many days of each rating it has, never which; what opening it costs; and the best days
 * that are free now.
 */
export function MonthPreview({ preview, isHeaded = true }: MonthPreviewProps) {
  const { t } = useTranslation()
  const { tag, days, openUntil, free, place } = preview
  const title = useSuits(preview)
  return (
    <div className={styles.preview}>
      <div>
        {isHeaded && <h2 className={styles.title}>{title}</h2>}
        <p className={styles.lead}>{t('activities.preview.lead', { date: openUntil })}</p>
      </div>
      <div className={month.columns}>
        <section className={month.card} aria-label={days.name}>
          <DayCounts counts={days.counts} />
          <ActivityGrid days={days} label={t('activities.grid', { month: days.name, name: tag.name })} />
          <p className={styles.quiet}>{t('activities.preview.note')}</p>
        </section>
        <OpenMonth preview={preview} />
      </div>
      <Panel
        title={t('activities.free.title')}
        note={t(free.count > 0 ? 'activities.free.note' : 'activities.free.none', {
          count: free.count,
          deed: tag.deed,
          date: openUntil,
        })}
      >
        {free.days.length > 0 && <GoodDays days={free.days} place={place} />}
      </Panel>
    </div>
  )
}

/** “15 days in May 2027 suit a wedding.” */
export function useSuits({ days, tag }: Pick<MonthPreviewData, 'days' | 'tag'>): string {
  const { t } = useTranslation()
  const { suits: count, name: month } = days
  return t(count > 0 ? 'activities.preview.title' : 'activities.preview.none', {
    count,
    month,
    deed: tag.deed,
  })
}
