import type { FigureOf } from '@zeri/contract'
import styles from './day-figures.module.css'
import { FigureFrame } from './figure-frame.tsx'
import { wrapLabel } from './wrap-label.ts'

const LINE = 15
const LABEL_CHARS = 52
const LONGEST_BAR = 200
const TOP = 34

/** How often each choice of a school turns a verdict over: a bar with its per cent, and the days. */
export function SchoolsDiffer({ figure }: { readonly figure: FigureOf<'schools-differ'> }) {
  const { schools, words } = figure
  const most = Math.max(1, ...schools.map(({ turnedVerdicts }) => turnedVerdicts))
  let y = TOP
  const rows = schools.map((school) => {
    const lines = wrapLabel(school.label, LABEL_CHARS)
    const top = y
    y += lines.length * LINE + 26
    return { school, lines, top }
  })
  return (
    <FigureFrame figure={figure} viewBox={`0 0 360 ${y}`}>
      <text className={`${styles.start} ${styles.soft}`} x="4" y="10">
        {words.verdicts}
      </text>
      <text className={`${styles.end} ${styles.soft}`} x="356" y="10">
        {words.days}
      </text>
      {rows.map(({ school: { id, isPreset, turnedVerdicts, percent, turnedDays }, lines, top }) => {
        const bar = top + lines.length * LINE - 6
        const width = Math.max(1, Math.round((LONGEST_BAR * turnedVerdicts) / most))
        return (
          <g key={id} data-school={id}>
            {lines.map((line, index) => (
              <text
                key={line}
                className={`${styles.start} ${isPreset ? styles.strong : ''}`}
                x="4"
                y={top + index * LINE}
              >
                {line}
              </text>
            ))}
            <rect
              className={isPreset ? styles.presetBar : styles.bar}
              x="4"
              y={bar}
              width={width}
              height="12"
            />
            <text className={`${styles.start} ${styles.strong}`} x={width + 10} y={bar + 6}>
              {percent}
            </text>
            <text className={styles.end} x="356" y={bar + 6}>
              {turnedDays}
            </text>
          </g>
        )
      })}
    </FigureFrame>
  )
}
