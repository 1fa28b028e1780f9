import { calendarRules, chinaMeridian, type DayFacts, type Place } from '@zeri/almanac/calendar'
import type { Sector } from '@zeri/almanac/fengshui'
import {
  Body,
  NextGlobalSolarEclipse,
  NextLunarEclipse,
  Observer,
  SearchGlobalSolarEclipse,
  SearchHourAngle,
  SearchLunarEclipse,
  SearchRiseSet,
} from 'astronomy-engine'
import { Solar } from 'lunar-typescript'
import { SolarDay } from 'tyme4ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import * as almanac from './almanac.ts'
import { listDays, textOf } from './days.ts'
import { localEclipseFigures } from './local-eclipses.ts'
import { places, shareDeltaT } from './sky.ts'

// Directions, flying stars, pentads, dog days, sun and eclipses against the libraries.

const sectorsInChinese: Readonly<Record<string, Sector>> = {
  北: 'north',
  东北: 'north-east',
  东: 'east',
  东南: 'south-east',
  南: 'south',
  西南: 'south-west',
  西: 'west',
  西北: 'north-west',
}

/** One kind of fact of a day, ours and that of a library. */
type Comparison = {
  readonly name: string
  readonly own: (facts: DayFacts) => unknown
  readonly other: (facts: DayFacts, tyme: SolarDay) => unknown
}

/** tyme4ts counts its pentads from the winter solstice. */
const PENTADS_FROM_SOLSTICE = 9

const comparisons: readonly Comparison[] = [
  {
    name: 'direction of joy',
    own: ({ day }) => almanac.dayDirections(day).joy,
    other: (_, tyme) => sectorsInChinese[stemOfTyme(tyme).getJoyDirection().getName()],
  },
  {
    name: 'direction of wealth',
    own: ({ day }) => almanac.dayDirections(day).wealth,
    other: (_, tyme) => sectorsInChinese[stemOfTyme(tyme).getWealthDirection().getName()],
  },
  {
    name: 'star of the year',
    own: (facts) => almanac.yearStar(solarYearOf(facts)),
    other: (_, tyme) =>
      tyme.getSixtyCycleDay().getSixtyCycleMonth().getSixtyCycleYear().getNineStar().getIndex() + 1,
  },
  {
    name: 'star of the month',
    own: (facts) => almanac.monthStar(solarYearOf(facts), (almanac.branchOf(facts.month) + 10) % 12),
    other: (_, tyme) => tyme.getSixtyCycleDay().getSixtyCycleMonth().getNineStar().getIndex() + 1,
  },
  {
    name: 'star of noon',
    own: ({ day, julianDay }) => almanac.hourStar(day, 6, almanac.isRisingHalf(julianDay)),
    other: ({ date }) =>
      Solar.fromYmdHms(date.year, date.month, date.day, 12, 0, 0).getLunar().getTimeNineStar().getIndex() + 1,
  },
  {
    name: 'pentad',
    own: ({ term, julianDay }) => (almanac.pentadOn(term, julianDay) + PENTADS_FROM_SOLSTICE) % 72,
    other: (_, tyme) => tyme.getPhenologyDay().getPhenology().getIndex(),
  },
  {
    name: 'dog day or day of the nine nines',
    own: ({ julianDay }) => {
      const found = almanac.findSeasonalDay(julianDay)
      return found ? `${found.season} ${found.part} ${found.day}` : ''
    },
    other: (_, tyme) => {
      const [dog, nine] = [tyme.getDogDay(), tyme.getNineDay()]
      if (dog) return `dog-days ${dog.getDog().getIndex() + 1} ${dog.getDayIndex() + 1}`
      return nine ? `nine-nines ${nine.getNine().getIndex() + 1} ${nine.getDayIndex() + 1}` : ''
    },
  },
]

const stemOfTyme = (tyme: SolarDay) => tyme.getSixtyCycleDay().getSixtyCycle().getHeavenStem()

/** The year from 立春 that a day belongs to. */
function solarYearOf({ date, year }: DayFacts): number {
  return almanac.yearPillar(date.year) === year ? date.year : date.year - 1
}

function dayFigures(dayStep: number): Figure[] {
  const days = listDays(dayStep).map((date) => ({
    facts: almanac.dayFacts({ date, place: chinaMeridian, rules: calendarRules }),
    tyme: SolarDay.fromYmd(date.year, date.month, date.day),
  }))
  return comparisons.map(({ name, own, other }) => {
    const different = days.filter(({ facts, tyme }) => own(facts) !== other(facts, tyme))
    const [first] = different
    if (first)
      console.error(
        `${name}, ${textOf(first.facts.date)}: ${own(first.facts)}, the library has ${other(first.facts, first.tyme)}`,
      )
    return figure(`${name}: different from the library`, different.length, `days of ${days.length}`, '= 0')
  })
}

