import { type Birth, type NatalRules, natalRules } from '@zeri/almanac/bazi'
import type { createChart, Input, Output, readBazi } from '@zeri/contract'

type Form = Input<typeof createChart>

/** The rules of a chart that its owner can choose. */
export type NatalChoices = Extract<Output<typeof readBazi>, { view: 'own' }>['rules']

/** A birth as people state it: local clock time, place, and the offset of that clock from UTC. */
export type BirthDetails = Pick<
  Form,
  'gender' | 'birthday' | 'birthdayTime' | 'city' | 'latitude' | 'longitude' | 'utc'
> & {
  readonly offsetSec: number
  /** What the owner has chosen; the usual rules hold for the rest. */
  readonly rules?: Partial<NatalChoices> | undefined
  /** The instant the owner has chosen to read the birth at instead of its own time. */
  readonly chosenMs?: number | undefined
}

/** The rules a birth is read by: what its owner has chosen for it, and the usual rules for the rest. */
export function natalRulesOf(
  { rules }: Pick<BirthDetails, 'rules'>,
  usual: NatalRules = natalRules,
): NatalRules {
  return { ...usual, ...rules }
}

/**
 * Seconds since midnight of a local time.
 * @example secondsOf('08:30') // 30600
 */
export function secondsOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60
}

/** Converts a birth into the input of the almanac. */
export function toAlmanacBirth(birth: Omit<BirthDetails, 'city' | 'utc'>): Birth {
  const [year = 0, month = 0, day = 0] = birth.birthday.split('-').map(Number)
  return {
    date: { year, month, day },
    timeSec: birth.birthdayTime === null ? null : secondsOf(birth.birthdayTime),
    latitudeDeg: birth.latitude,
    longitudeDeg: birth.longitude,
    offsetSec: birth.offsetSec,
    gender: birth.gender,
    ...(birth.chosenMs !== undefined && { chosenMs: birth.chosenMs }),
  }
}
