import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Weight } from '../../../ui/weight.ts'
import { WeightBadge } from '../../../ui/weight-badge.tsx'

type GradeBadgeProps = { readonly side: 'good' | 'bad'; readonly grade: number }

/** The strength and side of a star. */
export function GradeBadge({ side, grade }: GradeBadgeProps) {
  const { t } = useTranslation()
  // True: the contract gives grades from 1 to 3.
  const weight = (side === 'good' ? grade : -grade) as Weight
  return <WeightBadge weight={weight} size="small" label={t(`day.strength.${side}`, { grade })} />
}
