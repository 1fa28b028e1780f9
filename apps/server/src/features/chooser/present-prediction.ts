import type { BestHour, ChosenDay, ExcludedDay, Reason, Veto } from '@zeri/almanac'
import type { Locale, Output, predictDays } from '@zeri/contract'
import {
  branches,
  type DayContext,
  dayGrades,
  describeFate,
  describeReason,
  namedOf,
  personalRuleWords,
} from '@zeri/lexicon'
import {
  askDay,
  isoDateOf,
  itemOf,
  judge,
  presentPillar,
  presentWeighed,
  type Setting,
  weightWord,
} from '../calendar/index.ts'
import type { FoundDays } from './find-days.ts'
import type { ChosenPerson } from './people.ts'

type Prediction = Output<typeof predictDays>['prediction']
type Presented = Prediction['days'][number]

/** What the words of an answer depend on beside the days. */
export type Telling = { readonly setting: Setting; readonly people: readonly ChosenPerson[] }

/** So many days are told in full; the rest of a year is in the list of all. */
const TOLD_DAYS = 24

function presentReason(reason: Reason, context: DayContext, locale: Locale): Presented['reasons'][number] {
  const sentence = describeReason(reason, context, locale)
  if (reason.kind === 'verdict')
    return { name: dayGrades.none.name[locale], side: 'bad', status: reason.status, sentence }
  const { star, side } =
    reason.kind === 'veto' ? { star: reason.star, side: 'bad' as const } : reason.evidence
  return { star, name: namedOf(star).name[locale], side, status: reason.status, sentence }
}

function presentHour(hour: BestHour, { at, locale }: Setting): Presented['hours'][number] {
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

/** A chosen day with its reasons, its hours and what it is to each. */
export function presentChosen(day: ChosenDay, { setting, people }: Telling): Presented {
  const { locale } = setting
  const asked = askDay(day.date, setting)
  const context = { ...asked.facts, stars: judge(asked).stars }
  return {
    date: isoDateOf(day.date),
    weight: day.weight,
    word: weightWord(day.weight, locale),
    general: day.general.weight,
    pillar: presentPillar(asked.facts.day, locale),
    isYellow: day.isYellow,
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
  if (veto.kind === 'participant')
    return { kind: 'person', uuid: veto.id, sentence: personalRuleWords[veto.rule].sentence[locale], limit }
  const reason: Reason =
    veto.kind === 'star'
      ? { kind: 'veto', star: veto.star, limit, status: 'applied' }
      : { kind: 'verdict', limit, status: 'applied' }
  return { kind: veto.kind, sentence: describeFate(reason, context, locale) ?? '', limit }
}

function presentExcluded(day: ExcludedDay, setting: Setting): Prediction['excluded'][number] {
  const { locale } = setting
  // What a veto says of itself depends on no star of the day.
  const context = { ...askDay(day.date, setting).facts, stars: [] }
  return {
    date: isoDateOf(day.date),
    weight: day.weight,
    word: weightWord(day.weight, locale),
    vetoes: day.vetoes.map((veto) => presentVeto(veto, context, locale)),
  }
}

/** What was found, in words. */
export function presentFound(
  { days, excluded, tooLight, withoutHours, nearest }: FoundDays,
  telling: Telling,
): Pick<Prediction, 'days' | 'all' | 'excluded' | 'tooLight' | 'withoutHours' | 'nearest'> {
  const present = (day: ChosenDay) => presentChosen(day, telling)
  const presentMaybe = (day: ChosenDay | undefined) => (day ? present(day) : null)
  return {
    days: days.slice(0, TOLD_DAYS).map(present),
    all: days
      .map(({ date, weight }) => ({ date: isoDateOf(date), weight }))
      .toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    excluded: excluded.map((day) => presentExcluded(day, telling.setting)),
    tooLight,
    withoutHours: withoutHours.length,
    nearest: nearest
      ? {
          lesser: nearest.lesser.map(present),
          otherWeekdays: nearest.otherWeekdays.map(present),
          otherHours: nearest.otherHours.map(present),
          earlier: presentMaybe(nearest.earlier),
          later: presentMaybe(nearest.later),
        }
      : null,
  }
}
