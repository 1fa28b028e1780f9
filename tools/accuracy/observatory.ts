import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { tableOf } from '../figures/table-of.ts'
import type { CivilDate } from './almanac.ts'
import { listDays, textOf } from './days.ts'
import { judgeDate } from './judged-days.ts'
import { writeDifferences } from './observatory-data.ts'
import { writeSections } from './page.ts'
import { readDay, recomputeSign } from './recompute.ts'
import { listSwitches, type Reach, type Switch } from './switches.ts'
import {
  type ComparedActivity,
  comparedActivities,
  isClosedList,
  readTymeDay,
  type Sign,
  type TymeDay,
  tymeSignOf,
} from './tyme-lists.ts'

const YEARS = { first: 2020, last: 2035 }
/** The library compared, with its version. */
const LIBRARY = 'tyme4ts 1.5.2'
/** Days between the two lists of the control. */
const CONTROL_SHIFT = 37
/** Examples are published up to this day. */
const LAST_EXAMPLE = '2026-12-16'

type Difference = {
  readonly date: string
  readonly activity: ComparedActivity
  readonly ours: Sign
  readonly theirs: Sign
  /** The first rule without which, or with which, our sign would be theirs; there may be none. */
  readonly by: Switch | undefined
}

type Observed = { differences: Difference[]; compared: number; wrong: string[] }

function observeDate(date: CivilDate, theirs: TymeDay, observed: Observed): void {
  const judged = judgeDate(date)
  const day = readDay(judged)
  let switches: readonly Switch[] | undefined
  for (const activity of comparedActivities) {
    const weight = judged.verdict.activities.find((one) => one.activity === activity)?.weight ?? 0
    const [ours, other] = [Math.sign(weight) as Sign, tymeSignOf(theirs, activity)] // a sign by its name
    observed.compared++
    if (recomputeSign(activity, day) !== ours) observed.wrong.push(`${textOf(date)} ${activity}`)
    if (ours === other) continue
    switches ??= listSwitches(day, isClosedList(theirs))
    const by = switches.find((one) => one.signOf(activity) === other)
    observed.differences.push({ date: textOf(date), activity, ours, theirs: other, by })
  }
}

/** Holds our signs against those of tyme4ts, shifted by some days for a control. */
function observe(dates: readonly CivilDate[], shift = 0): Observed {
  const observed: Observed = { differences: [], compared: 0, wrong: [] }
  dates.forEach((date, place) => {
    const other = dates[(place + shift) % dates.length] ?? date
    observeDate(date, readTymeDay(other), observed)
  })
  return observed
}

const explainedShare = ({ differences }: Observed): number =>
  rounded((100 * differences.filter(({ by }) => by).length) / Math.max(differences.length, 1), 1)

const reaches = ['book', 'popular', 'silence', undefined] as const

const reachNames: Readonly<Record<Reach | 'none', string>> = {
  book: 'a rule or star of the book',
  popular: 'a rule of popular almanacs',
  silence: 'passed over there',
  none: 'no single rule',
}

/** How far the rules reach that make the differences, beside those of a control. */
function reachTable(observed: Observed, control: Observed): string {
  const percent = ({ differences }: Observed, reach: Reach | undefined): string => {
    const count = differences.filter(({ by }) => by?.reach === reach).length
    return `${count} (${rounded((100 * count) / Math.max(differences.length, 1), 1)} %)`
  }
  return tableOf(
    ['the difference is made by', 'the same day', 'a day 37 days later'],
    reaches.map((reach) => [reachNames[reach ?? 'none'], percent(observed, reach), percent(control, reach)]),
  )
}

const signText = (sign: Sign): string => ({ '-1': '−', '0': '0', '1': '+' })[`${sign}`]

