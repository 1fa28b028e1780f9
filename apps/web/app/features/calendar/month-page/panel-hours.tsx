import { findOffset, type ZoneOffset } from '../../../i18n/civil-day.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PillButton } from '../../../ui/pill.tsx'
import { usePage } from '../../../use-page.ts'
import { RatedHours } from '../rated-hours.tsx'
import styles from './panel-hours.module.css'
import type { useDayDetails } from './use-day-details.ts'

type PanelHoursProps = {
  readonly date: string
  readonly offsets: readonly ZoneOffset[]
  readonly state: ReturnType<typeof useDayDetails>
}

/** The hours of the chosen day, or why they are not shown yet. */
export function PanelHours({ date, offsets, state }: PanelHoursProps) {
  const { t } = useTranslation()
  const { place } = usePage()
  return (
    <div className={`${styles.hours} of-place`} aria-busy={state.kind === 'loading'}>
      <h3 className={styles.title}>{t('month.hours')}</h3>
      <p className={styles.note}>
        {place
          ? t('month.hoursClock', { address: place.address, zone: findOffset(offsets, date) ?? place.zone })
          : t('month.hoursSun')}
      </p>
      {state.kind === 'shown' && (
        <RatedHours label={t('month.hours')} hours={state.details.hours} isByClock={place !== null} />
      )}
      {state.kind === 'loading' && <p className={styles.waiting}>{t('month.hoursLoading')}</p>}
      {state.kind === 'failed' && (
        <div className={styles.waiting}>
          <p role="alert">{t('month.hoursFailed')}</p>
          <PillButton onClick={state.retry}>{t('month.retry')}</PillButton>
        </div>
      )}
    </div>
  )
}
