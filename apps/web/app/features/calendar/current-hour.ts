export type Span = { readonly from: string; readonly to: string }

/** Index of the span that contains an instant; the end of a span belongs to the next one. */
export function findCurrentHour(hours: readonly Span[], nowMs: number): number | undefined {
  const index = hours.findIndex(({ from, to }) => Date.parse(from) <= nowMs && nowMs < Date.parse(to))
  return index < 0 ? undefined : index
}

const AN_HOUR_MS = 3_600_000

/** Milliseconds until the current span ends; without one it is soon enough to look again after an hour. */
export function msToNextHour(current: Span | undefined, nowMs: number): number {
  return current ? Date.parse(current.to) - nowMs : AN_HOUR_MS
}
