import { useTranslation } from '../../../i18n/use-translation.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { WeightBadge } from '../../../ui/weight-badge.tsx'
import { useCalendarPath } from '../calendar-base.ts'
import { clockTime } from '../clock-time.ts'
import { dayPath } from '../page-date.ts'
import { useWeightLabel } from '../use-weight-label.ts'
import { findPlanB } from './find-plan-b.ts'
import type { DayPageData } from './load-day-page.ts'
import styles from './plan-b.module.css'

/** For a day that is not good: its good waking hours, the best first, or a better day. */
export function PlanB({ data: { day, betterDay } }: { readonly data: DayPageData }) {
  const { t } = useTranslation()
  const at = useCalendarPath()
  const labelOf = useWeightLabel()
  const plan = findPlanB(day)
  if (!plan) return null
  const hours = plan.hours
    .flatMap((branch) => day.hours.find((hour) => hour.branch === branch) ?? [])
    .filter(({ isWaking }) => isWaking)
  return (
    <Panel title={t('day.planB.title')}>
      <dl className={styles.ways}>
        <div>
          <dt className={styles.when}>{t('day.planB.now')}</dt>
          <dd>
            {hours.length === 0 && t('day.planB.noHours')}
            <ul className={styles.hours}>
              {hours.map(({ branch, name, from, to, verdict }) => (
                <li key={branch} className={styles.hour}>
                  <strong>
                    {clockTime(from)}–{clockTime(to)}
                  </strong>{' '}
                  {name}
                  {verdict && (
                    <WeightBadge
                      weight={verdict.weight}
                      size="small"
                      label={labelOf(verdict.weight, verdict.word)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt className={styles.when}>{t('day.planB.later')}</dt>
          <dd>
            {betterDay ? (
              <span className={styles.better}>
                <PageLink to={at(dayPath(betterDay.date))}>
                  {betterDay.words.weekday}, {betterDay.words.dayMonth}
                </PageLink>
                <WeightBadge
                  weight={betterDay.weight}
                  size="small"
                  label={labelOf(betterDay.weight, betterDay.word)}
                />
                {day.personal && !betterDay.isPersonal && t('day.planB.everyone')}
              </span>
            ) : (
              t('day.planB.noDay')
            )}
          </dd>
        </div>
      </dl>
    </Panel>
  )
}
