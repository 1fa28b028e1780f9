import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Hanzi } from '../../ui/hanzi.tsx'
import styles from './birth-preview.module.css'
import type { Preview } from './chart-values.ts'
import { dateName, offsetName, readSolarTime } from './clock-words.ts'
import { PillarRow } from './pillar-row.tsx'
import type { BirthPreviewState as State } from './use-birth-preview.ts'

type Reckoning = Preview['reckonings'][number]
type BirthPreviewProps = {
  readonly preview: State
  /** The chosen UTC offset, where the clock time has two readings. */
  readonly offsetSec: string
  readonly birthday: string
}

/** The time, solar time and pillars of the entered birth, before anything is saved. */
export function BirthPreview({ preview, offsetSec, birthday }: BirthPreviewProps) {
  const { t } = useTranslation()
  const { result, isLoading, failure } = preview
  const chosen = result?.reckonings.find((one) => String(one.offsetSec) === offsetSec)
  const reckoning = result?.reckonings.length === 1 ? result.reckonings[0] : chosen
  return (
    <section className={styles.preview} aria-label={t('charts.preview.title')}>
      <h2 className={styles.title}>{t('charts.preview.title')}</h2>
      <div role="status" aria-busy={isLoading} className={styles.result}>
        {failure && <p className={styles.line}>{t(failure)}</p>}
        {!result && !failure && <p className={styles.line}>{t('charts.preview.empty')}</p>}
        {result && !reckoning && <p className={styles.line}>{t('charts.preview.question')}</p>}
        {reckoning && <ReckoningFacts reckoning={reckoning} birthday={birthday} />}
      </div>
    </section>
  )
}

function ReckoningFacts({
  reckoning,
  birthday,
}: {
  readonly reckoning: Reckoning
  readonly birthday: string
}) {
  const { t } = useTranslation()
  const { offset, at, solarTime, solarMinusClockSec, hour, pillars, doubts } = reckoning
  const sun =
    solarTime !== null && solarMinusClockSec !== null
      ? readSolarTime(solarTime, birthday, solarMinusClockSec)
      : null
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('charts.preview.clock')}</dt>
        <dd>
          {at && <strong>{at.slice(11, 16)}</strong>} {offsetName(offset)}
        </dd>
        {sun && (
          <>
            <dt>{t('charts.preview.solar')}</dt>
            <dd>
              <strong>{sun.time}</strong>{' '}
              {sun.dayShift !== 0 && t(`charts.preview.${sun.dayShift < 0 ? 'dayBefore' : 'dayAfter'}`)}
              <span className={styles.quiet}>
                {t(`charts.preview.${sun.minutes < 0 ? 'behind' : 'ahead'}`, {
                  minutes: Math.abs(sun.minutes),
                })}
              </span>
            </dd>
          </>
        )}
        {hour && (
          <>
            <dt>{t('charts.preview.hour')}</dt>
            <dd>
              <Hanzi glyph={hour.zh} /> {hour.name}
            </dd>
          </>
        )}
      </dl>
      <PillarRow pillars={pillars} />
      {!hour && <p className={styles.line}>{t('bazi.threePillars')}</p>}
      {doubts.map((doubt) => (
        <Doubt key={`${doubt.because} ${doubt.at ?? doubt.from}`} doubt={doubt} />
      ))}
    </>
  )
}

/** An alternative chart the birth might have, and why. */
export function Doubt({ doubt }: { readonly doubt: Reckoning['doubts'][number] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const moment = (instant: string) => `${dateName(instant.slice(0, 10), locale)}, ${instant.slice(11, 16)}`
  return (
    <div className={styles.doubt}>
      <p className={styles.doubtName}>{doubt.name}</p>
      <p className={styles.line}>{doubt.short}.</p>
      {doubt.at && <p className={styles.line}>{t('charts.preview.boundary', { at: moment(doubt.at) })}</p>}
      {doubt.from && doubt.to && (
        <p className={styles.line}>
          {t('charts.preview.part', { from: moment(doubt.from), to: moment(doubt.to) })}
        </p>
      )}
      <p className={styles.line}>{t('charts.preview.other')}</p>
      <PillarRow pillars={doubt.pillars} differs={doubt.differs} />
    </div>
  )
}
