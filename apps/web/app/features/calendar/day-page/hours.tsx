import { useTranslation } from '../../../i18n/use-translation.ts'
import { Panel } from '../../../ui/panel.tsx'
import { toHours } from '../day-details.ts'
import { RatedHours } from '../rated-hours.tsx'
import { HourDetails } from './hour-details.tsx'
import styles from './hours.module.css'
import type { DayPageData } from './load-day-page.ts'

/** The double-hours in local clock time, waking ones first; each expands to its reasons. */
export function Hours({ data: { day, zone, times } }: { readonly data: DayPageData }) {
  const { t } = useTranslation()
  const { place } = day
  const address = place?.address ?? ''
  return (
    <Panel
      id="hours"
      className="of-place"
      title={t('day.hours.title')}
      note={place ? t('day.hours.clock', { address, zone }) : t('day.hours.sun')}
    >
      <RatedHours
        label={t('day.hours.title')}
        hours={toHours(day)}
        isByClock={place !== null}
        renderDetails={(index) => {
          const hour = day.hours[index]
          const personal = day.personal?.hours.find(({ branch }) => branch === hour?.branch)
          return hour && <HourDetails hour={hour} personal={personal} />
        }}
      />
      <p className={styles.explained}>
        {place ? t('day.hours.solarTime', { address, noon: times.sun.noon }) : t('day.hours.noPlace')}{' '}
        {t('day.hours.eve')}
      </p>
    </Panel>
  )
}
