import type { CivilDate } from '@zeri/almanac/calendar'
import { type ActivityId, judgeHours, makeDayMessage, meetHour, type Weight } from '@zeri/almanac/judgement'
import { activityWords, composeDaySentence, describePersonalReason } from '@zeri/lexicon'
import { type CalendarContext, computeDay } from './calendar.ts'
import type { Person } from './person.ts'
import { isoDateOf } from './present-facts.ts'
import { findJudged, type JudgedDay, weightWord } from './present-judgement.ts'
import { judgeFor, type PersonalDay, reasonContextOf } from './present-personal.ts'

/** A day in a few lines, for a morning message. */
export type Digest = {
  readonly weight: Weight
  readonly word: string
  /** What the day is good for and what to put off. */
  readonly sentence: string
  /** What the birth adds. */
  readonly why: readonly string[]
  /** Good activities beyond those that the sentence names. */
  readonly alsoGood: readonly string[]
  /** By the clock of the place. */
  readonly hours: readonly { readonly from: string; readonly to: string }[]
  /** Activities to put off beyond those that the sentence names. */
  readonly alsoPutOff: readonly string[]
}

const NAMES = 3
const HOURS = 3
const GOOD_HOUR: Weight = 1

/** A day judged for everyone: the part of a digest that all in one place share. */
export function judgeForDigest(date: CivilDate, context: CalendarContext): JudgedDay {
  const judged = findJudged(computeDay(date, context), isoDateOf(date))
  if (!judged) throw new Error('a day is open to itself')
  return judged
}

/** The digest of a judged day for one person. */
export function digestFor(general: JudgedDay, person: Person): Digest {
  const day = judgeFor(general, person)
  const message = makeDayMessage(day.verdict, day.personal)
  const { weight } = message
  const { text, good, bad } = composeDaySentence(message, day.facts.julianDay, day.locale)
  return {
    weight,
    word: weightWord(weight, day.locale),
    sentence: text,
    why: ownReason(day),
    alsoGood: namesOf(message.goodFor.slice(good.length), day),
    hours: bestHours(day),
    alsoPutOff: namesOf(message.putOff.slice(bad.length), day),
  }
}

/** The reason of the birth that moves the day most. */
function ownReason(day: PersonalDay): string[] {
  const { personal, locale } = day
  const sizeOf = (reason: (typeof personal.day.reasons)[number]): number =>
    reason.kind === 'delta' ? Math.abs(reason.delta) : NAMES
  const [strongest] = personal.day.reasons
    .filter(({ status }) => status === 'applied')
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
  return strongest ? [describePersonalReason(strongest, reasonContextOf(day), locale)] : []
}

function namesOf(ids: readonly ActivityId[], { locale }: PersonalDay): string[] {
  return ids.slice(0, NAMES).map((id) => activityWords[id].name[locale])
}

/** The best waking hours of the day that do not clash with the birth, as they come. */
function bestHours({ facts, at, chart, school }: PersonalDay): Digest['hours'] {
  const verdicts = judgeHours(facts.day)
  const clockOf = (epochMs: number): string => at.show(epochMs).slice(11, 16)
  return facts.hours
    .flatMap(({ branch, startMs, endMs, isWaking }) => {
      const weight = verdicts[branch]?.weight ?? 0
      if (weight < GOOD_HOUR || !isWaking) return []
      const { isNoble, clashes } = meetHour(branch, chart, school.personal)
      return clashes.length > 0 ? [] : [{ startMs, endMs, score: weight + (isNoble ? 0.5 : 0) }]
    })
    .toSorted((one, other) => other.score - one.score || one.startMs - other.startMs)
    .slice(0, HOURS)
    .toSorted((one, other) => one.startMs - other.startMs)
    .map(({ startMs, endMs }) => ({ from: clockOf(startMs), to: clockOf(endMs) }))
}
