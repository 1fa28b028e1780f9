import { type Figure, figure, rounded } from '../figures/figures.ts'
import * as almanac from './almanac.ts'
import { cellName } from './cell-name.ts'
import { listDays, textOf } from './days.ts'
import { type JudgedDay, judgeDate } from './judged-days.ts'
import { listStatements, type Statement } from './statements.ts'

type Verdict = almanac.ActivityVerdict

/** One thing that must never be, with a few of the places where it is. */
type Tally = { count: number; of: number; readonly examples: string[] }

const createTally = (): Tally => ({ count: 0, of: 0, examples: [] })

function note(tally: Tally, isWrong: boolean, where: () => string): void {
  tally.of++
  if (!isWrong) return
  tally.count++
  if (tally.examples.length < 5) tally.examples.push(where())
}

/** What takes a ban back by the book's own word. */
const lifters: ReadonlySet<string> = new Set(['relief', 'trade', 'free', 'together'])

/** Whether the reasons say that the book lifts the ban of a star on this activity. */
function isLifted({ star }: Statement, { reasons }: Verdict, policy: almanac.Policy): boolean {
  return reasons.some((reason) => {
    if (reason.kind !== 'evidence' || reason.evidence.star !== star.id) return false
    if (reason.evidence.side !== 'bad' || reason.status !== 'overridden') return false
    return lifters.has(`${reason.by}`) || (reason.by === 'grade' && policy === 'favour-wins')
  })
}

/** 010-77a: where virtue meets pardon or wish nothing is forbidden; it prints 甲子 for 甲午 in 未, a day of neither. */
const freeCells = '卯甲戌 巳丙申 未甲午 申戊申 酉庚辰 戌辛卯 亥甲子 丑甲子'.split(' ')

const isFree = ({ facts }: JudgedDay): boolean => freeCells.includes(cellName(facts))

/** Bans that stay beside any virtue, but for the three places where the book itself lifts them. */
function isLastingBan({ star, isLasting }: Statement, day: JudgedDay): boolean {
  if (!isLasting || isFree(day)) return false
  // 010-59a: 乙亥 of the first month. 010-66a: 天愿.
  if (star.id === 'four-poverty') return cellName(day.facts) !== '寅乙亥'
  return star.id !== 'eight-concentrated' || day.verdict.stars.every(({ id }) => id !== 'heavenly-wish')
}

const isBook = ({ source, isLeaning }: almanac.Evidence): boolean =>
  !isLeaning && !['tong-shu', 'folk', 'modern'].includes(source)

/** Evidence of a side that counts, of the books alone. */
function hasApplied({ reasons }: Verdict, side: almanac.Side): boolean {
  return reasons.some(
    (reason) =>
      reason.kind === 'evidence' &&
      reason.status === 'applied' &&
      reason.evidence.side === side &&
      isBook(reason.evidence),
  )
}

/** Whether the book forbids an activity: a ban that counts, or everything forbidden. */
export function hasBan(verdict: Verdict): boolean {
  return hasApplied(verdict, 'bad') || verdict.reasons.some(({ kind }) => kind === 'verdict')
}

type Zeros = Readonly<Record<'forbidden' | 'lasting' | 'unfounded' | 'defiant', Tally>>

function checkActivity(day: JudgedDay, verdict: Verdict, zeros: Zeros): void {
  const { activity, weight } = verdict
  const where = (): string => `${textOf(day.date)} ${activity} ${weight}`
  const statements = listStatements(day, activity)
  const bans = statements.filter(({ side }) => side === 'bad')
  const isFavoured = statements.some(({ side }) => side === 'good')
  const standing = bans.filter((ban) => !isLifted(ban, verdict, day.verdict.policy))
  if (standing.length > 0 && !isFavoured) note(zeros.forbidden, weight >= 0, where)
  if (bans.some((ban) => isLastingBan(ban, day))) note(zeros.lasting, weight >= 0, where)
  if (weight <= 0) return
  note(zeros.unfounded, !hasApplied(verdict, 'good'), where)
  note(zeros.defiant, hasBan(verdict), where)
}

