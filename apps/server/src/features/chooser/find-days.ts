import { type CivilDate, parseCivilDate } from '@zeri/almanac/calendar'
import { type Choice, chooseDays, type HourWindow, type Participant } from '@zeri/almanac/chooser'
import type { ActivityId, Weight } from '@zeri/almanac/judgement'
import { type CalendarContext, isoDateOf } from '../calendar/index.ts'

export type FindDaysQuery = {
  readonly activity: ActivityId
  readonly from: CivilDate
  readonly to: CivilDate
  /** 0 Monday … 6 Sunday. */
  readonly weekdays?: readonly number[] | undefined
  /** Whether only public holidays suit, or none of them; `dates` are `YYYY-MM-DD`. */
  readonly holidays?: { readonly wish: 'only' | 'avoid'; readonly dates: ReadonlySet<string> } | undefined
  readonly window?: HourWindow | undefined
  readonly withNight?: boolean | undefined
  readonly minWeight: Weight
  readonly people: readonly Participant[]
}

/** Alternatives may lie from today to the last open day; undefined where the almanac ends before. */
function findOpenSpan({ today, openUntil }: CalendarContext) {
  const [from, to] = [parseCivilDate(today), parseCivilDate(openUntil)]
  return from && to ? { from, to } : undefined
}

/** Finds the matching days, best first; without a match, the nearest alternatives that are open and not in the past. */
export function findDays(query: FindDaysQuery, setting: CalendarContext): Choice {
  const { activity, from, to, people, minWeight, weekdays, holidays, window, withNight = false } = query
  const open = findOpenSpan(setting)
  return chooseDays({
    activity,
    span: { volume: 'range', from, to },
    place: setting.at.place,
    rules: {
      calendar: setting.at.rules,
      school: setting.school.judgement,
      personal: setting.school.personal,
    },
    participants: people,
    minWeight,
    hours: { withNight, ...(window ? { window } : {}) },
    ...(weekdays ? { weekdays } : {}),
    ...(holidays
      ? { holidays: { wish: holidays.wish, isHoliday: (date) => holidays.dates.has(isoDateOf(date)) } }
      : {}),
    ...(open ? { open } : {}),
  })
}
