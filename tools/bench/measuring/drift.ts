import { median } from '../../figures/figures.ts'

/** What comes before this share of a run is its warm-up. */
const WARM_UP_SHARE = 0.25

/**
 * How far a measure moved in a run, its warm-up left out: the median of the last third beside that of the first, in
 * percent of it.
 * @example driftPercent([1, 10, 10, 11]) // 10
 */
export function driftPercent(values: readonly number[]): number {
  const settled = values.slice(Math.floor(values.length * WARM_UP_SHARE))
  const third = Math.ceil(settled.length / 3)
  const [first, last] = [median(settled.slice(0, third)), median(settled.slice(-third))]
  return (100 * (last - first)) / first
}
