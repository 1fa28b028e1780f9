/** The upper edge of the sun or the moon passes the horizon. */
export type Crossing = { readonly kind: 'rise' | 'set'; readonly atMs: number }

/** Height of the upper edge above the visible horizon, in degrees. */
export type Altitude = (epochMs: number) => number
type Sample = { readonly atMs: number; readonly deg: number }

export const STEP_MS = 2 * 3_600_000
const SETTLED_MS = 20
const MAX_STEPS = 40
/** Turning points nearer to the horizon than this are looked at closely. */
const GRAZING_DEG = 2
const GRAZING_STEPS = 5

/** The instant between two samples of opposite sign; false position with Illinois' halving. */
function findCrossing(altitude: Altitude, before: Sample, after: Sample): number {
  let [a, b] = [before, after]
  let [weightA, weightB] = [a.deg, b.deg]
  for (let step = 0; step < MAX_STEPS && b.atMs - a.atMs > SETTLED_MS; step++) {
    const atMs = a.atMs + ((b.atMs - a.atMs) * weightA) / (weightA - weightB)
    const middle = { atMs, deg: altitude(atMs) }
    if (Math.abs(middle.deg) < 1e-7) return atMs
    if (middle.deg < 0 === before.deg < 0) {
      if (a !== before) weightB /= 2
      a = middle
      weightA = middle.deg
    } else {
      if (b !== after) weightA /= 2
      b = middle
      weightB = middle.deg
    }
  }
  return (a.atMs + b.atMs) / 2
}

const crossingOf = (altitude: Altitude, before: Sample, after: Sample): Crossing => ({
  kind: before.deg < 0 ? 'rise' : 'set',
  atMs: Math.round(findCrossing(altitude, before, after)),
})

/** Turning point of the parabola through three samples. */
function turningPoint(a: Sample, b: Sample, c: Sample): number {
  const [left, right] = [b.atMs - a.atMs, c.atMs - b.atMs]
  const [fallLeft, fallRight] = [(a.deg - b.deg) * right, (c.deg - b.deg) * left]
  return b.atMs - (fallRight * left - fallLeft * right) / (2 * (fallLeft + fallRight)) || b.atMs
}

/**
 * A turning point beyond the horizon between samples on this side of it: far north the moon may be seen
 * for minutes only.
 */
function findGraze(altitude: Altitude, samples: readonly [Sample, Sample, Sample]): Sample | undefined {
  let [a, b, c] = samples
  const side = b.deg < 0
  const isTurning = side ? b.deg >= a.deg && b.deg >= c.deg : b.deg <= a.deg && b.deg <= c.deg
  if (!isTurning || Math.abs(b.deg) > GRAZING_DEG) return undefined
  for (let step = 0; step < GRAZING_STEPS; step++) {
    const atMs = turningPoint(a, b, c)
    if (!(atMs > a.atMs && atMs < c.atMs) || Math.abs(atMs - b.atMs) < SETTLED_MS) return undefined
    const found = { atMs, deg: altitude(atMs) }
    if (found.deg < 0 !== side) return found
    const isNearer = Math.abs(found.deg) < Math.abs(b.deg)
    if (atMs < b.atMs) [a, b, c] = isNearer ? [a, found, b] : [found, b, c]
    else [a, b, c] = isNearer ? [b, found, c] : [a, b, found]
  }
  return undefined
}

/** Risings and settings from an instant up to another, in order; the altitude must hold a step beyond both. */
export function listCrossings(altitude: Altitude, fromMs: number, toMs: number): readonly Crossing[] {
  const sample = (atMs: number): Sample => ({ atMs, deg: altitude(atMs) })
  const crossings: Crossing[] = []
  let [a, b] = [sample(fromMs - STEP_MS), sample(fromMs)]
  while (a.atMs < toMs) {
    const c = sample(b.atMs + STEP_MS)
    const isCrossed = a.deg < 0 !== b.deg < 0
    if (isCrossed) crossings.push(crossingOf(altitude, a, b))
    const graze = isCrossed || b.deg < 0 !== c.deg < 0 ? undefined : findGraze(altitude, [a, b, c])
    if (graze) {
      crossings.push(crossingOf(altitude, graze.atMs < b.atMs ? a : b, graze))
      crossings.push(crossingOf(altitude, graze, graze.atMs < b.atMs ? b : c))
    }
    ;[a, b] = [b, c]
  }
  return crossings.filter(({ atMs }) => atMs >= fromMs && atMs < toMs)
}
