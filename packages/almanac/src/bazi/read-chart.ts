import { branchOf, type Pillar, pillarOf, stemOf } from '../calendar/cycle.ts'
import { naYinOf, voidBranchesOf } from '../calendar/day-cycles.ts'
import { hourPillar } from '../calendar/double-hours.ts'
import type { Rules } from '../calendar/rules.ts'
import { type ElementBalance, elementBalance } from './element-balance.ts'
import type { Element } from './elements.ts'
import { type Favourable, favourableElements } from './favourable.ts'
import { type HiddenStem, hiddenStemsOf } from './hidden-stems.ts'
import { type LifeStage, lifeStageOf } from './life-stages.ts'
import type { MonthMoment } from './month-moment.ts'
import { listPillars, type NatalPillars, type NatalPlace } from './natal-pillars.ts'
import type { NatalRules } from './natal-rules.ts'
import { listNatalStars, type NatalStar } from './natal-stars.ts'
import { listRelations, type Relation } from './relations.ts'
import { seasonElementOf } from './season.ts'
import { dayMasterStrength, type Firmness, type Strength, type StrengthClass } from './strength.ts'
import { type TenGod, tenGodOf } from './ten-gods.ts'

/** A pillar seen from the day master. */
export type PillarReading = {
  readonly pillar: Pillar
  readonly stem: number
  readonly branch: number
  /** What the open stem is to the day master; null for the day master itself. */
  readonly god: TenGod | null
  readonly hidden: readonly (HiddenStem & { readonly god: TenGod })[]
  readonly naYin: number
  /** The stage of life the day master is in at this branch, yin stems going backward. */
  readonly stage: LifeStage
}

/** What holds whichever hour the birth had. */
export type WhateverHour = {
  readonly strengthClasses: readonly StrengthClass[]
  readonly lowestScore: number
  readonly highestScore: number
}

/** All that four pillars say, or three. */
export type ChartReading = {
  readonly dayMaster: number
  readonly year: PillarReading
  readonly month: PillarReading
  readonly day: PillarReading
  readonly hour: PillarReading | null
  /** The two branches the decade of the day pillar does not reach. */
  readonly voidBranches: readonly [number, number]
  readonly stars: readonly NatalStar[]
  readonly relations: readonly Relation<NatalPlace>[]
  readonly balance: ElementBalance
  /** Of the known pillars alone; without an hour, no firmer than the least firm of every hour. */
  readonly strength: Strength
  /** Without an hour, only what every hour agrees on. */
  readonly favourable: Favourable
  /** Null where the hour is known. */
  readonly whateverHour: WhateverHour | null
}

/** A pillar as the day master sees it. */
export function readPillar(dayMaster: number, pillar: Pillar): PillarReading & { readonly god: TenGod } {
  const [stem, branch] = [stemOf(pillar), branchOf(pillar)]
  return {
    pillar,
    stem,
    branch,
    god: tenGodOf(dayMaster, stem),
    hidden: hiddenStemsOf(branch).map((one) => ({ ...one, god: tenGodOf(dayMaster, one.stem) })),
    naYin: naYinOf(pillar),
    stage: lifeStageOf(dayMaster, branch, 'backward'),
  }
}

const BRANCHES = Array.from({ length: 12 }, (_, branch) => branch)

/** The pillars of a birth in the season that ruled it. */
type Seasonal = { readonly natal: NatalPillars; readonly season: Element }

/** The charts a birth of an unknown hour may have. Where midnight parts the days, late 子 has a pillar of its own. */
function chartsOfEveryHour(
  natal: NatalPillars,
  seasons: readonly Element[],
  { ziRule }: Rules,
): readonly Seasonal[] {
  const early = BRANCHES.map((branch) => hourPillar(natal.day, branch))
  const lateZi = hourPillar(pillarOf(natal.day + 1), 0)
  const hours = [...early, ...(ziRule === 'midnight' ? [lateZi] : [])]
  return seasons.flatMap((season) => hours.map((hour) => ({ natal: { ...natal, hour }, season })))
}

function commonFavourable(charts: readonly Seasonal[]): Favourable {
  const all = charts.map(({ natal, season }) => favourableElements(natal, season))
  const textOf = (value: unknown): string => JSON.stringify(value)
  const [first, ...others] = all.map(({ readings: _, ...named }) => named)
  const readings = all[0]?.readings.filter((one) =>
    all.every((other) => other.readings.some((reading) => textOf(reading) === textOf(one))),
  )
  return first && readings && others.every((other) => textOf(other) === textOf(first))
    ? { ...first, readings }
    : { asserted: false, reason: 'hour-decides', readings: readings ?? [] }
}

function holdsWhateverHour(strengths: readonly Strength[]): WhateverHour {
  const scores = strengths.map(({ score }) => score)
  return {
    strengthClasses: (['weak', 'balanced', 'strong'] as const).filter((one) =>
      strengths.some((strength) => strength.class === one),
    ),
    lowestScore: Math.min(...scores),
    highestScore: Math.max(...scores),
  }
}

const fromLoosest: readonly Firmness[] = ['open', 'likely', 'firm']

/** What the known pillars say of the strength, no firmer than every hour allows. */
function strengthOf({ natal, season }: Seasonal, everyHour: readonly Strength[]): Strength {
  const strength = dayMasterStrength(natal, season)
  const all = [strength, ...everyHour]
  const isOneClass = all.every((one) => one.class === strength.class)
  const loosest = fromLoosest.find((firmness) => all.some((one) => one.firmness === firmness))
  return { ...strength, firmness: isOneClass ? (loosest ?? 'open') : 'open' }
}

/**
 * Reads the pillars of a birth. `born` are the moments it may have had: one, the first and the last where the hour is
 * unknown, none where only the pillars are known; then the branch of the month decides the season.
 * @example readChart({ year: 40, month: 2, day: 34, hour: 56 }, natalRules).hour.god // 2  庚 to 戊: 食神
 */
export function readChart(
  natal: NatalPillars,
  rules: NatalRules,
  born: readonly MonthMoment[] = [],
): ChartReading {
  const dayMaster = stemOf(natal.day)
  const seasonOf = (moment: MonthMoment | null): Element =>
    seasonElementOf(branchOf(natal.month), moment, rules.seasonRule)
  const season = seasonOf(born[0] ?? null)
  const seasons = [...new Set([season, ...born.map(seasonOf)])]
  const everyHour = natal.hour === null ? chartsOfEveryHour(natal, seasons, rules) : []
  const strengths = everyHour.map((one) => dayMasterStrength(one.natal, one.season))
  return {
    dayMaster,
    year: readPillar(dayMaster, natal.year),
    month: readPillar(dayMaster, natal.month),
    day: { ...readPillar(dayMaster, natal.day), god: null },
    hour: natal.hour === null ? null : readPillar(dayMaster, natal.hour),
    voidBranches: voidBranchesOf(natal.day),
    stars: listNatalStars(natal),
    relations: listRelations(listPillars(natal)),
    balance: elementBalance(natal, season),
    strength: strengthOf({ natal, season }, strengths),
    favourable: natal.hour === null ? commonFavourable(everyHour) : favourableElements(natal, season),
    whateverHour: natal.hour === null ? holdsWhateverHour(strengths) : null,
  }
}
