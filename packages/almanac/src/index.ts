export { type MoonPhase, moonPhase } from './astro/moon-phase.ts'
export { type MoonQuarter, moonQuarters, quarterOf } from './astro/moon-quarters.ts'
export { listMoonCrossings, type MoonCrossing } from './astro/moonrise.ts'
export { type SolarTerm, solarTerms, termIndex, termOf } from './astro/solar-terms.ts'
export { equationOfTimeSec } from './astro/solar-time.ts'
export { sunLongitudeDeg } from './astro/sun-longitude.ts'
export { ttMinusUtcSec } from './astro/time-scale.ts'
export type { Birth } from './bazi/birth.ts'
export { type ElementBalance, type ElementShare, elementBalance } from './bazi/element-balance.ts'
export { type Element, type ElementRelation, elementOfStem, relationOf } from './bazi/elements.ts'
export { type Favourable, favourableElements } from './bazi/favourable.ts'
export { type HiddenStem, hiddenStemsOf } from './bazi/hidden-stems.ts'
export {
  findLuckPillar,
  type Luck,
  type LuckDirection,
  type LuckMonths,
  type LuckPillar,
  luckDirection,
  type YearMonth,
} from './bazi/luck.ts'
export { type AlternativeChart, type NatalChart, natalChart } from './bazi/natal-chart.ts'
export type { NatalPillars, NatalPlace } from './bazi/natal-pillars.ts'
export { type NatalRules, natalRules } from './bazi/natal-rules.ts'
export { listNatalStars, type NatalStar, type NatalStarId, starsOn } from './bazi/natal-stars.ts'
export { type ChartReading, type PillarReading, readChart, type WhateverHour } from './bazi/read-chart.ts'
export {
  listRelations,
  type Meeting,
  meetingsOf,
  type Placed,
  type Punishment,
  type Relation,
} from './bazi/relations.ts'
export {
  dayMasterStrength,
  type Root,
  type SeasonState,
  type Strength,
  type StrengthClass,
  type StrengthTerms,
  seasonStateOf,
  strengthPoints,
} from './bazi/strength.ts'
export { type TenGod, tenGodOf } from './bazi/ten-gods.ts'
export { type ElementFit, type Transit, type TransitPlace, transits } from './bazi/transits.ts'
export {
  type CivilDate,
  isAlmanacDate,
  type JulianDay,
  julianDay,
  parseCivilDate,
  toCivilDate,
  toJulianDay,
} from './calendar/civil-date.ts'
export { branchOf, type Pillar, pillarOf, stemOf } from './calendar/cycle.ts'
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
} from './calendar/day-cycles.ts'
export { type DayFacts, dayFacts, type MonthlyFacts } from './calendar/day-facts.ts'
export { type DoubleHour, hourPillar, listDoubleHours } from './calendar/double-hours.ts'
export { type FestivalId, listFestivals } from './calendar/festivals.ts'
export { type LocalDay, localDayOf } from './calendar/local-day.ts'
export { findLunarDay, type LunarDay, lunarMonths, lunarNewYear } from './calendar/lunar-date.ts'
export type { LunarMonth } from './calendar/lunar-month-rule.ts'
export { type MonthFacts, monthFacts } from './calendar/month-facts.ts'
export { type MoonStep, moonStep } from './calendar/moon-step.ts'
export { type MoonriseDay, type MoonTimes, moonTimes } from './calendar/moon-times.ts'
export { type FourPillars, pillarsAt } from './calendar/pillars.ts'
export { chinaMeridian, type Place } from './calendar/place.ts'
export { birthRules, calendarRules, type Rules } from './calendar/rules.ts'
export { solarReadingMs } from './calendar/solar-clock.ts'
export { type SolarMonth, solarMonthOf, yearPillar } from './calendar/solar-month.ts'
export type { RunningTerm } from './calendar/term-day.ts'
export { type YearFacts, yearFacts } from './calendar/year-facts.ts'
export type { BestHour } from './chooser/best-hours.ts'
export type { ParticipantVerdict, Veto } from './chooser/candidate.ts'
export type { ChoiceRequest, ChoiceRules, Participant, Span } from './chooser/choice-request.ts'
export {
  type Choice,
  type ChosenDay,
  chooseDays,
  type ExcludedDay,
  type Nearest,
} from './chooser/choose-days.ts'
export {
  compareSchools,
  type Moved,
  type SchoolComparison,
  type SchoolRequest,
  type SchoolRules,
  type SchoolSwitch,
  type SchoolVerdict,
} from './chooser/compare-schools.ts'
export {
  type Activity,
  type ActivityId,
  activities,
  majorActivities,
  type ThemeId,
  themes,
} from './judgement/activities.ts'
export { listStarCells } from './judgement/cells.ts'
export { type Evidence, listRulesOf, type Side } from './judgement/evidence.ts'
export { type DayGrade, findDayGrade, listGradeRows, type Policy, policyOf } from './judgement/grade.ts'
export { type ActivityVerdict, type DayVerdict, judgeDay } from './judgement/judge-day.ts'
export {
  type HourReason,
  type HourStarId,
  type HourVerdict,
  hourWeightOf,
  judgeHours,
} from './judgement/judge-hours.ts'
export { type JudgementRequest, listStars } from './judgement/list-stars.ts'
export { type Reason, scoreOf, type Thresholds, type Weight, weightOf } from './judgement/reasons.ts'
export { rulesVersion } from './judgement/rules-version.ts'
export { classicalSchool, type School } from './judgement/school.ts'
export { isOwnRule, listShownActivities } from './judgement/shown-activities.ts'
export type { Source } from './judgement/sources.ts'
export type { StarRule } from './judgement/star-type.ts'
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
} from './judgement/stars.ts'
export { thresholdsOf } from './judgement/thresholds.ts'
export type { Weighed } from './judgement/weigh.ts'
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
export { almanacVersion } from './version.ts'
