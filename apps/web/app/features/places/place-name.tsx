import type { FoundPlace } from '@zeri/contract'
import styles from './place-name.module.css'

/** A place in a list: the city, and under it the region and country. */
export function PlaceName({ place: { city, region, country } }: { readonly place: FoundPlace }) {
  const around = [region, country].filter(Boolean).join(', ')
  return (
    <>
      <span className={styles.city}>{city}</span>
      {around && <span className={styles.around}>{around}</span>}
    </>
  )
}
