import {
  birthRules,
  type ChartReading,
  chinaMeridian,
  type Favourable,
  findLuckPillar,
  type Luck,
  type LuckPillar,
  type NatalChart,
  type NatalPlace,
  pillarsAt,
  type Strength,
  strengthPoints,
  type Transit,
  transits,
  type WhateverHour,
} from '@zeri/almanac'
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
  type Reading,
  type Telling,
  tell,
  tellElement,
  tellPillar,
  tellRelation,
  tellStar,
} from './telling.ts'

const places: readonly NatalPlace[] = ['year', 'month', 'day', 'hour']

function tellPillars(telling: Telling, chart: ChartReading): Reading['pillars'] {
  return places.flatMap((at) => {
    const read = chart[at]
    if (!read) return []
    return {
      ...tellPillar(telling, read),
      at,
      place: explain(telling, natalPlaces[at], ['place', at]),
      // The day pillar never stands in the void that is counted from it.
      isVoid: at !== 'day' && chart.voidBranches.includes(read.branch),
      stars: chart.stars.filter((star) => star.at === at).map((star) => tellStar(telling, star)),
    }
  })
}

const oneDecimal = (value: number): number => Math.round(10 * value) / 10

function tellStrength(
  telling: Telling,
  { score, class: strength, mayFollow: follows, terms }: Strength,
  whatever: WhateverHour | null,
): Reading['strength'] {
  const classOf = (id: keyof typeof strengthClasses) =>
    explain(telling, strengthClasses[id], ['strength', id])
  const { season, roots, stems: open } = terms
  return {
    score,
    class: classOf(strength),
    mayFollow: follows ? explain(telling, mayFollow, ['strength', 'may-follow']) : null,
    terms: {
      season: {
        state: explain(telling, seasonStates[season.state], ['season', season.state]),
        points: oneDecimal(season.points),
        most: strengthPoints.season,
      },
      roots: {
        found: roots.found.map(({ at, stem, relation, weight }) => ({
          at,
          stem: presentStem(stem, telling.locale),
          relation: explain(telling, elementRelations[relation], ['relation', relation]),
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

function tellFavourable(telling: Telling, favourable: Favourable): Reading['favourable'] {
  if (!favourable.asserted) {
    const because = tell(telling, favourableUnsaid[favourable.reason], favourable.reason)
    return { asserted: false, because }
  }
  return {
    asserted: true,
    because: tell(telling, favourableBecause[favourable.because], favourable.because),
    elements: favourable.elements.map((element) => tellElement(telling, element)),
    unfavourable: favourable.unfavourable.map((element) => tellElement(telling, element)),
  }
}

function tellLuck(telling: Telling, luck: Luck, running: LuckPillar | undefined): Reading['luck'] {
  return {
    direction: explain(telling, luckDirections[luck.direction], ['luck', luck.direction]),
    startAgeMonths: luck.startAgeMonths,
    pillars: luck.pillars.map((one) => ({
      ...tellPillar(telling, one),
      from: one.from,
      isRunning: one === running,
    })),
  }
}

function tellTransit(telling: Telling, transit: Transit): Reading['now'][number] {
  return {
    ...tellPillar(telling, transit),
    at: transit.at,
    place: explain(telling, transitPlaces[transit.at], ['place', transit.at]),
    stars: transit.stars.map((star) => tellStar(telling, star)),
    relations: transit.relations.map((relation) => tellRelation(telling, relation)),
    fit: tell(telling, elementFits[transit.fit], transit.fit),
  }
}

/** All that a birth says, and what this year and month are to it. */
export function presentReading(
  chart: NatalChart,
  { offsetSec, nowMs, locale }: { offsetSec: number; nowMs: number; locale: Locale },
): Reading {
  const telling: Telling = { locale, texts: {} }
  const today = new Date(nowMs)
  const running = findLuckPillar(chart.luck, { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 })
  // Year and month change at one instant for the whole world.
  const { year, month } = pillarsAt({ epochMs: nowMs, place: chinaMeridian, rules: birthRules })
  const { element, polarity } = itemOf(stems, chart.dayMaster)
  return {
    almanacVersion: chart.almanacVersion,
    dayMaster: {
      ...explain(telling, itemOf(stems, chart.dayMaster), ['stem', String(chart.dayMaster)]),
      element,
      polarity,
    },
    pillars: tellPillars(telling, chart),
    voidBranches: chart.voidBranches.map((branch) => presentBranch(branch, locale)),
    relations: chart.relations.map((relation) => tellRelation(telling, relation)),
    balance: chart.balance.shares.map((share, index) => ({
      ...tellElement(telling, index),
      percent: oneDecimal(100 * share),
    })),
    strength: tellStrength(telling, chart.strength, chart.whateverHour),
    favourable: tellFavourable(telling, chart.favourable),
    luck: tellLuck(telling, chart.luck, running),
    now: transits(chart, { year, month, luck: running?.pillar }).map((one) => tellTransit(telling, one)),
    doubts: presentDoubts(chart.alternatives, offsetSec, locale),
    texts: telling.texts,
  }
}
