// Sun, eclipse, pentad and seasonal days of a date as the API shows them.

import { type Eclipse, findLocalEclipse, type LocalEclipse, listEclipses } from '@zeri/almanac/astro'
import { findSeasonalDay, pentadOn, sunTimes, toCivilDate } from '@zeri/almanac/calendar'
import type { describeDay, Output } from '@zeri/contract'
import { describeEclipse, describePeak, describeSun, eclipses, pentads, seasonalDays } from '@zeri/lexicon'
import { itemOf } from './item-of.ts'
import { type CalendarDay, isoDateOf } from './present-facts.ts'
import { countDays, dayMonth, spanWords } from './season-words.ts'

type Sky = Output<typeof describeDay>['sky']

/** What of the sky depends on the place. */
export function presentLocalSky(day: CalendarDay): Pick<Sky, 'sun' | 'eclipse'> {
  return { sun: presentSun(day), eclipse: presentEclipse(day) }
}

export function presentSky(day: CalendarDay): Sky {
  return { ...presentLocalSky(day), pentad: presentPentad(day), season: presentSeasonalDay(day) }
}

/** Sunrise and sunset need a place. */
function presentSun({ facts, at, locale }: CalendarDay): Sky['sun'] {
  if (at.key === '') return null
  const sun = sunTimes({ date: facts.date, place: at.place })
  const show = (epochMs: number | undefined) => (epochMs === undefined ? null : at.show(epochMs))
  return {
    kind: sun.kind,
    rise: show(sun.riseMs),
    noon: at.show(sun.noonMs),
    set: show(sun.setMs),
    short: describeSun(sun, locale),
  }
}

/** An eclipse is announced so many days before its own. */
const DAYS_BEFORE = 30
const MS_PER_DAY = 86_400_000
/** How far the greatest moment at a place may lie from that on Earth. */
const SHIFT_MS = 4 * 3_600_000

type Found = { readonly eclipse: Eclipse; readonly local: LocalEclipse | undefined; readonly atMs: number }

/** The first eclipse whose greatest moment falls on the day or within thirty days after it. */
function findEclipse({ facts, at }: CalendarDay): Found | undefined {
  const untilMs = facts.endMs + DAYS_BEFORE * MS_PER_DAY
  const found = listEclipses(facts.startMs - SHIFT_MS, untilMs + SHIFT_MS).map((eclipse) => {
    const local = at.key === '' ? undefined : findLocalEclipse(eclipse, at.place)
    return { eclipse, local, atMs: local?.maxMs ?? eclipse.peakMs }
  })
  return found.find(({ atMs }) => atMs >= facts.startMs && atMs < untilMs)
}

function presentEclipse(day: CalendarDay): Sky['eclipse'] {
  const found = findEclipse(day)
  if (!found) return null
  const { facts, at, locale } = day
  const { eclipse, local, atMs } = found
  const shown = at.show(atMs)
  const date = shown.slice(0, 10)
  const daysAway = (Date.parse(date) - Date.parse(isoDateOf(facts.date))) / MS_PER_DAY
  const here = local ? presentHere(local, day) : null
  return {
    body: eclipse.body,
    kind: eclipse.kind,
    name: eclipses[eclipse.body][eclipse.kind][locale],
    date,
    daysAway,
    when: countDays(daysAway, dayMonth(date, locale), locale),
    at: shown,
    here,
    sentence: describe(found, day),
  }
}

const clockOf = (instant: string): string => instant.slice(11, 16)
const percentOf = (fraction: number): number => Math.round(fraction * 100)

/** The stretch that is seen; of one below the horizon, all of it. */
function presentHere(
  { kind, seen, beginMs, endMs, seenFromMs = beginMs, seenToMs = endMs, hidden }: LocalEclipse,
  { at }: CalendarDay,
): NonNullable<NonNullable<Sky['eclipse']>['here']> {
  return {
    kind,
    seen,
    from: at.show(seenFromMs),
    to: at.show(seenToMs),
    hiddenPercent: percentOf(hidden),
  }
}

function describe({ local, atMs }: Found, day: CalendarDay): string {
  const { at, locale } = day
  const max = clockOf(at.show(atMs))
  if (at.key === '') return describePeak(max, locale)
  if (!local) return describeEclipse(undefined, locale)
  const { from, to, hiddenPercent } = presentHere(local, day)
  return describeEclipse({ ...local, from: clockOf(from), to: clockOf(to), max, hiddenPercent }, locale)
}

const DAYS_PER_PENTAD = 5

function presentPentad({ facts, locale }: CalendarDay): Sky['pentad'] {
  const { term, julianDay } = facts
  const index = pentadOn(term, julianDay)
  const place = index % 3
  const first = term.startDay + DAYS_PER_PENTAD * place
  const last = place === 2 ? term.endDay - 1 : first + DAYS_PER_PENTAD - 1
  const [from, to] = [first, last].map((day) => isoDateOf(toCivilDate(day as typeof julianDay))) as [
    string,
    string,
  ] // true: days of the almanac, two of them
  const { zh, name } = itemOf(pentads, index)
  const span = spanWords(from, to, locale)
  const short =
    locale === 'ru' ? `Пятидневка ${index + 1} из 72: ${span}` : `Pentad ${index + 1} of 72: ${span}`
  return { index, zh, name: name[locale], from, to, short }
}

function presentSeasonalDay({ facts, locale }: CalendarDay): Sky['season'] {
  const found = findSeasonalDay(facts.julianDay)
  if (!found) return null
  const { zh, name, parts, short } = seasonalDays[found.season]
  const part = itemOf<string>(parts[locale], found.part - 1)
  const day = locale === 'ru' ? `день ${found.day}-й` : `day ${found.day}`
  return {
    id: found.season,
    part: found.part,
    day: found.day,
    zh: itemOf<string>(zh, found.part - 1),
    name: `${name[locale]}: ${part}, ${day}`,
    short: short[locale],
  }
}
