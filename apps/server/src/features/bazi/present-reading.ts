// The full reading of a birth as the API shows it.

import {
  type ChartReading,
  type Favourable,
  findLuckPillar,
  type Luck,
  type LuckPillar,
  type NatalChart,
  type NatalPlace,
  type NatalRules,
  type Strength,
  strengthPoints,
  type Transit,
  transits,
  type WhateverHour,
} from '@zeri/almanac/bazi'
import { birthRules, chinaMeridian, pillarsAt } from '@zeri/almanac/calendar'
import { fitOf } from '@zeri/almanac/judgement'
import type { Locale } from '@zeri/contract'
import {
  elementFits,
  elementRelations,
  firmnessWords,
  luckDirections,
  mayFollow,
  natalPlaces,
  schools,
  seasonStates,
  stagesOfLife,
  stems,
  strengthClasses,
  transitPlaces,
} from '@zeri/lexicon'
import { itemOf } from '../calendar/index.ts'
import { presentCommand, presentPalaces } from './present-derived.ts'
import { presentFavourable } from './present-favourable.ts'
import { presentPassage } from './present-passage.ts'
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
  { score, class: strength, firmness, mayFollow: follows, terms }: Strength,
  { whatever, rules }: { readonly whatever: WhateverHour | null; readonly rules: NatalRules },
): Reading['strength'] {
  const classOf = (id: keyof typeof strengthClasses) =>
    explain(context, strengthClasses[id], ['strength', id])
  const { season, roots, stems: open } = terms
  return {
    score,
    class: classOf(strength),
    firmness: presentLine(context, firmnessWords[firmness], firmness),
    mayFollow: follows ? explain(context, mayFollow, ['strength', 'may-follow']) : null,
    terms: {
      season: {
        element: presentElement(context, season.element),
        rule: presentLine(context, schools.seasonRule.values[rules.seasonRule], rules.seasonRule),
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

function presentTransit(
  context: PresentContext,
  transit: Transit,
  favourable: Favourable,
): Reading['now'][number] {
  const fit = fitOf(transit.pillar, favourable)
  return {
    ...presentReadPillar(context, transit),
    at: transit.at,
    place: explain(context, transitPlaces[transit.at], ['place', transit.at]),
    stars: transit.stars.map((star) => presentStar(context, star)),
    relations: transit.relations.map((relation) => presentRelation(context, relation)),
    fit: presentLine(context, elementFits[fit], fit),
  }
}

type ReadingOptions = {
  readonly rules: NatalRules
  readonly bornYear: number
  readonly offsetSec: number
  readonly nowMs: number
  readonly locale: Locale
  /** The year whose months are listed; the present one if none is named. */
  readonly year?: number | undefined
}

/** The whole reading of a birth, with the transits of the current year and month. */
export function presentReading(chart: NatalChart, options: ReadingOptions): Reading {
  const { rules, offsetSec, nowMs, locale } = options
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
      counted: oneDecimal(100 * (chart.balance.counted[index] ?? 0)),
    })),
    strength: presentStrength(context, chart.strength, { whatever: chart.whateverHour, rules }),
    favourable: presentFavourable(context, chart.favourable),
    command: presentCommand(context, chart),
    palaces: presentPalaces(context, chart.palaces),
    stages: explain(context, stagesOfLife, ['stage', 'stages']),
    luck: presentLuck(context, chart.luck, running),
    passage: presentPassage(context, chart, options),
    now: transits(chart, { year, month, luck: running?.pillar }).map((one) =>
      presentTransit(context, one, chart.favourable),
    ),
    doubts: presentDoubts(chart.alternatives, offsetSec, locale),
    texts: context.texts,
  }
}
