import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
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
  /** Hours of the night are folded into one tile. */
  readonly isWaking: boolean
  /** Whether it belongs to the best stretch. */
  readonly isBest: boolean
}

type HoursStripProps = {
  readonly label: string
  /** Title and span of the tile of the night: `Night`, `22:45 to 06:45`. */
  readonly night: { readonly title: string; readonly span: string }
  readonly hours: readonly StripHour[]
  /** Index of the current hour. Only the browser knows it, because the server's HTML is cached and shared. */
  readonly currentIndex?: number | undefined
  /** Renders what an expanded hour shows. */
  readonly renderDetails?: (index: number) => ReactNode
}

/**
 * The waking double-hours of a day in a row, and the night as a tile that unfolds; narrow screens show four a line. One hour
 * can be expanded at a time.
 */
export function HoursStrip({ label, night, hours, currentIndex, renderDetails }: HoursStripProps) {
  const group = useId()
  const indexed = hours.map((hour, index) => ({ hour, index }))
  const asleep = indexed.filter(({ hour }) => !hour.isWaking)
  // By place in the strip: at another place of the visitor the same tiles show other hours, and nothing moves.
  const item = ({ hour, index }: (typeof indexed)[number], slot: number) => (
    <Hour
      key={slot}
      hour={hour}
      isCurrent={index === currentIndex}
      group={group}
      details={renderDetails?.(index)}
    />
  )
  return (
    <div className={styles.frame}>
      <ol className={styles.strip} aria-label={label} data-waking={hours.length - asleep.length}>
        {indexed.filter(({ hour }) => hour.isWaking).map(item)}
        {asleep.length > 0 && (
          <li className={styles.hour}>
            <details className={styles.details}>
              <summary
                className={`${styles.tile} ${styles.opener} ${styles.night}`}
                data-current={asleep.some(({ index }) => index === currentIndex) ? '' : undefined}
              >
                <NightTile night={night} hours={asleep.map(({ hour }) => hour)} />
              </summary>
              <ol className={styles.strip} aria-label={night.title} data-night="">
                {asleep.map(item)}
              </ol>
            </details>
          </li>
        )}
      </ol>
    </div>
  )
}

type HourProps = {
  readonly hour: StripHour
  readonly isCurrent: boolean
  readonly group: string
  readonly details: ReactNode
}

function Hour({ hour, isCurrent, group, details }: HourProps) {
  const marks = { 'data-weight': hour.verdict?.weight, 'data-best': hour.isBest ? '' : undefined }
  return (
    <li className={styles.hour} aria-current={isCurrent ? 'time' : undefined}>
      {details ? (
        <details name={group} className={styles.details}>
          <summary className={`${styles.tile} ${styles.opener} ${ground.ground}`} {...marks}>
            <HourTile hour={hour} />
            <IconChevronDown className={styles.chevron} size={14} stroke={1.6} aria-hidden="true" />
          </summary>
          <div className={styles.more}>{details}</div>
        </details>
      ) : (
        <div className={`${styles.tile} ${ground.ground}`} {...marks}>
          <HourTile hour={hour} />
        </div>
      )}
    </li>
  )
}

function HourTile({ hour: { glyph, name, from, verdict } }: { readonly hour: StripHour }) {
  return (
    <>
      <span className={styles.glyph}>
        <Hanzi glyph={glyph} />
      </span>
      <time dateTime={from.padStart(5, '0')} className={styles.from}>
        {from}
      </time>{' '}
      <span className={styles.name}>{name}</span>{' '}
      {verdict && (
        <span className={styles.verdict}>
          <WeightBadge weight={verdict.weight} size="small" label={verdict.label} />
        </span>
      )}
    </>
  )
}

type NightTileProps = Pick<HoursStripProps, 'night' | 'hours'>

function NightTile({ night, hours }: NightTileProps) {
  return (
    <>
      <span className={styles.nightTitle}>
        <IconMoon size={16} stroke={1.6} aria-hidden="true" /> {night.title}
      </span>{' '}
      <span className={styles.name}>{night.span}</span>{' '}
      <span className={styles.asleep}>
        {hours.map(({ glyph, verdict }) => (
          <span key={glyph} className={styles.asleepHour}>
            <Hanzi glyph={glyph} />{' '}
            {verdict && <WeightBadge weight={verdict.weight} size="small" label={verdict.label} />}
          </span>
        ))}
      </span>
      <IconChevronDown className={styles.chevron} size={14} stroke={1.6} aria-hidden="true" />
    </>
  )
}
