import type { Weight } from '../../ui/weight.ts'
import type { Tag } from './day.ts'
import styles from './ruler.module.css'

const WIDTH = 400
const BAR = { y: 6, height: 6 }
const LEAST = 0.25

/** The strengths at which a rating begins, and where the bill stands among them. The text beside it says the same. */
export function Ruler({
  sum: { sign, total, from, readingLimit = 3 },
}: {
  readonly sum: Pick<Tag['sum'], 'sign' | 'total' | 'from' | 'readingLimit'>
}) {
  const [two, three] = from
  const end = Math.max(three, total) + 1
  const starts = [LEAST, two, three].slice(0, readingLimit)
  const at = (strength: number): number => Math.round((strength / end) * WIDTH)
  return (
    <svg className={styles.ruler} viewBox={`0 0 ${WIDTH} 18`} preserveAspectRatio="none" aria-hidden="true">
      <rect data-weight={0} x={0} y={BAR.y} width={WIDTH} height={BAR.height} />
      {starts.map((start, place) => (
        <rect
          key={start}
          // True: sizes 1 to 3 with a sign.
          data-weight={(sign * (place + 1)) as Weight}
          x={at(start)}
          y={BAR.y}
          width={WIDTH - at(start)}
          height={BAR.height}
        />
      ))}
      <rect className={styles.mark} x={at(total) - 1} y={1} width={3} height={16} />
    </svg>
  )
}
