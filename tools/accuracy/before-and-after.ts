import { isDeepStrictEqual } from 'node:util'
import { type Figure, figure } from '../figures/figures.ts'
import { tableOf } from '../figures/table-of.ts'
import { measurePersonalSpread, type PersonalSpread } from './personal.ts'
import { hasRevision, importRevision } from './revision.ts'
import { measureSpread, type Share, type Spread } from './spread.ts'
import { versionTwoPersonal, versionTwoRevision, versionTwoSpread } from './version-2.ts'

const percent = ({ good, bad }: Share = { good: Number.NaN, bad: Number.NaN }): string => `${good} / ${bad} %`

/** How verdicts are spread, by version 2 of the rules and now. */
export function beforeAndAfter(spread: Spread, personal: PersonalSpread): string {
  const whole = tableOf(
    ['what', 'version 2', 'now'],
    [
      ['good days for a wedding a year', versionTwoSpread.weddingDaysAYear, spread.weddingDaysAYear],
      ['mean correlation of two activities', versionTwoSpread.correlation, spread.correlation],
      [
        'part of the variance in the first component',
        `${versionTwoSpread.firstComponent} %`,
        `${spread.firstComponent} %`,
      ],
    ],
  )
  const shares = tableOf(
    ['good / bad', 'version 2', 'now', 'for a person, version 2', 'for a person, now'],
    Object.keys(spread.shares).map((activity) => [
      activity,
      percent(versionTwoSpread.shares[activity]),
      percent(spread.shares[activity]),
      percent(versionTwoPersonal[activity]),
      percent(personal.shares[activity]),
    ]),
  )
  return `${whole}\n\n${shares}`
}

/** Whether the figures of version 2 that are written down are those it had; nothing without its revision at hand. */
export async function checkVersionTwo(): Promise<Figure[]> {
  if (!hasRevision(versionTwoRevision)) return []
  const almanac = await importRevision(versionTwoRevision)
  const isTrue =
    isDeepStrictEqual(measureSpread(almanac), versionTwoSpread) &&
    isDeepStrictEqual(measurePersonalSpread(almanac).shares, versionTwoPersonal)
  return [figure('figures of version 2 that are not as written down', isTrue ? 0 : 1, 'tables', '= 0')]
}
