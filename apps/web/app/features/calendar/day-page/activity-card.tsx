import { useTranslation } from '../../../i18n/use-translation.ts'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { WeightBadge } from '../../../ui/weight-badge.tsx'
import { ActivityIcon } from '../activity-icon.tsx'
import type { Star } from '../day.ts'
import { useWeightLabel } from '../use-weight-label.ts'
import styles from './activity-card.module.css'
import { Bill } from './bill/bill.tsx'
import type { BilledTag } from './bill/bill-tags.ts'

type ActivityCardProps = {
  readonly tag: BilledTag
  readonly stars: ReadonlyMap<string, Star>
}

/** A line with the name, the characters of its own stars and the weight of an activity; it expands to the bill. */
export function ActivityCard({ tag, stars }: ActivityCardProps) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  const { id, name, weight, word, own, sign } = tag
  return (
    <details className={styles.card}>
      <summary className={styles.line}>
        <ActivityIcon id={id} />
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.own} data-side={sign}>
          {own.map((star) => (
            <Hanzi key={star} glyph={stars.get(star)?.zh ?? ''} />
          ))}
        </span>
        <WeightBadge weight={weight} size="small" label={labelOf(weight, word)} />
      </summary>
      <div className={styles.bill}>
        {tag.isMedical && <p className={styles.care}>{t('day.activities.care')}</p>}
        <Bill tag={tag} stars={stars} />
        {tag.isShown && <PageLink to={`/days-for/${id}`}>{`${t('site.daysFor')}: ${name}`}</PageLink>}
      </div>
    </details>
  )
}
