import type { Locale } from '@zeri/contract'
import { dayMonthWords } from '../../i18n/civil-day.ts'
import type { WholeDay } from '../calendar/day.ts'

type Moons = Pick<WholeDay['moon'], 'nextNew' | 'nextFull'>

/** The nearer of the next new and the next full moon, with its date. */
export function formatMoon({ nextNew, nextFull }: Moons, locale: Locale) {
  const isNew = Date.parse(nextNew) < Date.parse(nextFull)
  const kind = isNew ? ('nextNew' as const) : ('nextFull' as const)
  return { kind, on: dayMonthWords((isNew ? nextNew : nextFull).slice(0, 10), locale) }
}
