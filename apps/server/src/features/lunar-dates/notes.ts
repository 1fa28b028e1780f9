import {
  type JulianDay,
  type LunarDay,
  lunarDayOf,
  lunarMonths,
  lunarReturns,
  parseCivilDate,
  toJulianDay,
} from '@zeri/almanac/calendar'
import { type DateStore, listDatesOn, type StoredLunarDate } from './store.ts'

/** A lunar date of an account that comes back on a day. */
type LunarNote = Pick<StoredLunarDate, 'id' | 'accountId' | 'name' | 'kind'> & {
  /** The day on which it comes back. */
  readonly on: string
  /** Since the birth or the death; null where its year is unknown. */
  readonly years: number | null
}

type Noticed = { readonly on: string; readonly day: JulianDay; readonly lunar: LunarDay }

/** A day with its lunar date. One outside the almanac has none. */
function listNoticed(on: string): Noticed[] {
  const civil = parseCivilDate(on)
  if (!civil) return []
  const day = toJulianDay(civil)
  return [{ on, day, lunar: lunarDayOf(day) }]
}

/** The days of the lunar year that may be observed on a day: its own and, on the last of a short month, day 30. */
function listObserved({ year, month, isLeap, day }: LunarDay): { month: number; day: number }[] {
  const length = lunarMonths(year).find((one) => one.month === month && one.isLeap === isLeap)?.length
  const own = { month, day }
  return day === length && day < 30 ? [own, { month, day: 30 }] : [own]
}

/** The lunar dates of accounts that come back on any of these days, found by one query. */
export async function listLunarNotes(
  store: DateStore,
  accountIds: readonly string[],
  dates: readonly string[],
): Promise<LunarNote[]> {
  const noticed = [...new Set(dates)].flatMap(listNoticed)
  if (accountIds.length === 0 || noticed.length === 0) return []
  const observed = noticed.flatMap(({ lunar }) => listObserved(lunar))
  const stored = await listDatesOn(store, accountIds, observed)
  return stored.flatMap((one) =>
    noticed
      .filter(({ day, lunar }) =>
        lunarReturns(one, lunar.year, one.leapRule).some((back) => back.day === day),
      )
      .map(({ on, lunar }) => ({
        id: one.id,
        accountId: one.accountId,
        name: one.name,
        kind: one.kind,
        on,
        years: one.year === null ? null : lunar.year - one.year,
      })),
  )
}
