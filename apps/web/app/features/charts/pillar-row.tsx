import type { Output, previewBirth } from '@zeri/contract'
import { Hanzi } from '../../ui/hanzi.tsx'
import styles from './pillar-row.module.css'

type NatalPillar = Output<typeof previewBirth>['reckonings'][number]['pillars'][number]

type PillarRowProps = {
  readonly pillars: readonly NatalPillar[]
  /** The pillars that differ from the chart they are compared with. */
  readonly differs?: readonly NatalPillar['at'][]
}

/** Pillars with their names only, starting with the hour as charts are written. */
export function PillarRow({ pillars, differs = [] }: PillarRowProps) {
  return (
    <div className={styles.frame}>
      <ul className={styles.row}>
        {pillars.toReversed().map(({ at, place, pillar: { stem, branch, name } }) => (
          <li key={at} className={styles.pillar} data-differs={differs.includes(at) ? '' : undefined}>
            <span className={styles.place}>{place}</span>
            <span className={styles.characters}>
              <Hanzi glyph={stem.glyph} element={stem.element} />
              <Hanzi glyph={branch.glyph} element={branch.element} />
            </span>
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
