import type { ChartReading } from '@zeri/almanac/bazi'
import { type describePersonalDay, LAST_DAY, type Output } from '@zeri/contract'
import type { CalendarContext } from './calendar.ts'

/** The days that are judged for a person: all, today alone, or none. */
export type Access = Output<typeof describePersonalDay>['chart']['access']

/** A person a day may be judged for. */
export type Person = { readonly chart: ChartReading; readonly access: Access }

/** The context of a person: a paid chart has no horizon. */
export function openTo({ access }: Pick<Person, 'access'>, context: CalendarContext): CalendarContext {
  if (access !== 'paid') return context
  return { ...context, openUntil: LAST_DAY, head: { ...context.head, openUntil: LAST_DAY } }
}

/** Whether a day is judged for a person. `today` is the date at the place. */
export function isOpenTo({ access }: Person, date: string, { today }: CalendarContext): boolean {
  return access === 'paid' || (access === 'today' && date === today)
}
