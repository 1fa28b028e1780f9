import type { FigureOf } from '@zeri/contract'
import styles from './day-figures.module.css'
import { FigureFrame } from './figure-frame.tsx'

type SolarTime = FigureOf<'solar-time'>
type SunDay = SolarTime['points'][number]

const MS_PER_DAY = 86_400_000
/** Seconds at the upper and lower edge of the plot, and degrees of the analemma. */
const [MOST_SEC, MOST_DEG] = [1080, 24] as const
const [LEFT, RIGHT, TOP, BOTTOM] = [34, 354, 16, 170] as const
const [EIGHT_X, EIGHT_TOP, EIGHT_HEIGHT, EIGHT_HALF] = [180, 216, 240, 100] as const

const round = (value: number): number => Math.round(value * 10) / 10

/** Where a day stands in the plot of the year. */
function placeInYear({ date, equationSec }: Pick<SunDay, 'date' | 'equationSec'>): readonly [number, number] {
  const day = (Date.parse(date) - Date.UTC(Number(date.slice(0, 4)), 0, 1)) / MS_PER_DAY
  return [
    round(LEFT + ((RIGHT - LEFT) * day) / 366),
    round((TOP + BOTTOM) / 2 - ((BOTTOM - TOP) / 2) * (equationSec / MOST_SEC)),
  ]
}

/** Where a day stands on the analemma: minutes across, height of the sun up. */
function placeOnEight({
  equationSec,
  declinationDeg,
}: Pick<SunDay, 'equationSec' | 'declinationDeg'>): readonly [number, number] {
  return [
    round(EIGHT_X + (EIGHT_HALF * equationSec) / MOST_SEC),
    round(EIGHT_TOP + EIGHT_HEIGHT / 2 - (EIGHT_HEIGHT / 2) * (declinationDeg / MOST_DEG)),
  ]
}

const lineThrough = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** The equation of time over a year, and the analemma. */
export function SolarTime({ figure }: { readonly figure: SolarTime }) {
  const { points, turns, months, words, year } = figure
  const middle = (TOP + BOTTOM) / 2
  const firsts = months.map((name, month) => {
    const start = `${year}-${String(month + 1).padStart(2, '0')}-01`
    // Each fifth day is known, so the first of a month is at most two days away.
    const nearest = points.toSorted(
      (one, other) =>
        Math.abs(Date.parse(one.date) - Date.parse(start)) -
        Math.abs(Date.parse(other.date) - Date.parse(start)),
    )[0]
    return { name, start, nearest }
  })
  return (
    <FigureFrame figure={figure} viewBox="0 0 360 486">
      {[-15, -10, -5, 0, 5, 10, 15].map((minutes) => {
        const y = round(middle - ((BOTTOM - TOP) / 2) * ((minutes * 60) / MOST_SEC))
        return (
          <g key={minutes}>
            <path d={`M${LEFT} ${y}H${RIGHT}`} />
            <text className={`${styles.end} ${styles.soft}`} x={LEFT - 4} y={y}>
              {minutes < 0 ? `−${-minutes}` : minutes}
            </text>
          </g>
        )
      })}
      <path className={styles.thread} d={`M${LEFT} ${middle}H${RIGHT}`} />
      <text className={`${styles.start} ${styles.soft}`} x={LEFT + 4} y={TOP - 6}>
        {words.ahead}, {words.minutes}
      </text>
      <text className={`${styles.start} ${styles.soft}`} x={LEFT + 150} y={BOTTOM + 2}>
        {words.behind}
      </text>
      <path className={styles.curve} d={lineThrough(points.map(placeInYear))} />
      {turns.map((turn) => {
        const [x, y] = placeInYear(turn)
        const above = turn.equationSec > 0
        return (
          <g key={turn.date} data-turn={turn.date}>
            <circle className={styles.dot} cx={x} cy={y} r="4" />
            <text className={styles.strong} x={Math.min(x, 330)} y={above ? y + 14 : y - 12}>
              {turn.minutes}
            </text>
          </g>
        )
      })}
      {firsts.map(({ name, start }) => (
        <text
          key={name}
          className={styles.soft}
          x={placeInYear({ date: start, equationSec: 0 })[0] + 13}
          y={BOTTOM + 20}
        >
          {name}
        </text>
      ))}
      <path
        className={styles.thread}
        d={`M${EIGHT_X} ${EIGHT_TOP}v${EIGHT_HEIGHT}M${EIGHT_X - EIGHT_HALF} ${EIGHT_TOP + EIGHT_HEIGHT / 2}h${2 * EIGHT_HALF}`}
      />
      <path className={styles.curve} d={`${lineThrough(points.map(placeOnEight))}Z`} />
      {firsts.map(({ name, nearest }) => {
        if (!nearest) return null
        const [x, y] = placeOnEight(nearest)
        const isRight = nearest.equationSec >= 0
        return (
          <g key={name}>
            <circle className={styles.dot} cx={x} cy={y} r="3.5" />
            <text className={isRight ? styles.start : styles.end} x={x + (isRight ? 8 : -8)} y={y}>
              {name}
            </text>
          </g>
        )
      })}
      <text className={styles.soft} x={EIGHT_X} y={EIGHT_TOP - 10}>
        {words.north}
      </text>
      <text className={styles.soft} x={EIGHT_X} y={EIGHT_TOP + EIGHT_HEIGHT + 12}>
        {words.south}
      </text>
      <text
        className={`${styles.start} ${styles.soft}`}
        x={EIGHT_X + EIGHT_HALF - 60}
        y={EIGHT_TOP + EIGHT_HEIGHT / 2 - 9}
      >
        {words.ahead}
      </text>
      <text
        className={`${styles.end} ${styles.soft}`}
        x={EIGHT_X - EIGHT_HALF + 60}
        y={EIGHT_TOP + EIGHT_HEIGHT / 2 - 9}
      >
        {words.behind}
      </text>
    </FigureFrame>
  )
}
