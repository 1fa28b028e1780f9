export {
  type CalendarContext,
  type CalendarDeps,
  computeDay,
  describeDays,
  describeWholeDay,
  findCalendarContext,
  findDays,
  requireDate,
} from './calendar.ts'
export { type CalendarPlace, calendarPlaceOf } from './calendar-place.ts'
export {
  type Deed,
  type Digest,
  type DigestMoon,
  digestFor,
  judgeForDigest,
  type WeekDigest,
  weekDigestFor,
} from './digest.ts'
export {
  findStoredSchool,
  readSchoolCookie,
  type SchoolCall,
  schoolCookie,
  withRules,
} from './find-rules.ts'
export { createHeldDays } from './held-days.ts'
export { openUntil } from './horizon.ts'
export { itemOf } from './item-of.ts'
export { findCalendarPage } from './page-path.ts'
export { type Access, openTo, type Person } from './person.ts'
export { describePersonalDays, describePersonalYear, describeWholePersonalDay } from './personal-calendar.ts'
export { isoDateOf, presentNamed, presentPillar } from './present-facts.ts'
export {
  findJudged,
  isCustom,
  type JudgedDay,
  judge,
  pageOfStar,
  presentClauses,
  presentSpokesman,
  weightWord,
} from './present-judgement.ts'
export { presentMoonBriefly } from './present-moon.ts'
export { presentWeighed } from './present-personal.ts'
export { type BirthPayload, calendarRoutes } from './routes.ts'
export { type DaySchool, describeSchools, presentSchool, schoolName, schoolOf, theBook } from './school.ts'
