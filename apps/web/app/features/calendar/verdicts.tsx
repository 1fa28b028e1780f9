import { useTranslation } from '../../i18n/use-translation.ts'
import type { Weight } from '../../ui/weight.ts'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import { useWeightLabel } from './use-weight-label.ts'
import styles from './verdicts.module.css'

type VerdictsProps = {
  readonly weight: Weight
  /** The person's name and the weight for everyone. Without it, `weight` is the weight for everyone. */
  readonly own?: { readonly name: string; readonly everyone: Weight } | undefined
}

/** The verdict of a day; in a personal calendar the person's verdict, then the one for everyone. */
export function Verdicts({ weight, own }: VerdictsProps) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  const badge = <WeightBadge weight={weight} word={t('day.verdict', { word: t(`weights.${weight}`) })} />
  if (!own) return badge
  return (
    <span className={styles.verdicts}>
      <span className={styles.verdict}>
        <span className={styles.whose}>{t('personal.forWhom.own', { name: own.name })}</span> {badge}
      </span>{' '}
      <span className={styles.everyone}>
        {t('personal.forWhom.everyone')}{' '}
        <WeightBadge
          weight={own.everyone}
          size="small"
          label={labelOf(own.everyone, t(`weights.${own.everyone}`))}
        />{' '}
        <span aria-hidden="true">{t(`weights.${own.everyone}`)}</span>
      </span>
    </span>
  )
}
