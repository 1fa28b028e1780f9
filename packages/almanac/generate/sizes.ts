import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { julianDay, toCivilDate, toJulianDay } from '../src/calendar/civil-date.ts'
import { dayFacts } from '../src/calendar/day-facts.ts'
import { chinaMeridian } from '../src/calendar/place.ts'
import { calendarRules } from '../src/calendar/rules.ts'
import { activities } from '../src/judgement/activities.ts'
import { type DayVerdict, judgeDay } from '../src/judgement/judge-day.ts'
import { leanOf } from '../src/judgement/rate-day.ts'
import { type Sizes, scoreOf, weightOf } from '../src/judgement/reasons.ts'
import { classicalSchool } from '../src/judgement/school.ts'
import { listShownActivities } from '../src/judgement/shown-activities.ts'
import type { Weight } from '../src/judgement/weight.ts'

// A third of the verdicts of a side is of size 2 or more, a tenth of size 3, as far as the few values of a sum allow.
const SHARES = [1 / 3, 1 / 10] as const
const FIRST = toJulianDay({ year: 1984, month: 1, day: 1 })
const LAST = toJulianDay({ year: 2043, month: 12, day: 31 })

/** The least value that at most this share of the values reaches. */
function findThreshold(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => other - one)
  const allowed = Math.floor(sorted.length * share)
  const beyond = sorted[allowed] ?? 0
  return sorted.slice(0, allowed).findLast((value) => value > beyond) ?? (sorted[0] ?? 0) + 1
}

function thresholdsOf(values: readonly number[]): readonly [number, number] {
  const [two, three] = SHARES.map((share) => findThreshold(values, share)) as [number, number]
  // Where one rare value is all there is, it is of size 2.
  return [two, three > two ? three : two + 1]
}

function sizesOf(scores: readonly number[]): Sizes {
  return {
    good: thresholdsOf(scores.filter((score) => score > 0)),
    bad: thresholdsOf(scores.filter((score) => score < 0).map((score) => -score)),
  }
}

function judgeYears(): DayVerdict[] {
  const days: DayVerdict[] = []
  for (let day: number = FIRST; day <= LAST; day++) {
    const date = toCivilDate(julianDay(day))
    const facts = dayFacts({ date, place: chinaMeridian, rules: calendarRules })
    days.push(judgeDay({ facts, school: classicalSchool }))
  }
  return days
}

const days = judgeYears()
const ofActivities = activities.map(({ id, read }, place) => {
  const sizes = sizesOf(days.map((day) => scoreOf(day.activities[place]?.reasons ?? [])))
  return { id, scale: { sizes, isReading: read !== undefined } }
})
const shown = new Set(listShownActivities().map(({ id }) => id))
const leans = days.map((day) => {
  const weights = ofActivities.flatMap(({ id, scale }, place): Weight[] =>
    shown.has(id) ? [weightOf(day.activities[place]?.reasons ?? [], scale)] : [],
  )
  return leanOf(weights)
})
const rated = [
  ...ofActivities.map(({ id, scale }) => ({ id, sizes: scale.sizes })),
  { id: 'day', sizes: sizesOf(leans) },
]

/** Rounded down, so that the value itself reaches the threshold. */
const written = (value: number): string => String(Math.floor(value * 10_000) / 10_000)
const pair = ([two, three]: readonly [number, number]): string => `[${written(two)}, ${written(three)}]`
const rows = rated.map(
  ({ id, sizes }) =>
    `  ${id.includes('-') ? `'${id}'` : id}: { good: ${pair(sizes.good)}, bad: ${pair(sizes.bad)} },`,
)
writeFileSync(
  join(import.meta.dirname, '../src/judgement/sizes.generated.ts'),
  `// Written by generate/sizes.ts: the sums from which a verdict is of size 2 and 3, by its share of the days of 1984 to 2043.
import type { ActivityId } from './activities.ts'
import type { Sizes } from './reasons.ts'

export const calibratedSizes: Readonly<Record<ActivityId | 'day', Sizes>> = {
${rows.join('\n')}
}
`,
)
