// Figure `solar-time`: what a sundial shows over a year beside the clock, and the place of the sun at noon (the analemma).
import { equationOfTimeSec, sunLongitudeDeg } from '@zeri/almanac/astro'
import type { Place } from '@zeri/almanac/calendar'
import { solarTimeLabels, solarTimeWords } from '@zeri/lexicon'
import { listMonthNames, writeDate } from './date-words.ts'
import type { FigureReader } from './figure.ts'
import { figurePlace } from './figure-place.ts'
import { showNumber } from './number-words.ts'

const MS_PER_DAY = 86_400_000
const STEP_DAYS = 5
const NOON_MS = MS_PER_DAY / 2
const DEG_PER_RAD = 180 / Math.PI
const SEC_PER_DEG = 240

/** Obliquity of the ecliptic. Source: J. Meeus, Astronomical Algorithms, 2nd ed., (22.2), its first two terms. */
const obliquityDeg = (epochMs: number): number =>
  23.4392911 - 0.0130042 * ((epochMs - Date.UTC(2000, 0, 1, 12)) / (36_525 * MS_PER_DAY))

/** How far the sun stands north of the equator. */
function declinationDeg(epochMs: number): number {
  const sines =
    Math.sin(obliquityDeg(epochMs) / DEG_PER_RAD) * Math.sin(sunLongitudeDeg(epochMs) / DEG_PER_RAD)
  return Math.asin(sines) * DEG_PER_RAD
}

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits

/** The sun at noon of the mean sun of the meridian, on one date. */
function observeSun(dateMs: number, { longitudeDeg, offsetSecAt }: Place) {
  const atMs = dateMs + NOON_MS - longitudeDeg * SEC_PER_DEG * 1000
  const equationSec = equationOfTimeSec(atMs)
  return {
    date: new Date(dateMs).toISOString().slice(0, 10),
    equationSec: Math.round(equationSec),
    declinationDeg: round(declinationDeg(atMs), 2),
    /** The sundial minus the clock of the place. */
    solarMinusClockSec: Math.round(equationSec + longitudeDeg * SEC_PER_DEG - offsetSecAt(atMs)),
  }
}

type SunDay = ReturnType<typeof observeSun>

/** The sun through a year: each fifth day, and the four turns of the equation of time, found to the day. */
export function observeYear(year: number, place: Place): { points: SunDay[]; turns: SunDay[] } {
  const [firstMs, nextMs] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)]
  const length = (nextMs - firstMs) / MS_PER_DAY
  const dayAt = (index: number): SunDay => observeSun(firstMs + index * MS_PER_DAY, place)
  const equations = Array.from({ length: length + 2 }, (_, index) => {
    const atMs = firstMs + (index - 1) * MS_PER_DAY + NOON_MS - place.longitudeDeg * SEC_PER_DEG * 1000
    return equationOfTimeSec(atMs)
  })
  const turns = Array.from({ length }, (_, index) => index).filter((index) => {
    const [before = 0, here = 0, after = 0] = equations.slice(index, index + 3)
    return (here > before && here >= after) || (here < before && here <= after)
  })
  return {
    points: Array.from({ length: Math.ceil(length / STEP_DAYS) }, (_, index) => dayAt(index * STEP_DAYS)),
    turns: turns.map(dayAt),
  }
}

/** `solar-time`: this year, at the default place of the language. */
export const readSolarTime: FigureReader<'solar-time'> = (words) => {
  if (words.length > 0) return undefined
  return ({ locale, today }) => {
    const year = Number(today.slice(0, 4))
    const { at, name } = figurePlace(locale)
    const { points, turns } = observeYear(year, at.place)
    const showMinutes = (seconds: number): string =>
      `${seconds > 0 ? '+' : ''}${showNumber(seconds / 60, 1, locale)}`
    const shownTurns = turns.map((turn) => ({
      ...turn,
      dateWords: writeDate(turn.date, 'dayMonth', locale),
      minutes: showMinutes(turn.equationSec),
    }))
    const differences = [...points, ...turns].map(({ solarMinusClockSec }) => solarMinusClockSec)
    return {
      name: 'solar-time',
      ...solarTimeWords(
        {
          year,
          place: name,
          turns: shownTurns.map(({ dateWords, minutes }) => `${dateWords}, ${minutes}`),
          least: showMinutes(Math.min(...differences)),
          most: showMinutes(Math.max(...differences)),
        },
        locale,
      ),
      year,
      points,
      turns: shownTurns,
      months: listMonthNames(locale),
      words: {
        ahead: solarTimeLabels.ahead[locale],
        behind: solarTimeLabels.behind[locale],
        north: solarTimeLabels.north[locale],
        south: solarTimeLabels.south[locale],
        minutes: solarTimeLabels.minutes[locale],
      },
    }
  }
}
