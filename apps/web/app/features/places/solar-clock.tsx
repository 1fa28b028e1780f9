import { useLayoutEffect, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { repeatWhileSeen } from '../../ui/repeat-while-seen.ts'
import visuallyHidden from '../../ui/visually-hidden.module.css'
import styles from './solar-clock.module.css'
import { msToNextMinute, solarTimeAt } from './solar-time.ts'

/**
 * True solar time now. The HTML is cached and shared, so the browser fills in the time; its width is reserved from the
 * start, so that nothing moves.
 */
export function SolarClock({ offsetSec }: { readonly offsetSec: number }) {
  const { t } = useTranslation()
  const [time, setTime] = useState<string>()

  // Before the next paint, so that a clock that is filled in later has its width at once.
  useLayoutEffect(
    () =>
      repeatWhileSeen(() => {
        const now = Date.now()
        setTime(solarTimeAt(now, offsetSec))
        return msToNextMinute(now, offsetSec)
      }),
    [offsetSec],
  )

  return (
    <span
      className={`${styles.clock} needs-script`}
      title={t('place.sunExplained')}
      data-empty={time === undefined ? '' : undefined}
    >
      <span className={visuallyHidden.text}>{t('place.solarTime')}</span>
      <span className={styles.word} aria-hidden="true">
        {t('place.sun')}
      </span>
      <span className={styles.brief} aria-hidden="true">
        {t('place.sunBriefly')}
      </span>{' '}
      {time ?? '00:00'}
    </span>
  )
}
