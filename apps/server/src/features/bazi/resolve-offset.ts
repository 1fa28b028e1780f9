import { AppError } from '../../platform/http/app-error.ts'
import { offsetAtWallTime, type WallTimeOffset } from '../places/index.ts'
import { type BirthDetails, secondsOf } from './birth.ts'

type BirthTime = Pick<BirthDetails, 'birthday' | 'birthdayTime' | 'utc'>

/** What the clock of a zone showed at a time of birth, and the offsets from UTC it may have had. */
export type BirthClock = {
  readonly time: 'known' | 'unknown' | 'ambiguous' | 'missing'
  /** A time that occurred twice has the earlier instant first; a skipped time has the offset before the gap first. */
  readonly offsetsSec: readonly [number] | readonly [number, number]
}

/** An unknown time of birth takes the offset of noon. */
const NOON = '12:00'

function readClock({ birthday, birthdayTime, utc }: BirthTime): WallTimeOffset {
  // A bare offset would pass for a zone, but it has no history.
  if (!/^[a-z]/i.test(utc)) throw new AppError('request.invalid', { fields: { utc: 'must be a time zone' } })
  try {
    return offsetAtWallTime(`${birthday}T${birthdayTime ?? NOON}`, utc)
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    throw new AppError('request.invalid', { fields: { utc: 'must be a time zone' }, cause })
  }
}

export function readBirthClock(birthTime: BirthTime): BirthClock {
  const read = readClock(birthTime)
  const isKnown = birthTime.birthdayTime !== null
  switch (read.kind) {
    case 'one':
      return { time: isKnown ? 'known' : 'unknown', offsetsSec: [read.offsetSec] }
    case 'ambiguous':
      return isKnown
        ? { time: 'ambiguous', offsetsSec: [read.earlier, read.later] }
        : { time: 'unknown', offsetsSec: [read.earlier] }
    case 'missing':
      return isKnown
        ? { time: 'missing', offsetsSec: [read.before, read.after] }
        : { time: 'unknown', offsetsSec: [read.after] }
  }
}

/** The offset of a birth to be saved. An ambiguous or skipped time is refused until the person chooses an offset. */
export function resolveOffset(birthTime: BirthTime & { readonly offsetSec?: number | undefined }): number {
  const { time, offsetsSec } = readBirthClock(birthTime)
  const [first, second] = offsetsSec
  if (second === undefined) return first
  if (birthTime.offsetSec === first || birthTime.offsetSec === second) return birthTime.offsetSec
  throw new AppError(time === 'ambiguous' ? 'birth.ambiguous-time' : 'birth.no-such-time', {
    fields: { birthdayTime: time === 'ambiguous' ? 'came twice' : 'never came' },
  })
}

/** The instant of a birth, or of the beginning of its day. */
export function instantOf({ birthday, birthdayTime, offsetSec }: Omit<BirthDetails, 'gender'>): number {
  return Date.parse(`${birthday}T00:00:00Z`) + (secondsOf(birthdayTime ?? '00:00') - offsetSec) * 1000
}
