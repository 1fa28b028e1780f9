/** The place a day is calculated for. The time zone is a function, because this package has no time zone database. */
export type Place = {
  readonly latitudeDeg: number
  readonly longitudeDeg: number
  /** The UTC offset at an instant, in seconds. Called a dozen times for each calculated day, so it should be fast. */
  readonly offsetSecAt: (epochMs: number) => number
}

const CHINA_OFFSET_SEC = 28_800

/** The reference place of the Chinese calendar, at the latitude of Beijing. Source: GB/T 33661-2017: 120° E, UTC+8. */
export const chinaMeridian: Place = {
  latitudeDeg: 39.9,
  longitudeDeg: 120,
  offsetSecAt: () => CHINA_OFFSET_SEC,
}

/** The local time at an instant, as the epoch milliseconds at which a UTC clock shows the same time. */
export function clockReadingMs(epochMs: number, { offsetSecAt }: Place): number {
  return epochMs + offsetSecAt(epochMs) * 1000
}
