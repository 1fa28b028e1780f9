import { pillarOf } from '../calendar/cycle.ts'
import { type Meeting, meetingsOf } from './relations.ts'

/** How a day meets a sign of the zodiac, by the branches alone. */
export type SignMeeting = 'clash' | 'punishment' | 'harm' | 'six-harmony' | 'trine' | 'same'

export type DaySign = {
  /** The sign, 0 子 Rat … 11 亥 Pig. */
  readonly branch: number
  /** The strongest way in which they meet; undefined if they do not. */
  readonly meeting: SignMeeting | undefined
}

// 協紀辨方書 001-39b trine, 001-41b harmony, 003-52b punishment, 006-18b harm: what binds first, then what divides; a clash outweighs all.
const strongestFirst: readonly SignMeeting[] = ['clash', 'six-harmony', 'trine', 'punishment', 'harm']

/**
 * How a day meets each of the twelve signs.
 * @example listDaySigns(6)[0] // { branch: 0, meeting: 'clash' }  a day of 午 and the Rat
 */
export function listDaySigns(dayBranch: number): readonly DaySign[] {
  return Array.from({ length: 12 }, (_, branch) => ({ branch, meeting: findMeeting(dayBranch, branch) }))
}

function findMeeting(dayBranch: number, branch: number): SignMeeting | undefined {
  const found = listBranchMeetings(dayBranch, branch)
  return strongestFirst.find((kind) => found.includes(kind)) ?? (dayBranch === branch ? 'same' : undefined)
}

function listBranchMeetings(a: number, b: number): SignMeeting[] {
  // The branches alone count, so any pillar of a branch will do.
  const kinds = meetingsOf(pillarOf(a), pillarOf(b)).map(kindOf)
  const trine: SignMeeting[] = a !== b && a % 4 === b % 4 ? ['trine'] : []
  return [...kinds.filter((kind) => kind !== undefined), ...trine]
}

function kindOf({ kind }: Meeting): SignMeeting | undefined {
  return kind === 'clash' || kind === 'harm' || kind === 'punishment' || kind === 'six-harmony'
    ? kind
    : undefined
}
