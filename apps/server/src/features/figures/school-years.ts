// How often each choice of a school moves the verdicts of a year. Only totals.
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type CivilDate,
  type DayFacts,
  dayFacts,
  daysInMonth,
  type Place,
  type Rules,
} from '@zeri/almanac/calendar'
import { type DayVerdict, judgeDay } from '@zeri/almanac/judgement'
import { schoolPresets, schoolSwitches } from '@zeri/contract'
import { LRUCache } from 'lru-cache'
import { type DaySchool, schoolOf, theBook } from '../calendar/index.ts'

/** Of a kilobyte each, by place and year. */
const MAX_HELD = 50

type Setting = { readonly key: string; readonly place: Place; readonly rules: Rules }

export type Difference = {
  /** Days whose rating as a whole is another, and days whose rating has another sign. */
  readonly movedDays: number
  readonly turnedDays: number
  /** Verdicts on activities that have another sign, and all that were compared. */
  readonly turnedVerdicts: number
  readonly verdicts: number
}

function listDates(year: number): CivilDate[] {
  return Array.from({ length: 12 }, (_, month) =>
    Array.from({ length: daysInMonth(year, month + 1) }, (_day, day) => ({
      year,
      month: month + 1,
      day: day + 1,
    })),
  ).flat()
}

function judgeYear(dates: readonly CivilDate[], { place, rules }: Setting, school: DaySchool): DayVerdict[] {
  return dates.map((date) => {
    const facts: DayFacts = dayFacts({ date, place, rules: school.ofDay(rules) })
    return judgeDay({ facts, school: school.judgement })
  })
}

/** Compares the verdicts of the same days under two schools. */
export function compareYears(book: readonly DayVerdict[], other: readonly DayVerdict[]): Difference {
  let [movedDays, turnedDays, turnedVerdicts, verdicts] = [0, 0, 0, 0]
  book.forEach((one, place) => {
    const two = other[place]
    if (!two) throw new RangeError('the two years differ in length')
    if (one.day.weight !== two.day.weight) movedDays++
    if (Math.sign(one.day.weight) !== Math.sign(two.day.weight)) turnedDays++
    one.activities.forEach(({ weight }, index) => {
      verdicts++
      if (Math.sign(weight) !== Math.sign(two.activities[index]?.weight ?? 0)) turnedVerdicts++
    })
  })
  return { movedDays, turnedDays, turnedVerdicts, verdicts }
}

/** The schools compared with the book: each other value of a switch that moves days, then the presets. */
export function listComparedSchools(): { readonly id: string; readonly rules: string }[] {
  const switches = schoolSwitches
    // The stars of days have no part in a verdict.
    .filter(({ name, concerns }) => concerns === 'day' && name !== 'nine-star')
    .flatMap(({ name, values: [, ...others] }) =>
      others.map((value) => ({ id: name, rules: `${name}.${value}` })),
    )
  const presets = schoolPresets.filter(({ rules }) => rules !== '').map(({ id, rules }) => ({ id, rules }))
  return [...switches, ...presets]
}

export type ComparedSchool = Difference & { readonly id: string; readonly rules: string }

/** Compares the schools over a year and holds the result; other requests are served between two schools. */
export function createSchoolDifferences() {
  const held = new LRUCache<string, readonly ComparedSchool[]>({ max: MAX_HELD })
  return async function findDifferences(year: number, setting: Setting): Promise<readonly ComparedSchool[]> {
    const key = `${year} ${setting.key}`
    const known = held.get(key)
    if (known) return known
    const dates = listDates(year)
    const book = judgeYear(dates, setting, theBook)
    const found: ComparedSchool[] = []
    for (const { id, rules } of listComparedSchools()) {
      await nextTurn()
      found.push({ id, rules, ...compareYears(book, judgeYear(dates, setting, schoolOf(rules))) })
    }
    held.set(key, found)
    return found
  }
}