function writeTable(differences: readonly Difference[]): void {
  const folder = join(import.meta.dirname, '../../reports')
  mkdirSync(folder, { recursive: true })
  const lines = differences.map(({ date, activity, ours, theirs, by }) =>
    [date, activity, ours, theirs, by?.reach ?? '', `"${by?.rule ?? ''}"`].join(','),
  )
  writeFileSync(
    join(folder, 'observatory.csv'),
    `${['date,activity,ours,tyme4ts,reach,rule', ...lines].join('\n')}\n`,
  )
}

/** Single stars are one line of the table, and so is a grade whatever stands in its place. */
function kindOf(rule: string): string {
  if (rule.startsWith('star ')) return 'a single star'
  if (rule.startsWith('day star ')) return 'a star of year, moon or term'
  return rule.replace(/ instead of .*$/, '')
}

/** Rules by how many differences they make, each with an example. */
function ruleTable(differences: readonly Difference[]): string {
  const groups = Map.groupBy(differences, ({ by }) => (by ? kindOf(by.rule) : 'no single rule'))
  const rows = [...groups]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([rule, list]) => {
      const example = list.findLast(({ date }) => date <= LAST_EXAMPLE)
      const shown = example
        ? `${example.date} ${example.activity}: ${signText(example.ours)} here, ${signText(example.theirs)} there${
            example.by && example.by.rule !== rule ? ` (${example.by.rule.replace(/^(day )?star /, '')})` : ''
          }`
        : ''
      return [rule, list.length, shown]
    })
  return tableOf(['rule', 'differences', 'example'], rows)
}

function activityTable({ differences, compared }: Observed): string {
  const days = compared / comparedActivities.length
  const rows = comparedActivities.map((activity) => {
    const own = differences.filter((one) => one.activity === activity)
    const count = (isMeant: (one: Difference) => boolean): number => own.filter(isMeant).length
    return [
      activity,
      days - own.length,
      count(({ ours, theirs }) => ours * theirs < 0),
      count(({ theirs }) => theirs === 0),
      count(({ ours }) => ours === 0),
      count(({ by }) => by !== undefined),
    ]
  })
  return tableOf(['activity', 'alike', 'opposite', 'silent there', 'silent here', 'explained'], rows)
}

const text = `${LIBRARY} carries the lists of a popular almanac for month and pillar of the day; over ${YEARS.first} to ${YEARS.last} its sign of twelve
activities is held against ours. A difference is explained where our own sign, worked out a second time from the lists of the
stars and first proven equal to the verdict on every day, becomes theirs when one rule is switched. The first rule that does
it, from the narrow to the broad, is named. 馀事勿取 and 诸事不宜 count as bad for what a list does not name. Nearly as much
could be explained against the list of another day (the control beside it): the rules named say how the two methods part, not
that the popular list follows them.`

/** Every difference of sign from tyme4ts, and the rule that makes it. */
export async function measureObservatory({ small }: { small: boolean }): Promise<Figure[]> {
  const dates = listDays().filter(
    ({ year }) => year >= YEARS.first && year <= (small ? YEARS.first : YEARS.last),
  )
  const observed = observe(dates)
  for (const where of observed.wrong.slice(0, 10)) console.error(`worked out otherwise: ${where}`)
  const figures = [
    figure('signs worked out otherwise a second time', observed.wrong.length, 'activity-days', '= 0'),
    figure(
      `explained of ${observed.differences.length} differences of sign from tyme4ts, of ${observed.compared}`,
      explainedShare(observed),
      '%',
      '>= 90',
    ),
  ]
  if (small) return figures
  writeTable(observed.differences)
  writeDifferences(
    observed.differences.map(({ by, ...difference }) => ({ ...difference, rule: by?.rule })),
    { dates: dates.map(textOf), library: LIBRARY },
  )
  writeSections([
    {
      heading: 'Beside a popular almanac',
      text: [
        text,
        activityTable(observed),
        reachTable(observed, observe(dates, CONTROL_SHIFT)),
        ruleTable(observed.differences),
      ].join('\n\n'),
    },
  ])
  return figures
}
