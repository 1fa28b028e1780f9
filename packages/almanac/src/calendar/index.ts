/** Facts of a day, month or year in a place: pillars, lunar date, solar term, mansion, officer, double-hours. */

export { almanacVersion } from '../version.ts'
export {
  type CivilDate,
  daysInMonth,
  FIRST_YEAR,
  isAlmanacDate,
  type JulianDay,
  julianDay,
  LAST_YEAR,
  parseCivilDate,
  toCivilDate,
  toJulianDay,
} from './civil-date.ts'
export { branchOf, type Pillar, pillarOf, stemOf } from './cycle.ts'
export {
  clashBranchOf,
  type Direction,
  dayMansion,
  dayOfficer,
  dayPillar,
  isYellowPath,
  naYinOf,
  pathStar,
  shaDirectionOf,
  voidBranchesOf,
} from './day-cycles.ts'
export { type DayFacts, type DayRequest, dayFacts, type MonthlyFacts } from './day-facts.ts'
export { type DoubleHour, hourPillar, listDoubleHours } from './double-hours.ts'
export type { Doubt } from './doubt.ts'
export { type FestivalId, listFestivals } from './festivals.ts'
export { type LocalDay, localDayOf } from './local-day.ts'
export { findLunarDay, type LunarDay, lunarDayOf, lunarMonths, lunarNewYear } from './lunar-date.ts'
export type { LunarMonth } from './lunar-month-rule.ts'
export {
  type LeapRule,
  type LunarAnniversary,
  type LunarReturn,
  leapRules,
  lunarReturns,
} from './lunar-returns.ts'
export { type MonthFacts, monthFacts } from './month-facts.ts'
export type { DatedQuarter } from './moon-quarter-day.ts'
export { type MoonOfDay, type MoonPhaseId, type MoonStep, moonStep } from './moon-step.ts'
export { type MoonriseDay, type MoonTimes, moonTimes } from './moon-times.ts'
export { pentadOn } from './pentads.ts'
export { type DayRange, listPillarDays, type PillarQuery } from './pillar-days.ts'
export { type FourPillars, pillarsAt } from './pillars.ts'
export { chinaMeridian, type Place } from './place.ts'
export { birthRules, calendarRules, type Rules } from './rules.ts'
export { dogDayStarts, findSeasonalDay, type SeasonalDay } from './seasonal-days.ts'
export { solarReadingMs } from './solar-clock.ts'
export { type SolarMonth, solarMonthOf, yearPillar } from './solar-month.ts'
export { type SunTimes, sunTimes } from './sun-times.ts'
export type { RunningTerm } from './term-day.ts'
export { type YearFacts, type YearRequest, yearFacts } from './year-facts.ts'
