import { useTranslation } from '../../i18n/use-translation.ts'
import { formatWeight, type Weight } from '../../ui/weight.ts'

/** A weight as screen readers read it: “Good, +2”. */
export function useWeightLabel(): (weight: Weight, word: string) => string {
  const { t } = useTranslation()
  return (weight, word) => t('weights.label', { word, weight: formatWeight(weight) })
}
