const SETTLED_MS = 500

/**
 * The instant at which a value changes its sign between two instants, by halving.
 * @example findTurn((atMs) => atMs - 40_000, 0, 100_000) // 40039
 */
export function findTurn(valueAt: (atMs: number) => number, fromMs: number, toMs: number): number {
  const isBelow = valueAt(fromMs) < 0
  let [before, after] = [fromMs, toMs]
  while (after - before > SETTLED_MS) {
    const middle = (before + after) / 2
    if (valueAt(middle) < 0 === isBelow) before = middle
    else after = middle
  }
  return Math.round((before + after) / 2)
}
