import { useTranslation } from '../../i18n/use-translation.ts'
import { Panel } from '../../ui/panel.tsx'
import { PillLink } from '../../ui/pill.tsx'
import { useStored } from '../../ui/use-stored.ts'
import { BirthSummary } from '../charts/birth-summary.tsx'
import { calendarPathOf } from '../charts/chart-offers.ts'
import type { ChartRefusal } from '../charts/chart-refusal.ts'
import type { ListedChart } from '../charts/listed-charts.server.ts'
import { NewChart } from '../charts/new-chart.tsx'
import { storedKeys } from '../site/stored-keys.ts'
import styles from './own-calendars.module.css'

type OwnCalendarsProps = {
  readonly charts: readonly ListedChart[]
  /** The chart named in the URL. */
  readonly preselectedChart: string | null
  /** Why the server refused the form of a new chart. */
  readonly refused: ChartRefusal | undefined
}

/** The calendars of the visitor's charts; the one in the URL or the one shown last comes first. */
export function OwnCalendars({ charts, preselectedChart, refused }: OwnCalendarsProps) {
  const { t } = useTranslation()
  const [remembered] = useStored(storedKeys.personalChart)
  const chosen = preselectedChart ?? remembered
  const ordered = charts.toSorted((one, other) => Number(other.uuid === chosen) - Number(one.uuid === chosen))
  return (
    <Panel title={t('personal.own.title')}>
      {charts.length === 0 && <p className={styles.empty}>{t('personal.own.empty')}</p>}
      <ul className={styles.charts}>
        {ordered.map((chart) => (
          <li key={chart.uuid} className={styles.chart} data-chosen={chart.uuid === chosen || undefined}>
            <div className={styles.words}>
              <p className={styles.name}>{chart.name}</p>
              <p className={styles.born}>
                <BirthSummary born={chart.born} /> · {chart.city}
              </p>
              <p className={styles.state}>
                {chart.active
                  ? t('personal.access.paid', { date: chart.paidUntil })
                  : t(chart.paidUntil ? 'personal.own.over' : 'personal.own.unpaid', {
                      date: chart.paidUntil,
                    })}
              </p>
            </div>
            <PillLink to={calendarPathOf(chart)} variant={chart.active ? 'primary' : 'secondary'}>
              {t('client.charts.open')}
            </PillLink>
          </li>
        ))}
      </ul>
      <NewChart isOpen={charts.length === 0} refused={refused} />
    </Panel>
  )
}
