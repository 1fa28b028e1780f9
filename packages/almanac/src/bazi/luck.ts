import { solarTerms } from '../astro/solar-terms.ts'
import { MS_PER_DAY } from '../astro/time-scale.ts'
import { dayOfReading, julianDay, toCivilDate, toJulianDay } from '../calendar/civil-date.ts'
import { type Pillar, pillarOf, stemOf } from '../calendar/cycle.ts'
import type { Birth, BirthSpan } from './birth.ts'
import { jieOfMonth } from './month-moment.ts'
import type { NatalPillars } from './natal-pillars.ts'
import { type PillarReading, readPillar } from './read-chart.ts'

export type LuckDirection = 'forward' | 'backward'

export type YearMonth = { readonly year: number; readonly month: number }

/** When something begins, to the month; the two differ where the time of birth is unknown. */
export type LuckMonths = { readonly earliest: YearMonth; readonly latest: YearMonth }

/** Ten years under one pillar. */
export type LuckPillar = PillarReading & { readonly from: LuckMonths }

/** The pillars of ten years each that a life passes through. */
export type Luck = {
  readonly direction: LuckDirection
  /** Whole months of age at the start. */
  readonly startAgeMonths: { readonly earliest: number; readonly latest: number }
  readonly pillars: readonly LuckPillar[]
}

type LuckStart = YearMonth & { readonly ageMonths: number }

const PILLAR_COUNT = 10
const YEARS_PER_PILLAR = 10
const MONTHS_PER_YEAR = 12

// 渊海子平, 论大运 (起大运法): three days to the 节 are a year, so a second is two minutes, 720 s a day, 30 days a month.
const SEC_PER_LIFE_MONTH = 21_600
const SEC_PER_LIFE_DAY = 720
const LIFE_SEC_PER_SEC = 120

/**
 * Which way the pillars of luck run from that of the month: forward for a man of a yang year and a woman of a yin
 * year. Source: 渊海子平, 论大运: 阳男阴女顺行, 阴男阳女逆行.
 * @example luckDirection(40, 'female') // 'backward'  甲 is yang
 */
export function luckDirection(year: Pillar, gender: Birth['gender']): LuckDirection {
  const isYang = stemOf(year) % 2 === 0
  return isYang === (gender === 'male') ? 'forward' : 'backward'
}

/** Instant luck is counted to: the 节 that ends the month of a birth, or the one that began it. */
function jieMsOf(birthMs: number, month: Pillar, direction: LuckDirection): number {
  const begun = jieOfMonth(birthMs, month)
  return solarTerms.epochMs(direction === 'forward' ? begun + 2 : begun)
}

/**
 * The births of a span at which the start of luck is earliest or latest: its ends, and those beside a whole month of
 * life. Between them the start moves one way; there it may leap by a day or two, as months differ in length.
 */
function listTurns({ fromMs, toMs }: BirthSpan, jieMs: number): readonly number[] {
  const monthMs = SEC_PER_LIFE_MONTH * 1000
  const first = Math.ceil((fromMs - jieMs) / monthMs)
  const count = Math.max(0, Math.floor((toMs - jieMs) / monthMs) - first + 1)
  const beside = Array.from({ length: count }, (_, index) => {
    const secondMs = Math.floor((jieMs + (first + index) * monthMs) / 1000) * 1000
    return [-1000, 0, 1000, 2000].map((step) => secondMs + step)
  })
  return [fromMs, toMs, ...beside.flat().filter((at) => at > fromMs && at < toMs)]
}

/** Month of the wall calendar on which luck begins, the way of counting carried out in calendar months and days. */
function startOf(birthMs: number, offsetSec: number, distanceSec: number): LuckStart {
  const readingMs = birthMs + offsetSec * 1000
  const born = toCivilDate(dayOfReading(readingMs))
  const ageMonths = Math.floor(distanceSec / SEC_PER_LIFE_MONTH)
  const restSec = distanceSec % SEC_PER_LIFE_MONTH
  const months = born.year * MONTHS_PER_YEAR + born.month - 1 + ageMonths
  const first = toJulianDay({
    year: Math.floor(months / MONTHS_PER_YEAR),
    month: (months % MONTHS_PER_YEAR) + 1,
    day: 1,
  })
  const sinceMidnightMs = readingMs - Math.floor(readingMs / MS_PER_DAY) * MS_PER_DAY
  const lateDays = Math.floor(
    (sinceMidnightMs + (restSec % SEC_PER_LIFE_DAY) * LIFE_SEC_PER_SEC * 1000) / MS_PER_DAY,
  )
  const days = born.day - 1 + Math.floor(restSec / SEC_PER_LIFE_DAY) + lateDays
  const { year, month } = toCivilDate(julianDay(first + days))
  return { year, month, ageMonths }
}

/** Pillars of luck of a birth that had these pillars at any instant of the span. */
export function luckOf(
  natal: NatalPillars,
  { gender, offsetSec }: Pick<Birth, 'gender' | 'offsetSec'>,
  { fromMs, toMs }: BirthSpan,
): Luck {
  const direction = luckDirection(natal.year, gender)
  const step = direction === 'forward' ? 1 : -1
  const jieMs = jieMsOf(fromMs, natal.month, direction)
  const starts = listTurns({ fromMs, toMs }, jieMs)
    .map((birthMs) => {
      // A school of whole days may have begun or ended the month before the instant: then nothing is left to count.
      const distanceSec = Math.max(0, Math.round((step * (jieMs - birthMs)) / 1000))
      return startOf(birthMs, offsetSec, distanceSec)
    })
    .toSorted((a, b) => a.year - b.year || a.month - b.month)
  const ages = starts.map(({ ageMonths }) => ageMonths)
  // The ends of the span are always among the starts.
  const [earliest, latest] = [starts.at(0), starts.at(-1)] as [LuckStart, LuckStart]
  const monthOf = ({ year, month }: LuckStart, index: number): YearMonth => ({
    year: year + YEARS_PER_PILLAR * index,
    month,
  })
  return {
    direction,
    startAgeMonths: { earliest: Math.min(...ages), latest: Math.max(...ages) },
    pillars: Array.from({ length: PILLAR_COUNT }, (_, index) => ({
      ...readPillar(stemOf(natal.day), pillarOf(natal.month + step * (index + 1))),
      from: { earliest: monthOf(earliest, index), latest: monthOf(latest, index) },
    })),
  }
}

/**
 * The pillar of luck that has surely begun in a month; undefined before the first.
 * @example findLuckPillar(natalChart({ date: { year: 2024, month: 2, day: 4 }, timeSec: 59_280, latitudeDeg: 39.9, longitudeDeg: 120, offsetSec: 28_800, gender: 'male' }, natalRules).luck, { year: 2050, month: 1 }).pillar // 4
 */
export function findLuckPillar({ pillars }: Luck, { year, month }: YearMonth): LuckPillar | undefined {
  return pillars.findLast(
    ({ from: { latest } }) => latest.year < year || (latest.year === year && latest.month <= month),
  )
}
