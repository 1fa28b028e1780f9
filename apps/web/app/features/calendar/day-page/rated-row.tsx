import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { WeightBadge } from '../../../ui/weight-badge.tsx'
import { ActivityIcon } from '../activity-icon.tsx'
import type { Star } from '../day.ts'
import { useWeightLabel } from '../use-weight-label.ts'
import { Bill } from './bill/bill.tsx'
import type { BilledTag } from './bill/bill-tags.ts'
import type { DecidingReason } from './deciding-reason.ts'
import styles from './rated-row.module.css'

type RatedRowProps = {
  readonly tag: BilledTag
  readonly stars: ReadonlyMap<string, Star>
  readonly reason: DecidingReason | undefined
}

/** An activity with its rating and one line of why; it opens to the bill. */
export function RatedRow({ tag, stars, reason }: RatedRowProps) {
  const labelOf = useWeightLabel()
  const { id, name, weight, word } = tag
  return (
    <li className={styles.row}>
      <details>
        <summary className={styles.line}>
          <ActivityIcon id={id} />
          <span className={styles.name}>{name}</span>{' '}
          <WeightBadge weight={weight} size="small" label={labelOf(weight, word)} />
          <IconChevronDown className={styles.chevron} size={18} stroke={1.6} aria-hidden="true" />
          {reason && <Why reason={reason} />}
        </summary>
        <div className={styles.bill}>
          <Bill tag={tag} stars={stars} />
        </div>
      </details>
    </li>
  )
}

/** The deciding reason: the characters of its star, what kind of thing it is, what it says. */
function Why({ reason: { zh, name, says } }: { readonly reason: DecidingReason }) {
  return (
    <span className={styles.why}>
      {zh && (
        <>
          <span className={styles.glyph}>
            <Hanzi glyph={zh} />
          </span>{' '}
        </>
      )}
      <span>
        {name && <span className={styles.reason}>{says ? `${name}:` : name}</span>} {says}
      </span>
    </span>
  )
}
