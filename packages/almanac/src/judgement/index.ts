/** What a day is good for: stars, activities, verdicts with their reasons, and verdicts for one person. */
export {
  type Activity,
  type ActivityId,
  activities,
  majorActivities,
  mattersOf,
  type ThemeId,
  themes,
} from './activities.ts'
export { cellOf, listStarCells } from './cells.ts'
export { type DayMessage, makeDayMessage } from './day-message.ts'
export { type Evidence, listRulesOf, type Side } from './evidence.ts'
export { type DayGrade, findCellPolicy, findDayGrade, listGradeRows, type Policy, policyOf } from './grade.ts'
export type { ActivityVerdict, Weighed } from './judge-cell.ts'
export { type DayVerdict, judgeDay } from './judge-day.ts'
export {
  type HourReason,
  type HourStar,
  type HourStarId,
  type HourVerdict,
  hourWeightOf,
  judgeHours,
  listHourStars,
} from './judge-hours.ts'
export { type JudgementRequest, listStars } from './list-stars.ts'
export { type Matter, matters } from './matters.ts'
export { isMedical } from './medical.ts'
export { type BookDay, type Note, noteMatter, type Sign, type Word } from './note-matter.ts'
export { type ElementFit, fitOf } from './personal/element-fit.ts'
export { type DayMeeting, meetDay, type PersonalStar } from './personal/meet-day.ts'
export { type HourMeeting, meetHour } from './personal/meet-hour.ts'
export {
  type PersonalReason,
  type PersonalSum,
  type PersonalTarget,
  personalSumOf,
} from './personal/personal-reasons.ts'
export { type PersonalRules, personalRules } from './personal/personal-rules.ts'
export {
  type PersonalCondition,
  type PersonalDelta,
  type PersonalEffect,
  type PersonalRule,
  type PersonalRuleId,
  type PersonalSource,
  personalTable,
} from './personal/personal-table.ts'
export {
  type PersonalActivityVerdict,
  type PersonalVerdict,
  type PersonalWeighed,
  personaliseVerdict,
  personalVerdict,
  weighPersonally,
} from './personal/personal-verdict.ts'
export { type DayRating, LEAN_SHARE, rateActivities } from './rate-day.ts'
export { type Reason, type Scale, type Sizes, scoreOf, signOf, weightOf } from './reasons.ts'
export { rulesVersion } from './rules-version.ts'
export { classicalSchool, type School } from './school.ts'
export { listShownActivities } from './shown-activities.ts'
export { sizesOf } from './sizes.ts'
export type { Source } from './sources.ts'
export { listStandingOut, standsOutWithin } from './stand-out.ts'
export type { DayRule, Page, StarRule } from './star-type.ts'
export {
  type GeneralStarId,
  type MansionId,
  mansionIdOf,
  type OfficerId,
  officerIdOf,
  type PathId,
  pathIdOf,
  type Star,
  type StarId,
  stars,
  type TabooId,
} from './stars.ts'
export { type Sum, sumUp, weightOfSum } from './sum-up.ts'
export type { Fate } from './voices.ts'
export type { Weight } from './weight.ts'
