const TURN_RAD = 2 * Math.PI
const QUARTER_RAD = Math.PI / 2
const TURNS_PER_RAD = 1 / TURN_RAD

// Taylor's coefficients of the sine: 1/3!, 1/5!, … 1/15!, with their signs.
const C3 = -1 / 6
const C5 = 1 / 120
const C7 = -1 / 5040
const C9 = 1 / 362_880
const C11 = -1 / 39_916_800
const C13 = 1 / 6_227_020_800
const C15 = -1 / 1_307_674_368_000

/**
 * Sine, true to 1e-11. Several times faster than `Math.sin` for the far angles of the series, and the same
 * to the last bit on every engine, so that tables decode alike everywhere.
 * @example Math.abs(sine(1000) - Math.sin(1000)) < 1e-11 // true
 */
export function sine(rad: number): number {
  const turns = rad * TURNS_PER_RAD
  let x = (turns - Math.floor(turns + 0.5)) * TURN_RAD
  if (x > QUARTER_RAD) x = Math.PI - x
  else if (x < -QUARTER_RAD) x = -Math.PI - x
  const y = x * x
  return x + x * y * (C3 + y * (C5 + y * (C7 + y * (C9 + y * (C11 + y * (C13 + y * C15))))))
}

/** Cosine, as true as {@link sine}. */
export function cosine(rad: number): number {
  return sine(rad + QUARTER_RAD)
}
