import { isAlmanacDate } from '@zeri/almanac/calendar'
import { type ActivityId, listShownActivities } from '@zeri/almanac/judgement'

/** A page of an activity, or of a month of it. */
type ActivityPage = { readonly activity: ActivityId; readonly year?: number; readonly month?: number }

const PATH = /^(?:\/ru)?\/days-for\/([a-z-]+)(?:\/([1-9]\d{3})\/([1-9]\d?))?$/

/**
 * The page of an activity at an address, by its one spelling.
 * @example findActivityPage('/ru/days-for/wedding/2026/11') // { activity: 'wedding', year: 2026, month: 11 }
 * @example findActivityPage('/days-for/flying') // undefined
 */
export function findActivityPage(path: string): ActivityPage | undefined {
  const [, id, ...numbers] = PATH.exec(path) ?? []
  const activity = listShownActivities().find((one) => one.id === id)?.id
  if (!activity) return undefined
  const [year, month] = numbers.map((digits) => (digits === undefined ? undefined : Number(digits)))
  if (year === undefined || month === undefined) return { activity }
  return isAlmanacDate({ year, month, day: 1 }) ? { activity, year, month } : undefined
}
