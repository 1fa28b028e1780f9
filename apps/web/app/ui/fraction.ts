const signs: Readonly<Record<string, string>> = {
  '1/4': '¼',
  '1/2': '½',
  '3/4': '¾',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
}

/** Halves of halves down to this part are written as fractions. */
const SMALLEST_PART = 1024

/** The part of a number behind its whole, in lowest terms: `13/16`. */
function writePart(part: number): string {
  let denominator = 2
  while (!Number.isInteger(part * denominator) && denominator < SMALLEST_PART) denominator *= 2
  const fraction = `${Math.round(part * denominator)}/${denominator}`
  return signs[fraction] ?? fraction
}

/**
 * A number without its sign, with a fraction and not a decimal.
 * @example formatFraction(3.25) // '3¼'
 * @example formatFraction(0.0625) // '1/16'
 * @example formatFraction(-2.8125) // '2\u00a013/16'
 */
export function formatFraction(value: number): string {
  const size = Math.abs(value)
  const whole = Math.floor(size)
  if (size === whole) return String(whole)
  const part = writePart(size - whole)
  if (whole === 0) return part
  return part.includes('/') ? `${whole}\u00a0${part}` : `${whole}${part}`
}
