// Places on a compass that has the south on top, as Chinese maps have it. The centre is 0, 0.

export type Point = readonly [x: number, y: number]

/**
 * The point at a bearing, in degrees clockwise from the north, and a distance from the centre.
 * @example pointAt(180, 100) // [0, -100]
 */
export function pointAt(bearingDeg: number, radius: number): Point {
  const angle = (bearingDeg * Math.PI) / 180
  return [-radius * Math.sin(angle) || 0, radius * Math.cos(angle) || 0].map(
    (one) => Math.round(one * 10) / 10 || 0,
  ) as unknown as Point // true: two numbers in, two out
}

/** A stretch of a ring. */
export type Arc = {
  readonly fromDeg: number
  readonly toDeg: number
  readonly inner: number
  readonly outer: number
}

/**
 * The outline of a stretch of a ring, as an SVG path.
 * @example arcPath({ fromDeg: 0, toDeg: 90, inner: 10, outer: 20 }) // 'M0 10L0 20A20 20 0 0 1 -20 0L-10 0A10 10 0 0 0 0 10Z'
 */
export function arcPath({ fromDeg, toDeg, inner, outer }: Arc): string {
  const at = (bearing: number, radius: number) => pointAt(bearing, radius).join(' ')
  return (
    `M${at(fromDeg, inner)}L${at(fromDeg, outer)}A${outer} ${outer} 0 0 1 ${at(toDeg, outer)}` +
    `L${at(toDeg, inner)}A${inner} ${inner} 0 0 0 ${at(fromDeg, inner)}Z`
  )
}

/** Where so many signs stand in a sector: in one row along its arc, or in two. */
type SignRow = { readonly middleDeg: number; readonly radius: number; readonly most: number }

const SIGN = 21

/**
 * The places of signs around the middle of a sector, at most so many in a row.
 * @example listSignPlaces(1, { middleDeg: 180, radius: 100, most: 3 }) // [[0, -100]]
 */
export function listSignPlaces(count: number, { middleDeg, radius, most }: SignRow): readonly Point[] {
  const rows = Math.max(1, Math.ceil(count / most))
  const perRow = Math.ceil(count / rows)
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    const distance = radius + ((rows - 1) / 2 - row) * SIGN
    const step = (SIGN / distance) * (180 / Math.PI)
    return pointAt(middleDeg + ((index % perRow) - (inRow - 1) / 2) * step, distance)
  })
}
