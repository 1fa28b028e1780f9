import type { Pillar } from '../calendar/cycle.ts'
import type { Placed } from './relations.ts'

export type NatalPlace = 'year' | 'month' | 'day' | 'hour'

/** The pillars of a birth; `hour` is null where the time is unknown. */
export type NatalPillars = {
  readonly year: Pillar
  readonly month: Pillar
  readonly day: Pillar
  readonly hour: Pillar | null
}

/**
 * The pillars that are known, from the year to the hour.
 * @example listPillars({ year: 40, month: 2, day: 34, hour: null }).map(({ at }) => at) // ['year', 'month', 'day']
 */
export function listPillars({ year, month, day, hour }: NatalPillars): readonly Placed<NatalPlace>[] {
  const three = [
    { at: 'year', pillar: year },
    { at: 'month', pillar: month },
    { at: 'day', pillar: day },
  ] as const
  return hour === null ? three : [...three, { at: 'hour', pillar: hour }]
}
