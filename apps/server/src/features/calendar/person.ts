import type { ChartReading } from '@zeri/almanac'
import { type describePersonalDay, LAST_DAY, type Output } from '@zeri/contract'
import type { Setting } from './calendar.ts'

/** The days that are judged for a person: all, today alone, or none. */
export type Access = Output<typeof describePersonalDay>['chart']['access']

/** Somebody a day may be judged for. */
export type Person = { readonly chart: ChartReading; readonly access: Access }

/** The setting as it is for a person: who has paid has no horizon. */
export function openTo({ access }: Pick<Person, 'access'>, setting: Setting): Setting {
  if (access !== 'paid') return setting
  return { ...setting, openUntil: LAST_DAY, head: { ...setting.head, openUntil: LAST_DAY } }
}

/** Whether a day is judged for a person; today is that of the place. */
export function isOpenTo({ access }: Person, date: string, { today }: Setting): boolean {
  return access === 'paid' || (access === 'today' && date === today)
}
