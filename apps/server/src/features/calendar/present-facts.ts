// The facts of a day as the API shows them.

import {
  branchOf,
  type CivilDate,
  clashBranchOf,
  type DayFacts,
  type MonthlyFacts,
  naYinOf,
  type Pillar,
  shaDirectionOf,
  toCivilDate,
} from '@zeri/almanac/calendar'
import {
  type ActivityId,
  type HourVerdict,
  judgeHours,
  mansionIdOf,
  officerIdOf,
  pathIdOf,
  type Side,
  stars,
} from '@zeri/almanac/judgement'
import type { describeDay, Locale, listDays, Output } from '@zeri/contract'
import {
  activityWords,
  branches,
  briefFestivals,
  briefTerms,
  capitalised,
  describeClash,
  describeHourReason,
  directions,
  type Entry,
  festivals,
  guardians,
  luminaries,
  mansions,
  nameWithKind,
  naYin,
  officers,
  paths,
  pillarReading,
  pillarTexts,
  pillarWords,
  terms,
  type Words,
  weightWords,
} from '@zeri/lexicon'
import type { CalendarPlace } from './calendar-place.ts'
import { itemOf } from './item-of.ts'
import { presentMoonBriefly } from './present-moon.ts'
import type { DaySchool } from './school.ts'

type Day = Output<typeof describeDay>
type Brief = Output<typeof listDays>['days'][number]

/**
 * A date as the contract writes it, whether it exists or not.
 * @example isoDateOf({ year: 2026, month: 3, day: 5 }) // '2026-03-05'
 */
export function isoDateOf({ year, month, day }: CivilDate): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** A day to present: its facts, its place, the school it is rated by and the language. */
export type CalendarDay = {
  readonly facts: DayFacts
  readonly at: CalendarPlace
  readonly school: DaySchool
  readonly locale: Locale
}

const chinaClock = (epochMs: number): string =>
  `${new Date(epochMs + 28_800_000).toISOString().slice(0, 19)}+08:00`

export const presentPillar = (pillar: Pillar, locale: Locale): Brief['pillar'] => ({
  index: pillar,
  ...pillarWords(pillar, locale),
})

/** An entry by its id: characters and name. */
export const presentNamed = (id: string, { zh, name }: Entry, locale: Locale) => ({
  id,
  zh,
  name: name[locale],
})

export const presentEntry = (id: string, entry: Entry & { readonly text?: Words }, locale: Locale) => ({
  ...presentNamed(id, entry, locale),
  pinyin: entry.pinyin,
  short: entry.short[locale],
  text: entry.text?.[locale] ?? null,
})

const presentOfficer = (officer: number, locale: Locale) => {
  const id = officerIdOf(officer)
  return presentNamed(id, officers[id], locale)
}

const presentPath = ({ path, isYellow }: Pick<MonthlyFacts, 'path' | 'isYellow'>, locale: Locale) => {
  const id = pathIdOf(path)
  return { ...presentNamed(id, paths[id], locale), isYellow }
}

const presentBranch = (branch: number, locale: Locale) => {
  const { zh, name } = itemOf(branches, branch)
  return { glyph: zh, name: name[locale] }
}

/** One line of a month, without its verdict. */
export function presentBrief({ facts, at, locale }: CalendarDay): Omit<Brief, 'verdict' | 'weights'> {
  const term = itemOf(terms, facts.term.term)
  const mansion = mansionIdOf(facts.mansion)
  return {
    date: isoDateOf(facts.date),
    pillar: presentPillar(facts.day, locale),
    lunar: facts.lunar,
    moon: presentMoonBriefly(facts, locale),
    term: facts.term.startsToday
      ? {
          index: facts.term.term,
          zh: term.zh,
          name: term.name[locale],
          brief: itemOf(briefTerms, facts.term.term)[locale],
          at: at.show(facts.term.startMs),
        }
      : null,
    officer: presentOfficer(facts.officer, locale),
    mansion: presentNamed(mansion, mansions[mansion], locale),
    isYellow: facts.isYellow,
    clash: presentBranch(clashBranchOf(branchOf(facts.day)), locale),
    festivals: facts.festivals.map((id) => ({
      ...presentNamed(id, festivals[id], locale),
      brief: briefFestivals[id][locale],
    })),
  }
}

/** The solar months that days in a row fall in, each by the first of its days. */
export function presentSolarMonths(days: readonly CalendarDay[]): Output<typeof listDays>['solarMonths'] {
  return days
    .filter(({ facts }, index) => facts.month !== days[index - 1]?.facts.month)
    .map(({ facts, locale }) => ({
      from: isoDateOf(facts.date),
      year: presentPillar(facts.year, locale),
      month: presentPillar(facts.month, locale),
    }))
}

const presentNaYin = (pillar: Pillar, locale: Locale): Day['year']['naYin'] => {
  const { zh, name, short } = itemOf(naYin, naYinOf(pillar))
  return { zh, name: name[locale], short: short[locale] }
}

export const presentPillarWithWords = (pillar: Pillar, locale: Locale): Day['year'] => ({
  ...presentPillar(pillar, locale),
  reading: pillarReading(pillar, locale),
  naYin: presentNaYin(pillar, locale),
})

