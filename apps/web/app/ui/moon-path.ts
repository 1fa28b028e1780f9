const RADIUS = 48

/**
 * Outline of the lit part of the moon, centred on the origin: the limb is a half circle, the terminator a half
 * ellipse as wide as the cosine of the elongation. The growing moon is lit on the right.
 * @example moonPath(180) // 'M0 -48A48 48 0 0 0 0 48A48 48 0 0 0 0 -48Z'  the whole disc
 */
export function moonPath(elongationDeg: number): string {
  const cosine = Math.cos((elongationDeg * Math.PI) / 180)
  const width = Number(Math.abs(RADIUS * cosine).toFixed(2))
  const growing = elongationDeg < 180
  const crescent = cosine > 0
  const limbSweep = growing ? 1 : 0
  const terminatorSweep = growing === crescent ? 0 : 1
  return `M0 -${RADIUS}A${RADIUS} ${RADIUS} 0 0 ${limbSweep} 0 ${RADIUS}A${width} ${RADIUS} 0 0 ${terminatorSweep} 0 -${RADIUS}Z`
}
