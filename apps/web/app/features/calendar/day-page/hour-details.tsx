import { useTranslation } from '../../../i18n/use-translation.ts'
import { clockTime } from '../clock-time.ts'
import type { Hour, PersonalJudgement } from '../day.ts'
import styles from './hour-details.module.css'

type HourDetailsProps = {
  readonly hour: Hour
  readonly personal: PersonalJudgement['hours'][number] | undefined
}

/** The details of an hour: its reasons, what it helps or hurts, and what it means for the person of the chart. */
export function HourDetails({ hour, personal }: HourDetailsProps) {
  const { t } = useTranslation()
  const { name, from, to, pillar, path, verdict } = hour
  return (
    <div className={styles.details}>
      <p>
        <strong>
          {name}, {clockTime(from)}–{clockTime(to)}
        </strong>
        {verdict && ` · ${verdict.word}`}
      </p>
      <p className={verdict ? 'for-professionals' : undefined}>
        {pillar.name} · {path.name}, {t(path.isYellow ? 'day.path.yellow' : 'day.path.black')}
      </p>
      {verdict && (
        <>
          {personal && <PersonalHour hour={personal} />}
          <ul className={styles.reasons}>
            {verdict.reasons.map(({ side, sentence }) => (
              <li key={sentence} className={styles.reason} data-side={side}>
                {sentence}
              </li>
            ))}
          </ul>
          <Names label={t('day.hours.helps')} names={verdict.helps} />
          <Names label={t('day.hours.hurts')} names={verdict.hurts} />
        </>
      )}
    </div>
  )
}

function PersonalHour({ hour: { isNoble, clashes } }: { readonly hour: PersonalJudgement['hours'][number] }) {
  const { t } = useTranslation()
  return (
    <ul className={styles.reasons}>
      {isNoble && (
        <li className={styles.reason} data-side="good">
          {t('personal.hours.noble')}
        </li>
      )}
      {clashes.map((place) => (
        <li key={place} className={styles.reason} data-side="bad">
          {t('personal.hours.clash', { pillar: t(`personal.pillars.${place}`) })}
        </li>
      ))}
    </ul>
  )
}

function Names({ label, names }: { readonly label: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <p>
      <strong>{label}:</strong> {names.join(', ')}
    </p>
  )
}
