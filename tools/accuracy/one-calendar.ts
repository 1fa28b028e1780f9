import { isDeepStrictEqual } from 'node:util'
import {
  type CivilDate,
  calendarRules,
  dayFacts,
  julianDay,
  type Place,
  type Rules,
  toCivilDate,
  toJulianDay,
} from '@zeri/almanac/calendar'
import { classicalSchool, judgeDay } from '@zeri/almanac/judgement'
import { createZoneClocks } from '../../apps/server/src/platform/zone-clock.ts'
import { type Figure, figure } from '../figures/figures.ts'
import { textOf } from './days.ts'

/** From the first zone to meet a date to one of the last, with halves and quarters of an hour and both hemispheres. */
const cities = {
  Auckland: { zone: 'Pacific/Auckland', latitudeDeg: -36.85, longitudeDeg: 174.76 },
  Sydney: { zone: 'Australia/Sydney', latitudeDeg: -33.87, longitudeDeg: 151.21 },
  Tokyo: { zone: 'Asia/Tokyo', latitudeDeg: 35.68, longitudeDeg: 139.69 },
  Beijing: { zone: 'Asia/Shanghai', latitudeDeg: 39.91, longitudeDeg: 116.4 },
  Kathmandu: { zone: 'Asia/Kathmandu', latitudeDeg: 27.7, longitudeDeg: 85.32 },
  Delhi: { zone: 'Asia/Kolkata', latitudeDeg: 28.61, longitudeDeg: 77.21 },
  Moscow: { zone: 'Europe/Moscow', latitudeDeg: 55.75, longitudeDeg: 37.62 },
  Johannesburg: { zone: 'Africa/Johannesburg', latitudeDeg: -26.2, longitudeDeg: 28.05 },
  Greenwich: { zone: 'UTC', latitudeDeg: 51.48, longitudeDeg: 0 },
  'São Paulo': { zone: 'America/Sao_Paulo', latitudeDeg: -23.55, longitudeDeg: -46.63 },
  'New York': { zone: 'America/New_York', latitudeDeg: 40.71, longitudeDeg: -74.01 },
  Honolulu: { zone: 'Pacific/Honolulu', latitudeDeg: 21.31, longitudeDeg: -157.86 },
} as const

export type City = keyof typeof cities
const everyCity = Object.keys(cities) as City[] // true: the names of the list above

const clockOf = createZoneClocks()

function placeOf(city: City): Place {
  const { zone, ...position } = cities[city]
  return { ...position, offsetSecAt: clockOf(zone).offsetSecAt }
}

/** Every date of 2026 and 2027. */
function listDates(): CivilDate[] {
  const first = toJulianDay({ year: 2026, month: 1, day: 1 })
  const end = toJulianDay({ year: 2028, month: 1, day: 1 })
  return Array.from({ length: end - first }, (_, index) => toCivilDate(julianDay(first + index)))
}

/** What a date is for everybody: all facts but those of the place, and the verdict. */
function generalDayOf(date: CivilDate, place: Place, rules: Rules): unknown {
  const facts = dayFacts({ date, place, rules })
  const { place: _place, startMs, endMs, hours, moon, ...general } = facts
  return { general, verdict: judgeDay({ facts, school: classicalSchool }) }
}

/**
 * The dates of two years that are not the same in all of the cities.
 * @example listDifferentDates({ of: ['Greenwich', 'Tokyo'] }) // []
 */
export function listDifferentDates({
  of = everyCity,
  rules = calendarRules,
}: {
  readonly of?: readonly City[]
  readonly rules?: Rules
}): string[] {
  const places = of.map(placeOf)
  const isDifferent = (date: CivilDate): boolean => {
    const [first, ...others] = places.map((place) => generalDayOf(date, place, rules))
    return others.some((other) => !isDeepStrictEqual(first, other))
  }
  return listDates().filter(isDifferent).map(textOf)
}

/** Whether the general calendar is one for the whole world. */
export function measureOneCalendar(): Figure[] {
  const different = listDifferentDates({})
  for (const date of different.slice(0, 10)) console.error(`not the same everywhere: ${date}`)
  return [
    figure(
      `general facts and verdicts that differ between ${everyCity.length} places on ${listDates().length} dates`,
      different.length,
      'dates',
      '= 0',
    ),
  ]
}
