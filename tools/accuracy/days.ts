import type { CivilDate } from '@zeri/almanac'

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

/** Reproducible numbers from 0 up to 1. Source: mulberry32, T. Ettinger. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
