import type { Weight } from '../../../../ui/weight.ts'
import { WeightBadge } from '../../../../ui/weight-badge.tsx'
import type { Star } from '../../day.ts'
import { PersonalReasons } from '../../personal-reasons.tsx'
import { Ruler } from '../../ruler.tsx'
import styles from './bill.module.css'
import type { BilledTag } from './bill-tags.ts'
import { Citations } from './citation.tsx'

type BillProps = {
  readonly tag: BilledTag
  readonly stars: ReadonlyMap<string, Star>
}

/** How the rating of an activity adds up, where that is written, and what was set aside. */
export function Bill({ tag: { id, weight, bill }, stars }: BillProps) {
  const { note, scale, general, ruler, own, cited, overruled } = bill
  return (
    <div className={styles.bill} data-bill={id}>
      <p className={styles.sum}>{note}</p>
      <p className={styles.scale}>
        {scale} <Result weight={general} />
      </p>
      {ruler && <Ruler sum={ruler} />}
      {own && (
        <>
          <p className={styles.sum}>
            {own.sum} <Result weight={weight} />
          </p>
          <PersonalReasons reasons={own.reasons} />
        </>
      )}
      {cited.length > 0 && <Citations of={cited} stars={stars} />}
      {overruled.length > 0 && (
        <ul className={styles.overruled}>
          {overruled.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What a line of a bill comes to. */
export function Result({ weight }: { readonly weight: Weight }) {
  return (
    <span className={styles.result}>
      → <WeightBadge weight={weight} size="small" />
    </span>
  )
}
