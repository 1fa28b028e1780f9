import { RAD_PER_DEG } from './angle.ts'
import { cosine, sine } from './sine.ts'

// J. Meeus, Astronomical Algorithms, 2nd ed., table 47.A:
// multiples of D, M, M′, F; sine of the longitude (1e-6 deg); cosine of the distance (m).
// biome-ignore format: one row a term
const longitudeTerms = [
  0, 0, 1, 0, 6288774, -20905355,
  2, 0, -1, 0, 1274027, -3699111,
  2, 0, 0, 0, 658314, -2955968,
  0, 0, 2, 0, 213618, -569925,
  0, 1, 0, 0, -185116, 48888,
  0, 0, 0, 2, -114332, -3149,
  2, 0, -2, 0, 58793, 246158,
  2, -1, -1, 0, 57066, -152138,
  2, 0, 1, 0, 53322, -170733,
  2, -1, 0, 0, 45758, -204586,
  0, 1, -1, 0, -40923, -129620,
  1, 0, 0, 0, -34720, 108743,
  0, 1, 1, 0, -30383, 104755,
  2, 0, 0, -2, 15327, 10321,
  0, 0, 1, 2, -12528, 0,
  0, 0, 1, -2, 10980, 79661,
  4, 0, -1, 0, 10675, -34782,
  0, 0, 3, 0, 10034, -23210,
  4, 0, -2, 0, 8548, -21636,
  2, 1, -1, 0, -7888, 24208,
  2, 1, 0, 0, -6766, 30824,
  1, 0, -1, 0, -5163, -8379,
  1, 1, 0, 0, 4987, -16675,
  2, -1, 1, 0, 4036, -12831,
  2, 0, 2, 0, 3994, -10445,
  4, 0, 0, 0, 3861, -11650,
  2, 0, -3, 0, 3665, 14403,
  0, 1, -2, 0, -2689, -7003,
  2, 0, -1, 2, -2602, 0,
  2, -1, -2, 0, 2390, 10056,
  1, 0, 1, 0, -2348, 6322,
  2, -2, 0, 0, 2236, -9884,
  0, 1, 2, 0, -2120, 5751,
  0, 2, 0, 0, -2069, 0,
  2, -2, -1, 0, 2048, -4950,
  2, 0, 1, -2, -1773, 4130,
  2, 0, 0, 2, -1595, 0,
  4, -1, -1, 0, 1215, -3958,
  0, 0, 2, 2, -1110, 0,
  3, 0, -1, 0, -892, 3258,
  2, 1, 1, 0, -810, 2616,
  4, -1, -2, 0, 759, -1897,
  0, 2, -1, 0, -713, -2117,
  2, 2, -1, 0, -700, 2354,
  2, 1, -2, 0, 691, 0,
  2, -1, 0, -2, 596, 0,
  4, 0, 1, 0, 549, -1423,
  0, 0, 4, 0, 537, -1117,
  4, -1, 0, 0, 520, -1571,
  1, 0, -2, 0, -487, -1739,
  2, 1, 0, -2, -399, 0,
  0, 0, 2, -2, -381, -4421,
  1, 1, 1, 0, 351, 0,
  3, 0, -2, 0, -340, 0,
  4, 0, -3, 0, 330, 0,
  2, -1, 2, 0, 327, 0,
  0, 2, 1, 0, -323, 1165,
  1, 1, -1, 0, 299, 0,
  2, 0, 3, 0, 294, 0,
  2, 0, -1, -2, 0, 8752,
]

// Meeus, table 47.B: multiples of D, M, M′, F; sine of the latitude (1e-6 deg).
// biome-ignore format: one row a term
const latitudeTerms = [
  0, 0, 0, 1, 5128122,
  0, 0, 1, 1, 280602,
  0, 0, 1, -1, 277693,
  2, 0, 0, -1, 173237,
  2, 0, -1, 1, 55413,
  2, 0, -1, -1, 46271,
  2, 0, 0, 1, 32573,
  0, 0, 2, 1, 17198,
  2, 0, 1, -1, 9266,
  0, 0, 2, -1, 8822,
  2, -1, 0, -1, 8216,
  2, 0, -2, -1, 4324,
  2, 0, 1, 1, 4200,
  2, 1, 0, -1, -3359,
  2, -1, -1, 1, 2463,
  2, -1, 0, 1, 2211,
  2, -1, -1, -1, 2065,
  0, 1, -1, -1, -1870,
  4, 0, -1, -1, 1828,
  0, 1, 0, 1, -1794,
  0, 0, 0, 3, -1749,
  0, 1, -1, 1, -1565,
  1, 0, 0, 1, -1491,
  0, 1, 1, 1, -1475,
  0, 1, 1, -1, -1410,
  0, 1, 0, -1, -1344,
  1, 0, 0, -1, -1335,
  0, 0, 3, 1, 1107,
  4, 0, 0, -1, 1021,
  4, 0, -1, 1, 833,
  0, 0, 1, -3, 777,
  4, 0, -2, 1, 671,
  2, 0, 0, -3, 607,
  2, 0, 2, -1, 596,
  2, -1, 1, -1, 491,
  2, 0, -2, 1, -451,
  0, 0, 3, -1, 439,
  2, 0, 2, 1, 422,
  2, 0, -3, -1, 421,
  2, 1, -1, 1, -366,
  2, 1, 0, 1, -351,
  4, 0, 0, 1, 331,
  2, -1, 1, 1, 315,
  2, -2, 0, -1, 302,
  0, 0, 1, 3, -283,
  2, 1, 1, -1, -229,
  1, 1, 0, -1, 223,
  1, 1, 0, 1, 223,
  0, 1, -2, -1, -220,
  2, 1, -1, -1, -220,
  1, 0, 1, 1, -185,
  2, -1, -2, -1, 181,
  0, 1, 2, 1, -177,
  4, 0, -2, -1, 176,
  4, -1, -1, -1, 166,
  1, 0, 1, -1, -164,
  4, 0, 1, -1, 132,
  1, 0, -1, -1, -119,
  4, -1, 0, -1, 115,
  2, -2, 0, 1, 107,
]

