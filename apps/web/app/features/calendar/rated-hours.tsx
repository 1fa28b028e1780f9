import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { HoursStrip } from '../../ui/hours-strip.tsx'
import { findBestStretch } from './best-stretch.ts'
import { clockTime } from './clock-time.ts'
import type { DayDetails } from './day-details.ts'
import styles from './rated-hours.module.css'
import { useCurrentHour } from './use-current-hour.ts'
import { useWeightLabel } from './use-weight-label.ts'

type RatedHoursProps = {
  readonly label: string
  readonly hours: DayDetails['hours']
  /** Without a place the hours are in solar time, so the current one cannot be found from the clock. */
  readonly isByClock: boolean
  /** Renders what an expanded hour shows. */
  readonly renderDetails?: (index: number) => ReactNode
}

const NO_HOURS: DayDetails['hours'] = []

/** The double-hours of a day: when its best waking stretch is, the waking hours, and the night folded away. */
export function RatedHours({ label, hours, isByClock, renderDetails }: RatedHoursProps) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  const current = useCurrentHour(isByClock ? hours : NO_HOURS)
  const best = findBestStretch(hours)
  const spanOf = (from = '', to = ''): string =>
    t('day.hours.span', { from: clockTime(from), to: clockTime(to) })
  const isJudged = hours.some(({ weight }) => weight !== null)
  const waking = hours.filter(({ isWaking }) => isWaking)
  return (
    <>
      {isJudged && (
        <p className={styles.best}>
          <IconSun size={16} stroke={1.6} aria-hidden="true" />
          {best ? (
            <span>
              {t('day.hours.best')} <strong>{spanOf(hours[best.first]?.from, hours[best.last]?.to)}</strong>
            </span>
          ) : (
            t('day.hours.noBest')
          )}
        </p>
      )}
      <HoursStrip
        label={label}
        night={{ title: t('day.hours.night'), span: spanOf(waking.at(-1)?.to, waking[0]?.from) }}
        currentIndex={current}
        hours={hours.map(({ glyph, name, from, isWaking, weight }, index) => ({
          glyph,
          name,
          from: clockTime(from),
          isWaking,
          isBest: best !== undefined && index >= best.first && index <= best.last,
          verdict: weight === null ? null : { weight, label: labelOf(weight, t(`weights.${weight}`)) },
        }))}
        {...(renderDetails && { renderDetails })}
      />
    </>
  )
}
