import type { JulianDay } from '../calendar/civil-date.ts'
import { type BestHour, isWishedHour, pickBestHours } from './best-hours.ts'
import { type Candidate, type Veto, weighCandidates } from './candidate.ts'
import { type ChoiceRequest, sortParticipants, weekdayOf } from './choice-request.ts'

/** A day that is offered; its participants in the order of their ids. */
export type ChosenDay = Omit<Candidate, 'julianDay' | 'facts' | 'vetoes'> & {
  readonly hours: readonly BestHour[]
}

/**
 * Weight, then what a star of the very activity favours, then the sum of the day, then the births; the earlier day where
 * all are equal.
 */
export function compareCandidates(one: Candidate, other: Candidate): number {
  return (
    other.weight - one.weight ||
    Number(other.isFavoured) - Number(one.isFavoured) ||
    other.score - one.score ||
    other.personal - one.personal ||
    one.julianDay - other.julianDay
  )
}

export function isOnWeekday({ julianDay: day }: Candidate, { weekdays }: ChoiceRequest): boolean {
  return weekdays === undefined || weekdays.includes(weekdayOf(day))
}

export function isHolidayAsWished({ date }: Candidate, { holidays }: ChoiceRequest): boolean {
  return holidays === undefined || holidays.isHoliday(date) === (holidays.wish === 'only')
}

/** The vetoes that alone keep a day below the wanted weight. */
export function listExcluding({ vetoes }: Candidate, { minWeight }: ChoiceRequest): readonly Veto[] {
  return vetoes.filter(({ limit }) => limit < minWeight)
}

/** A request with the functions that weigh its days. */
export type Search = {
  readonly request: ChoiceRequest
  readonly weighDay: (day: JulianDay) => Candidate
  /** All good hours of a day, whatever hours are wished for. */
  readonly listHours: (day: Candidate) => readonly BestHour[]
}

export function createSearch(request: ChoiceRequest): Search {
  const participants = sortParticipants(request.participants)
  const pickHours = pickBestHours({ activity: request.activity, participants, rules: request.rules.personal })
  return {
    request,
    weighDay: weighCandidates(request, participants),
    listHours: ({ facts }) => pickHours(facts),
  }
}

/** The good hours of a day that were wished for. */
function listWishedHours(day: Candidate, { request, listHours }: Search): readonly BestHour[] {
  return listHours(day).filter((hour) => isWishedHour(hour, request.hours ?? {}))
}

/** Whether a day has an hour in the part of the day that was wished for, if one was. */
export function hasWishedHour(day: Candidate, search: Search): boolean {
  return search.request.hours?.window === undefined || listWishedHours(day, search).length > 0
}

/** Whether a day suits in every way. */
export function suits(day: Candidate, search: Search): boolean {
  const { request } = search
  return (
    day.weight >= request.minWeight &&
    isOnWeekday(day, request) &&
    isHolidayAsWished(day, request) &&
    hasWishedHour(day, search)
  )
}

export function presentDay(
  { julianDay: _, facts: __, vetoes: ___, ...day }: Candidate,
  hours: readonly BestHour[],
): ChosenDay {
  return { ...day, hours }
}

/** Presents days best first, with the hours that were wished for. */
export function presentBest(days: readonly Candidate[], search: Search): readonly ChosenDay[] {
  return days.toSorted(compareCandidates).map((day) => presentDay(day, listWishedHours(day, search)))
}
