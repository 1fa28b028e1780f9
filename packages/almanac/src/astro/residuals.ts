/**
 * Whole numbers as text, a fixed count of printable characters each: first the high digits of all numbers, then the low ones.
 * The high ones are much alike, so that they compress well together.
 */
export type ResidualText = { readonly text: string; readonly charactersEach: 1 | 2 }

// The characters from # to ~ without the backslash: none needs an escape between double quotes.
const FIRST_CODE = 35
const BACKSLASH_CODE = 92
const BASE = 91

const digitAt = (text: string, index: number): number => {
  const code = text.charCodeAt(index)
  return code - FIRST_CODE - (code > BACKSLASH_CODE ? 1 : 0)
}

/** Largest number that fits, either sign. */
const limitOf = (charactersEach: 1 | 2): number => (BASE ** charactersEach - 1) / 2

/**
 * Writes numbers as text.
 * @example encodeResiduals([0, 1, -45], 1).text // 'PQ#'
 */
export function encodeResiduals(values: readonly number[], charactersEach: 1 | 2): ResidualText {
  const limit = limitOf(charactersEach)
  const encodeDigit = (digit: number): string => {
    const code = digit + FIRST_CODE
    return String.fromCharCode(code >= BACKSLASH_CODE ? code + 1 : code)
  }
  const shifted = values.map((value) => {
    if (!Number.isInteger(value) || Math.abs(value) > limit) throw new RangeError(`${value} does not fit`)
    return value + limit
  })
  const high = charactersEach === 1 ? [] : shifted.map((value) => Math.floor(value / BASE))
  const low = shifted.map((value) => value % BASE)
  return { text: [...high, ...low].map(encodeDigit).join(''), charactersEach }
}

/**
 * Reads one of the numbers.
 * @example residualAt(encodeResiduals([7, -3], 2), 1) // -3
 */
export function residualAt({ text, charactersEach }: ResidualText, index: number): number {
  const digit = digitAt(text, index)
  return (
    (charactersEach === 1 ? digit : digit * BASE + digitAt(text, index + text.length / 2)) -
    limitOf(charactersEach)
  )
}
