import { median } from '../../figures/figures.ts'

/** The first share of a run is its warm-up. */
const WARM_UP_SHARE = 0.25

/**
 * The change of a measure over a run without its warm-up: from the median of the first third to that of the last, in
 * percent.
 * @example driftPercent([1, 10, 10, 11]) // 10
 */
export function driftPercent(values: readonly number[]): number {
  const settled = values.slice(Math.floor(values.length * WARM_UP_SHARE))
  const third = Math.ceil(settled.length / 3)
  const [first, last] = [median(settled.slice(0, third)), median(settled.slice(-third))]
  return (100 * (last - first)) / first
}
