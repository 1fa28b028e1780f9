import { branchOf, type Pillar, pillarOf, stemOf } from '../calendar/cycle.ts'
import { naYinOf, voidBranchesOf } from '../calendar/day-cycles.ts'
import { hourPillar } from '../calendar/double-hours.ts'
import type { Rules } from '../calendar/rules.ts'
import { type ElementBalance, elementBalance } from './element-balance.ts'
import { type Favourable, favourableElements } from './favourable.ts'
import { type HiddenStem, hiddenStemsOf } from './hidden-stems.ts'
import { listPillars, type NatalPillars, type NatalPlace } from './natal-pillars.ts'
import { listNatalStars, type NatalStar } from './natal-stars.ts'
import { listRelations, type Relation } from './relations.ts'
import { dayMasterStrength, type Strength, type StrengthClass } from './strength.ts'
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
  /** Of the known pillars alone. */
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
  }
}

const BRANCHES = Array.from({ length: 12 }, (_, branch) => branch)

/** The charts a birth of an unknown hour may have. Where midnight parts the days, late 子 has a pillar of its own. */
function chartsOfEveryHour(natal: NatalPillars, { ziRule }: Rules): readonly NatalPillars[] {
  const hours = BRANCHES.map((branch) => hourPillar(natal.day, branch))
  const lateZi = hourPillar(pillarOf(natal.day + 1), 0)
  return [...hours, ...(ziRule === 'midnight' ? [lateZi] : [])].map((hour) => ({ ...natal, hour }))
}

function commonFavourable(charts: readonly NatalPillars[]): Favourable {
  const [first, ...others] = charts.map(favourableElements)
  const isShared = (other: Favourable): boolean => JSON.stringify(other) === JSON.stringify(first)
  return first && others.every(isShared) ? first : { asserted: false, reason: 'hour-decides' }
}

function holdsWhateverHour(charts: readonly NatalPillars[]): WhateverHour {
  const strengths = charts.map(dayMasterStrength)
  const scores = strengths.map(({ score }) => score)
  return {
    strengthClasses: (['weak', 'balanced', 'strong'] as const).filter((one) =>
      strengths.some((strength) => strength.class === one),
    ),
    lowestScore: Math.min(...scores),
    highestScore: Math.max(...scores),
  }
}

/**
 * Reads the pillars of a birth. The rules matter only where the hour is unknown: they say which hours there are.
 * @example readChart({ year: 40, month: 2, day: 34, hour: 56 }, natalRules).hour.god // 2  庚 to 戊: 食神
 */
export function readChart(natal: NatalPillars, rules: Rules): ChartReading {
  const dayMaster = stemOf(natal.day)
  const everyHour = natal.hour === null ? chartsOfEveryHour(natal, rules) : null
  return {
    dayMaster,
    year: readPillar(dayMaster, natal.year),
    month: readPillar(dayMaster, natal.month),
    day: { ...readPillar(dayMaster, natal.day), god: null },
    hour: natal.hour === null ? null : readPillar(dayMaster, natal.hour),
    voidBranches: voidBranchesOf(natal.day),
    stars: listNatalStars(natal),
    relations: listRelations(listPillars(natal)),
    balance: elementBalance(natal),
    strength: dayMasterStrength(natal),
    favourable: everyHour ? commonFavourable(everyHour) : favourableElements(natal),
    whateverHour: everyHour && holdsWhateverHour(everyHour),
  }
}
