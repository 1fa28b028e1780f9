import { moonQuarters, NEW_MOON, newMoonMs, quarterOf } from '../astro/moon-quarters.ts'
import { solarTerms } from '../astro/solar-terms.ts'
import { dayOfReading, type JulianDay } from './civil-date.ts'
import { localDayAt } from './local-day.ts'
import { chinaMeridian, type Place } from './place.ts'
import { findPrintedTermDay, printedMonthStart } from './published-days.ts'

/** The days on which the moons and terms of the tables fall, for one school of midnights. */
export type CalendarDays = {
  readonly newMoonDay: (moon: number) => JulianDay
  readonly quarterDay: (index: number) => JulianDay
  readonly termDay: (index: number) => JulianDay
}

const inChina = (epochMs: number): JulianDay =>
  dayOfReading(epochMs + chinaMeridian.offsetSecAt(epochMs) * 1000)

/** Day of a term as the Chinese calendar prints it. Apart from `chinaDays`, whose moons a bundle may not need. */
export function chinaTermDay(index: number): JulianDay {
  return findPrintedTermDay(index) ?? inChina(solarTerms.epochMs(index))
}

/** Days as the Chinese calendar prints them. */
export const chinaDays: CalendarDays = {
  newMoonDay: (moon) => printedMonthStart(inChina(newMoonMs(moon))),
  quarterDay: (index) => {
    const day = inChina(moonQuarters.epochMs(index))
    return quarterOf(index) === NEW_MOON ? printedMonthStart(day) : day
  },
  termDay: chinaTermDay,
}

/** Days by the civil clock of a place. */
export function localDaysOf(place: Place): CalendarDays {
  return {
    newMoonDay: (moon) => localDayAt(newMoonMs(moon), place),
    quarterDay: (index) => localDayAt(moonQuarters.epochMs(index), place),
    termDay: (index) => localDayAt(solarTerms.epochMs(index), place),
  }
}
