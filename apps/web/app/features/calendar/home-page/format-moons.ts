import type { Locale } from '@zeri/contract'
import { formatInstant } from '../clock-time.ts'
import type { WholeDay } from '../day.ts'

/** The next new and full moon in the order they come, for the page of a date. */
export function formatMoons(
  { nextNew, nextFull }: Pick<WholeDay['moon'], 'nextNew' | 'nextFull'>,
  onDate: string,
  locale: Locale,
) {
  return [
    { kind: 'nextNew' as const, at: nextNew },
    { kind: 'nextFull' as const, at: nextFull },
  ]
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(({ kind, at }) => ({ kind, date: at.slice(0, 10), at: formatInstant(at, onDate, locale) }))
}
