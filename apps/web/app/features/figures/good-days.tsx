import type { FigureOf } from '@zeri/contract'
import styles from './day-figures.module.css'
import { FigureFrame } from './figure-frame.tsx'

const [LEFT, TOP] = [38, 24] as const
const [WIDTH, HEIGHT] = [23, 22] as const
/** Shades of the cells, from none to the fullest month. */
const shades = [styles.share0, styles.share1, styles.share2, styles.share3, styles.share4]

/** Good days a month over twelve years: a number in every cell, darker where there are more. */
export function GoodDays({ figure }: { readonly figure: FigureOf<'good-days'> }) {
  const { years, months, totals, totalWord } = figure
  const most = Math.max(1, ...years.flatMap((year) => year.months))
  const bottom = TOP + years.length * HEIGHT
  return (
    <FigureFrame figure={figure} viewBox={`0 0 360 ${bottom + 26}`}>
      {months.map((month, index) => (
        <text key={month} className={styles.soft} x={LEFT + (index + 0.5) * WIDTH} y="10">
          {month}
        </text>
      ))}
      <text className={`${styles.end} ${styles.strong}`} x="354" y="10">
        {totalWord}
      </text>
      {years.map(({ year, months: counts, total }, row) => {
        const y = TOP + row * HEIGHT
        return (
          <g key={year} data-year={year}>
            <text className={`${styles.end} ${styles.soft}`} x={LEFT - 6} y={y + HEIGHT / 2}>
              {year}
            </text>
            {counts.map((count, index) => (
              <g key={months[index]}>
                <rect
                  className={shades[Math.round(((shades.length - 1) * count) / most)]}
                  x={LEFT + index * WIDTH}
                  y={y}
                  width={WIDTH - 1}
                  height={HEIGHT - 1}
                />
                <text x={LEFT + (index + 0.5) * WIDTH} y={y + HEIGHT / 2}>
                  {count}
                </text>
              </g>
            ))}
            <text className={`${styles.end} ${styles.strong}`} x="354" y={y + HEIGHT / 2}>
              {total}
            </text>
          </g>
        )
      })}
      {totals.map((total, index) => (
        <text key={months[index]} className={styles.strong} x={LEFT + (index + 0.5) * WIDTH} y={bottom + 12}>
          {total}
        </text>
      ))}
    </FigureFrame>
  )
}
