import type { FigureOf } from '@zeri/contract'
import { FigureFrame } from './figure-frame.tsx'
import styles from './figures.module.css'

type Figure = FigureOf<'officers-month'>

const FIRST_COLUMN = 38
const COLUMN = 19
const NAMES = 268
const ROW = 17
const TOP = 30

const columnAt = (officer: number): number => FIRST_COLUMN + officer * COLUMN

/** The rows of the days; a day that repeats an officer has a row above it for its solar term. */
function listRows(days: Figure['days']) {
  let y = TOP
  return days.map((day) => {
    const termY = day.term === null ? null : y
    if (termY !== null) y += ROW
    const row = { ...day, termY, y }
    y += ROW
    return row
  })
}

/** The twelve officers against the days of a month: a stair that stands still where a solar month begins. */
export function OfficersMonth({ figure }: { readonly figure: Figure }) {
  const rows = listRows(figure.days)
  const bottom = (rows.at(-1)?.y ?? TOP) + ROW
  return (
    <FigureFrame figure={figure} viewBox={`0 0 360 ${bottom}`}>
      <g lang="zh">
        {figure.officers.map(({ id, zh }, officer) => (
          <text key={id} className={styles.bold} x={columnAt(officer)} y="10">
            {zh}
          </text>
        ))}
      </g>
      {figure.officers.map(({ id }, officer) => (
        <path key={id} d={`M${columnAt(officer)} ${TOP - 10}V${bottom - 8}`} />
      ))}
      {rows.map(({ date, day, officer, repeats, term, termY, y }) => (
        <g key={date}>
          {termY !== null && (
            <>
              <path className={`${styles.ink} ${styles.dashed}`} d={`M0 ${termY + ROW / 2 - 1}H360`} />
              <text className={`${styles.right} ${styles.bold}`} x="360" y={termY - 1}>
                {term}
              </text>
            </>
          )}
          <text className={repeats ? styles.bold : styles.quiet} x="14" y={y}>
            {day}
          </text>
          <circle
            className={repeats ? styles.mark : styles.dot}
            cx={columnAt(officer)}
            cy={y}
            r={repeats ? 7 : 5.5}
            data-day={day}
          />
          <text className={repeats ? `${styles.left} ${styles.bold}` : styles.left} x={NAMES} y={y}>
            {figure.officers[officer]?.name}
          </text>
        </g>
      ))}
    </FigureFrame>
  )
}
