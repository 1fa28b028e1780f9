/** How the moon stands to the sun: 0° new, 180° full; `litFraction` of the disc is bright. */
export type MoonPhase = { readonly elongationDeg: number; readonly litFraction: number }

const UNIX_EPOCH_JD = 2_440_587.5
const J2000_JD = 2_451_545
const MS_PER_DAY = 86_400_000
const DAYS_PER_CENTURY = 36_525
const RAD = Math.PI / 180

const turn = (deg: number): number => ((deg % 360) + 360) % 360

/**
 * Elongation and lit part of the moon at an instant, good to about a tenth of a degree.
 * Source: J. Meeus, Astronomical Algorithms, 2nd ed., chapters 25 (sun), 47 (leading lunar terms), 48 (phase).
 * @example moonPhase(Date.UTC(2026, 10, 24, 14, 53)).litFraction > 0.99 // true
 */
export function moonPhase(epochMs: number): MoonPhase {
  const t = (epochMs / MS_PER_DAY + UNIX_EPOCH_JD - J2000_JD) / DAYS_PER_CENTURY
  const elongation = 297.8501921 + 445267.1114034 * t
  const sunAnomaly = (357.5291092 + 35999.0502909 * t) * RAD
  const moonAnomaly = (134.9633964 + 477198.8675055 * t) * RAD
  const node = (93.272095 + 483202.0175233 * t) * RAD
  const d = elongation * RAD

  const moonTerms =
    6.288774 * Math.sin(moonAnomaly) +
    1.274027 * Math.sin(2 * d - moonAnomaly) +
    0.658314 * Math.sin(2 * d) +
    0.213618 * Math.sin(2 * moonAnomaly) -
    0.185116 * Math.sin(sunAnomaly) -
    0.114332 * Math.sin(2 * node) +
    0.058793 * Math.sin(2 * d - 2 * moonAnomaly) +
    0.057066 * Math.sin(2 * d - sunAnomaly - moonAnomaly) +
    0.053322 * Math.sin(2 * d + moonAnomaly) +
    0.045758 * Math.sin(2 * d - sunAnomaly)
  const sunTerms = (1.914602 - 0.004817 * t) * Math.sin(sunAnomaly) + 0.019993 * Math.sin(2 * sunAnomaly)

  const elongationDeg = turn(elongation + moonTerms - sunTerms)
  const latitude = 5.128122 * Math.sin(node) * RAD
  const cosPsi = Math.cos(latitude) * Math.cos(elongationDeg * RAD)
  return { elongationDeg, litFraction: (1 - cosPsi) / 2 }
}
