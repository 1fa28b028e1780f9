// The moon of a day as the API shows it.

import { moonQuarters, quarterOf } from '@zeri/almanac/astro'
import { type DayFacts, moonTimes } from '@zeri/almanac/calendar'
import type { describeDay, Locale, listDays, Output } from '@zeri/contract'
import { chineseLunarDays, moonName, moonQuarterWords, moonriseDays, moonSteps } from '@zeri/lexicon'
import type { CalendarPlace } from './calendar-place.ts'
import { itemOf } from './item-of.ts'

/** A day whose moon is presented. */
type MoonDay = { readonly facts: DayFacts; readonly at: CalendarPlace; readonly locale: Locale }
type Moon = Output<typeof describeDay>['moon']
type BriefMoon = Output<typeof listDays>['days'][number]['moon']

export function presentMoonBriefly({ moon }: DayFacts, locale: Locale): BriefMoon {
  return {
    name: moonName(moon, locale),
    growing: moon.growing,
    step: moon.step,
    elongationDeg: (Math.round(moon.elongationDeg * 10) / 10) % 360,
    litPercent: Math.round(moon.litFraction * 100),
  }
}

const STEPS_PER_HALF = 15
const NEW_MOON = 0
const FULL_MOON = 2

/** The next new or full moon from the beginning of the day on. */
function nextMoonMs({ startMs }: DayFacts, quarter: number): number {
  let index = moonQuarters.indexAt(startMs - 1) + 1
  while (quarterOf(index) !== quarter) index++
  return moonQuarters.epochMs(index)
}

/** The moon with its times: the one costly fact of a day, so only views that show it compute it. */
export function presentMoon({ facts, at, locale }: MoonDay): Moon {
  const { crossings, moonriseDays: days } = moonTimes({ date: facts.date, place: at.place })
  const firstOf = (kind: 'rise' | 'set'): string | null => {
    const crossing = crossings.find((one) => one.kind === kind)
    return crossing ? at.show(crossing.atMs) : null
  }
  const step = itemOf(moonSteps, facts.moon.step - 1 + (facts.moon.growing ? 0 : STEPS_PER_HALF))
  const lunarDay = itemOf(chineseLunarDays, facts.lunar.day - 1)
  const { quarter = null } = facts.moon
  return {
    ...presentMoonBriefly(facts, locale),
    stepName: step.name[locale],
    short: step.short[locale],
    rise: firstOf('rise'),
    set: firstOf('set'),
    quarter: quarter && {
      name: moonQuarterWords[quarter.quarter].name[locale],
      at: at.show(quarter.atMs),
    },
    nextNew: at.show(nextMoonMs(facts, NEW_MOON)),
    nextFull: at.show(nextMoonMs(facts, FULL_MOON)),
    lunar: {
      ...facts.lunar,
      name: lunarDay.name[locale],
      short: lunarDay.short[locale],
      text: lunarDay.text[locale],
    },
    moonriseDays: days.map(({ number, startMs, endMs }) => {
      const { name, symbol, short, text } = itemOf(moonriseDays, number - 1)
      return {
        number,
        name: name[locale],
        symbol: symbol[locale],
        short: short[locale],
        text: text[locale],
        from: at.show(startMs),
        to: at.show(endMs),
      }
    }),
  }
}
