import { useTranslation } from '../../../i18n/use-translation.ts'
import { groupStars } from './group-stars.ts'
import type { ReadingPillar } from './reading.ts'
import styles from './star-list.module.css'
import { TermButton } from './term-notes.tsx'

/** The stars of a birth by pillar. */
export function NatalStars({ pillars }: { readonly pillars: readonly ReadingPillar[] }) {
  const { t } = useTranslation()
  const starry = pillars.filter(({ stars }) => stars.length > 0)
  if (starry.length === 0) return null
  return (
    <section className={styles.natal}>
      <h3 className={styles.title}>{t('bazi.pillars.stars')}</h3>
      <dl className={styles.rows}>
        {starry.map(({ at, place, stars }) => (
          <div key={at} className={styles.row}>
            <dt className={styles.place}>{place.name}</dt>
            <dd>
              <StarList stars={stars} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Stars without repeats; the view for professionals adds the pillars they are counted from. */
export function StarList({ stars }: { readonly stars: ReadingPillar['stars'] }) {
  const { t } = useTranslation()
  return (
    <ul className={styles.stars}>
      {groupStars(stars).map(({ star: { id, name }, from }) => (
        <li key={id}>
          <TermButton term={`star:${id}`}>{name}</TermButton>{' '}
          <span className={`${styles.from} for-professionals`}>
            {t('bazi.pillars.from', { pillars: from.map((place) => t(`bazi.places.${place}`)).join(', ') })}
          </span>
        </li>
      ))}
    </ul>
  )
}
