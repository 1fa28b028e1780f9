import { useTranslation } from '../i18n/use-translation.ts'
import styles from './legend-row.module.css'
import { weights } from './weight.ts'
import { WeightBadge } from './weight-badge.tsx'

/** A legend: the seven weights with their names. */
export function LegendRow() {
  const { t } = useTranslation()
  return (
    <ul className={styles.legend} aria-label={t('weights.legend')}>
      {weights.map((weight) => (
        <li key={weight} className={styles.item}>
          <WeightBadge weight={weight} size="small" /> {t(`weights.${weight}`)}
        </li>
      ))}
    </ul>
  )
}