const UNIT_RAD = RAD_PER_DEG / 1e6
const MEAN_DISTANCE_KM = 385_000.56

/** The angles the lunar series is written in: elongation, anomalies of sun and moon, distance from the node. */
type Arguments = {
  readonly longitude: number
  readonly d: number
  readonly m: number
  readonly moon: number
  readonly f: number
  /** Weight of terms with the sun's anomaly once: the Earth's orbit grows rounder. */
  readonly e: number
}

// Meeus, (47.1) to (47.6).
function argumentsAt(t: number): Arguments {
  return {
    longitude: (218.3164477 + t * (481267.88123421 + t * (-0.0015786 + t / 538841))) * RAD_PER_DEG,
    d: (297.8501921 + t * (445267.1114034 + t * (-0.0018819 + t / 545868))) * RAD_PER_DEG,
    m: (357.5291092 + t * (35999.0502909 - t * 0.0001536)) * RAD_PER_DEG,
    moon: (134.9633964 + t * (477198.8675055 + t * (0.0087414 + t / 69699))) * RAD_PER_DEG,
    f: (93.272095 + t * (483202.0175233 - t * 0.0036539)) * RAD_PER_DEG,
    e: 1 - t * (0.002516 + t * 0.0000074),
  }
}

/** Sum of a column of sines over rows of `width`; the first four numbers of a row are its multiples. */
function sumSines(table: readonly number[], width: 5 | 6, { d, m, moon, f, e }: Arguments): number {
  let sum = 0
  for (let i = 0; i < table.length; i += width) {
    // The index stays inside: rows are whole.
    const [timesD, timesM] = [table[i] as number, table[i + 1] as number]
    const angle = timesD * d + timesM * m + (table[i + 2] as number) * moon + (table[i + 3] as number) * f
    const weight = timesM === 0 ? 1 : timesM === 1 || timesM === -1 ? e : e * e
    sum += (table[i + 4] as number) * weight * sine(angle)
  }
  return sum
}

/**
 * Longitude of the moon from the mean equinox of date, seen from the centre of the Earth; radians, not reduced
 * to one turn. Good to 10″. Source: Meeus, chapter 47, with the terms of Venus, Jupiter and the flattening.
 */
export function moonLongitudeRad(centuries: number): number {
  const angles = argumentsAt(centuries)
  const venus = (119.75 + 131.849 * centuries) * RAD_PER_DEG
  const jupiter = (53.09 + 479264.29 * centuries) * RAD_PER_DEG
  const sum =
    sumSines(longitudeTerms, 6, angles) +
    3958 * sine(venus) +
    1962 * sine(angles.longitude - angles.f) +
    318 * sine(jupiter)
  return angles.longitude + sum * UNIT_RAD
}

/** Latitude of the moon from the ecliptic of date. Good to 4″. Source: Meeus, chapter 47. */
export function moonLatitudeRad(centuries: number): number {
  const angles = argumentsAt(centuries)
  const { longitude, moon, f } = angles
  const venus = (119.75 + 131.849 * centuries) * RAD_PER_DEG
  const sum =
    sumSines(latitudeTerms, 5, angles) -
    2235 * sine(longitude) +
    382 * sine((313.45 + 481266.484 * centuries) * RAD_PER_DEG) +
    175 * (sine(venus - f) + sine(venus + f)) +
    127 * sine(longitude - moon) -
    115 * sine(longitude + moon)
  return sum * UNIT_RAD
}

/** Distance between the centres of Earth and moon. Source: Meeus, chapter 47, the terms of 2 km and more. */
export function moonDistanceKm(centuries: number): number {
  const { d, m, moon, f, e } = argumentsAt(centuries)
  let sum = 0
  for (let i = 0; i < longitudeTerms.length; i += 6) {
    // The index stays inside: rows are whole.
    const amplitude = longitudeTerms[i + 5] as number
    if (amplitude === 0) continue
    const timesM = longitudeTerms[i + 1] as number
    const angle =
      (longitudeTerms[i] as number) * d +
      timesM * m +
      (longitudeTerms[i + 2] as number) * moon +
      (longitudeTerms[i + 3] as number) * f
    sum += amplitude * (timesM === 0 ? 1 : e) * cosine(angle)
  }
  return MEAN_DISTANCE_KM + sum / 1000
}
