type Radar = { readonly rings: readonly string[]; readonly shape: string }

/** Share shown by the outermost ring; a larger share replaces it. */
const FULL_PERCENT = 40
const RINGS = [1 / 3, 2 / 3, 1]
/** Room for the labels above and below. */
const MARGIN = 48

/** Computes a radar figure: one corner for each share, the first at the top, clockwise. */
export function radarOf(
  percents: readonly number[],
  { width, height }: { width: number; height: number },
): Radar {
  const radius = height / 2 - MARGIN
  const full = Math.max(FULL_PERCENT, ...percents)
  const at = (index: number, distance: number): string => {
    const angle = (2 * Math.PI * index) / percents.length - Math.PI / 2
    // Shifted down: a pentagon with a corner at the top does not reach the bottom of its circle.
    const [x, y] = [width / 2 + distance * Math.cos(angle), height / 2 + 8 + distance * Math.sin(angle)]
    return `${x.toFixed(1)},${y.toFixed(1)}`
  }
  const figure = (distanceOf: (percent: number) => number) =>
    percents.map((percent, index) => at(index, distanceOf(percent))).join(' ')
  return {
    rings: RINGS.map((ring) => figure(() => ring * radius)),
    shape: figure((percent) => (percent / full) * radius),
  }
}