/** Greatest distance of risings, noons and settings of the sun, in seconds, at places up to 64° where each day has both. */
function measureSun(count: number): number {
  let worst = 0
  for (let index = 0; index < count; index++) {
    const [latitudeDeg, longitudeDeg] = places[index % places.length] as readonly [number, number] // true: within the list
    if (Math.abs(latitudeDeg) > 64) continue
    const place: Place = { latitudeDeg, longitudeDeg, offsetSecAt: () => Math.round(longitudeDeg * 240) }
    const date = almanac.toCivilDate(almanac.julianDay(2_415_100 + Math.floor((index * 73_000) / count)))
    const startMs = Date.UTC(date.year, date.month - 1, date.day) - Math.round(longitudeDeg * 240) * 1000
    const observer = new Observer(latitudeDeg, longitudeDeg, 0)
    const search = (direction: 1 | -1) =>
      SearchRiseSet(Body.Sun, observer, direction, new Date(startMs), 1.1)?.date
    const noon = SearchHourAngle(Body.Sun, observer, 0, new Date(startMs)).time.date
    const { riseMs, setMs, noonMs } = almanac.sunTimes({ date, place })
    const pairs = [
      [riseMs, search(1)],
      [setMs, search(-1)],
      [noonMs, noon],
    ] as const
    for (const [own, other] of pairs)
      worst = Math.max(worst, Math.abs((own ?? 0) - (other?.getTime() ?? 0)) / 1000)
  }
  return worst
}

/** Eclipses of astronomy-engine from one year up to another, in order. */
function listEngineEclipses(fromMs: number, toMs: number): { name: string; peakMs: number }[] {
  const found: { name: string; peakMs: number }[] = []
  const add = (body: string, kind: string, peak: Date) =>
    found.push({ name: `${body} ${kind}`, peakMs: peak.getTime() })
  for (
    let one = SearchGlobalSolarEclipse(new Date(fromMs));
    one.peak.date.getTime() < toMs;
    one = NextGlobalSolarEclipse(one.peak)
  )
    add('sun', one.kind, one.peak.date)
  for (
    let one = SearchLunarEclipse(new Date(fromMs));
    one.peak.date.getTime() < toMs;
    one = NextLunarEclipse(one.peak)
  )
    add('moon', one.kind, one.peak.date)
  return found.sort((a, b) => a.peakMs - b.peakMs)
}

// The tip of the shadow just misses the ground, by less than the sun's distance is known here.
const narrow = ['1948-05-09']

function eclipseFigures(fromMs: number, toMs: number): Figure[] {
  const [own, others] = [almanac.listEclipses(fromMs, toMs), listEngineEclipses(fromMs, toMs)]
  const isNarrow = (atMs: number) => narrow.includes(new Date(atMs).toISOString().slice(0, 10))
  const wrong = others.filter(({ name, peakMs }, index) => {
    const one = own[index]
    return !isNarrow(peakMs) && (!one || `${one.body} ${one.kind}` !== name)
  })
  const errors = others.map(({ peakMs }, index) => Math.abs((own[index]?.peakMs ?? 0) - peakMs) / 1000)
  return [
    figure('eclipses: found less those of astronomy-engine', own.length - others.length, 'eclipses', '= 0'),
    figure(`eclipses of another kind, of ${others.length}`, wrong.length, 'eclipses', '= 0'),
    figure('eclipses: greatest distance of a peak', rounded(Math.max(...errors), 1), 's', '<= 60'),
  ]
}

/** Compares all of it with tyme4ts, lunar-typescript and astronomy-engine. */
export async function measureFengshui({ small }: { small: boolean }): Promise<Figure[]> {
  shareDeltaT()
  const years = small ? [2026, 2041] : [1901, 2100]
  const [fromMs = 0, toMs = 0] = years.map((year) => Date.UTC(year, 0, 1))
  return [
    ...dayFigures(small ? 7 : 1),
    figure(
      'sunrise, noon and sunset: greatest distance',
      rounded(measureSun(small ? 400 : 8000), 1),
      's',
      '<= 30',
    ),
    ...eclipseFigures(fromMs, toMs),
    ...localEclipseFigures(fromMs, toMs),
  ]
}
