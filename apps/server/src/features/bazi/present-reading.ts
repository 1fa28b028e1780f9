// The full reading of a birth as the API shows it.

import {
  type ChartReading,
  type Favourable,
  findLuckPillar,
  type Luck,
  type LuckPillar,
  type NatalChart,
  type NatalPlace,
  type Strength,
  strengthPoints,
  type Transit,
  transits,
  type WhateverHour,
} from '@zeri/almanac/bazi'
import { birthRules, chinaMeridian, pillarsAt } from '@zeri/almanac/calendar'
import type { Locale } from '@zeri/contract'
import {
  elementFits,
  elementRelations,
  favourableBecause,
  favourableUnsaid,
  luckDirections,
  mayFollow,
  natalPlaces,
  seasonStates,
  stems,
  strengthClasses,
  transitPlaces,
} from '@zeri/lexicon'
import { itemOf } from '../calendar/index.ts'
import { presentBranch, presentDoubts, presentStem } from './present-pillars.ts'
import {
  explain,
  type PresentContext,
  presentElement,
  presentLine,
  presentReadPillar,
  presentRelation,
  presentStar,
  type Reading,
} from './reading-parts.ts'

const places: readonly NatalPlace[] = ['year', 'month', 'day', 'hour']

function presentPillars(context: PresentContext, chart: ChartReading): Reading['pillars'] {
  return places.flatMap((at) => {
    const read = chart[at]
    if (!read) return []
    return {
      ...presentReadPillar(context, read),
      at,
      place: explain(context, natalPlaces[at], ['place', at]),
      // The day pillar never stands in the void that is counted from it.
      isVoid: at !== 'day' && chart.voidBranches.includes(read.branch),
      stars: chart.stars.filter((star) => star.at === at).map((star) => presentStar(context, star)),
    }
  })
}

const oneDecimal = (value: number): number => Math.round(10 * value) / 10

function presentStrength(
  context: PresentContext,
  { score, class: strength, mayFollow: follows, terms }: Strength,
  whatever: WhateverHour | null,
): Reading['strength'] {
  const classOf = (id: keyof typeof strengthClasses) =>
    explain(context, strengthClasses[id], ['strength', id])
  const { season, roots, stems: open } = terms
  return {
    score,
    class: classOf(strength),
    mayFollow: follows ? explain(context, mayFollow, ['strength', 'may-follow']) : null,
    terms: {
      season: {
        state: explain(context, seasonStates[season.state], ['season', season.state]),
        points: oneDecimal(season.points),
        most: strengthPoints.season,
      },
      roots: {
        found: roots.found.map(({ at, stem, relation, weight }) => ({
          at,
          stem: presentStem(stem, context.locale),
          relation: explain(context, elementRelations[relation], ['relation', relation]),
          weight: Math.round(100 * weight) / 100,
        })),
        points: oneDecimal(roots.points),
        most: strengthPoints.roots,
      },
      stems: {
        found: [...open.found],
        of: open.of,
        points: oneDecimal(open.points),
        most: strengthPoints.stems,
      },
    },
    whateverHour: whatever && {
      lowest: whatever.lowestScore,
      highest: whatever.highestScore,
      classes: whatever.strengthClasses.map(classOf),
    },
  }
}

function presentFavourable(context: PresentContext, favourable: Favourable): Reading['favourable'] {
  if (!favourable.asserted) {
    const because = presentLine(context, favourableUnsaid[favourable.reason], favourable.reason)
    return { asserted: false, because }
  }
  return {
    asserted: true,
    because: presentLine(context, favourableBecause[favourable.because], favourable.because),
    elements: favourable.elements.map((element) => presentElement(context, element)),
    unfavourable: favourable.unfavourable.map((element) => presentElement(context, element)),
  }
}

function presentLuck(context: PresentContext, luck: Luck, running: LuckPillar | undefined): Reading['luck'] {
  return {
    direction: explain(context, luckDirections[luck.direction], ['luck', luck.direction]),
    startAgeMonths: luck.startAgeMonths,
    pillars: luck.pillars.map((one) => ({
      ...presentReadPillar(context, one),
      from: one.from,
      isRunning: one === running,
    })),
  }
}

function presentTransit(context: PresentContext, transit: Transit): Reading['now'][number] {
  return {
    ...presentReadPillar(context, transit),
    at: transit.at,
    place: explain(context, transitPlaces[transit.at], ['place', transit.at]),
    stars: transit.stars.map((star) => presentStar(context, star)),
    relations: transit.relations.map((relation) => presentRelation(context, relation)),
    fit: presentLine(context, elementFits[transit.fit], transit.fit),
  }
}

/** The whole reading of a birth, with the transits of the current year and month. */
export function presentReading(
  chart: NatalChart,
  { offsetSec, nowMs, locale }: { offsetSec: number; nowMs: number; locale: Locale },
): Reading {
  const context: PresentContext = { locale, texts: {} }
  const today = new Date(nowMs)
  const running = findLuckPillar(chart.luck, { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 })
  // The year and month pillars change at the same instant everywhere.
  const { year, month } = pillarsAt({ epochMs: nowMs, place: chinaMeridian, rules: birthRules })
  const { element, polarity } = itemOf(stems, chart.dayMaster)
  return {
    almanacVersion: chart.almanacVersion,
    dayMaster: {
      ...explain(context, itemOf(stems, chart.dayMaster), ['stem', String(chart.dayMaster)]),
      element,
      polarity,
    },
    pillars: presentPillars(context, chart),
    voidBranches: chart.voidBranches.map((branch) => presentBranch(branch, locale)),
    relations: chart.relations.map((relation) => presentRelation(context, relation)),
    balance: chart.balance.shares.map((share, index) => ({
      ...presentElement(context, index),
      percent: oneDecimal(100 * share),
    })),
    strength: presentStrength(context, chart.strength, chart.whateverHour),
    favourable: presentFavourable(context, chart.favourable),
    luck: presentLuck(context, chart.luck, running),
    now: transits(chart, { year, month, luck: running?.pillar }).map((one) => presentTransit(context, one)),
    doubts: presentDoubts(chart.alternatives, offsetSec, locale),
    texts: context.texts,
  }
}
