import { branchOf, stemOf } from '../calendar/cycle.ts'
import { type Element, type ElementRelation, elementOfStem, isSupport, relationOf } from './elements.ts'
import { hiddenStemsOf } from './hidden-stems.ts'
import { listPillars, type NatalPillars, type NatalPlace } from './natal-pillars.ts'
import { type SeasonState, seasonStateOf } from './season.ts'

export type StrengthClass = 'weak' | 'balanced' | 'strong'

/** How far other methods come to the same class: nearly always, mostly, or no more often than not. */
export type Firmness = 'firm' | 'likely' | 'open'

/** A stem inside a branch that carries the day master, and what it adds. */
export type Root = {
  readonly at: NatalPlace
  readonly stem: number
  readonly relation: ElementRelation
  readonly weight: number
}

/** The three terms whose points sum to the score. */
export type StrengthTerms = {
  /** The element that rules the time of birth, and how the day master fares under it. */
  readonly season: { readonly element: Element; readonly state: SeasonState; readonly points: number }
  readonly roots: { readonly found: readonly Root[]; readonly of: number; readonly points: number }
  readonly stems: { readonly found: readonly NatalPlace[]; readonly of: number; readonly points: number }
}

/** How strong the day master is: one school's heuristic, open in all its terms. */
export type Strength = {
  /** From 0 to 100. */
  readonly score: number
  readonly class: StrengthClass
  readonly firmness: Firmness
  /** A score so far out that the chart may follow another element altogether. */
  readonly mayFollow: boolean
  readonly terms: StrengthTerms
}

/** The most each term can give: our own weighing of 得令, 得地 and 得势 (滴天髓, 衰旺), which the books name without numbers. */
export const strengthPoints = { season: 40, roots: 35, stems: 25 } as const
const WEAK_BELOW = 40
const STRONG_ABOVE = 60
const FOLLOWS_FROM = 90
const FOLLOWS_TO = 10
const pillarWeights: Readonly<Record<NatalPlace, number>> = { year: 0.8, month: 1.5, day: 1.2, hour: 1 }

// `npm run accuracy -- bazi` measures it on 10,000 births: below 30 and above 70 two other scales (points, month matrix)
// both agree in 93 %, from 30 to 35 and 65 to 70 in 60 %, between them in 16 %.
const FIRM_BEYOND = 20
const LIKELY_BEYOND = 15
const MIDDLE = 50

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function seasonTerm(own: Element, season: Element): StrengthTerms['season'] {
  const [state, factor] = seasonStateOf(own, season)
  return { element: season, state, points: strengthPoints.season * factor }
}

function rootsTerm(own: Element, natal: NatalPillars): StrengthTerms['roots'] {
  const pillars = listPillars(natal)
  const found = pillars.flatMap(({ at, pillar }) =>
    hiddenStemsOf(branchOf(pillar))
      .filter(({ stem }) => isSupport(own, elementOfStem(stem)))
      .map(({ stem, weight }) => ({
        at,
        stem,
        relation: relationOf(own, elementOfStem(stem)),
        weight: weight * pillarWeights[at],
      })),
  )
  const of = sum(pillars.map(({ at }) => pillarWeights[at]))
  return { found, of, points: (strengthPoints.roots * sum(found.map(({ weight }) => weight))) / of }
}

/** The open stems beside the day master's own, which would support itself in every chart. */
function stemsTerm(own: Element, natal: NatalPillars): StrengthTerms['stems'] {
  const others = listPillars(natal).filter(({ at }) => at !== 'day')
  const found = others
    .filter(({ pillar }) => isSupport(own, elementOfStem(stemOf(pillar))))
    .map(({ at }) => at)
  return { found, of: others.length, points: (strengthPoints.stems * found.length) / others.length }
}

function classOf(score: number): StrengthClass {
  if (score < WEAK_BELOW) return 'weak'
  return score > STRONG_ABOVE ? 'strong' : 'balanced'
}

/**
 * How firm the class of a score is.
 * @example [29.9, 35, 70].map(firmnessOf) // ['firm', 'open', 'likely']
 */
export function firmnessOf(score: number): Firmness {
  const fromMiddle = Math.abs(score - MIDDLE)
  if (fromMiddle > FIRM_BEYOND) return 'firm'
  return fromMiddle > LIKELY_BEYOND ? 'likely' : 'open'
}

/**
 * Strength of the day master from the season, its roots in the branches, and the stems beside it.
 * @example dayMasterStrength({ year: 0, month: 2, day: 0, hour: 0 }, 0).class // 'strong'  甲 in 寅, in spring, among 甲子
 */
export function dayMasterStrength(natal: NatalPillars, season: Element): Strength {
  const own = elementOfStem(stemOf(natal.day))
  const terms = {
    season: seasonTerm(own, season),
    roots: rootsTerm(own, natal),
    stems: stemsTerm(own, natal),
  }
  // Tenths of a point, so that a bound is met where the arithmetic on paper meets it.
  const score = Math.round(10 * (terms.season.points + terms.roots.points + terms.stems.points)) / 10
  return {
    score,
    class: classOf(score),
    firmness: firmnessOf(score),
    mayFollow: score >= FOLLOWS_FROM || score <= FOLLOWS_TO,
    terms,
  }
}
