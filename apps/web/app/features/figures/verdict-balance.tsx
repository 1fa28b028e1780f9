import type { FigureOf } from '@zeri/contract'
import styles from './day-figures.module.css'
import { FigureFrame } from './figure-frame.tsx'
import { showWeight, weightClass } from './weight-class.ts'
import { wrapLabel } from './wrap-label.ts'

type Balance = FigureOf<'verdict-balance'>
type Reason = Balance['reasons'][number]

const LINE = 15
const NAME_CHARS = 22
const COLUMN = 168
const LONGEST_BAR = 150
/** Points of a bar as long as a column. */
const MOST_POINTS = 4
const LIST_TOP = 132
const [LEFT, RIGHT] = [6, 186] as const

const heightOf = ({ name }: Reason): number => wrapLabel(name, NAME_CHARS).length * LINE + 16

/** The reasons of a pan: what counts with a bar of its points, the rest struck through. */
function Pan({
  figure,
  side,
  x,
}: {
  readonly figure: Balance
  readonly side: Reason['side']
  readonly x: number
}) {
  const reasons = figure.reasons.filter((reason) => reason.side === side)
  let y = LIST_TOP
  return (
    <>
      <text className={`${styles.start} ${styles.strong}`} x={x} y={LIST_TOP - 22}>
        {figure.pans[side]}
      </text>
      {reasons.length === 0 && (
        <text className={`${styles.start} ${styles.soft}`} x={x} y={LIST_TOP}>
          {figure.pans.nothing}
        </text>
      )}
      {reasons.map((reason) => {
        const top = y
        y += heightOf(reason)
        return <ReasonRow key={reason.id} reason={reason} x={x} y={top} aside={figure.pans.aside} />
      })}
    </>
  )
}

function ReasonRow({
  reason: { name, side, points, pointsText, isCounted },
  x,
  y,
  aside,
}: {
  readonly reason: Reason
  readonly x: number
  readonly y: number
  readonly aside: string
}) {
  const lines = wrapLabel(name, NAME_CHARS)
  const below = y + lines.length * LINE
  return (
    <>
      {lines.map((line, index) => (
        <text
          key={line}
          className={`${styles.start} ${isCounted ? '' : styles.aside}`}
          x={x}
          y={y + index * LINE}
        >
          {line}
        </text>
      ))}
      {isCounted ? (
        <>
          <rect
            className={side === 'good' ? styles.goodBar : styles.badBar}
            x={x}
            y={below - 5}
            width={Math.min(LONGEST_BAR - 40, (Math.abs(points) / MOST_POINTS) * LONGEST_BAR)}
            height="7"
          />
          <text
            className={`${styles.start} ${styles.strong}`}
            x={x + Math.min(LONGEST_BAR - 40, (Math.abs(points) / MOST_POINTS) * LONGEST_BAR) + 6}
            y={below - 1}
          >
            {pointsText}
          </text>
        </>
      ) : (
        <text className={`${styles.start} ${styles.soft}`} x={x} y={below - 1}>
          {aside}
        </text>
      )}
    </>
  )
}

/** The beam with its two pans, tilted by the weight. */
function Beam({ figure: { weight, signWords } }: { readonly figure: Balance }) {
  const drop = weight * 7
  const [left, right] = [44 + drop, 44 - drop]
  return (
    <>
      <path className={styles.beam} d={`M90 ${left}L180 44L270 ${right}M180 44V92M160 92H200`} />
      {[
        [90, left],
        [270, right],
      ].map(([x = 0, y = 0]) => (
        <g key={x}>
          <path className={styles.thread} d={`M${x} ${y}l-26 26m26 -26l26 26`} />
          <path className={styles.pan} d={`M${x - 32} ${y + 26}h64q-8 12 -32 12t-32 -12z`} />
        </g>
      ))}
      <circle className={styles.dot} cx="180" cy="44" r="5" />
      <text className={styles.strong} x="180" y="14">
        {signWords}
      </text>
    </>
  )
}

/** The sum on a scale of sizes: from which strength a verdict is a 2 or a 3. */
function Scale({ figure: { total, from, sign }, y }: { readonly figure: Balance; readonly y: number }) {
  const most = Math.max(from[1] * 1.25, total * 1.1)
  const at = (points: number): number => Math.round(10 + (340 * points) / most)
  const edges = [0, from[0], from[1], most]
  return (
    <>
      {[1, 2, 3].map((size, index) => {
        const [x, end] = [at(edges[index] ?? 0), at(edges[index + 1] ?? most)]
        return (
          <g key={size} className={weightClass(sign * size)}>
            <rect className={styles.cell} x={x} y={y} width={end - x} height="18" />
            <text className={styles.onCell} x={(x + end) / 2} y={y + 9}>
              {showWeight(sign * size)}
            </text>
          </g>
        )
      })}
      <path className={styles.beam} d={`M${at(total)} ${y - 6}v30m-5 -30h10l-5 6z`} />
    </>
  )
}

/** The sum of a verdict as a balance: reasons on two pans, and what they come to. */
export function VerdictBalance({ figure }: { readonly figure: Balance }) {
  const listHeight = (side: Reason['side']): number =>
    figure.reasons
      .filter((reason) => reason.side === side)
      .reduce((sum, reason) => sum + heightOf(reason), LINE)
  const bottom = LIST_TOP + Math.max(listHeight('good'), listHeight('bad'))
  const scaleTop = bottom + 34
  const limitsTop = figure.sign === 0 ? bottom + 10 : scaleTop + 42
  const limits = figure.limits.flatMap(({ words }) => wrapLabel(words, 52))
  const resultTop = limitsTop + limits.length * LINE + 6
  return (
    <FigureFrame figure={figure} viewBox={`0 0 360 ${resultTop + 40}`}>
      <Beam figure={figure} />
      <Pan figure={figure} side="good" x={LEFT} />
      <Pan figure={figure} side="bad" x={RIGHT} />
      <path d={`M${LEFT + COLUMN + 4} ${LIST_TOP - 30}V${bottom - 6}`} />
      {figure.sign !== 0 && (
        <>
          <text className={styles.start} x="10" y={bottom + 14}>
            {figure.totalWords}
          </text>
          <Scale figure={figure} y={scaleTop} />
        </>
      )}
      {limits.map((line, index) => (
        <text key={line} className={styles.start} x="10" y={limitsTop + index * LINE}>
          {line}
        </text>
      ))}
      <g className={weightClass(figure.weight)}>
        <rect className={styles.cell} x="10" y={resultTop} width="340" height="32" rx="16" />
        <text className={styles.onCell} x="180" y={resultTop + 16}>
          {showWeight(figure.weight)} · {figure.word}
        </text>
      </g>
    </FigureFrame>
  )
}
