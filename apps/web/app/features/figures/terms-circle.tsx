import type { FigureOf } from '@zeri/contract'
import { FigureFrame } from './figure-frame.tsx'
import styles from './figures.module.css'
import { pointOnRing } from './ring-geometry.ts'

type Figure = FigureOf<'terms-circle'>

/** The summer solstice, where the sun is at 90°, is on top. */
const TOP_DEG = 90
const [DATES, DOTS, SEASONS] = [158, 132, 46] as const
/** The two kinds stand on rings of their own, so that their characters have room. */
const GLYPHS = { beginsMonth: 110, middle: 88 } as const

const degreesAt = (longitudeDeg: number): number => longitudeDeg - TOP_DEG

/** The ecliptic with the solar terms of a year: filled dots begin a month, open ones stand in its middle. */
export function TermsCircle({ figure }: { readonly figure: Figure }) {
  const { terms, seasons, words, year } = figure
  return (
    <FigureFrame figure={figure} viewBox="-180 -180 360 392" legend={<TermNames terms={terms} />}>
      <circle className={styles.fine} r={DOTS} />
      {seasons.map(({ name, fromDeg }) => {
        const [endX, endY] = pointOnRing(degreesAt(fromDeg), DOTS)
        const [x, y] = pointOnRing(degreesAt(fromDeg + 45), SEASONS)
        return (
          <g key={name}>
            <path d={`M0 0L${endX} ${endY}`} />
            <text className={styles.quiet} x={x} y={y}>
              {name}
            </text>
          </g>
        )
      })}
      {terms.map(({ zh, dateWords, longitudeDeg, beginsMonth }) => {
        const deg = degreesAt(longitudeDeg)
        const [dotX, dotY] = pointOnRing(deg, DOTS)
        const [x, y] = pointOnRing(deg, beginsMonth ? GLYPHS.beginsMonth : GLYPHS.middle)
        const [dateX, dateY] = pointOnRing(deg, DATES)
        return (
          <g key={zh}>
            <circle className={beginsMonth ? styles.full : styles.open} cx={dotX} cy={dotY} r="4.5" />
            <text className={beginsMonth ? styles.boldSign : styles.thinSign} lang="zh" x={x} y={y}>
              {zh}
            </text>
            <text x={dateX} y={dateY}>
              {dateWords}
            </text>
          </g>
        )
      })}
      <circle className={styles.paper} r="22" />
      <text className={`${styles.middle} ${styles.bold}`}>{year}</text>
      <circle className={styles.full} cx="-150" cy="198" r="4.5" />
      <text className={styles.left} x="-138" y="198">
        {words.beginsMonth}
      </text>
      <circle className={styles.open} cx="14" cy="198" r="4.5" />
      <text className={styles.left} x="26" y="198">
        {words.middle}
      </text>
    </FigureFrame>
  )
}

function TermNames({ terms }: Pick<Figure, 'terms'>) {
  return (
    <ul className={styles.legend}>
      {terms.map(({ zh, name, beginsMonth }) => (
        <li key={zh} className={beginsMonth ? styles.strong : undefined}>
          <span lang="zh">{zh}</span> {name}
        </li>
      ))}
    </ul>
  )
}
