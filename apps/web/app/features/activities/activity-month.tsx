import { useTranslation } from '../../i18n/use-translation.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LegendRow } from '../../ui/legend-row.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PillLink } from '../../ui/pill.tsx'
import { ActivityGrid } from './activity-grid.tsx'
import styles from './activity-page.module.css'
import { activityPath } from './activity-path.ts'
import { DayCounts } from './day-counts.tsx'
import { GoodDays } from './good-days.tsx'
import type { ActivityMonthData } from './load-activity.server.ts'
import month from './month-columns.module.css'
import { MonthPreview, useSuits } from './month-preview.tsx'

/** The month of an activity: rated where it is open, else as a preview. */
export function ActivityMonth({ data }: { readonly data: ActivityMonthData }) {
  const { t } = useTranslation()
  const { preview, previous, next } = data
  const { tag, days } = preview
  const suits = useSuits(preview)
  return (
    <div className={styles.page}>
      <header>
        <Breadcrumbs
          above={[
            { label: t('activities.index.short'), to: '/days-for' },
            { label: tag.name, to: activityPath(tag.id) },
          ]}
          here={days.name}
        />
        <div className={styles.top}>
          <h1 className={styles.title}>
            {t('activities.monthHeading', { deed: tag.deed, month: days.inText })}
          </h1>
          <p className={styles.turn}>
            {previous && <PillLink to={activityPath(tag.id, previous)}>{t('activities.previous')}</PillLink>}
            {next && <PillLink to={activityPath(tag.id, next)}>{t('activities.following')}</PillLink>}
          </p>
        </div>
        <p className={styles.lead}>{suits}</p>
        {tag.isMedical && <p className={styles.care}>{t('day.activities.care')}</p>}
      </header>
      {days.isClosed ? <MonthPreview preview={preview} isHeaded={false} /> : <RatedMonth data={data} />}
      <p>
        <PillLink to={activityPath(tag.id)}>{t('activities.about', { deed: tag.deed })}</PillLink>
      </p>
    </div>
  )
}

function RatedMonth({ data: { preview, best } }: { readonly data: ActivityMonthData }) {
  const { t } = useTranslation()
  const { tag, days, place } = preview
  return (
    <div className={month.columns}>
      <section className={month.card} aria-label={days.name}>
        <DayCounts counts={days.counts} />
        <ActivityGrid days={days} label={t('activities.grid', { month: days.name, name: tag.name })} />
        <p className={styles.note}>{t('activities.colours')}</p>
        <LegendRow />
      </section>
      <Panel title={t('activities.best')}>
        {best && best.days.length > 0 ? (
          <GoodDays days={best.days} place={place} />
        ) : (
          <p>{t('activities.noneLeft', { month: days.name })}</p>
        )}
        {!tag.isMedical && <Avoid cells={days.cells} />}
      </Panel>
    </div>
  )
}

type AvoidProps = Pick<ActivityMonthData['preview']['days'], 'cells'>

/** The days of the month that are rated worst, as far as they are ahead. */
function Avoid({ cells }: AvoidProps) {
  const { t } = useTranslation()
  const worst = cells.filter(({ weight = 0, isPast }) => weight <= -2 && !isPast)
  if (worst.length === 0) return null
  const days = worst.map(({ date, reason }) => `${Number(date.slice(8))}${reason ? ` (${reason})` : ''}`)
  return <p className={styles.avoid}>{t('activities.avoid', { days: days.join(', ') })}</p>
}
