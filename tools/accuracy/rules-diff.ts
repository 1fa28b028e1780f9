import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as current from './almanac.ts'
import { loadAlmanac } from './load-almanac.ts'

const usage = 'npm run accuracy -- rules-diff [--base HEAD] [--from 2026-11-15] [--days 365] [--json]'

/** The part of the package that judges a day; another revision of it may know other activities. */
export type Almanac = Pick<
  typeof current,
  'dayFacts' | 'judgeDay' | 'calendarRules' | 'chinaMeridian' | 'classicalSchool' | 'rulesVersion'
>

/** A weight before and after; null where one of the two does not know the activity. */
type Move = { readonly target: string; readonly from: number | null; readonly to: number | null }

export type MovedDay = { readonly date: current.CivilDate; readonly moves: readonly Move[] }

/** Weights of the day as a whole and of every activity, on the meridian of the Chinese calendar. */
function weightsOf(almanac: Almanac, date: current.CivilDate): ReadonlyMap<string, number> {
  const [place, rules] = [almanac.chinaMeridian, almanac.calendarRules]
  const facts = almanac.dayFacts({ date, place, rules })
  // In older revisions facts carry no place and rules; `judgeDay` takes them beside the facts.
  const request = { facts, place, rules, school: almanac.classicalSchool }
  const { day, activities } = almanac.judgeDay(request)
  return new Map([
    ['day', day.weight],
    ...activities.map(({ activity, weight }) => [activity, weight] as const),
  ])
}

/** The days whose general verdict differs between two revisions of the almanac. */
export function listMovedDays(
  base: Almanac,
  almanac: Almanac,
  dates: readonly current.CivilDate[],
): readonly MovedDay[] {
  return dates.flatMap((date): MovedDay[] => {
    const [before, after] = [weightsOf(base, date), weightsOf(almanac, date)]
    const targets = [...new Set([...before.keys(), ...after.keys()])]
    const moves = targets
      .map((target) => ({ target, from: before.get(target) ?? null, to: after.get(target) ?? null }))
      .filter(({ from, to }) => from !== to)
    return moves.length > 0 ? [{ date, moves }] : []
  })
}

const required = ['dayFacts', 'judgeDay', 'calendarRules', 'chinaMeridian', 'classicalSchool', 'rulesVersion']

/** Imports the package at a revision, unpacked into a temporary folder; it has no dependencies. */
export async function importRevision(revision: string): Promise<Almanac> {
  const root = join(import.meta.dirname, '../..')
  const folder = mkdtempSync(join(tmpdir(), 'rules-diff-'))
  try {
    const archive = join(folder, 'almanac.tar')
    execFileSync('git', ['archive', `--output=${archive}`, revision, 'package.json', 'packages/almanac'], {
      cwd: root,
      stdio: 'pipe',
    })
    execFileSync('tar', ['-xf', archive, '-C', folder])
    const found = await loadAlmanac(join(folder, 'packages/almanac/src'))
    const missing = required.filter((name) => !(name in found))
    if (missing.length > 0) throw new Error(`${revision} does not judge days yet: no ${missing.join(', ')}`)
    return found
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const signed = (weight: number | null): string =>
  weight === null ? 'none' : weight > 0 ? `+${weight}` : `${weight}`.replace('-', '−')

const dateText = ({ year, month, day }: current.CivilDate): string =>
  [`${year}`, `${month}`.padStart(2, '0'), `${day}`.padStart(2, '0')].join('-')

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
      json: { type: 'boolean', default: false },
    },
  })
  const [first, count] = [current.parseCivilDate(values.from), Number(values.days)]
  if (!first || !Number.isInteger(count) || count < 1) throw new Error(usage)
  const start = current.toJulianDay(first)
  const dates = Array.from({ length: count }, (_, step) =>
    current.toCivilDate(current.julianDay(start + step)),
  )
  return { base: values.base, dates, json: values.json }
}

/** Lists the days whose general verdict differs from that of another revision. */
export async function printMovedDays(args: readonly string[]): Promise<void> {
  const { base, dates, json } = readRequest(args)
  const before = await importRevision(base)
  const moved = listMovedDays(before, current, dates)
  for (const { date, moves } of moved) {
    const changes = moves.map(({ target, from, to }) => `${target} ${signed(from)} → ${signed(to)}`)
    console.log(
      json ? JSON.stringify({ date: dateText(date), moves }) : `${dateText(date)}  ${changes.join(', ')}`,
    )
  }
  const versions = { before: before.rulesVersion, now: current.rulesVersion }
  console.error(summaryOf({ moved: moved.length, of: dates.length, versions }))
}
