import { useTranslation } from '../../../i18n/use-translation.ts'
import { HoursStrip } from '../../../ui/hours-strip.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { clockTime } from '../clock-time.ts'
import { useCurrentHour } from '../use-current-hour.ts'
import { useWeightLabel } from '../use-weight-label.ts'
import { HourDetails } from './hour-details.tsx'
import styles from './hours.module.css'
import type { DayPageData } from './load-day-page.ts'

/** Without a place the hours are in solar time, so the current one cannot be found from the clock. */
const noClockHours: readonly [] = []

/** The twelve double-hours in local clock time; each expands to its reasons. */
export function Hours({ data: { day, zone, times } }: { readonly data: DayPageData }) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  const { hours, place } = day
  const current = useCurrentHour(place ? hours : noClockHours)
  const address = place?.address ?? ''
  return (
    <Panel
      id="hours"
      className="of-place"
      title={t('day.hours.title')}
      note={place ? t('day.hours.clock', { address, zone }) : t('day.hours.sun')}
    >
      <HoursStrip
        label={t('day.hours.title')}
        currentIndex={current}
        hours={hours.map(({ name, pillar, from, verdict }) => ({
          glyph: pillar.branch.glyph,
          name,
          from: clockTime(from),
          verdict: verdict && { weight: verdict.weight, label: labelOf(verdict.weight, verdict.word) },
        }))}
        renderDetails={(index) => {
          const hour = hours[index]
          const personal = day.personal?.hours.find(({ branch }) => branch === hour?.branch)
          return hour && <HourDetails hour={hour} personal={personal} />
        }}
      />
      <p className={styles.explained}>
        {place ? t('day.hours.solarTime', { address, noon: times.noon }) : t('day.hours.noPlace')}{' '}
        {t('day.hours.eve')}
      </p>
    </Panel>
  )
}
