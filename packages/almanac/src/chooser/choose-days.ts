import { type CivilDate, type JulianDay, julianDay } from '../calendar/civil-date.ts'
import type { DayFacts } from '../calendar/day-facts.ts'
import { rulesVersion } from '../judgement/rules-version.ts'
import type { Weight } from '../judgement/weight.ts'
import { type BestHour, pickBestHours } from './best-hours.ts'
import { type Candidate, type Veto, weighCandidates } from './candidate.ts'
import { type ChoiceRequest, daySpanOf, listDays, sortParticipants, weekdayOf } from './choice-request.ts'

/** A day that is offered; its participants in the order of their ids. */
export type ChosenDay = Omit<Candidate, 'julianDay' | 'facts' | 'vetoes'> & {
  readonly hours: readonly BestHour[]
}

/** A day that a veto keeps below the wanted weight. */
export type ExcludedDay = {
  readonly date: CivilDate
  readonly weight: Weight
  readonly vetoes: readonly Veto[]
}

/** The nearest days where no day of the span suits. */
export type Nearest = {
  /** The best days of the span that no veto excludes, though they weigh less than wanted. */
  readonly lesser: readonly ChosenDay[]
  /** Days of the span that suit except for the day of the week. */
  readonly otherWeekdays: readonly ChosenDay[]
  /** The last day before the span, and the first after it, that suits. */
  readonly earlier: ChosenDay | undefined
  readonly later: ChosenDay | undefined
}

export type Choice = {
  readonly rulesVersion: string
  /** Best first. */
  readonly days: readonly ChosenDay[]
  /** In the order of the calendar. */
  readonly excluded: readonly ExcludedDay[]
  /** How many days of the span weigh too little without any veto. */
  readonly tooLight: number
  /** Undefined where there are days. */
  readonly nearest: Nearest | undefined
}

const NEAREST_COUNT = 3
const NEAREST_WITHIN_DAYS = 90

/** Weight, then the sum of the day, then the yellow path, then the births; the earlier day where all are equal. */
function compareCandidates(one: Candidate, other: Candidate): number {
  return (
    other.weight - one.weight ||
    other.score - one.score ||
    Number(other.isYellow) - Number(one.isYellow) ||
    other.personal - one.personal ||
    one.julianDay - other.julianDay
  )
}

type Search = {
  readonly request: ChoiceRequest
  readonly weighDay: (day: JulianDay) => Candidate
  readonly pickHours: (facts: DayFacts) => readonly BestHour[]
}

function isOnWeekday(day: JulianDay, { weekdays }: ChoiceRequest): boolean {
  return weekdays === undefined || weekdays.includes(weekdayOf(day))
}

/** The vetoes that alone keep a day below the wanted weight. */
function listExcluding({ vetoes }: Candidate, { minWeight }: ChoiceRequest): readonly Veto[] {
  return vetoes.filter(({ limit }) => limit < minWeight)
}

function present({ julianDay: _, facts, vetoes: __, ...day }: Candidate, { pickHours }: Search): ChosenDay {
  return { ...day, hours: pickHours(facts) }
}

/** The first of the days that suits. */
function findFirst(days: readonly JulianDay[], search: Search): ChosenDay | undefined {
  const { request, weighDay } = search
  for (const day of days) {
    if (!isOnWeekday(day, request)) continue
    const candidate = weighDay(day)
    if (candidate.weight >= request.minWeight) return present(candidate, search)
  }
  return undefined
}

function findNearest(inSpan: readonly Candidate[], search: Search): Nearest {
  const { request, weighDay } = search
  const { first, last } = daySpanOf(request.span)
  const listBest = (candidates: readonly Candidate[]): readonly ChosenDay[] =>
    candidates
      .toSorted(compareCandidates)
      .slice(0, NEAREST_COUNT)
      .map((one) => present(one, search))
  const onOtherWeekdays = listDays({ first, last }).filter((day) => !isOnWeekday(day, request))
  const before = listDays({ first: julianDay(first - NEAREST_WITHIN_DAYS), last: julianDay(first - 1) })
  const after = listDays({ first: julianDay(last + 1), last: julianDay(last + NEAREST_WITHIN_DAYS) })
  return {
    lesser: listBest(inSpan.filter((one) => listExcluding(one, request).length === 0)),
    otherWeekdays: listBest(
      onOtherWeekdays.map(weighDay).filter(({ weight }) => weight >= request.minWeight),
    ),
    earlier: findFirst(before.toReversed(), search),
    later: findFirst(after, search),
  }
}

/**
 * The best days for an activity, with the best hours of each; the days a veto excludes; and where no day suits, the nearest
 * ones. In which order participants are named does not matter.
 * @example chooseDays({ activity: 'travel-far', span: { volume: 'month', year: 2026, month: 11 }, place: chinaMeridian, rules: { calendar: calendarRules, school: classicalSchool, personal: personalRules }, participants: [], minWeight: 2 }).days.every(({ weight }) => weight >= 2) // true
 */
export function chooseDays(request: ChoiceRequest): Choice {
  const participants = sortParticipants(request.participants)
  const search: Search = {
    request,
    weighDay: weighCandidates(request, participants),
    pickHours: pickBestHours({ activity: request.activity, participants, rules: request.rules.personal }),
  }
  const days = listDays(daySpanOf(request.span)).filter((day) => isOnWeekday(day, request))
  const candidates = days.map(search.weighDay)
  const good = candidates.filter(({ weight }) => weight >= request.minWeight)
  const others = candidates.filter(({ weight }) => weight < request.minWeight)
  const excluded = others
    .map((one) => ({ date: one.date, weight: one.weight, vetoes: listExcluding(one, request) }))
    .filter(({ vetoes }) => vetoes.length > 0)
  return {
    rulesVersion,
    days: good.toSorted(compareCandidates).map((one) => present(one, search)),
    excluded,
    tooLight: others.length - excluded.length,
    nearest: good.length > 0 ? undefined : findNearest(others, search),
  }
}
