import { SolarTerm } from 'tyme4ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { createRandom } from '../testbed/random.ts'
import * as almanac from './almanac.ts'
import {
  type Scaled,
  type SchemeClass,
  scaleOfEngine,
  scaleOfMatrix,
  scaleOfPoints,
  seasonOf,
} from './element-schemes.ts'
import { clockOf, tymeTimeOf } from './tyme-time.ts'

type Expected = readonly [value: number, of: SchemeClass]
type Golden = {
  readonly at: string
  readonly pillars: string
  readonly engine: Expected
  readonly points: Expected
  readonly matrix: Expected
}

// Births by a clock in UTC+8. Pillars: tyme4ts 1.5.2. Points: github china-testing/bazi, bazi.py at 7150d5b6. Matrix: the
// month coefficients copied in many repositories, warrially/BaziGo among them. Engine: this almanac, worked apart from it.
const goldenBirths: readonly Golden[] = [
  golden('1949-10-01T15:00', '己丑 癸酉 甲子 壬申', [38.2, 'weak'], [27, 'weak'], [1.53, 'strong']),
  golden('1955-02-24T19:15', '乙未 戊寅 丙辰 戊戌', [56.9, 'balanced'], [30, 'strong'], [0.46, 'balanced']),
  golden('1964-09-02T11:45', '甲辰 壬申 甲寅 庚午', [36.3, 'weak'], [27, 'weak'], [1.24, 'strong']),
  golden('1971-06-28T07:30', '辛亥 甲午 甲申 戊辰', [40.5, 'balanced'], [23, 'weak'], [-0.9, 'balanced']),
  golden('1976-09-09T00:10', '丙辰 丁酉 甲子 甲子', [35.9, 'weak'], [29, 'balanced'], [1.24, 'strong']),
  golden('1986-05-29T13:37', '丙寅 癸巳 癸酉 己未', [33.2, 'weak'], [20, 'weak'], [-1.79, 'weak']),
  golden('1990-01-05T10:20', '己巳 丙子 庚午 辛巳', [45.1, 'balanced'], [24, 'weak'], [-1, 'weak']),
  golden('2000-01-01T12:00', '己卯 丙子 戊午 戊午', [54.1, 'balanced'], [36, 'strong'], [3.6, 'strong']),
  golden('2008-08-08T20:08', '戊子 庚申 庚辰 丙戌', [77.4, 'strong'], [39, 'strong'], [2.1, 'strong']),
  golden('2024-02-04T16:28', '甲辰 丙寅 戊戌 庚申', [32, 'weak'], [28, 'weak'], [-0.86, 'balanced']),
]

function golden(at: string, pillars: string, ...scales: readonly [Expected, Expected, Expected]): Golden {
  const [engine, points, matrix] = scales
  return { at, pillars, engine, points, matrix }
}

/** Births whose balance once ignored the season: a summer and a spring, with the season's element. */
const seasonalBirths = [
  {
    at: '14 June 1988, London',
    pillars: '戊辰 戊午 庚子 己卯',
    season: 1,
    birth: {
      date: { year: 1988, month: 6, day: 14 },
      timeSec: 6.5 * 3600,
      latitudeDeg: 51.51,
      longitudeDeg: -0.13,
      offsetSec: 3600,
      gender: 'female',
    },
  },
  {
    at: '4 February 1990, Hong Kong',
    pillars: '庚午 戊寅 庚子 辛巳',
    season: 0,
    birth: {
      date: { year: 1990, month: 2, day: 4 },
      timeSec: 10.5 * 3600,
      latitudeDeg: 22.3,
      longitudeDeg: 114.17,
      offsetSec: 28_800,
      gender: 'female',
    },
  },
] as const satisfies readonly { at: string; pillars: string; season: number; birth: almanac.Birth }[]

const SEED = 1930
const FURTHER_BIRTHS = 30
const sizes = { full: 10_000, small: 2_000 }
const CHINA_OFFSET_SEC = 28_800
const DAY_SEC = 86_400
const STEMS = '甲乙丙丁戊己庚辛壬癸'
const BRANCHES = '子丑寅卯辰巳午未申酉戌亥'
const ELEMENTS = '木火土金水'

const rules = { ...almanac.natalRules, timeBasis: 'clock' } as const

function birthOf(readingSec: number): almanac.Birth {
  const [year, month, day] = clockOf(readingSec)
  return {
    date: { year, month, day },
    timeSec: ((readingSec % DAY_SEC) + DAY_SEC) % DAY_SEC,
    latitudeDeg: 39.9,
    longitudeDeg: 120,
    offsetSec: CHINA_OFFSET_SEC,
    gender: 'female',
  }
}

/** Births of 1930 to 2029 by a clock in UTC+8. */
function listReadings(count: number): readonly number[] {
  const random = createRandom(SEED)
  const [first, last] = [Date.UTC(1930, 0, 1) / 1000, Date.UTC(2030, 0, 1) / 1000]
  return Array.from({ length: count }, () => Math.floor(first + random() * (last - first)))
}

/** Days to the 节 that ends the month, by the terms of tyme4ts. */
function daysToNextJie(readingSec: number): number {
  const [year] = clockOf(readingSec)
  const ends = Array.from({ length: 27 }, (_, index) => SolarTerm.fromIndex(year, index)).filter((term) =>
    term.isJie(),
  )
  const secondsOf = (term: SolarTerm): number => {
    const time = term.getJulianDay().getSolarTime()
    const day = Date.UTC(time.getYear(), time.getMonth() - 1, time.getDay()) / 1000
    return day + time.getHour() * 3600 + time.getMinute() * 60 + time.getSecond()
  }
  return Math.min(...ends.map((term) => secondsOf(term) - readingSec).filter((left) => left > 0)) / DAY_SEC
}

