import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { formatWeight } from '../../ui/weight.ts'
import { DayRow } from './day-row.tsx'
import styles from './nearest-days.module.css'
import type { Rated } from './rated-day-path.ts'
import type { ResultsData } from './results-data.server.ts'

const kinds = ['beside', 'otherWeekdays', 'otherHolidays', 'otherHours', 'lesser', 'unconditional'] as const

type Nearest = NonNullable<ResultsData['nearest']>
type NearestDaysProps = { readonly nearest: Nearest; readonly rated: Rated | null }

/** Shown when no day fits: which condition stands in the way, and the days that come closest. */
export function NearestDays({ nearest, rated }: NearestDaysProps) {
  const { t } = useTranslation()
  const offered = kinds.filter((kind) => nearest[kind].length > 0)
  return (
    <Panel title={t('chooser.nothing.title')}>
      {nearest.relaxations.length > 0 && (
        <section className={styles.kind}>
          <h3 className={styles.title}>{t('chooser.nothing.relax')}</h3>
          <ul>
            {nearest.relaxations.map((one) => (
              <li key={one.condition} className={styles.relaxation}>
                <Relaxation relaxation={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.note}>
        {t(offered.length > 0 ? 'chooser.nothing.text' : 'chooser.nothing.at-all')}
      </p>
      {offered.map((kind) => (
        <section key={kind} className={styles.kind}>
          <h3 className={styles.title}>{t(`chooser.nothing.${kind}`)}</h3>
          <ol>
            {nearest[kind].map((day) => (
              <li key={day.date}>
                <DayRow day={day} rated={rated} isNight={kind === 'otherHours'} isAlone />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Panel>
  )
}

function Relaxation({ relaxation }: { readonly relaxation: Nearest['relaxations'][number] }) {
  const { t } = useTranslation()
  const { condition, count, weight, search } = relaxation
  const words = t(`chooser.relax.${condition}`, { weight: weight === null ? '' : formatWeight(weight) })
  return (
    <PageLink to={`/predict?${search}#answer`}>
      {words}: {t('chooser.days', { count })}
    </PageLink>
  )
}