/** Counts what no verdict may be. */
export function tallyZeros(days: Iterable<JudgedDay>): Zeros {
  const zeros: Zeros = {
    forbidden: createTally(),
    lasting: createTally(),
    unfounded: createTally(),
    defiant: createTally(),
  }
  for (const day of days) for (const verdict of day.verdict.activities) checkActivity(day, verdict, zeros)
  return zeros
}

function* judgeEach(dates: readonly almanac.CivilDate[]): Iterable<JudgedDay> {
  for (const date of dates) yield judgeDate(date)
}

const SMALL_STEP = 29

/** What no verdict may be, over every day of two centuries. */
export function measureZeros({ small }: { small: boolean }): Figure[] {
  const zeros = tallyZeros(judgeEach(listDays(small ? SMALL_STEP : 1)))
  const zero = (tally: Tally, name: string): Figure => {
    for (const example of tally.examples) console.error(`${name}: ${example}`)
    return figure(`${name}, of ${tally.of}`, tally.count, 'activity-days', '= 0')
  }
  return [
    zero(zeros.forbidden, 'only forbidden and not lifted by the book, yet not bad'),
    zero(zeros.lasting, 'under a ban that stays beside a virtue, yet not bad'),
    zero(zeros.unfounded, 'good by path, mansion or a reading alone'),
    zero(zeros.defiant, 'good against a prohibition that counts'),
  ]
}

/** How many of the activities shown on a day are good, and how many bad. */
export type DayCount = {
  readonly date: almanac.CivilDate
  readonly good: number
  readonly bad: number
  readonly shown: number
  readonly weight: number
  readonly isFree: boolean
}

function countDay(day: JudgedDay, shown: ReadonlySet<string>): DayCount {
  const { date, verdict } = day
  const weights = verdict.activities.filter(({ activity }) => shown.has(activity)).map(({ weight }) => weight)
  return {
    date,
    good: weights.filter((weight) => weight > 0).length,
    bad: weights.filter((weight) => weight < 0).length,
    shown: weights.length,
    weight: verdict.day.weight,
    isFree: isFree(day),
  }
}

const MANY_GOOD = 10
/** A lean of the lists that a rating of nought may hide. */
const GREATEST_LEAN = 1 / 6

/** The mix of days, and whether the rating of a day agrees with its lists. */
export function measureMix(days: readonly DayCount[]): Figure[] {
  const count = (holds: (day: DayCount) => boolean): number => days.filter(holds).length
  const share = (holds: (day: DayCount) => boolean): number => rounded((100 * count(holds)) / days.length, 2)
  return [
    figure(
      'days with nothing to put off and ten or more good, the eight cells of 010-77a apart',
      share(({ good, bad, isFree }) => bad === 0 && good >= MANY_GOOD && !isFree),
      '%',
      '<= 0.99',
    ),
    figure(
      'days with something good and something to put off',
      share(({ good, bad }) => good > 0 && bad > 0),
      '%',
      '>= 65',
    ),
    figure(
      'days rated good with more bad than good activities',
      count(({ weight, good, bad }) => weight > 0 && bad > good),
      'days',
      '= 0',
    ),
    figure(
      'days rated nought with a lean over a sixth of the activities shown',
      count(({ weight, good, bad, shown }) => weight === 0 && Math.abs(good - bad) > shown * GREATEST_LEAN),
      'days',
      '= 0',
    ),
    figure(
      'days rated bad with more good than bad activities',
      count(({ weight, good, bad }) => weight < 0 && good > bad),
      'days',
      '= 0',
    ),
  ]
}

/** The days of 2020 to 2035 with what their lists hold. */
export function countDays(): readonly DayCount[] {
  const shown = new Set<string>(almanac.listShownActivities().map(({ id }) => id))
  return listDays()
    .filter(({ year }) => year >= 2020 && year <= 2035)
    .map((date) => countDay(judgeDate(date), shown))
}
