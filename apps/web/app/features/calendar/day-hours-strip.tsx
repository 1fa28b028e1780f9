import { useTranslation } from '../../i18n/use-translation.ts'
import { HoursStrip } from '../../ui/hours-strip.tsx'
import { usePage } from '../../use-page.ts'
import { clockTime } from './clock-time.ts'
import type { DayDetails } from './day-details.ts'
import { useCurrentHour } from './use-current-hour.ts'
import { useWeightLabel } from './use-weight-label.ts'

const NO_HOURS: DayDetails['hours'] = []

/** The twelve double-hours at a glance; the current one is marked. */
export function DayHoursStrip({ hours }: Pick<DayDetails, 'hours'>) {
  const { t } = useTranslation()
  const { place } = usePage()
  const labelOf = useWeightLabel()
  // Without a place the hours are in solar time, so the current one cannot be found from the clock.
  const current = useCurrentHour(place ? hours : NO_HOURS)
  return (
    <HoursStrip
      label={t('month.hours')}
      currentIndex={current}
      hours={hours.map(({ glyph, name, from, weight }) => ({
        glyph,
        name,
        from: clockTime(from),
        verdict: weight === null ? null : { weight, label: labelOf(weight, t(`weights.${weight}`)) },
      }))}
    />
  )
}
