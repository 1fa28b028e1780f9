import { SolarDay } from 'tyme4ts'
import type { ActivityId, CivilDate } from './almanac.ts'

export type Sign = -1 | 0 | 1

/** Words of tyme4ts for the activities that are compared. */
const words = {
  wedding: ['嫁娶'],
  engagement: ['纳采', '问名', '订盟', '订婚'],
  opening: ['开市'],
  contract: ['立券', '交易'],
  'move-house': ['移徙', '入宅'],
  renovation: ['修造', '竖柱', '上梁'],
  groundbreaking: ['动土', '起基', '起基动土'],
  'travel-far': ['出行'],
  medical: ['求医', '治病', '求医疗病'],
  'start-job': ['赴任'],
  haircut: ['理发', '剃头'],
  planting: ['栽种'],
} as const satisfies Partial<Record<ActivityId, readonly string[]>>

export type ComparedActivity = keyof typeof words

// The keys of a literal are its own.
export const comparedActivities = Object.keys(words) as readonly ComparedActivity[]

/** Nothing is advised; and nothing but what is listed. */
const NOTHING = '诸事不宜'
const NOTHING_ELSE = '馀事勿取'

/** What tyme4ts says of a date: what it advises, and what it advises against. */
export type TymeDay = {
  readonly advised: ReadonlySet<string>
  readonly avoided: ReadonlySet<string>
}

export function readTymeDay({ year, month, day }: CivilDate): TymeDay {
  const cycle = SolarDay.fromYmd(year, month, day).getSixtyCycleDay()
  const namesOf = (list: readonly { getName(): string }[]) => new Set(list.map((one) => one.getName()))
  return { advised: namesOf(cycle.getRecommends()), avoided: namesOf(cycle.getAvoids()) }
}

/** Whether everything that is not named is to be left. */
export function isClosedList({ advised, avoided }: TymeDay): boolean {
  return [advised, avoided].some((list) => list.has(NOTHING) || list.has(NOTHING_ELSE))
}

/** Its sign of an activity: advised, avoided by name or with everything else, or not named; both make nought. */
export function tymeSignOf(day: TymeDay, activity: ComparedActivity): Sign {
  const names: readonly string[] = words[activity]
  const isAdvised = names.some((name) => day.advised.has(name))
  const isAvoided = names.some((name) => day.avoided.has(name))
  if (isAdvised !== isAvoided) return isAdvised ? 1 : -1
  return !isAdvised && isClosedList(day) ? -1 : 0
}
