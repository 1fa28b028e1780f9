type Radar = { readonly rings: readonly string[]; readonly shape: string }

/** The outermost ring stands for this share, or for the largest one if that is more. */
const FULL_PERCENT = 40
const RINGS = [1 / 3, 2 / 3, 1]
/** Room around for the names, above and below. */
const MARGIN = 48

/** Shares as a figure with one corner each, the first at the top, clockwise. */
export function radarOf(
  percents: readonly number[],
  { width, height }: { width: number; height: number },
): Radar {
  const radius = height / 2 - MARGIN
  const full = Math.max(FULL_PERCENT, ...percents)
  const at = (index: number, distance: number): string => {
    const angle = (2 * Math.PI * index) / percents.length - Math.PI / 2
    // A little low: a figure with its corner at the top ends before its circle does.
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
