// `/observatory`: where a popular almanac and ours differ. Days up to the horizon, years as totals.
import type { Locale } from '@zeri/contract'
import { addDays, dateWords } from '../../i18n/civil-day.ts'
import { typeset } from '../../i18n/typography.ts'
import { libraryHead, libraryRows } from './accuracy.generated.ts'
import { showNumber } from './method.server.ts'
import {
  comparedActivities,
  comparedLibrary,
  differenceLines,
  differenceRules,
  firstComparedDate,
} from './observatory-days.generated.ts'
import { libraryWords, observatoryWords, ruleWords } from './observatory-words.server.ts'

const MS_PER_DAY = 86_400_000
/** Visitors see days up to this many from today. */
const OPEN_DAYS = 30
const CHARS = 5
const signs: Readonly<Record<string, -1 | 0 | 1>> = { '-': -1, '0': 0, '+': 1 }

type Difference = {
  readonly activity: number
  readonly ours: -1 | 0 | 1
  readonly theirs: -1 | 0 | 1
  readonly rule: number
}

/** The differences of one line. */
function unpackLine(line: string): Difference[] {
  return Array.from({ length: line.length / CHARS }, (_, place) => {
    const [activity = '', ours = '', theirs = '', ...rule] = line.slice(place * CHARS, (place + 1) * CHARS)
    return {
      activity: Number.parseInt(activity, 36),
      ours: signs[ours] ?? 0,
      theirs: signs[theirs] ?? 0,
      rule: Number.parseInt(rule.join(''), 36),
    }
  })
}

const isOpposite = ({ ours, theirs }: Difference): boolean => ours * theirs < 0

type ComparedDay = { readonly date: string; readonly differences: readonly Difference[] }

let days: readonly ComparedDay[] | undefined

/** Every compared day, unpacked at the first use. */
export function listComparedDays(): readonly ComparedDay[] {
  const firstMs = Date.parse(firstComparedDate)
  days ??= differenceLines
    .slice(1)
    .split('\n')
    .map((line, index) => ({
      date: new Date(firstMs + index * MS_PER_DAY).toISOString().slice(0, 10),
      differences: unpackLine(line),
    }))
  return days
}

type Totals = {
  readonly compared: number
  readonly alike: number
  readonly silent: number
  readonly opposite: number
}

export function sumUp(list: readonly ComparedDay[]): Totals {
  const compared = list.length * comparedActivities.length
  const all = list.flatMap(({ differences }) => differences)
  const opposite = all.filter(isOpposite).length
  return { compared, alike: compared - all.length, silent: all.length - opposite, opposite }
}

const showSign = (sign: number): string => (sign > 0 ? '+' : sign < 0 ? '−' : '0')

function nameRule(place: number, locale: Locale): string {
  const rule = differenceRules[place]
  if (!rule) throw new RangeError(`no rule ${place}`)
  const words = ruleWords[rule.kind]?.[locale]
  if (words === undefined) throw new Error(`no words for ${rule.kind}`)
  return rule.star ? `${words}: ${rule.star[locale]}` : words
}

const showPercent = (part: number, whole: number, locale: Locale): string =>
  `${showNumber(((100 * part) / Math.max(whole, 1)).toFixed(1), locale)}\u00a0%`

/** Rules by how many differences they make, single stars as one. */
function countRules(list: readonly ComparedDay[], locale: Locale) {
  const counts = new Map<string, number>()
  for (const { differences } of list)
    for (const { rule } of differences) {
      const kind = differenceRules[rule]?.kind ?? 'none'
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
    }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([kind, count]) => ({
      kind,
      name: ruleWords[kind]?.[locale] ?? kind,
      count,
      percent: showPercent(count, all, locale),
    }))
}

/** What a row of days shows: alike, one side silent, or opposite. */
function stateOf({ differences }: ComparedDay, activity: number): 'alike' | 'silent' | 'opposite' {
  const found = differences.find((one) => one.activity === activity)
  if (!found) return 'alike'
  return isOpposite(found) ? 'opposite' : 'silent'
}

/** Everything the page shows on a date. */
export function readObservatory(locale: Locale, today: string) {
  const all = listComparedDays()
  const until = addDays(today, OPEN_DAYS)
  const open = all.filter(({ date }) => date >= today && date <= until)
  const years = Object.entries(Object.groupBy(all, ({ date }) => date.slice(0, 4))).map(
    ([year, list = []]) => {
      const totals = sumUp(list)
      return {
        year,
        alike: showPercent(totals.alike, totals.compared, locale),
        silent: showPercent(totals.silent, totals.compared, locale),
        opposite: showPercent(totals.opposite, totals.compared, locale),
      }
    },
  )
  const names = comparedActivities.map((activity) => activity[locale])
  return typeset(locale, {
    ...observatoryWords[locale],
    library: comparedLibrary,
    names,
    plot: {
      days: open.map(({ date }) => ({ date, day: Number(date.slice(8)) })),
      rows: names.map((name, place) => ({ name, states: open.map((day) => stateOf(day, place)) })),
    },
    days: open.map(({ date, differences }) => ({
      date,
      dateWords: dateWords(date, locale).date,
      alike: names.length - differences.length,
      differences: differences.map(({ activity, ours, theirs, rule }) => ({
        name: names[activity] ?? '',
        ours: showSign(ours),
        theirs: showSign(theirs),
        rule: nameRule(rule, locale),
      })),
    })),
    years,
    rules: countRules(all, locale),
    coverage: `${all[0]?.date}/${all.at(-1)?.date}`,
    libraries: {
      head: libraryHead.slice(1),
      rows: libraryRows.map(([what = '', ...cells]) => ({
        name: libraryWords(what, locale),
        cells: cells.map((cell) => showNumber(cell, locale)),
      })),
    },
  })
}
