// Places on a ring around 0, 0: degrees run clockwise from the top.

export type Point = readonly [x: number, y: number]

const round = (value: number): number => Math.round(value * 10) / 10 || 0

/**
 * The point at an angle and a distance from the centre.
 * @example pointOnRing(90, 100) // [100, 0]
 */
export function pointOnRing(deg: number, radius: number): Point {
  const angle = (deg * Math.PI) / 180
  return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))]
}

/**
 * The angle of a point, from 0 to 360: the other way round.
 * @example angleOfPoint(100, 0) // 90
 */
export function angleOfPoint(x: number, y: number): number {
  return ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360
}

/** A stretch of a ring. */
export type Arc = {
  readonly fromDeg: number
  readonly toDeg: number
  readonly inner: number
  readonly outer: number
}

/**
 * The outline of a stretch of a ring that is shorter than half of it, as an SVG path.
 * @example ringArc({ fromDeg: 0, toDeg: 90, inner: 10, outer: 20 }) // 'M0 -10L0 -20A20 20 0 0 1 20 0L10 0A10 10 0 0 0 0 -10Z'
 */
export function ringArc({ fromDeg, toDeg, inner, outer }: Arc): string {
  const at = (deg: number, radius: number) => pointOnRing(deg, radius).join(' ')
  return (
    `M${at(fromDeg, inner)}L${at(fromDeg, outer)}A${outer} ${outer} 0 0 1 ${at(toDeg, outer)}` +
    `L${at(toDeg, inner)}A${inner} ${inner} 0 0 0 ${at(fromDeg, inner)}Z`
  )
}
