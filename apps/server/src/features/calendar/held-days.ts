// Days as everyone sees them, and days of a list for one person: computed once, and held while there is room.

import type { ChartReading } from '@zeri/almanac/bazi'
import { type CivilDate, dayFacts } from '@zeri/almanac/calendar'
import type { DayVerdict } from '@zeri/almanac/judgement'
import { describeDay, listDays, listPersonalDays, type Output } from '@zeri/contract'
import { LRUCache } from 'lru-cache'
import type * as z from 'zod'
import { freezeDeep } from '../../platform/freeze-deep.ts'
import { type CalendarDay, isoDateOf, presentBrief } from './present-facts.ts'
import { type JudgedDay, judge, presentVerdict, presentWeights, toJudged } from './present-judgement.ts'

type WholeDay = Output<typeof describeDay>
type ListedDay = Output<typeof listDays>['days'][number]
type PersonalPart = NonNullable<Output<typeof listPersonalDays>['days'][number]['personal']>

/** A day for everyone. Each part is made at its first use and frozen, because all who read the day share it. */
export type HeldDay = {
  readonly date: string
  readonly day: CalendarDay
  /** The caller decides whether the day is open. */
  readonly judged: () => JudgedDay
  /** The day in a list of days, with or without its judgement. */
  readonly listed: (isJudged: boolean) => ListedDay
}

export type HeldDays = {
  find(date: CivilDate, setting: Pick<CalendarDay, 'at' | 'school' | 'locale'>): HeldDay
  /** The full form of a day with a horizon. */
  findWhole(day: HeldDay, openUntil: string, make: () => WholeDay): WholeDay
  /** What a day of a list is to the person of a chart. */
  findPersonal(day: HeldDay, chart: ChartReading, make: () => PersonalPart): PersonalPart
}

/** Two months in fifty places, of some ten kilobytes a day. */
const MAX_DAYS = 3_000
/** Of the book alone: they are the same in every place and language, while a school may count by the place. */
const MAX_VERDICTS = 3_000
/** Mostly today in a place, of some hundred kilobytes. */
const MAX_WHOLE_DAYS = 200
const MAX_PEOPLE = 300
/** Of a kilobyte of text each; a year in a list is not held. */
const MAX_DAYS_OF_PERSON = 100

/**
 * Holds what was computed by its full input: school, date, place and language and, for a person, the chart of the birth
 * itself.
 * Whether a caller may see it is decided each time, elsewhere.
 */
export function createHeldDays(): HeldDays {
  const days = new LRUCache<string, HeldDay>({ max: MAX_DAYS })
  const verdicts = new LRUCache<number, DayVerdict>({ max: MAX_VERDICTS })
  const wholeDays = new LRUCache<string, WholeDay>({ max: MAX_WHOLE_DAYS })
  // As text, one object each in place of dozens: all that is held is visited again and again by the collector of V8.
  const people = new LRUCache<ChartReading, LRUCache<string, string>>({ max: MAX_PEOPLE })

  return {
    find(date, { at, school, locale }) {
      return getOrMake(days, `${keyOf({ at, school })} ${locale} ${isoDateOf(date)}`, () => {
        const day = { facts: dayFacts({ date, place: at.place, rules: at.rules }), at, school, locale }
        return makeDay(day, () =>
          school.rules === '' ? getOrMake(verdicts, day.facts.julianDay, () => judge(day)) : judge(day),
        )
      })
    },
    findWhole({ date, day }, openUntil, make) {
      return getOrMake(wholeDays, `${keyOf(day)} ${day.locale} ${date} ${openUntil}`, () =>
        check(describeDay.response, make()),
      )
    },
    findPersonal({ date, day }, chart, make) {
      const ofPerson = getOrMake(people, chart, () => new LRUCache({ max: MAX_DAYS_OF_PERSON }))
      const text = getOrMake(ofPerson, `${keyOf(day)} ${day.locale} ${date}`, () =>
        JSON.stringify(check(personalPart(), make())),
      )
      return JSON.parse(text) as PersonalPart // true: it was written from one
    },
  }
}

/** The part of every key that says whose rules hold, and where. */
const keyOf = ({ at, school }: Pick<CalendarDay, 'at' | 'school'>): string => `${school.rules} ${at.key}`

function makeDay(day: CalendarDay, findVerdict: () => DayVerdict): HeldDay {
  const judged = once(() => toJudged(day, findVerdict()))
  const facts = once(() => presentBrief(day))
  const closed = once(() => check(listedDay(), { ...facts(), verdict: null, weights: null }))
  const open = once(() =>
    check(listedDay(), {
      ...facts(),
      verdict: presentVerdict(judged()),
      weights: presentWeights(judged()),
    }),
  )
  return {
    date: isoDateOf(day.facts.date),
    day,
    judged,
    listed: (isJudged) => (isJudged ? open() : closed()),
  }
}

const listedDay = () => listDays.response.shape.days.element
const personalPart = () => listPersonalDays.response.shape.days.element.shape.personal.unwrap()

/** Checks a part of responses once for all of them. */
function check<Part>(schema: z.ZodType<Part>, part: Part): Part {
  schema.parse(part)
  return freezeDeep(part)
}

function getOrMake<Key extends {}, Value extends {}>(
  held: LRUCache<Key, Value>,
  key: Key,
  make: () => Value,
): Value {
  const known = held.get(key)
  if (known) return known
  const made = make()
  held.set(key, made)
  return made
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
