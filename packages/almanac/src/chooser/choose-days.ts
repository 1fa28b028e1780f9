import type { CivilDate } from '../calendar/civil-date.ts'
import { rulesVersion } from '../judgement/rules-version.ts'
import type { Weight } from '../judgement/weight.ts'
import type { Veto } from './candidate.ts'
import { type ChoiceRequest, daySpanOf, listDays } from './choice-request.ts'
import { findNearest, type Nearest } from './nearest-days.ts'
import {
  type ChosenDay,
  compareCandidates,
  createSearch,
  hasWishedHour,
  isHolidayAsWished,
  isOnWeekday,
  listExcluding,
  presentBest,
  presentDay,
} from './search.ts'

/** A day that a veto keeps below the wanted weight. */
export type ExcludedDay = {
  readonly date: CivilDate
  readonly weight: Weight
  readonly vetoes: readonly Veto[]
}

export type Choice = {
  readonly rulesVersion: string
  /** Best first, with the hours that were wished for. */
  readonly days: readonly ChosenDay[]
  /** In the order of the calendar. */
  readonly excluded: readonly ExcludedDay[]
  /** How many days of the span weigh too little without any veto. */
  readonly tooLight: number
  /** Days that suit except for their hours, best first, with all their hours. */
  readonly withoutHours: readonly ChosenDay[]
  /** Every other day of the span in the order of the calendar, those of other weekdays included. */
  readonly others: readonly { readonly date: CivilDate; readonly weight: Weight }[]
  /** Undefined where there are days. */
  readonly nearest: Nearest | undefined
}

/**
 * The best days for an activity, with the best hours of each; the days a veto excludes; and where no day suits, the nearest
 * ones. In which order participants are named does not matter.
 * @example chooseDays({ activity: 'travel-far', span: { volume: 'month', year: 2026, month: 11 }, place: chinaMeridian, rules: { calendar: calendarRules, school: classicalSchool, personal: personalRules }, participants: [], minWeight: 2 }).days.every(({ weight }) => weight >= 2) // true
 */
export function chooseDays(request: ChoiceRequest): Choice {
  const search = createSearch(request)
  const inSpan = listDays(daySpanOf(request.span)).map(search.weighDay)
  const wanted = inSpan.filter((day) => isOnWeekday(day, request) && isHolidayAsWished(day, request))
  const heavy = wanted.filter(({ weight }) => weight >= request.minWeight)
  const good = new Set(heavy.filter((day) => hasWishedHour(day, search)))
  const light = wanted.filter(({ weight }) => weight < request.minWeight)
  const excluded = light
    .map((day) => ({ date: day.date, weight: day.weight, vetoes: listExcluding(day, request) }))
    .filter(({ vetoes }) => vetoes.length > 0)
  return {
    rulesVersion,
    days: presentBest([...good], search),
    excluded,
    tooLight: light.length - excluded.length,
    withoutHours: heavy
      .filter((day) => !good.has(day))
      .toSorted(compareCandidates)
      .map((day) => presentDay(day, search.listHours(day))),
    others: inSpan.filter((day) => !good.has(day)).map(({ date, weight }) => ({ date, weight })),
    nearest: good.size > 0 ? undefined : findNearest(inSpan, search),
  }
}
