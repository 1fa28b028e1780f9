import type { FigureOf } from '@zeri/contract'
import styles from './day-figures.module.css'
import { FigureFrame } from './figure-frame.tsx'

const TOP = 24
const ROW = 20
const HOURS = 24
/** Lower boxes have no room for their number. */
const LEAST_HEIGHT = 12
const [DATE_X, CHINESE_X, MOONRISE_X, BOX] = [30, 50, 208, 146] as const

const round = (value: number): number => Math.round(value * 10) / 10

/** The height of an hour of the month in the drawing. */
const heightOfHour = (hour: number): number => round(TOP + (ROW * hour) / HOURS)

const toneOf = (number: number): string | undefined =>
  number === 1 ? styles.first : number % 2 === 0 ? styles.even : styles.odd

/** Two counts of lunar days beside each other: the left one changes at midnight, the right one with moonrise. */
export function LunarDays({ figure }: { readonly figure: FigureOf<'lunar-days'> }) {
  const { days, moonriseDays, headings } = figure
  return (
    <FigureFrame figure={figure} viewBox={`0 0 360 ${TOP + days.length * ROW + 4}`}>
      <text className={`${styles.end} ${styles.soft}`} x={DATE_X + 8} y="10">
        {headings.date}
      </text>
      <text className={styles.strong} x={CHINESE_X + BOX / 2} y="10">
        {headings.chinese}
      </text>
      <text className={styles.strong} x={MOONRISE_X + BOX / 2} y="10">
        {headings.moonrise}
      </text>
      {days.map(({ day, lunarDay }, index) => (
        <g key={day}>
          <text className={`${styles.end} ${styles.soft}`} x={DATE_X} y={TOP + (index + 0.5) * ROW}>
            {day}
          </text>
          <rect className={toneOf(lunarDay)} x={CHINESE_X} y={TOP + index * ROW} width={BOX} height={ROW} />
          <text
            className={lunarDay === 1 ? styles.onFirst : undefined}
            x={CHINESE_X + BOX / 2}
            y={TOP + (index + 0.5) * ROW}
          >
            {lunarDay}
          </text>
        </g>
      ))}
      {moonriseDays.map(({ number, fromHour, toHour }) => {
        const [from, to] = [heightOfHour(fromHour), heightOfHour(toHour)]
        return (
          <g key={fromHour}>
            <rect className={toneOf(number)} x={MOONRISE_X} y={from} width={BOX} height={round(to - from)} />
            {to - from >= LEAST_HEIGHT && (
              <text
                className={number === 1 ? styles.onFirst : undefined}
                x={MOONRISE_X + BOX / 2}
                y={round((from + to) / 2)}
              >
                {number}
              </text>
            )}
          </g>
        )
      })}
    </FigureFrame>
  )
}
