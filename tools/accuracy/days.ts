import type { CivilDate } from '@zeri/almanac/calendar'

const MS_PER_DAY = 86_400_000

/** Every civil day from 1900-01-01 to 2100-12-31, or each n-th. */
export function listDays(step = 1): readonly CivilDate[] {
  const days: CivilDate[] = []
  for (let at = Date.UTC(1900, 0, 1); at <= Date.UTC(2100, 11, 31); at += step * MS_PER_DAY) {
    const date = new Date(at)
    days.push({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() })
  }
  return days
}

export function textOf({ year, month, day }: CivilDate): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
