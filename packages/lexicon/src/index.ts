export { activityWords, themeWords } from './activities.ts'
export { branches } from './branches.ts'
export { chineseLunarDays } from './chinese-lunar-days.ts'
export { findClauses } from './clauses/index.ts'
export { elementOrder, elements, polarities } from './elements.ts'
export type { Entry, Grammar, TextEntry } from './entry.ts'
export { festivals } from './festivals.ts'
export { dayGrades, policies } from './grades.ts'
export { hourStars } from './hour-stars.ts'
export { type Kind, listGlyphs, listKinds, type WordOfKind } from './kinds.ts'
export { type Locale, locales, type Words } from './locale.ts'
export { guardians, luminaries, mansions } from './mansions.ts'
export { matters } from './matters.ts'
export { type MoonName, moonName, moonPhases, moonQuarterWords, moonSteps } from './moon.ts'
export { moonriseDays, moonriseTradition } from './moonrise-days.ts'
export { naYin } from './na-yin.ts'
export { natalDoubts } from './natal-doubts.ts'
export { natalStars } from './natal-stars.ts'
export { officers } from './officers.ts'
export { pathSides, paths } from './paths.ts'
export { personalRules as personalRuleWords } from './personal-rules.ts'
export { pillarTexts } from './pillar-texts.ts'
export { type Element, pillarWords } from './pillars.ts'
export { meetings, punishments } from './relations.ts'
export { schools } from './schools.ts'
export type { DayContext } from './sentences/day-context.ts'
export { describeClash, describeOfficer, directions } from './sentences/describe-clash.ts'
export { describeHourReason, type HourContext } from './sentences/describe-hour-reason.ts'
export { describePersonalReason } from './sentences/describe-personal-reason.ts'
export { describeFate, describeLastingBan, describeReason } from './sentences/describe-reason.ts'
export { describeLeaf, describeSource } from './sentences/describe-source.ts'
export { describeRule, describeStar } from './sentences/describe-star.ts'
export { capitalised } from './sentences/letters.ts'
export { nameWithKind } from './sentences/name-with-kind.ts'
export { namedOf } from './sentences/named.ts'
export { writeDaySentence } from './sentences/write-day-sentence.ts'
export { sources } from './sources.ts'
export { stars as starWords } from './stars.ts'
export { stems } from './stems.ts'
export {
  elementFits,
  favourableBecause,
  favourableUnsaid,
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
