import {
  almanacVersion,
  type CivilDate,
  calendarRules,
  chinaMeridian,
  type DayFacts,
  dayFacts,
  type Pillar,
} from '@zeri/almanac/calendar'
import {
  type DayStarRule,
  dayDirections,
  dayStar,
  findVerseNobles,
  findWealth,
  hourStar,
  isRisingHalf,
  listMonthMarks,
  listYearMarks,
  monthStar,
  type Sector,
  solarPeriodOf,
  type WealthTable,
  yearStar,
} from '@zeri/almanac/fengshui'
import type { describeDirections, Locale, Output } from '@zeri/contract'
import {
  branches,
  citeLeaf,
  type DayPlace,
  dayDirectionWords,
  describeDayPlace,
  sectorWords,
  verseOfNobles,
  type Words,
  wealthTableWords,
} from '@zeri/lexicon'
import { isoDateOf, itemOf, presentPillar } from '../calendar/index.ts'
import { presentBoard, presentMark, presentSectors, presentStars } from './present-compass.ts'

type Directions = Output<typeof describeDirections>
type DayDirection = Directions['day'][number]

/** A direction of a day before it has words. `page`: of 協紀辨方書, none where it is a custom. */
type Placed = DayPlace & {
  readonly side: DayDirection['side']
  readonly page?: string
  /** Where another table has it. */
  readonly others?: readonly { readonly school: Words; readonly sector: Sector }[]
}

type BoardOptions = { readonly locale: Locale; readonly rule: DayStarRule }

const otherTables: readonly WealthTable[] = ['west', 'dong-gong']

function listPlaced(day: Pillar): readonly Placed[] {
  const { joy, joyHour, wealth, yangNoble, yinNoble, crane, wanderer, yearGodsAt, sha } = dayDirections(day)
  const verse = findVerseNobles(day)
  const byVerse = (noble: { readonly sector: Sector } | undefined) =>
    noble ? [{ school: verseOfNobles, sector: noble.sector }] : []
  const otherWealth = otherTables.flatMap((table) => {
    const sector = findWealth(day, table)
    return sector === wealth ? [] : [{ school: wealthTableWords[table], sector }]
  })
  return [
    { id: 'joy', side: 'good', at: joy, branch: joyHour, page: '007-21b' },
    { id: 'wealth', side: 'good', at: wealth, others: otherWealth },
    {
      id: 'yang-noble',
      side: 'good',
      at: yangNoble.sector,
      branch: yangNoble.branch,
      page: '007-15b',
      others: byVerse(verse?.yang),
    },
    {
      id: 'yin-noble',
      side: 'good',
      at: yinNoble.sector,
      branch: yinNoble.branch,
      page: '007-15b',
      others: byVerse(verse?.yin),
    },
    { id: 'crane', side: 'bad', at: crane, page: '003-67b' },
    { id: 'wanderer', side: 'bad', at: undefined, room: wanderer, page: '003-67b' },
    { id: 'year-gods', side: 'bad', at: yearGodsAt, page: '003-65b' },
    { id: 'day-sha', side: 'bad', at: sha },
  ]
}

function presentPlaced({ side, page, others = [], ...place }: Placed, locale: Locale): DayDirection {
  const { zh, name, short } = dayDirectionWords[place.id]
  return {
    id: place.id,
    zh,
    name: name[locale],
    side,
    sector: place.at === undefined || place.at === 'centre' ? null : place.at,
    branch: place.branch ?? null,
    short: short[locale],
    sentence: describeDayPlace(place, locale),
    leaf: page === undefined ? null : citeLeaf(page, locale),
    others: others.map(({ school, sector }) => ({
      school: school[locale],
      sector,
      where: sectorWords[sector].where[locale],
    })),
  }
}

function presentBoards(facts: DayFacts, { locale, rule }: BoardOptions): Directions['boards'] {
  const { year, month } = solarPeriodOf(facts)
  const { star, isDisputed } = dayStar(facts.julianDay, rule)
  const isRising = isRisingHalf(facts.julianDay)
  return {
    year: presentBoard(yearStar(year)),
    month: presentBoard(monthStar(year, month)),
    day: {
      ...presentBoard(star),
      rule,
      schoolsDiffer: isDisputed,
      nearest: dayStar(facts.julianDay, 'nearest').star,
      firstAfter: dayStar(facts.julianDay, 'first-after').star,
    },
    hours: branches.map((_, branch) => {
      const { zh, hour } = itemOf(branches, branch)
      return {
        ...presentBoard(hourStar(facts.day, branch, isRising)),
        branch,
        glyph: zh,
        name: hour.name[locale],
      }
    }),
  }
}

/** Directions and boards of a date: the same everywhere, as in a printed almanac. */
export function describeDateDirections(
  date: CivilDate,
  locale: Locale,
  rule: DayStarRule = 'nearest',
): Directions {
  const facts = dayFacts({ date, place: chinaMeridian, rules: calendarRules })
  const period = solarPeriodOf(facts)
  return {
    almanacVersion,
    date: isoDateOf(date),
    solarYear: period.year,
    pillars: {
      year: presentPillar(facts.year, locale),
      month: presentPillar(facts.month, locale),
      day: presentPillar(facts.day, locale),
    },
    day: listPlaced(facts.day).map((placed) => presentPlaced(placed, locale)),
    compass: [...listYearMarks(period.year), ...listMonthMarks(period)].map((mark) =>
      presentMark(mark, locale),
    ),
    boards: presentBoards(facts, { locale, rule }),
    stars: presentStars(locale),
    directions: presentSectors(locale),
  }
}
