// A chart in a form for other programs.

import type { NatalPlace } from '@zeri/almanac/bazi'
import { branchOf, type Pillar, stemOf } from '@zeri/almanac/calendar'
import type { exportChart, Output } from '@zeri/contract'
import { branches, stems } from '@zeri/lexicon'
import { itemOf } from '../calendar/index.ts'
import { natalRulesOf } from './birth.ts'
import type { FoundBirth } from './births.ts'

type Exported = Output<typeof exportChart>

const places: readonly NatalPlace[] = ['year', 'month', 'day', 'hour']

const glyphsOf = (pillar: Pillar) => ({
  index: pillar,
  stem: itemOf(stems, stemOf(pillar)).zh,
  branch: itemOf(branches, branchOf(pillar)).zh,
})

/** Everything that the reading of a birth rests on, without words. */
export function presentExport({ uuid, fio, birth, chart, usual }: FoundBirth): Exported {
  const { rules: _, chosenMs, ...details } = birth
  return {
    format: 'zeri-chart',
    version: 1,
    almanacVersion: chart.almanacVersion,
    uuid,
    name: fio,
    birth: details,
    rules: { ...natalRulesOf(birth, usual) },
    chosenAt: chosenMs === undefined ? null : new Date(chosenMs).toISOString(),
    pillars: places.flatMap((at) => {
      const read = chart[at]
      if (!read) return []
      const hidden = read.hidden.map(({ stem, weight }) => ({ stem: itemOf(stems, stem).zh, share: weight }))
      return { at, ...glyphsOf(read.pillar), hidden }
    }),
    voidBranches: chart.voidBranches.map((branch) => itemOf(branches, branch).zh),
    relations: chart.relations.map(({ kind, between }) => ({ kind, between: [...between] })),
    luck: {
      direction: chart.luck.direction,
      startAgeMonths: chart.luck.startAgeMonths,
      pillars: chart.luck.pillars.map(({ pillar, from }) => ({ ...glyphsOf(pillar), from })),
    },
  }
}
