import { AppError } from '../../platform/http/app-error.ts'
import { offsetAtWallTime, type WallTimeOffset } from '../places/index.ts'
import { secondsOf, type ToldBirth } from './birth.ts'

type Told = Pick<ToldBirth, 'birthday' | 'birthdayTime' | 'utc'>

/** What the clock of a zone did at a time of birth, and the offsets it may have had. */
export type BirthClock = {
  readonly time: 'known' | 'unknown' | 'ambiguous' | 'missing'
  /** The earlier instant first where the time came twice; where it never came, the clock as it stood before first. */
  readonly offsetsSec: readonly [number] | readonly [number, number]
}

/** Where nobody knows the time, the clock is read at noon. */
const NOON = '12:00'

function readClock({ birthday, birthdayTime, utc }: Told): WallTimeOffset {
  // A bare offset would pass for a zone, but it has no history.
  if (!/^[a-z]/i.test(utc)) throw new AppError('request.invalid', { fields: { utc: 'must be a time zone' } })
  try {
    return offsetAtWallTime(`${birthday}T${birthdayTime ?? NOON}`, utc)
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    throw new AppError('request.invalid', { fields: { utc: 'must be a time zone' }, cause })
  }
}

export function readBirthClock(told: Told): BirthClock {
  const read = readClock(told)
  const isKnown = told.birthdayTime !== null
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

/** The offset of a birth that is to be kept. Where the clock leaves a choice, the person has made it, or is asked to. */
export function resolveOffset(told: Told & { readonly offsetSec?: number | undefined }): number {
  const { time, offsetsSec } = readBirthClock(told)
  const [first, second] = offsetsSec
  if (second === undefined) return first
  if (told.offsetSec === first || told.offsetSec === second) return told.offsetSec
  throw new AppError(time === 'ambiguous' ? 'birth.ambiguous-time' : 'birth.no-such-time', {
    fields: { birthdayTime: time === 'ambiguous' ? 'came twice' : 'never came' },
  })
}

/** The instant of a birth, or of the beginning of its day. */
export function instantOf({ birthday, birthdayTime, offsetSec }: Omit<ToldBirth, 'gender'>): number {
  return Date.parse(`${birthday}T00:00:00Z`) + (secondsOf(birthdayTime ?? '00:00') - offsetSec) * 1000
}