/** The pillars of tyme4ts and the season that its terms give. */
function readApart(readingSec: number): { readonly pillars: string; readonly season: string } {
  const eightChar = tymeTimeOf(readingSec).getSixtyCycleHour().getEightChar()
  const pillars = [eightChar.getYear(), eightChar.getMonth(), eightChar.getDay(), eightChar.getHour()]
    .map((pillar) => {
      const index = pillar.getIndex()
      return STEMS.charAt(index % 10) + BRANCHES.charAt(index % 12)
    })
    .join(' ')
  const month = pillars.split(' ')[1] ?? ''
  return { pillars, season: seasonOf(month.charAt(1), daysToNextJie(readingSec)) }
}

function firmnessOf(score: number): string {
  if (score < 30 || score > 70) return 'firm'
  return score < 35 || score > 65 ? 'likely' : 'open'
}

const isExpected = ([value, of]: Expected, found: Scaled): boolean =>
  Math.abs(found.value - value) < 0.005 && found.class === of

/** Golden births of which a scale, computed apart from the almanac, or the almanac itself differs. */
function listGoldenDifferences(): readonly string[] {
  return goldenBirths.flatMap(({ at, pillars, engine, points, matrix }) => {
    const readingSec = Date.parse(`${at}:00Z`) / 1000
    const apart = readApart(readingSec)
    const { strength } = almanac.natalChart(birthOf(readingSec), rules)
    const checks = [
      ['pillars', apart.pillars === pillars],
      ['almanac', isExpected(engine, { value: strength.score, class: strength.class })],
      ['engine', isExpected(engine, scaleOfEngine(pillars, apart.season))],
      ['points', isExpected(points, scaleOfPoints(pillars))],
      ['matrix', isExpected(matrix, scaleOfMatrix(pillars))],
    ] as const
    return checks.filter(([, isRight]) => !isRight).map(([what]) => `${at}: ${what}`)
  })
}

/** Births of which the almanac's strength, firmness or season differs from the code written apart. */
function listEngineDifferences(readings: readonly number[]): readonly string[] {
  return readings.flatMap((readingSec) => {
    const { pillars, season } = readApart(readingSec)
    const expected = scaleOfEngine(pillars, season)
    const { score, class: found, firmness, terms } = almanac.natalChart(birthOf(readingSec), rules).strength
    const isSame =
      score === expected.value &&
      found === expected.class &&
      firmness === firmnessOf(expected.value) &&
      ELEMENTS.charAt(terms.season.element) === season
    return isSame ? [] : [`${new Date(readingSec * 1000).toISOString()}: ${score} and ${expected.value}`]
  })
}

/** Births of the findings whose season's element is the least or named as favourable, or whose pillars differ. */
function listUnseasonal(): readonly string[] {
  return seasonalBirths.flatMap(({ at, pillars, season, birth }) => {
    const { year, month, day, hour, balance, favourable } = almanac.natalChart(birth, almanac.natalRules)
    const glyphs = [year, month, day, hour].map((one) =>
      one ? STEMS.charAt(one.stem) + BRANCHES.charAt(one.branch) : '',
    )
    const isLeast = balance.shares[season] === Math.min(...balance.shares)
    const isNamed = favourable.asserted && favourable.elements.includes(season)
    return isLeast || isNamed || glyphs.join(' ') !== pillars ? [at] : []
  })
}

/** How often both other scales come to the engine's class, by its firmness, in per cent. */
function measureAgreement(readings: readonly number[]): Readonly<Record<string, number>> {
  const counts: Record<string, { agreed: number; of: number }> = {}
  for (const readingSec of readings) {
    const { pillars, season } = readApart(readingSec)
    const engine = scaleOfEngine(pillars, season)
    const others = [scaleOfPoints(pillars), scaleOfMatrix(pillars)]
    const known = counts[firmnessOf(engine.value)] ?? { agreed: 0, of: 0 }
    const isAgreed = others.every((other) => other.class === engine.class)
    counts[firmnessOf(engine.value)] = { agreed: known.agreed + Number(isAgreed), of: known.of + 1 }
  }
  return Object.fromEntries(
    Object.entries(counts).map(([firmness, { agreed, of }]) => [firmness, rounded((100 * agreed) / of, 1)]),
  )
}

/** The strength of the day master against two other scales in use, all three computed apart from the almanac. */
export function measureStrengths({ small }: { small: boolean }): Figure[] {
  const readings = listReadings(small ? sizes.small : sizes.full)
  const differing = [
    ...listGoldenDifferences(),
    ...listEngineDifferences(readings.slice(0, FURTHER_BIRTHS)),
    ...listUnseasonal(),
  ]
  for (const one of differing) console.error(`strength of ${one}`)
  const agreement = measureAgreement(readings)
  const agreed = (firmness: string, bound: Parameters<typeof figure>[3]): Figure =>
    figure(`births called ${firmness} on which both other scales agree`, agreement[firmness] ?? 0, '%', bound)
  return [
    figure(
      'three scales of 10 golden births unlike the table',
      listGoldenDifferences().length,
      'differ',
      '= 0',
    ),
    figure(
      `strength, firmness and season of ${FURTHER_BIRTHS} births unlike a second code`,
      listEngineDifferences(readings.slice(0, FURTHER_BIRTHS)).length,
      'differ',
      '= 0',
    ),
    figure("births whose season's element is least or called for", listUnseasonal().length, 'of 2', '= 0'),
    agreed('firm', '>= 90'),
    agreed('likely', '>= 50'),
    agreed('open', '<= 25'),
  ]
}
