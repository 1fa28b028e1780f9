/** The part of the contract that a page loads in the browser: no zod, and nothing from outside this folder. */
export { isBirthTime, isShortName, MAX_LATITUDE_DEG, MAX_LONGITUDE_DEG } from './birth-rules.ts'
export {
  FIRST_DAY,
  FIRST_YEAR,
  isCalendarDate,
  isCalendarDay,
  isCalendarYear,
  LAST_DAY,
  LAST_YEAR,
} from './calendar-range.ts'
export { fillPath, handlesNotFound, requestOf } from './call.ts'
export { type CallLine, toCallLine } from './call-line.ts'
export * from './calls.generated.ts'
export { canonicalQuery } from './canonical-query.ts'
export { type IdentityProvider, identityProviders, isIdentityProvider } from './identity-providers.ts'
export {
  isLocale,
  type Locale,
  localeOfPath,
  locales,
  localisePath,
  otherLocale,
  pathIn,
  withoutLocale,
} from './locales.ts'
export {
  isLunarMonthDay,
  type LeapRule,
  type LunarDateKind,
  leapRules,
  lunarDateKinds,
  MAX_LUNAR_DATES,
  MAX_LUNAR_NAME_CHARS,
  MAX_LUNAR_TEXT_CHARS,
  type NamedLunarDate,
  readLunarDates,
  writeLunarDates,
} from './lunar-date-rules.ts'
export {
  chosenDayFilePath,
  describeApiPath,
  describePublicApiPath,
  exportAccountPath,
  exportChartPath,
  personalDayFilePath,
  printFilePath,
  sharedDayFilePath,
} from './operation-paths.ts'
export type { PageDeclaration, SitePage } from './page-declaration.ts'
export { privatePages } from './private-pages.generated.ts'
export { isQuestion, isTopic, MAX_QUESTION_CHARS, MAX_TOPIC_CHARS } from './question-rules.ts'
export { listReminderTimes } from './reminder-rules.ts'
export {
  canonicalRules,
  findPreset,
  MAX_RULES_CHARS,
  type PresetId,
  readSchool,
  type SchoolChoice,
  type SchoolSwitchName,
  schoolPresets,
  schoolSwitches,
  writeSchool,
} from './school-rules.ts'
export { findPillar, pillarGlyphs, pillarId } from './sexagenary.ts'
export { signPath } from './sign-path.ts'
export { sitePages } from './site-pages.generated.ts'
export { findSitePage } from './site-pages.ts'
export { isEmail, isPassword } from './text-rules.ts'
