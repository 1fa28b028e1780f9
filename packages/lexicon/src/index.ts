export { activityWords, themeWords } from './activities.ts'
export { activityTexts } from './activity-texts/index.ts'
export { branches } from './branches.ts'
export { briefFestivals, briefTerms } from './brief-occasions.ts'
export { chineseLunarDays } from './chinese-lunar-days.ts'
export { findClauses } from './clauses/index.ts'
export { compassMarks } from './compass-marks.ts'
export { concepts } from './concepts.ts'
export { type DayDirectionId, dayDirectionWords, verseOfNobles, wealthTableWords } from './day-directions.ts'
export { eclipses } from './eclipses.ts'
export { elementOrder, elements, polarities } from './elements.ts'
export type { Entry, Grammar, TextEntry } from './entry.ts'
export { festivals } from './festivals.ts'
export * from './figure-words/index.ts'
export { findNames } from './find-names.ts'
export { dayGrades, policies } from './grades.ts'
export { hourStars } from './hour-stars.ts'
export { type Kind, listGlyphs, listKinds, type WordOfKind } from './kinds.ts'
export { capitalised } from './letters.ts'
export { lifeStages, natalPalaceWords, stagesOfLife } from './life-stages.ts'
export { type Locale, locales, type Words } from './locale.ts'
export { lunarDateGlyphs, lunarDateWords, lunarDayWords } from './lunar-dates.ts'
export { guardians, luminaries, mansions } from './mansions.ts'
export { matters } from './matters.ts'
export { moonName, moonPhases, moonQuarterWords, moonSteps } from './moon.ts'
export { moonriseDays, moonriseTradition } from './moonrise-days.ts'
export { naYin } from './na-yin.ts'
export { namedSchools } from './named-schools.ts'
export { natalDoubts } from './natal-doubts.ts'
export { natalStars } from './natal-stars.ts'
export { nineStars } from './nine-stars.ts'
export { officers } from './officers.ts'
export { pathSides, paths } from './paths.ts'
export { pentads } from './pentads.ts'
export { personalRules as personalRuleWords } from './personal-rules.ts'
export { pillarTexts } from './pillar-texts.ts'
export { type Element, pillarReading, pillarWords } from './pillars.ts'
export { meetings, punishments } from './relations.ts'
export { schoolSources } from './school-sources.ts'
export { schools } from './schools.ts'
export { seasonalDays } from './seasonal-days.ts'
export { cornerMountains, roomWords, sectorWords } from './sectors.ts'
export type { DayContext } from './sentences/day-context.ts'
export { describeClash, describeOfficer, directions } from './sentences/describe-clash.ts'
export {
  type DayPlace,
  describeDayPlace,
  describeDegrees,
  describeFacingMark,
  describeMark,
  describeVisit,
} from './sentences/describe-compass.ts'
export { describeEclipse, describePeak, type SeenEclipse } from './sentences/describe-eclipse.ts'
export { describeHourReason, type HourContext } from './sentences/describe-hour-reason.ts'
export { describePersonalReason, type PersonalContext } from './sentences/describe-personal-reason.ts'
export { describeFate, describeLastingBan, describeReason } from './sentences/describe-reason.ts'
export { describeSignRule } from './sentences/describe-sign-rule.ts'
export { describeSigns, signMeetings } from './sentences/describe-signs.ts'
export { citeLeaf, citeSource, describeLeaf, describeSource } from './sentences/describe-source.ts'
export { describeRule, describeStar } from './sentences/describe-star.ts'
export { describeSun } from './sentences/describe-sun.ts'
export { nameWithKind } from './sentences/name-with-kind.ts'
export { namedOf } from './sentences/named.ts'
export { composeDaySentence, writeDaySentence } from './sentences/write-day-sentence.ts'
export { signKindWords } from './sign-kinds.ts'
export { findSign, findSignOfStar, listSigns, type Sign, type SignKind, signKinds } from './signs.ts'
export { sources } from './sources.ts'
export { stars as starWords } from './stars.ts'
export { stems } from './stems.ts'
export {
  elementFits,
  favourableBecause,
  favourableUnsaid,
  firmnessWords,
  luckDirections,
  mayFollow,
  natalPlaces,
  seasonStates,
  strengthClasses,
  transitPlaces,
} from './strength.ts'
export { taboos } from './taboos.ts'
export { elementRelations, tenGods } from './ten-gods.ts'
export { terms } from './terms.ts'
export { weightWords } from './weights.ts'
export { yearGods } from './year-gods.ts'
