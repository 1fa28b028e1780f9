import type { FigureOf } from '@zeri/contract'
import { withKeys } from '../../ui/list-keys.ts'
import { FigureFrame } from './figure-frame.tsx'
import styles from './figures.module.css'

type Figure = FigureOf<'paths'>

const COLUMN = 51
const ROW = 54
const TOP = 26
const BAR = 8

/** The bar below a sign: solid for the yellow path, hatched for the black one. */
function PathBar({
  isYellow,
  x,
  y,
  width,
}: {
  readonly isYellow: boolean
  readonly x: number
  readonly y: number
  readonly width: number
}) {
  return isYellow ? (
    <rect className={styles.gold} data-path="yellow" x={x} y={y} width={width} height={BAR} />
  ) : (
    <rect className={styles.hatched} data-path="black" x={x} y={y} width={width} height={BAR} />
  )
}

/** The yellow and the black path over the days of a month. */
export function Paths({ figure }: { readonly figure: Figure }) {
  const { days, stars, weekdays, words } = figure
  const offset = days[0]?.weekday ?? 0
  const weeks = Math.ceil((offset + days.length) / 7)
  const bottom = TOP + weeks * ROW
  return (
    <FigureFrame figure={figure} viewBox={`0 0 360 ${bottom + 28}`} legend={<StarNames stars={stars} />}>
      <pattern
        id="paths-hatch"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={styles.ink} d="M0 0V5" />
      </pattern>
      {weekdays.map((weekday, column) => (
        <text key={weekday} className={styles.quiet} x={COLUMN * (column + 0.5)} y="10">
          {weekday}
        </text>
      ))}
      {days.map(({ date, day, weekday, star }) => {
        const [x, y] = [weekday * COLUMN, TOP + Math.floor((offset + day - 1) / 7) * ROW]
        const { zh = '', isYellow = false } = stars[star] ?? {}
        return (
          <g key={date}>
            <text className={styles.quiet} x={x + 25} y={y + 7}>
              {day}
            </text>
            <text className={isYellow ? styles.boldSign : styles.thinSign} lang="zh" x={x + 25} y={y + 25}>
              {zh}
            </text>
            <PathBar isYellow={isYellow} x={x + 5} y={y + 36} width={COLUMN - 10} />
          </g>
        )
      })}
      <PathBar isYellow x={4} y={bottom + 8} width={28} />
      <text className={styles.left} x="40" y={bottom + 12}>
        {words.yellow}
      </text>
      <PathBar isYellow={false} x={184} y={bottom + 8} width={28} />
      <text className={styles.left} x="220" y={bottom + 12}>
        {words.black}
      </text>
    </FigureFrame>
  )
}

/** The names of the twelve stars, those of the yellow path in bold type. */
function StarNames({ stars }: Pick<Figure, 'stars'>) {
  return (
    <ul className={styles.legend}>
      {withKeys(stars, ({ id }) => id).map(({ key, item: { zh, name, isYellow } }) => (
        <li key={key} className={isYellow ? styles.strong : undefined}>
          <span lang="zh">{zh}</span> {name}
        </li>
      ))}
    </ul>
  )
}
