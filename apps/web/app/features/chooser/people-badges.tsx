import { useTranslation } from '../../i18n/use-translation.ts'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import { useWeightLabel } from '../calendar/use-weight-label.ts'
import styles from './people-badges.module.css'
import type { FoundDay } from './results-data.server.ts'

/** What a day is to each person, as badges with their names. */
export function PeopleBadges({ people }: Pick<FoundDay, 'people'>) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  return (
    <ul className={styles.people} aria-label={t('chooser.goodFor')}>
      {people.map(({ uuid, name, weight }) => (
        <li key={uuid} className={styles.person}>
          {name} <WeightBadge weight={weight} size="small" label={labelOf(weight, t(`weights.${weight}`))} />
        </li>
      ))}
    </ul>
  )
}
