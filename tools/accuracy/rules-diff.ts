import { parseArgs } from 'node:util'
import * as current from './almanac.ts'
import { textOf } from './days.ts'
import { type Almanac, judgeDate } from './judged-days.ts'
import { importRevision } from './revision.ts'

const usage =
  'npm run accuracy -- rules-diff [--base HEAD] [--from 2026-11-15] [--days 365] [--listed 30] [--json]'

/** A weight before and after, and the first thing that makes them differ; null where one does not know the activity. */
type Move = {
  readonly target: string
  readonly from: number | null
  readonly to: number | null
  readonly why: string
}

export type MovedDay = { readonly date: current.CivilDate; readonly moves: readonly Move[] }

type Weighed = Pick<current.ActivityVerdict, 'weight' | 'reasons'>

/** Verdicts on the day as a whole and on every activity. */
function verdictsOf({ day, activities }: current.DayVerdict): ReadonlyMap<string, Weighed> {
  const verdicts = new Map<string, Weighed>([['day', day]])
  for (const verdict of activities) verdicts.set(verdict.activity, verdict)
  return verdicts
}

type Side = 'good' | 'bad'

/** What counts on a side of a verdict, path and mansion apart: stars, or everything being forbidden, or a custom. */
function listReasons(weighed: Weighed | undefined, side: Side): readonly string[] {
  return (weighed?.reasons ?? []).flatMap((reason) => {
    if (reason.kind === 'evidence') {
      const { star, side: own, isLeaning } = reason.evidence
      return reason.status === 'applied' && own === side && !isLeaning ? [star] : []
    }
    if (side === 'good') return []
    return [reason.kind === 'verdict' ? 'everything forbidden' : `limit of ${reason.star}`]
  })
}

/** What speaks for the sign a verdict has now, first what did not before; else what no longer speaks; else its size. */
function causeOf(before: Weighed | undefined, after: Weighed | undefined): string {
  const [old, now] = [Math.sign(before?.weight ?? 0), Math.sign(after?.weight ?? 0)]
  if (old === now) return 'size'
  const side = now === 0 ? (old > 0 ? 'good' : 'bad') : now > 0 ? 'good' : 'bad'
  const [spoke, speaks] = [listReasons(before, side), listReasons(after, side)]
  if (now === 0) return `no ${spoke.find((reason) => !speaks.includes(reason)) ?? 'more'}`
  return speaks.find((reason) => !spoke.includes(reason)) ?? speaks[0] ?? 'size'
}

function compareDate(date: current.CivilDate, base: Almanac, almanac: Almanac): readonly Move[] {
  const [old, now] = [judgeDate(date, base).verdict, judgeDate(date, almanac).verdict]
  const [before, after] = [verdictsOf(old), verdictsOf(now)]
  const targets = [...new Set([...before.keys(), ...after.keys()])]
  return targets.flatMap((target): Move[] => {
    const [one, other] = [before.get(target), after.get(target)]
    const [from, to] = [one?.weight ?? null, other?.weight ?? null]
    if (from === to) return []
    // The rating of a day follows from its activities.
    return [{ target, from, to, why: target === 'day' ? 'activities' : causeOf(one, other) }]
  })
}

/** The days whose general verdict differs between two revisions of the almanac. */
export function listMovedDays(
  base: Almanac,
  almanac: Almanac,
  dates: readonly current.CivilDate[],
): readonly MovedDay[] {
  return dates
    .map((date) => ({ date, moves: compareDate(date, base, almanac) }))
    .filter(({ moves }) => moves.length > 0)
}

const signed = (weight: number | null): string =>
  weight === null ? 'none' : weight > 0 ? `+${weight}` : `${weight}`.replace('-', '−')

/** A moved day in one line. */
export function lineOf({ date, moves }: MovedDay): string {
  const changes = moves.map(
    ({ target, from, to, why }) => `${target} ${signed(from)} → ${signed(to)} (${why})`,
  )
  return `${textOf(date)}  ${changes.join(', ')}`
}

/** Of every activity, on how many of the days it became better and worse. */
export function countMoves(days: readonly MovedDay[]): readonly string[] {
  const counts = new Map<string, { better: number; worse: number }>()
  for (const { target, from, to } of days.flatMap(({ moves }) => moves)) {
    const known = counts.get(target) ?? { better: 0, worse: 0 }
    const isBetter = (to ?? 0) > (from ?? 0)
    counts.set(target, { better: known.better + Number(isBetter), worse: known.worse + Number(!isBetter) })
  }
  return [...counts].map(([target, { better, worse }]) => `${target}: better ${better}, worse ${worse}`)
}

/** One line about the list; personal verdicts are not compared. */
export function summaryOf({
  moved,
  of,
  versions,
}: {
  readonly moved: number
  readonly of: number
  readonly versions: { readonly before: string; readonly now: string }
}): string {
  const found = `${moved} of ${of} days have another general verdict, that for everyone in China (rules ${versions.before} before, ${versions.now} now)`
  const isOwed = moved > 0 && versions.before === versions.now
  return isOwed ? `${found}\nrulesVersion has to grow before this is released` : found
}

function readRequest(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string', default: 'HEAD' },
      from: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      days: { type: 'string', default: '365' },
      listed: { type: 'string', default: '30' },
      json: { type: 'boolean', default: false },
    },
  })
  const [first, count, listed] = [
    current.parseCivilDate(values.from),
    Number(values.days),
    Number(values.listed),
  ]
  if (!first || !Number.isInteger(count) || count < 1 || !Number.isInteger(listed)) throw new Error(usage)
  const start = current.toJulianDay(first)
  const dates = Array.from({ length: count }, (_, step) =>
    current.toCivilDate(current.julianDay(start + step)),
  )
  const lastListed = start + listed
  const isListed = ({ date }: MovedDay): boolean => current.toJulianDay(date) <= lastListed
  return { base: values.base, dates, isListed, json: values.json }
}

/** Lists the days near by whose general verdict differs from that of another revision; later ones as counts. */
export async function printMovedDays(args: readonly string[]): Promise<void> {
  const { base, dates, isListed, json } = readRequest(args)
  const before = await importRevision(base)
  const moved = listMovedDays(before, current, dates)
  for (const day of moved.filter(isListed))
    console.log(json ? JSON.stringify({ ...day, date: textOf(day.date) }) : lineOf(day))
  const later = moved.filter((day) => !isListed(day))
  for (const line of countMoves(later)) console.log(json ? JSON.stringify({ later: line }) : line)
  const versions = { before: before.rulesVersion, now: current.rulesVersion }
  console.error(summaryOf({ moved: moved.length, of: dates.length, versions }))
}
