import type { FigureOf } from '@zeri/contract'
import { moonPath } from '../../ui/moon-path.ts'
import { FigureFrame } from './figure-frame.tsx'
import styles from './figures.module.css'
import { pointOnRing, ringArc } from './ring-geometry.ts'

type Figure = FigureOf<'mansions'>

const STEP_DEG = 360 / 28
/** The south is on top, so that the middle mansion of the east, the fourth, stands at the left. */
const EAST_DEG = 270
const EAST_MIDDLE = 3.5
const [INNER, OUTER, GLYPHS] = [142, 174, 158] as const
const MOON_RING = 124
const MOON_SCALE = 11 / 48

/** The angle of a place in the mansions, 0 where 角 begins; they run counter-clockwise. */
const degreesAt = (place: number): number => EAST_DEG - (place - EAST_MIDDLE) * STEP_DEG

/** The ring of mansions with the four palaces, the mansion of the day and the moon. */
export function Mansions({ figure }: { readonly figure: Figure }) {
  const { mansions, palaces, day, moon, dateWords, words } = figure
  const [moonX, moonY] = pointOnRing(degreesAt(moon.mansion + moon.part), MOON_RING)
  return (
    <FigureFrame figure={figure} viewBox="-180 -180 360 360" legend={<MansionNames figure={figure} />}>
      {mansions.map(({ id, zh }, index) => {
        const [x, y] = pointOnRing(degreesAt(index + 0.5), GLYPHS)
        const isDay = index === day
        return (
          <g key={id}>
            <path
              className={isDay ? styles.mark : undefined}
              d={ringArc({
                fromDeg: degreesAt(index + 1),
                toDeg: degreesAt(index),
                inner: INNER,
                outer: OUTER,
              })}
            />
            <text className={isDay ? styles.onMark : styles.glyph} lang="zh" x={x} y={y}>
              {zh}
            </text>
          </g>
        )
      })}
      {palaces.map(({ name, direction, first }) => {
        const [edgeX, edgeY] = pointOnRing(degreesAt(first), OUTER + 5)
        const [fromX, fromY] = pointOnRing(degreesAt(first), MOON_RING - 20)
        const [x, y] = pointOnRing(degreesAt(first + 3.5), 84)
        return (
          <g key={name}>
            <path className={styles.ink} d={`M${fromX} ${fromY}L${edgeX} ${edgeY}`} />
            <text className={styles.bold} x={x} y={y - 8}>
              {direction}
            </text>
            {name.split(' ').map((word, line) => (
              <text key={word} className={styles.quiet} x={x} y={y + 7 + line * 14}>
                {word}
              </text>
            ))}
          </g>
        )
      })}
      <g transform={`translate(${moonX} ${moonY}) scale(${MOON_SCALE.toFixed(4)})`} data-moon="">
        <circle className={styles.moonDark} r="48" />
        <path className={styles.moonLit} d={moonPath(moon.elongationDeg)} />
      </g>
      <text className={styles.quiet} y="-44">
        {dateWords}
      </text>
      <MiddleLine label={words.day} mansion={mansions[day]} y={-22} />
      <MiddleLine label={words.moon} mansion={mansions[moon.mansion]} y={16} />
    </FigureFrame>
  )
}

type MiddleLineProps = {
  readonly label: string
  readonly mansion: Figure['mansions'][number] | undefined
  readonly y: number
}

/** What a mark of the ring is, and the mansion it is in. */
function MiddleLine({ label, mansion, y }: MiddleLineProps) {
  return (
    <>
      <text className={styles.quiet} y={y}>
        {label}
      </text>
      <text className={styles.bold} y={y + 15}>
        <tspan lang="zh">{mansion?.zh}</tspan> {mansion?.name}
      </text>
    </>
  )
}

/** The names of the mansions by palace. */
function MansionNames({ figure: { mansions, palaces } }: { readonly figure: Figure }) {
  return (
    <ul className={styles.legendRows}>
      {palaces.map(({ direction, first }) => (
        <li key={direction}>
          <b>{direction}:</b>{' '}
          {mansions.slice(first, first + 7).map(({ id, zh, name }, step) => (
            <span key={id}>
              {step > 0 && ', '}
              <span lang="zh">{zh}</span> {name}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
