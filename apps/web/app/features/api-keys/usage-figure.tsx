import styles from './keys.module.css'

const HEIGHT = 36
const STEP = 6
const BAR = 4
/** A day with a request is never invisible, and a day without one has a line. */
const LEAST = 2
const EMPTY = 1

/** Requests of the last days as bars, today at the right; the sentence says how many. Without any there is nothing to draw. */
export function UsageFigure({ byDay, label }: { readonly byDay: readonly number[]; readonly label: string }) {
  const most = Math.max(...byDay)
  if (most === 0) return <p className={styles.usage}>{label}</p>
  return (
    <figure className={styles.usage}>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${byDay.length * STEP} ${HEIGHT}`}
        width={byDay.length * STEP}
        height={HEIGHT}
        aria-hidden="true"
      >
        {byDay.map((requests, index) => {
          const height = requests === 0 ? EMPTY : Math.max(LEAST, (requests / most) * HEIGHT)
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the month
              key={index}
              x={index * STEP}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              data-empty={requests === 0 || undefined}
            />
          )
        })}
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  )
}