export function presentHieroglyph({ facts, locale }: CalendarDay): Day['hieroglyph'] {
  const { short, text } = itemOf(pillarTexts, facts.day)
  return { ...presentPillarWithWords(facts.day, locale), short: short[locale], text: text[locale] }
}

export function presentSeason({ facts, at, locale }: CalendarDay): Day['season'] {
  const { term, startMs, endMs, startDay, endDay } = facts.term
  const next = (term + 1) % terms.length
  return {
    running: {
      ...presentEntry(String(term), itemOf(terms, term), locale),
      index: term,
      date: isoDateOf(toCivilDate(startDay)),
      from: at.show(startMs),
      to: at.show(endMs),
    },
    next: {
      ...presentNamed(String(next), itemOf(terms, next), locale),
      index: next,
      date: isoDateOf(toCivilDate(endDay)),
      at: at.show(endMs),
    },
  }
}

/** Whether a mansion helps: it is a star of the day like any other. */
function sideOfMansion(mansion: number): Side {
  const id = mansionIdOf(mansion)
  return stars().find((star) => star.id === id)?.polarity ?? 'good'
}

export function presentMansion({ facts, locale }: CalendarDay): Day['su'] {
  const id = mansionIdOf(facts.mansion)
  const mansion = mansions[id]
  return {
    ...presentEntry(id, mansion, locale),
    side: sideOfMansion(facts.mansion),
    animal: mansion.animal[locale],
    luminary: luminaries[mansion.luminary].name[locale],
    guardian: guardians[mansion.guardian].name[locale],
  }
}

const isMonthStart = (term: number): boolean => term % 2 === 0

/** The instant a solar month begins at, on its date in the calendar or on the date of the place. */
function findMonthStart({ julianDay, startMs, endMs, term, monthChange }: DayFacts) {
  if (monthChange) return { atMs: monthChange.atMs, day: julianDay }
  const start = isMonthStart(term.term)
    ? { atMs: term.startMs, day: term.startDay }
    : { atMs: term.endMs, day: term.endDay }
  return start.atMs >= startMs && start.atMs < endMs ? start : undefined
}

export function presentMonthChange({ facts, at, locale }: CalendarDay): Day['day_info']['monthChange'] {
  const start = findMonthStart(facts)
  if (!start) return null
  const before = facts.monthChange?.before
  return {
    at: at.show(start.atMs),
    inChina: chinaClock(start.atMs),
    date: isoDateOf(toCivilDate(start.day)),
    before: before
      ? {
          month: presentPillar(before.month, locale),
          officer: presentOfficer(before.officer, locale),
          path: presentPath(before, locale),
        }
      : null,
  }
}

export function presentDescription(day: CalendarDay, summary: string): Day['day_info'] {
  const { facts, locale } = day
  const branch = branchOf(facts.day)
  const officer = officerIdOf(facts.officer)
  const path = pathIdOf(facts.path)
  return {
    officer: presentEntry(officer, officers[officer], locale),
    path: { ...presentPath(facts, locale), short: paths[path].short[locale] },
    clash: {
      ...presentBranch(clashBranchOf(branch), locale),
      direction: directions[shaDirectionOf(branch)][locale],
      sentence: describeClash({ clash: clashBranchOf(branch), sha: shaDirectionOf(branch) }, locale),
    },
    voidBranches: facts.voidBranches.map((one) => presentBranch(one, locale)),
    festivals: facts.festivals.map((id) => presentEntry(id, festivals[id], locale)),
    monthChange: presentMonthChange(day),
    summary,
  }
}

function presentHourVerdict(
  hour: HourVerdict,
  day: Pillar,
  locale: Locale,
): NonNullable<Day['hours'][number]['verdict']> {
  const namesOf = (ids: readonly ActivityId[]): string[] => ids.map((id) => activityWords[id].name[locale])
  return {
    weight: hour.weight,
    word: weightWords[hour.weight].name[locale],
    reasons: hour.reasons.map((reason) => ({
      side: reason.side,
      name: capitalised(nameWithKind(reason.star, locale)),
      sentence: describeHourReason(reason, { day, branch: hour.branch }, locale),
    })),
    helps: namesOf(hour.helps),
    hurts: namesOf(hour.hurts),
    isNoble: hour.isNoble,
    clashes: hour.clashes,
  }
}

/** The twelve double-hours; judged where the day is open. */
export function presentHours({ facts, at, locale }: CalendarDay, isOpen: boolean): Day['hours'] {
  const verdicts = isOpen ? judgeHours(facts.day) : []
  return facts.hours.map((hour) => {
    const verdict = verdicts[hour.branch]
    return {
      branch: hour.branch,
      name: itemOf(branches, hour.branch).name[locale],
      pillar: presentPillar(hour.pillar, locale),
      path: presentPath(hour, locale),
      from: at.show(hour.startMs),
      to: at.show(hour.endMs),
      isWaking: hour.isWaking,
      verdict: verdict ? presentHourVerdict(verdict, facts.day, locale) : null,
    }
  })
}
