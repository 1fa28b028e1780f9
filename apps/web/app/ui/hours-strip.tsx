import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { type ReactNode, useId } from 'react'
import { Hanzi } from './hanzi.tsx'
import styles from './hours-strip.module.css'
import type { Weight } from './weight.ts'
import { WeightBadge } from './weight-badge.tsx'
import ground from './weight-ground.module.css'

export type StripHour = {
  readonly glyph: string
  readonly name: string
  /** Start of the hour by the clock: `23:14`. */
  readonly from: string
  /** Null where the hour is not judged. */
  readonly verdict: { readonly weight: Weight; readonly label: string } | null
}

type HoursStripProps = {
  readonly label: string
  readonly hours: readonly StripHour[]
  /** Index of the current hour. Only the browser knows it, because the server's HTML is cached and shared. */
  readonly currentIndex?: number | undefined
  /** Renders what an expanded hour shows. */
  readonly renderDetails?: (index: number) => ReactNode
}

/** The twelve double-hours of a day in a row; narrow screens show six or four a line. One hour can be expanded at a time. */
export function HoursStrip({ label, hours, currentIndex, renderDetails }: HoursStripProps) {
  const group = useId()
  return (
    <div className={styles.frame}>
      <ol className={styles.strip} aria-label={label}>
        {hours.map((hour, index) => (
          <li
            key={hour.glyph}
            className={styles.hour}
            aria-current={index === currentIndex ? 'time' : undefined}
          >
            {renderDetails ? (
              <details name={group} className={styles.details}>
                <summary
                  className={`${styles.tile} ${styles.opener} ${ground.ground}`}
                  data-weight={hour.verdict?.weight}
                >
                  <HourTile hour={hour} />
                  <IconChevronDown className={styles.chevron} size={14} stroke={1.6} aria-hidden="true" />
                </summary>
                <div className={styles.more}>{renderDetails(index)}</div>
              </details>
            ) : (
              <div className={`${styles.tile} ${ground.ground}`} data-weight={hour.verdict?.weight}>
                <HourTile hour={hour} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

function HourTile({ hour: { glyph, name, from, verdict } }: { readonly hour: StripHour }) {
  return (
    <>
      <span className={styles.glyph}>
        <Hanzi glyph={glyph} />
      </span>
      <span className={styles.name}>{name}</span>{' '}
      <time dateTime={from.padStart(5, '0')} className={styles.from}>
        {from}
      </time>{' '}
      {verdict && (
        <span className={styles.verdict}>
          <WeightBadge weight={verdict.weight} size="small" label={verdict.label} />
        </span>
      )}
    </>
  )
}
