import { useTranslation } from '../../i18n/use-translation.ts'
import { arcPath, pointAt } from './compass-geometry.ts'
import styles from './fengshui.module.css'
import type { CompassMark, Mountain, SectorWords } from './fengshui-values.ts'
import ring from './mountain-ring.module.css'

type MountainRingProps = {
  readonly mountains: readonly Mountain[]
  readonly directions: readonly SectorWords[]
  readonly marks: readonly CompassMark[]
}

/** The 24 mountains with the south on top; those that a mark of the year stands on are tinted. */
export function MountainRing({ mountains, directions, marks }: MountainRingProps) {
  const { t } = useTranslation()
  const marked = new Set(
    marks
      .flatMap(({ mountains: some }) => (some.length === 3 && isSector(some) ? [] : some))
      .map(({ index }) => index),
  )
  const label = [t('fengshui.mountains.label'), ...marks.map(describeMark)].join(' ')
  return (
    <svg className={styles.compass} viewBox="-200 -200 400 400" role="img" aria-label={label}>
      {mountains.map(({ index, glyph, fromDeg, toDeg }) => {
        const [x, y] = pointAt(index * 15, 148)
        const [degreesX, degreesY] = pointAt(index * 15, 183)
        return (
          <g key={index}>
            <path
              className={styles.sector}
              data-tone={marked.has(index) ? 'bad' : undefined}
              d={arcPath({ fromDeg, toDeg, inner: 128, outer: 168 })}
            />
            <text className={styles.sign} lang="zh" x={x} y={y}>
              {glyph}
            </text>
            <text className={styles.degrees} x={degreesX} y={degreesY}>
              {index * 15}°
            </text>
          </g>
        )
      })}
      {directions
        .filter(({ id }) => id !== 'centre')
        .map(({ id, letters }, index) => {
          const [x, y] = pointAt(index * 45, 106)
          return (
            <text key={id} className={styles.letters} x={x} y={y}>
              {letters}
            </text>
          )
        })}
      <circle className={ring.middle} r="82" />
    </svg>
  )
}

/** The star Five has a whole direction, which the other picture shows. */
function isSector(mountains: readonly Mountain[]): boolean {
  return new Set(mountains.map(({ sector }) => sector)).size === 1
}

function describeMark({ name, mountains, arc }: CompassMark): string {
  return `${name}: ${mountains.map(({ name: mountain }) => mountain).join(', ') || '—'} ${arc ?? ''}.`
}
