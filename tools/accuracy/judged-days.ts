import * as current from './almanac.ts'

/** The part of the package that judges a day; another revision of it may know other activities. */
export type Almanac = Pick<
  typeof current,
  'dayFacts' | 'judgeDay' | 'calendarRules' | 'chinaMeridian' | 'classicalSchool' | 'rulesVersion'
>

export type JudgedDay = {
  readonly date: current.CivilDate
  readonly facts: current.DayFacts
  readonly verdict: current.DayVerdict
}

/** The general verdict of a date, on the meridian of the Chinese calendar. */
export function judgeDate(date: current.CivilDate, almanac: Almanac = current): JudgedDay {
  const [place, rules] = [almanac.chinaMeridian, almanac.calendarRules]
  const facts = almanac.dayFacts({ date, place, rules })
  // In older revisions facts carry no place and rules; `judgeDay` takes them beside the facts.
  const request = { facts, place, rules, school: almanac.classicalSchool }
  return { date, facts, verdict: almanac.judgeDay(request) }
}
