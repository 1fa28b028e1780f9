// Which corrections of a birth are allowed. A chart is paid for one person: another person is a new chart.

import type { StoredBirth } from './stored-birth.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** After the first payment anything may be corrected for a week. */
const FREE_MS = 7 * DAY_MS
/** Later a birth may move by a day at most, once in this time. */
const ONCE_IN_MS = 365 * DAY_MS
const MOST_MOVED_MS = DAY_MS

type Birth = Pick<
  StoredBirth,
  'gender' | 'birthday' | 'birthdayTime' | 'latitude' | 'longitude' | 'utc' | 'offsetSec'
>

type Choices = Pick<StoredBirth, 'rules' | 'chosenMs'>

export type BirthHistory = {
  /** When time was first granted to the chart, even if it is over or was taken back; null if never. */
  readonly firstPaidAt: Date | null
  /** The last correction that counted. */
  readonly correctedAt: Date | null
}

/** `free`: saved without counting. `counted`: saved as the correction of the year. */
export type BirthChange = 'free' | 'counted' | 'refused'

/** Decides whether a birth may be replaced by another. */
export function decideBirthChange(
  { firstPaidAt, correctedAt }: BirthHistory,
  before: Birth,
  after: Birth,
  nowMs: number,
): BirthChange {
  if (isSameBirth(before, after)) return 'free'
  if (firstPaidAt === null || nowMs < firstPaidAt.getTime() + FREE_MS) return 'free'
  if (correctedAt !== null && nowMs < correctedAt.getTime() + ONCE_IN_MS) return 'refused'
  return isNear(before, after) ? 'counted' : 'refused'
}

/** The decimals of a coordinate that make a difference: some ten metres. */
const COORDINATE_DECIMALS = 4
export const isSameCoordinate = (one: number, other: number): boolean =>
  one.toFixed(COORDINATE_DECIMALS) === other.toFixed(COORDINATE_DECIMALS)

/** A corrected birth with the choices made for the one before: rules stay, an instant only with the same birth. */
export function withChoicesOf<After extends Birth>(before: StoredBirth, after: After): After & Choices {
  const { rules, chosenMs } = before
  return {
    ...after,
    ...(rules && { rules }),
    ...(chosenMs !== undefined && isSameBirth(before, after) && { chosenMs }),
  }
}

/** The name of the town is left out: it is a label. */
function isSameBirth(one: Birth, other: Birth): boolean {
  return (
    one.gender === other.gender &&
    one.birthday === other.birthday &&
    one.birthdayTime === other.birthdayTime &&
    one.utc === other.utc &&
    one.offsetSec === other.offsetSec &&
    isSameCoordinate(one.latitude, other.latitude) &&
    isSameCoordinate(one.longitude, other.longitude)
  )
}

/** Whether a birth moves by a day at most, by the clock, by the instant and by the sun. */
function isNear(one: Birth, other: Birth): boolean {
  const [from, to] = [momentsOf(one), momentsOf(other)]
  return from.every((momentMs, index) => Math.abs(momentMs - (to[index] ?? 0)) <= MOST_MOVED_MS)
}

/** The sun crosses a degree of longitude in four minutes. */
const SUN_MS_PER_DEGREE = 240_000

/** Clock time (as if it were UTC), instant, and mean time of the sun. An unknown time counts as noon. */
function momentsOf({ birthday, birthdayTime, offsetSec, longitude }: Birth): readonly number[] {
  const clockMs = Date.parse(`${birthday}T${birthdayTime ?? '12:00'}Z`)
  const instantMs = clockMs - offsetSec * 1000
  return [clockMs, instantMs, instantMs + longitude * SUN_MS_PER_DEGREE]
}
