import {
  almanacVersion,
  calendarRules,
  chinaMeridian,
  dayFacts,
  julianDay,
  toCivilDate,
  toJulianDay,
} from '@zeri/almanac/calendar'
import {
  dayDirections,
  type FacingMark,
  judgeFacing,
  listMonthMarks,
  listYearMarks,
  type Mountain,
  mountainAt,
  oppositeOf,
  solarPeriodOf,
} from '@zeri/almanac/fengshui'
import type { ActivityId } from '@zeri/almanac/judgement'
import type { Locale, listFacingDays, Output } from '@zeri/contract'
import { activityWords, citeLeaf, compassMarks, describeFacingMark, describeVisit } from '@zeri/lexicon'
import { isoDateOf, requireDate } from '../calendar/index.ts'
import { presentMountain } from './present-compass.ts'

type Listed = Output<typeof listFacingDays>

// 協紀辨方書 003-13b, 16b and 46a speak of building, repairs and moving in.
const concerned: readonly ActivityId[] = ['groundbreaking', 'renovation', 'move-house']

function presentFacingMark(mark: FacingMark, locale: Locale): Listed['days'][number]['marks'][number] {
  const { id, side, advice, isExact, isAway, page } = mark
  return {
    id,
    name: compassMarks[id].name[locale],
    side,
    advice,
    isExact,
    isAway,
    sentence: describeFacingMark(mark, locale),
    leaf: page === undefined ? null : citeLeaf(page, locale),
  }
}

function judgeDay(day: number, facing: Mountain, locale: Locale): Listed['days'][number] {
  const date = toCivilDate(julianDay(day))
  const facts = dayFacts({ date, place: chinaMeridian, rules: calendarRules })
  const period = solarPeriodOf(facts)
  const { marks, visited, isAgainst } = judgeFacing({
    facing,
    marks: [...listYearMarks(period.year), ...listMonthMarks(period)],
    yearGodsAt: dayDirections(facts.day).yearGodsAt,
  })
  return {
    date: isoDateOf(date),
    isAgainst,
    marks: marks.map((mark) => presentFacingMark(mark, locale)),
    visit: visited ? describeVisit(visited, locale) : null,
  }
}

export type FacingQuery = {
  readonly facing: number
  readonly from: string
  readonly to: string
  readonly locale: Locale
}

/** The days of a range against the facing of a building. */
export function judgeDaysForFacing({ facing, from, to, locale }: FacingQuery): Listed {
  const mountain = mountainAt(facing)
  const [first, last] = [toJulianDay(requireDate(from)), toJulianDay(requireDate(to))]
  const days = Array.from({ length: last - first + 1 }, (_, index) =>
    judgeDay(first + index, mountain, locale),
  )
  return {
    almanacVersion,
    facing: presentMountain(mountain, locale),
    sitting: presentMountain(oppositeOf(mountain), locale),
    activities: concerned.map((id) => ({ id, name: activityWords[id].name[locale] })),
    days,
  }
}
