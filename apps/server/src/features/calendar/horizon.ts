const MS_PER_DAY = 86_400_000

/** How far ahead of today in the place a visitor sees judgement; facts are open for every date. */
const OPEN_DAYS = 30

/**
 * The last day that is judged for a visitor.
 * @example openUntil('2026-11-15') // '2026-12-15'
 */
export function openUntil(today: string): string {
  return new Date(Date.parse(today) + OPEN_DAYS * MS_PER_DAY).toISOString().slice(0, 10)
}
