import { type NatalChart, passageOf, tenGodOf, transits } from '@zeri/almanac/bazi'
import { birthRules, chinaMeridian, type Pillar, pillarsAt, stemOf } from '@zeri/almanac/calendar'
import { presentPillar } from '../calendar/index.ts'
import { showInstant } from './present-pillars.ts'
import { type PresentContext, presentGod, presentRelation, type Reading } from './reading-parts.ts'

type PassageOptions = {
  readonly bornYear: number
  readonly nowMs: number
  readonly year?: number | undefined
}

const CHINA_OFFSET_SEC = 28_800

/** The years of a pillar of luck and the months of one of them, as pillars that pass over the chart. */
export function presentPassage(
  context: PresentContext,
  chart: NatalChart,
  { bornYear, nowMs, year: wanted }: PassageOptions,
): Reading['passage'] {
  const now = pillarsAt({ epochMs: nowMs, place: chinaMeridian, rules: birthRules })
  // The year of the pillars begins in February: until then it is that of the calendar year before.
  const thisYear = [0, -1]
    .map((step) => new Date(nowMs).getUTCFullYear() + step)
    .find((year) => (year - 4 - now.year) % 60 === 0)
  const passage = passageOf(chart.luck, bornYear, wanted ?? thisYear ?? bornYear)
  const { year, firstYear, lastYear } = passage
  const seen = (pillar: Pillar) => ({
    pillar: presentPillar(pillar, context.locale),
    god: presentGod(context, tenGodOf(chart.dayMaster, stemOf(pillar))),
  })
  const [ofYear] = transits(chart, {
    year: passage.years.find((one) => one.year === year)?.pillar ?? now.year,
    month: now.month,
  })
  return {
    luck: passage.luck,
    years: passage.years.map((one) => ({
      year: one.year,
      age: one.year - bornYear,
      ...seen(one.pillar),
      isCurrent: one.year === thisYear,
    })),
    year,
    relations: (ofYear?.relations ?? []).map((relation) => presentRelation(context, relation)),
    months: passage.months.map(({ startMs, pillar }) => ({
      from: showInstant(startMs, CHINA_OFFSET_SEC).slice(0, 10),
      ...seen(pillar),
      isCurrent: year === thisYear && pillar === now.month,
    })),
    previous: year > firstYear ? year - 1 : null,
    next: year < lastYear ? year + 1 : null,
  }
}
