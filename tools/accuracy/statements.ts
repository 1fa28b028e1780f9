import { type Activity, mattersOf } from '../../packages/almanac/src/judgement/activities.ts'
import type { Matter } from '../../packages/almanac/src/judgement/matters.ts'
import type { Addition, StarData } from '../../packages/almanac/src/judgement/star-type.ts'
import * as almanac from './almanac.ts'
import { branchName } from './cell-name.ts'
import type { JudgedDay } from './judged-days.ts'

// What the stars of a day say of a matter, read from their lists alone and apart from the engine.

export type Statement = {
  readonly star: almanac.Star
  readonly side: almanac.Side
  readonly matter: Matter
  readonly isLasting: boolean
}

/** What of a day decides which lists of its stars hold. */
export type DayOfLists = {
  readonly stars: readonly almanac.Star[]
  /** Branch of the month and of the day as characters. */
  readonly month: string
  readonly day: string
  readonly term: number
}

export function dayOfLists({ facts, verdict }: JudgedDay): DayOfLists {
  return {
    stars: verdict.stars,
    month: branchName(facts.month),
    day: branchName(facts.day),
    term: facts.term.term,
  }
}

/** Whether a list of matters names one. */
export const has = (list: string | undefined, matter: string): boolean =>
  list?.split(' ').includes(matter) ?? false

/** Whether a term runs between two others of the round of twenty-four. */
const isBetween = (term: number, [from, to]: readonly [number, number]): boolean =>
  (term - from + 24) % 24 < (to - from + 24) % 24

/** Whether what a star adds holds on a day. */
function holds({ beside, months, days, between }: Addition, day: DayOfLists): boolean {
  if (beside && !day.stars.some(({ id }) => beside.includes(id))) return false
  if (months !== undefined && !months.includes(day.month)) return false
  if (days !== undefined && !days.includes(day.day)) return false
  return between === undefined || isBetween(day.term, between)
}

export function isFavoured(star: StarData, matter: Matter, day: DayOfLists): boolean {
  if (has(star.favours, matter)) return true
  return star.adds?.some((added) => has(added.favours, matter) && holds(added, day)) ?? false
}

export function isForbidden(star: StarData, matter: Matter, day: DayOfLists): boolean {
  if (has(star.forbids, matter)) return true
  if (star.forbidsAllBut !== undefined && !has(star.forbidsAllBut, matter)) return true
  return star.adds?.some((added) => has(added.forbids, matter) && holds(added, day)) ?? false
}

export const lastsIn = ({ lasts }: StarData, month: string): boolean =>
  lasts === true || (lasts?.includes(month) ?? false)

/** What the stars of a day say of one matter. */
function statementsOn(matter: Matter, day: DayOfLists): readonly Statement[] {
  return day.stars.flatMap((star): Statement[] => {
    if (isForbidden(star, matter, day))
      return [{ star, side: 'bad', matter, isLasting: lastsIn(star, day.month) }]
    return isFavoured(star, matter, day) ? [{ star, side: 'good', matter, isLasting: false }] : []
  })
}

const activityById = new Map<string, Activity>(almanac.activities.map((one) => [one.id, one]))

/** The matters that decide an activity. */
export function mattersOfActivity(id: almanac.ActivityId): readonly Matter[] {
  const activity = activityById.get(id)
  return activity ? mattersOf(activity) : []
}

/** What the stars of a day say of the matters of an activity. */
export function listStatements(day: JudgedDay, activity: almanac.ActivityId): readonly Statement[] {
  const lists = dayOfLists(day)
  return mattersOfActivity(activity).flatMap((matter) => statementsOn(matter, lists))
}
