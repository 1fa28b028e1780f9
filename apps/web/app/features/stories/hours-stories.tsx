import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { HoursStrip } from '../../ui/hours-strip.tsx'
import { Panel } from '../../ui/panel.tsx'
import { sampleHours, samples } from './samples.ts'
import styles from './stories.module.css'

/** The strip of hours in three widths, with and without details, with and without verdicts. */
export function HoursStories() {
  const { t } = useTranslation()
  const locale = useLocale()
  const words = samples[locale]
  const hours = sampleHours(locale, (weight) => t(`weights.${weight}`))
  const night = { title: t('day.hours.night'), span: t('day.hours.span', { from: '23:14', to: '7:14' }) }
  return (
    <>
      <Panel title={words.hours}>
        <HoursStrip
          label={words.hours}
          night={night}
          hours={hours}
          currentIndex={7}
          renderDetails={(index) => (
            <>
              <strong className={styles.strong}>{hours[index]?.name}.</strong> {words.hourText}
            </>
          )}
        />
      </Panel>
      <div className={styles.narrow}>
        <Panel title={words.hoursNarrow}>
          <HoursStrip label={words.hoursNarrow} night={night} hours={hours} currentIndex={7} />
        </Panel>
        <Panel title={words.hoursUnjudged}>
          <HoursStrip
            label={words.hoursUnjudged}
            night={night}
            hours={hours.map((hour) => ({ ...hour, verdict: null, isBest: false }))}
            renderDetails={() => words.hourText}
          />
        </Panel>
      </div>
    </>
  )
}
