/** The 24 mountains, 15° each, from 子 around the north clockwise. */
export const mountains: readonly string[] = [...'子癸丑艮寅甲卯乙辰巽巳丙午丁未坤申庚酉辛戌乾亥壬']

const DEGREES = /^\d{1,3}(?:[.,]\d{1,2})?$/

/**
 * What was typed as degrees of a compass; undefined where it is none.
 * @example toDegrees('187,5') // 187.5
 * @example toDegrees('360') // undefined
 */
export function toDegrees(typed: string): number | undefined {
  const text = typed.trim().replace(/°$/, '')
  if (!DEGREES.test(text)) return undefined
  const degrees = Number(text.replace(',', '.'))
  return degrees < 360 ? degrees : undefined
}

/**
 * The mountain that a bearing lies in, by its place in the list.
 * @example mountainOfDegrees(355) // 0  子
 */
export function mountainOfDegrees(degrees: number): number {
  return Math.floor(((degrees + 7.5) % 360) / 15)
}
