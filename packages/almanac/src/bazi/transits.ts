import type { Pillar } from '../calendar/cycle.ts'
import { listPillars, type NatalPillars, type NatalPlace } from './natal-pillars.ts'
import { type NatalStarId, starsOn } from './natal-stars.ts'
import { type ChartReading, type PillarReading, readPillar } from './read-chart.ts'
import { listRelations, type Relation } from './relations.ts'
import type { TenGod } from './ten-gods.ts'

export type TransitPlace = 'passing-year' | 'passing-month' | 'luck'

/** A pillar that comes to a chart, and what it meets there. */
export type Transit = PillarReading & {
  readonly at: TransitPlace
  readonly god: TenGod
  readonly stars: readonly { readonly id: NatalStarId; readonly from: NatalPlace }[]
  readonly relations: readonly Relation<NatalPlace | TransitPlace>[]
}

/** The pillars of a chart that has been read. */
export function natalPillarsOf({ year, month, day, hour }: ChartReading): NatalPillars {
  return { year: year.pillar, month: month.pillar, day: day.pillar, hour: hour?.pillar ?? null }
}

function transitOf(chart: ChartReading, at: TransitPlace, pillar: Pillar): Transit {
  const natal = natalPillarsOf(chart)
  const reading = readPillar(chart.dayMaster, pillar)
  return {
    ...reading,
    at,
    stars: starsOn({ at, pillar }, natal).map(({ id, from }) => ({ id, from })),
    relations: listRelations<NatalPlace | TransitPlace>([...listPillars(natal), { at, pillar }]).filter(
      ({ between }) => between.includes(at),
    ),
  }
}

/**
 * The pillars of a passing year and month, and of the luck that runs, against a chart.
 * @example transits(readChart({ year: 0, month: 2, day: 0, hour: null }, natalRules), { year: 42, month: 35 }).map(({ at, god }) => `${at} ${god}`) // ['passing-year 2', 'passing-month 5']  丙午 and 己亥 to 甲
 */
export function transits(
  chart: ChartReading,
  passing: { readonly year: Pillar; readonly month: Pillar; readonly luck?: Pillar | undefined },
): readonly Transit[] {
  const { year, month, luck } = passing
  return [
    transitOf(chart, 'passing-year', year),
    transitOf(chart, 'passing-month', month),
    ...(luck === undefined ? [] : [transitOf(chart, 'luck', luck)]),
  ]
}
