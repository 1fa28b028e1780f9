/** Where a day is lived. The zone comes in as a function, since the almanac knows no zone database. */
export type Place = {
  readonly latitudeDeg: number
  readonly longitudeDeg: number
  /** How far the civil clock is ahead of UTC at an instant, seconds. Asked a dozen times a day, so it should be quick. */
  readonly offsetSecAt: (epochMs: number) => number
}

const CHINA_OFFSET_SEC = 28_800

/** The meridian of the Chinese calendar. Source: GB/T 33661-2017: 120° E, UTC+8. */
export const chinaMeridian: Place = {
  latitudeDeg: 39.9,
  longitudeDeg: 120,
  offsetSecAt: () => CHINA_OFFSET_SEC,
}

/** What a clock shows at an instant, as if the reading were UTC. */
export function clockReadingMs(epochMs: number, { offsetSecAt }: Place): number {
  return epochMs + offsetSecAt(epochMs) * 1000
}
