import { useLanguage } from '../../i18n/words-provider.tsx'
import { netOf, type RevenueDay } from './revenue.ts'
import styles from './revenue-bars.module.css'

const HEIGHT = 96
const STEP = 10
const BAR = 7

/** Bars of the days, hidden from screen readers: the table below has the same amounts. */
export function RevenueBars({ days }: { readonly days: readonly RevenueDay[] }) {
  const { formats } = useLanguage()
  const most = Math.max(1, ...days.map(({ revenueMinor }) => revenueMinor))
  const heightOf = (minor: number) => (Math.max(minor, 0) / most) * HEIGHT
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map((day, index) => {
        const [whole, net] = [heightOf(day.revenueMinor), heightOf(netOf(day))]
        return (
          <g key={day.day}>
            <title>{`${formats.day(day.day)}: ${formats.money({ minor: netOf(day), currency: day.currency })}`}</title>
            <rect className={styles.lost} x={index * STEP} y={HEIGHT - whole} width={BAR} height={whole} />
            <rect className={styles.net} x={index * STEP} y={HEIGHT - net} width={BAR} height={net} />
          </g>
        )
      })}
    </svg>
  )
}
