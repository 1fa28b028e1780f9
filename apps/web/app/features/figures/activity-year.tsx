import type { FigureOf } from '@zeri/contract'
import styles from './day-figures.module.css'
import { FigureFrame } from './figure-frame.tsx'
import { showWeight, weightClass } from './weight-class.ts'

type PastYear = FigureOf<'activity-year'>

/** Two halves of a year, one below the other, so that a cell is wide enough for a sign. */
const HALF_WEEKS = 27
const [CELL, STEP] = [11, 12] as const
const [LEFT, TOP] = [28, 22] as const
const HALF_HEIGHT = 7 * STEP + 30
const weights = [3, 2, 1, 0, -1, -2, -3] as const

/** The corner of the cell of a day. */
function cornerOf(index: number): readonly [x: number, y: number] {
  const week = Math.floor(index / 7)
  return [
    LEFT + (week % HALF_WEEKS) * STEP,
    TOP + Math.floor(week / HALF_WEEKS) * HALF_HEIGHT + (index % 7) * STEP,
  ]
}

/** The sign in a cell: the larger, the stronger; nothing for nought. */
function signAt([x, y]: readonly [number, number], weight: number): string {
  if (weight === 0) return ''
  const half = 1 + Math.abs(weight)
  const [middleX, middleY] = [x + CELL / 2, y + CELL / 2]
  const stroke = `M${middleX - half} ${middleY}h${2 * half}`
  return weight > 0 ? `${stroke}M${middleX} ${middleY - half}v${2 * half}` : stroke
}

/** The past year as a heat map: weeks across, weekdays down. */
export function ActivityYear({ figure }: { readonly figure: PastYear }) {
  const bottom = TOP + 2 * HALF_HEIGHT
  return (
    <FigureFrame figure={figure} viewBox={`0 0 360 ${bottom + 34}`}>
      {[0, 1].map((half) =>
        [0, 2, 4].map((day) => (
          <text
            key={`${half} ${day}`}
            className={`${styles.end} ${styles.soft}`}
            x={LEFT - 5}
            y={TOP + half * HALF_HEIGHT + day * STEP + CELL / 2}
          >
            {figure.weekdays[day]}
          </text>
        )),
      )}
      {figure.months.map(({ week, name }) => {
        const [x, y] = cornerOf(week * 7)
        return (
          <text key={`${week} ${name}`} className={`${styles.start} ${styles.soft}`} x={x} y={y - 9}>
            {name}
          </text>
        )
      })}
      {weights.map((weight) => {
        const corners = figure.weights.flatMap((one, index) => (one === weight ? [cornerOf(index)] : []))
        return (
          <g key={weight} className={weightClass(weight)} data-weight={weight}>
            <path
              className={styles.cell}
              d={corners.map(([x, y]) => `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`).join('')}
            />
            {weight !== 0 && (
              <path className={styles.sign} d={corners.map((corner) => signAt(corner, weight)).join('')} />
            )}
          </g>
        )
      })}
      {figure.counts.map(({ weight, days }, index) => {
        const corner = [6 + index * 50, bottom - 2] as const
        return (
          <g key={weight} className={weightClass(weight)}>
            <rect className={styles.cell} x={corner[0]} y={corner[1]} width={CELL} height={CELL} />
            {weight !== 0 && <path className={styles.sign} d={signAt(corner, weight)} />}
            <text className={styles.start} x={corner[0] + 15} y={corner[1] + 6}>
              {showWeight(weight)}
            </text>
            <text className={`${styles.start} ${styles.soft}`} x={corner[0]} y={corner[1] + 24}>
              {days}
            </text>
          </g>
        )
      })}
    </FigureFrame>
  )
}
