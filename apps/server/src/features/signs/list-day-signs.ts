import { branchOf, type DayFacts, stemOf } from '@zeri/almanac/calendar'
import {
  judgeHours,
  listHourStars,
  listStars,
  mansionIdOf,
  officerIdOf,
  pathIdOf,
  type School,
} from '@zeri/almanac/judgement'
import { listSigns, type SignKind } from '@zeri/lexicon'

/** A sign by its address, `officers/officer-break`. */
export type SignKey = `${SignKind}/${string}`

export const keyOf = (kind: SignKind, id: string): SignKey => `${kind}/${id}`

/** The book with the customs it does not list: a sign of custom stands on its days, whatever school counts it. */
export const everyStar: School = { heavenlyVirtue: 'stems', yearBreak: true, folk: true }

const kindOfFamily = {
  star: 'stars',
  officer: 'officers',
  path: 'paths',
  mansion: 'mansions',
  taboo: 'taboos',
} as const

let places: ReadonlyMap<string, SignKey> | undefined

/** The sign at a place of a cycle. */
function keyAt(kind: SignKind, index: number): SignKey {
  places ??= new Map(listSigns().map((sign) => [`${sign.kind} ${sign.index}`, keyOf(sign.kind, sign.id)]))
  const key = places.get(`${kind} ${index}`)
  if (!key) throw new RangeError(`no sign ${kind} ${index}`)
  return key
}

/** The signs that are facts of a day and open for every date. */
export function listFactSigns({ day, officer, path, mansion, term, lunar }: DayFacts): SignKey[] {
  return [
    keyAt('stems', stemOf(day)),
    keyAt('branches', branchOf(day)),
    keyAt('pillars', day),
    keyAt('lunar-days', lunar.day - 1),
    ...(term.startsToday ? [keyAt('terms', term.term)] : []),
    keyOf('officers', officerIdOf(officer)),
    keyOf('paths', pathIdOf(path)),
    keyOf('mansions', mansionIdOf(mansion)),
  ]
}

/** Whether a star is of the hours alone; those of the path are of the days too. */
const isHourStar = (star: string): boolean => listHourStars().some(({ id }) => id === star)

/** The stars of the double-hours of a day, once for each hour that has one. */
export function listHourSigns({ day }: DayFacts): SignKey[] {
  return judgeHours(day).flatMap(({ reasons }) =>
    reasons.flatMap(({ star }) => (isHourStar(star) ? [keyOf('hour-stars', star)] : [])),
  )
}

/** The signs by which a day is judged: they are open up to the horizon. */
export function listJudgedSigns(facts: DayFacts): SignKey[] {
  const ofDay = listStars({ facts, school: everyStar }).map(({ family, id }) =>
    keyOf(kindOfFamily[family], id),
  )
  return [
    ...ofDay.filter((key) => key.startsWith('stars/') || key.startsWith('taboos/')),
    ...new Set(listHourSigns(facts)),
  ]
}
