import { type JulianDay, julianDay, toJulianDay } from '../calendar/civil-date.ts'
import type { Weight } from '../judgement/weight.ts'
import type { Candidate } from './candidate.ts'
import { type ChoiceRequest, daySpanOf, listDays } from './choice-request.ts'
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
  type Search,
  suits,
} from './search.ts'

/** A condition without which the span has days that suit. */
export type Relaxation =
  | { readonly condition: 'weekdays' | 'holidays' | 'hours' | 'people'; readonly count: number }
  /** The highest weight below the wanted one that a day has. */
  | { readonly condition: 'weight'; readonly count: number; readonly minWeight: Weight }

/** The nearest days where no day of the span suits. */
export type Nearest = {
  /** The best days of the span that no veto excludes, though they weigh less than wanted; none is below 0. */
  readonly lesser: readonly ChosenDay[]
  /** Days of the span that suit except for the day of the week, the wish about holidays, or the hours. */
  readonly otherWeekdays: readonly ChosenDay[]
  readonly otherHolidays: readonly ChosenDay[]
  readonly otherHours: readonly ChosenDay[]
  /** The last day before the span, and the first after it, that suits. */
  readonly earlier: ChosenDay | undefined
  readonly later: ChosenDay | undefined
  /** Where all of these are empty: the best days in or around the span whatever was wished for; none is below 0. */
  readonly unconditional: readonly ChosenDay[]
  /** The conditions of which each alone stands in the way. */
  readonly relaxations: readonly Relaxation[]
}

const NEAREST_COUNT = 3
const NEAREST_WITHIN_DAYS = 90
const lesserWeights = [2, 1, 0] as const

function without(request: ChoiceRequest, condition: 'weekdays' | 'holidays' | 'hours'): ChoiceRequest {
  const { [condition]: _, ...rest } = request
  return rest as ChoiceRequest // true: the field may be left out
}

/** The days up to so many before and after the span that may be offered, in the order of the calendar. */
function listBeside({ span, open }: ChoiceRequest): {
  readonly before: readonly JulianDay[]
  readonly after: readonly JulianDay[]
} {
  const { first, last } = daySpanOf(span)
  const [least, most] = open
    ? [toJulianDay(open.from), toJulianDay(open.to)]
    : [first - NEAREST_WITHIN_DAYS, last + NEAREST_WITHIN_DAYS]
  const isOpen = (day: JulianDay): boolean => day >= least && day <= most
  const list = (from: number, to: number) =>
    listDays({ first: julianDay(from), last: julianDay(to) }).filter(isOpen)
  return {
    before: list(first - NEAREST_WITHIN_DAYS, first - 1),
    after: list(last + 1, last + NEAREST_WITHIN_DAYS),
  }
}

/** The first of the days that suits. */
function findFirst(days: readonly JulianDay[], search: Search): ChosenDay | undefined {
  for (const day of days) {
    const candidate = search.weighDay(day)
    if (suits(candidate, search)) return presentBest([candidate], search)[0]
  }
  return undefined
}

function listRelaxations(inSpan: readonly Candidate[], search: Search): readonly Relaxation[] {
  const { request } = search
  const count = (of: ChoiceRequest): number =>
    inSpan.filter((day) => suits(day, { ...search, request: of })).length
  const found: Relaxation[] = (['weekdays', 'holidays', 'hours'] as const).map((condition) => ({
    condition,
    count: request[condition] ? count(without(request, condition)) : 0,
  }))
  if (request.participants.length > 0) {
    const everyone = createSearch({ ...request, participants: [] })
    const days = inSpan.map(({ julianDay: day }) => everyone.weighDay(day))
    found.push({ condition: 'people', count: days.filter((day) => suits(day, everyone)).length })
  }
  for (const minWeight of lesserWeights.filter((weight) => weight < request.minWeight)) {
    const lighter = count({ ...request, minWeight })
    if (lighter === 0) continue
    found.push({ condition: 'weight', count: lighter, minWeight })
    break
  }
  return found.filter((one) => one.count > 0)
}

/** What comes closest to a request that no day of its span suits. */
export function findNearest(inSpan: readonly Candidate[], search: Search): Nearest {
  const { request } = search
  const listBest = (days: readonly Candidate[]): readonly ChosenDay[] =>
    presentBest(days, search).slice(0, NEAREST_COUNT)
  const suitWithout = (condition: 'weekdays' | 'holidays' | 'hours'): readonly Candidate[] => {
    const looser = { ...search, request: without(request, condition) }
    return request[condition] ? inSpan.filter((day) => suits(day, looser)) : []
  }
  const { before, after } = listBeside(request)
  const near = {
    lesser: listBest(
      inSpan.filter(
        (day) =>
          day.weight >= 0 &&
          listExcluding(day, request).length === 0 &&
          isOnWeekday(day, request) &&
          isHolidayAsWished(day, request) &&
          hasWishedHour(day, search),
      ),
    ),
    otherWeekdays: listBest(suitWithout('weekdays')),
    otherHolidays: listBest(suitWithout('holidays')),
    otherHours: suitWithout('hours')
      .toSorted(compareCandidates)
      .slice(0, NEAREST_COUNT)
      .map((day) => presentDay(day, search.listHours(day))),
    earlier: findFirst(before.toReversed(), search),
    later: findFirst(after, search),
  }
  const isEmpty = Object.values(near).every(
    (days) => days === undefined || ('length' in days && days.length === 0),
  )
  const around = isEmpty ? [...inSpan, ...[...before, ...after].map(search.weighDay)] : []
  return {
    ...near,
    unconditional: listBest(around.filter(({ weight }) => weight >= 0)),
    relaxations: listRelaxations(inSpan, search),
  }
}
