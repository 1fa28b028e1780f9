import { ShouXingUtil } from 'tyme4ts'

// The reference series: Shou Xing almanac (寿星万年历, Xu Jianwei), VSOP87 and ELP/MPP02 fitted to DE405, as shipped by
// tyme4ts. Within 2.8 s (terms) and 2.2 s (moons) of JPL DE441 in Terrestrial Time, 1900 to 2100.

const SEC_PER_CENTURY = 36_525 * 86_400
const RAD_PER_DEG = Math.PI / 180

/** Moment the sun reaches a longitude, seconds of Terrestrial Time since J2000. */
export function referenceSunPassage(unrolledDeg: number): number {
  return ShouXingUtil.saLonT(unrolledDeg * RAD_PER_DEG) * SEC_PER_CENTURY
}

/** Moment the moon reaches an elongation, seconds of Terrestrial Time since J2000. */
export function referenceMoonPassage(unrolledDeg: number): number {
  // @NOTE the series counts its first new moon of 2000 as zero, we as a full turn.
  return ShouXingUtil.msaLonT((unrolledDeg - 360) * RAD_PER_DEG) * SEC_PER_CENTURY
}
