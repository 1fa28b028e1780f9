import { RAD_PER_ARCSEC, RAD_PER_DEG } from './angle.ts'
import { nutation } from './nutation.ts'
import { cosine } from './sine.ts'

// P. Bretagnon and G. Francou, VSOP87D (Astronomy and Astrophysics 202, 1988), heliocentric longitude of the Earth:
// per power of time, rows of amplitude (1e-8 rad), phase (rad) and rate (rad a Julian millennium), cut where a term
// moves the sun by less than 0.4″.
// biome-ignore format: one row a term
const longitudeTerms = [
  [
    175347045.67, 0, 0,
    3341656.46, 4.669256804, 6283.075849991,
    34894.28, 4.6261024, 12566.1517,
    3497.06, 2.744118, 5753.384885,
    3417.57, 2.828866, 3.523118,
    3135.9, 3.62767, 77713.771468,
    2676.22, 4.418084, 7860.419392,
    2342.69, 6.135162, 3930.209696,
    1324.29, 0.742464, 11506.76977,
    1273.17, 2.037097, 529.690965,
    1199.17, 1.109629, 1577.343542,
    990.25, 5.23268, 5884.92685,
    901.86, 2.04505, 26.29832,
    857.22, 3.50849, 398.149,
    779.79, 1.17883, 5223.69392,
    753.14, 2.53339, 5507.55324,
    505.26, 4.58293, 18849.22755,
    492.38, 4.20507, 775.52261,
    356.66, 2.91954, 0.06731,
    317.09, 5.84902, 11790.62909,
    284.13, 1.89869, 796.29801,
    271.04, 0.31489, 10977.0788,
    242.81, 0.34481, 5486.77784,
    206.16, 4.80647, 2544.31442,
    205.39, 1.86948, 5573.1428,
    202.26, 2.45768, 6069.77675,
  ],
  [
    628331966747.49, 0, 0,
    206058.86, 2.67823456, 6283.07584999,
    4303.43, 2.635127, 12566.1517,
    425.26, 1.59047, 3.52312,
  ],
  [
    52918.87, 0, 0,
    8719.84, 1.072097, 6283.07585,
    309.13, 0.86729, 12566.1517,
  ],
  [
    289.23, 5.84384, 6283.07585,
  ],
]
const AMPLITUDE_UNIT_RAD = 1e-8

// N. Capitaine et al., Astronomy and Astrophysics 412 (2003): the precession in longitude that VSOP87 takes too large.
const PRECESSION_RAD_PER_CENTURY = -0.29965 * RAD_PER_ARCSEC
// J. Meeus, Astronomical Algorithms, 2nd ed., (25.9): from the equinox of VSOP87 to the one of FK5.
const FK5_RAD = -0.09033 * RAD_PER_ARCSEC
// Meeus, (25.10) with (25.4) and (25.3): aberration, varied by the distance.
const ABERRATION_RAD = -20.4898 * RAD_PER_ARCSEC
const ECCENTRICITY = 0.016708634

function sumOf(terms: readonly number[], millennia: number): number {
  let sum = 0
  for (let i = 0; i < terms.length; i += 3) {
    // The index stays inside: rows are whole.
    sum += (terms[i] as number) * cosine((terms[i + 1] as number) + (terms[i + 2] as number) * millennia)
  }
  return sum
}

/** Longitude of the sun from the mean equinox of date, aberration included; radians, not reduced to one turn. */
export function meanEquinoxSunLongitudeRad(centuries: number): number {
  const millennia = centuries / 10
  const [l0 = [], l1 = [], l2 = [], l3 = []] = longitudeTerms
  const longitude =
    sumOf(l0, millennia) +
    millennia * (sumOf(l1, millennia) + millennia * (sumOf(l2, millennia) + millennia * sumOf(l3, millennia)))
  const aberration = ABERRATION_RAD * (1 + ECCENTRICITY * cosine(6.24006 + 628.301955 * centuries))
  return (
    longitude * AMPLITUDE_UNIT_RAD + Math.PI + FK5_RAD + aberration + PRECESSION_RAD_PER_CENTURY * centuries
  )
}

/** Apparent longitude of the sun, the one that makes the solar terms; radians, not reduced to one turn. Good to 3″. */
export function sunLongitudeRad(centuries: number): number {
  return meanEquinoxSunLongitudeRad(centuries) + nutation(centuries).longitudeRad
}

/**
 * Distance of the sun in astronomical units, good to 0.0001.
 * Source: J. Meeus, Astronomical Algorithms, 2nd ed., (25.5), as a series in the mean anomaly.
 */
export function sunDistanceAu(centuries: number): number {
  const anomaly = (357.52911 + 35999.05029 * centuries) * RAD_PER_DEG
  return 1.00014 - 0.01671 * cosine(anomaly) - 0.00014 * cosine(2 * anomaly)
}
