// Presents chosen and excluded days as the contract defines them.

import type { BestHour, Choice, ChosenDay, ExcludedDay, Relaxation, Veto } from '@zeri/almanac/chooser'
import type { Reason } from '@zeri/almanac/judgement'
import type { Locale, Output, predictDays } from '@zeri/contract'
import {
  branches,
  capitalised,
  type DayContext,
  describeLastingBan,
  describeReason,
  nameWithKind,
  personalRuleWords,
  policies,
} from '@zeri/lexicon'
import {
  type CalendarContext,
  computeDay,
  isoDateOf,
  itemOf,
  judge,
  presentMoonBriefly,
  presentPillar,
  presentWeighed,
  weightWord,
} from '../calendar/index.ts'
import type { ChosenPerson } from './chosen-people.ts'

type Prediction = Output<typeof predictDays>['prediction']
type Presented = Prediction['days'][number]

/** What the presentation depends on besides the days. */
export type PresentContext = { readonly setting: CalendarContext; readonly people: readonly ChosenPerson[] }

/** As many stars as a line has room for. */
const MAX_FAVOURS = 3

/** Names of the stars that favour an activity, those of the very activity first, the stronger ones before others. */
function nameFavours(reasons: readonly Reason[], locale: Locale): string[] {
  return reasons
    .flatMap((reason) => (reason.kind === 'evidence' && reason.status === 'applied' ? [reason.evidence] : []))
    .filter(({ side, isLeaning }) => side === 'good' && !isLeaning)
    .toSorted((one, other) => Number(one.isGeneral) - Number(other.isGeneral) || other.grade - one.grade)
    .slice(0, MAX_FAVOURS)
    .map(({ star }) => nameWithKind(star, locale))
}

function presentReason(reason: Reason, context: DayContext, locale: Locale): Presented['reasons'][number] {
  const sentence = describeReason(reason, context, locale)
  if (reason.kind === 'verdict')
    return { name: policies['all-forbidden'].name[locale], side: 'bad', status: reason.status, sentence }
  const { star, side } = reason.kind === 'cap' ? { star: reason.star, side: 'bad' as const } : reason.evidence
  return { star, name: capitalised(nameWithKind(star, locale)), side, status: reason.status, sentence }
}

function presentHour(hour: BestHour, { at, locale }: CalendarContext): Presented['hours'][number] {
  const { branch, weight, isNoble, isHelpful, nobleFor } = hour
  return {
    branch,
    name: itemOf(branches, branch).name[locale],
    from: at.show(hour.startMs),
    to: at.show(hour.endMs),
    weight,
    word: weightWord(weight, locale),
    isNoble,
    isHelpful,
    nobleFor: [...nobleFor],
  }
}

/** Presents a day with its reasons, its hours and the verdict for each person. */
export function presentChosen(day: ChosenDay, { setting, people }: PresentContext): Presented {
  const { locale } = setting
  const dayQuery = computeDay(day.date, setting)
  const { stars, policy } = judge(dayQuery)
  const context = { ...dayQuery.facts, stars, policy }
  return {
    date: isoDateOf(day.date),
    weight: day.weight,
    word: weightWord(day.weight, locale),
    general: day.general.weight,
    pillar: presentPillar(dayQuery.facts.day, locale),
    moon: presentMoonBriefly(dayQuery.facts, locale),
    isYellow: day.isYellow,
    favouredBy: nameFavours(day.general.reasons, locale),
    reasons: day.general.reasons.map((reason) => presentReason(reason, context, locale)),
    people: people.flatMap(({ uuid, isHourKnown }) => {
      const own = day.participants.find(({ id }) => id === uuid)
      return own ? [{ uuid, ...presentWeighed(own, { isHourKnown, locale }) }] : []
    }),
    hours: day.hours.map((hour) => presentHour(hour, setting)),
  }
}

function presentVeto(
  veto: Veto,
  context: DayContext,
  locale: Locale,
): Prediction['excluded'][number]['vetoes'][number] {
  const { limit } = veto
  switch (veto.kind) {
    case 'participant':
      return { kind: 'person', uuid: veto.id, sentence: personalRuleWords[veto.rule].sentence[locale], limit }
    case 'grade':
      return {
        kind: 'grade',
        sentence: describeReason({ kind: 'verdict', limit, status: 'applied' }, context, locale),
        limit,
      }
    case 'star': {
      const { star } = veto
      if (!context.stars.some(({ id, cap }) => id === star && cap))
        return { kind: 'star', sentence: describeLastingBan(star, locale), limit }
      const custom = { kind: 'cap', star, limit, status: 'applied' } as const
      return { kind: 'custom', sentence: describeReason(custom, context, locale), limit }
    }
  }
}

function presentExcluded(day: ExcludedDay, setting: CalendarContext): Prediction['excluded'][number] {
  const { locale } = setting
  const dayQuery = computeDay(day.date, setting)
  const { stars, policy } = judge(dayQuery)
  const context = { ...dayQuery.facts, stars, policy }
  return {
    date: isoDateOf(day.date),
    weight: day.weight,
    word: weightWord(day.weight, locale),
    vetoes: day.vetoes.map((veto) => presentVeto(veto, context, locale)),
  }
}

function presentRelaxation(
  relaxation: Relaxation,
): NonNullable<Prediction['nearest']>['relaxations'][number] {
  const { condition, count } = relaxation
  if (relaxation.condition !== 'weight') return { condition, count }
  const { minWeight } = relaxation
  return { condition, count, ...(minWeight >= 0 ? { minWeight: minWeight as 0 | 1 | 2 } : {}) } // true: below the wanted one
}

/** Presents the found days in the language of the request. */
export function presentFoundDays(
  { days, others, excluded, tooLight, withoutHours, nearest }: Choice,
  detailed: number,
  context: PresentContext,
): Pick<Prediction, 'days' | 'all' | 'others' | 'excluded' | 'tooLight' | 'withoutHours' | 'nearest'> {
  const present = (day: ChosenDay) => presentChosen(day, context)
  const presentMaybe = (day: ChosenDay | undefined) => (day ? present(day) : null)
  return {
    days: days.slice(0, detailed).map(present),
    all: days
      .map(({ date, weight }) => ({ date: isoDateOf(date), weight }))
      .toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    others: others.map(({ date, weight }) => ({ date: isoDateOf(date), weight })),
    excluded: excluded.map((day) => presentExcluded(day, context.setting)),
    tooLight,
    withoutHours: withoutHours.length,
    nearest: nearest
      ? {
          lesser: nearest.lesser.map(present),
          otherWeekdays: nearest.otherWeekdays.map(present),
          otherHolidays: nearest.otherHolidays.map(present),
          otherHours: nearest.otherHours.map(present),
          unconditional: nearest.unconditional.map(present),
          relaxations: nearest.relaxations.map(presentRelaxation),
          earlier: presentMaybe(nearest.earlier),
          later: presentMaybe(nearest.later),
        }
      : null,
  }
}
