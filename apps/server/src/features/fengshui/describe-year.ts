import { almanacVersion, julianDay, toCivilDate, yearPillar } from '@zeri/almanac/calendar'
import {
  listMonthMarks,
  listSolarMonths,
  listYearGods,
  listYearMarks,
  MOUNTAINS,
  monthStar,
  type SolarMonthDays,
  type YearGod,
  yearStar,
} from '@zeri/almanac/fengshui'
import { type describeFengshuiYear, isCalendarYear, type Locale, type Output } from '@zeri/contract'
import { citeLeaf, compassMarks, yearGods } from '@zeri/lexicon'
import { AppError } from '../../platform/http/app-error.ts'
import { isoDateOf, presentPillar } from '../calendar/index.ts'
import {
  presentBoard,
  presentMark,
  presentMountain,
  presentSectors,
  presentStars,
} from './present-compass.ts'

type Year = Output<typeof describeFengshuiYear>

function presentGod({ id, mountain, page }: YearGod, locale: Locale): Year['gods'][number] {
  const { zh, name, short, side } =
    id === 'tai-sui' || id === 'year-break' ? { ...compassMarks[id], side: 'bad' as const } : yearGods[id]
  return {
    id,
    zh,
    name: name[locale],
    side,
    mountain: presentMountain(mountain, locale),
    short: short[locale],
    leaf: citeLeaf(page, locale),
  }
}

const span = ({ from, to }: Pick<SolarMonthDays, 'from' | 'to'>) => ({
  from: isoDateOf(toCivilDate(from)),
  to: isoDateOf(toCivilDate(julianDay(to - 1))),
})

/** The flying stars and the gods of a year, which begins with the Start of Spring. */
export function describeYearOfStars(year: number, locale: Locale): Year {
  if (!isCalendarYear(year)) throw new AppError('calendar.no-such-day')
  const months = listSolarMonths(year)
  const shown = months.map((month) => ({
    pillar: presentPillar(month.pillar, locale),
    ...span(month),
    board: presentBoard(monthStar(year, month.month)),
    compass: listMonthMarks(month).map((mark) => presentMark(mark, locale)),
  }))
  return {
    almanacVersion,
    year,
    pillar: presentPillar(yearPillar(year), locale),
    from: shown[0]?.from ?? '',
    to: shown.at(-1)?.to ?? '',
    board: presentBoard(yearStar(year)),
    compass: listYearMarks(year).map((mark) => presentMark(mark, locale)),
    gods: listYearGods(yearPillar(year))
      .toSorted((a, b) => a.mountain - b.mountain)
      .map((god) => presentGod(god, locale)),
    months: shown,
    stars: presentStars(locale),
    directions: presentSectors(locale),
    mountains: Array.from({ length: MOUNTAINS }, (_, index) => presentMountain(index, locale)),
  }
}
