import type { FigureOf } from '@zeri/contract'
import { FigureFrame } from './figure-frame.tsx'
import styles from './figures.module.css'
import { pointOnRing, ringArc } from './ring-geometry.ts'

const STEP_DEG = 6
const [INNER, BETWEEN, OUTER] = [126, 149, 175] as const
const [STEMS, BRANCHES] = [138, 162] as const

/** The sixty pillars as a ring: stems inside, branches outside, 甲子 at the top. */
export function WheelOfSixty({ figure }: { readonly figure: FigureOf<'wheel-of-sixty'> }) {
  const { pillars, marked, dateWords } = figure
  const middleDeg = marked.index * STEP_DEG
  return (
    <FigureFrame figure={figure} viewBox="-180 -180 360 360">
      {[INNER, BETWEEN, OUTER].map((radius) => (
        <circle key={radius} r={radius} />
      ))}
      <path
        className={styles.mark}
        d={ringArc({
          fromDeg: middleDeg - STEP_DEG / 2,
          toDeg: middleDeg + STEP_DEG / 2,
          inner: INNER - 4,
          outer: OUTER + 4,
        })}
      />
      <g lang="zh">
        {pillars.map(({ stem, branch, element }, index) => {
          const [stemX, stemY] = pointOnRing(index * STEP_DEG, STEMS)
          const [branchX, branchY] = pointOnRing(index * STEP_DEG, BRANCHES)
          const tone = index === marked.index ? { className: styles.onMark } : { 'data-element': element }
          return [
            <text key={`stem ${stem}${branch}`} {...tone} x={stemX} y={stemY}>
              {stem}
            </text>,
            <text
              key={`branch ${stem}${branch}`}
              className={index === marked.index ? styles.onMark : undefined}
              x={branchX}
              y={branchY}
            >
              {branch}
            </text>,
          ]
        })}
      </g>
      <g lang="zh">
        <text className={styles.large} data-element={marked.stem.element} x="-22" y="-30">
          {marked.stem.glyph}
        </text>
        <text className={styles.large} data-element={marked.branch.element} x="22" y="-30">
          {marked.branch.glyph}
        </text>
      </g>
      <text className={`${styles.middle} ${styles.bold}`} y="14">
        {marked.name}
      </text>
      <text className={styles.quiet} y="38">
        {dateWords}
      </text>
      <text className={styles.quiet} y="58">
        {marked.index + 1} / {pillars.length}
      </text>
    </FigureFrame>
  )
}
