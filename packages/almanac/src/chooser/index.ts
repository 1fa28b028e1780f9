/** The best days of a span for an activity, and why another school would choose others. */
export type { BestHour } from './best-hours.ts'
export type { ParticipantVerdict, Veto } from './candidate.ts'
export type {
  ChoiceRequest,
  ChoiceRules,
  HolidayWish,
  HourWindow,
  Participant,
  Span,
} from './choice-request.ts'
export { type Choice, chooseDays, type ExcludedDay } from './choose-days.ts'
export {
  compareSchools,
  type Moved,
  type SchoolComparison,
  type SchoolRequest,
  type SchoolRules,
  type SchoolSwitch,
  type SchoolVerdict,
} from './compare-schools.ts'
export type { Nearest, Relaxation } from './nearest-days.ts'
export type { ChosenDay } from './search.ts'
