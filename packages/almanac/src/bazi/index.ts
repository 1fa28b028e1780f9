/** The chart of a birth: pillars, hidden stems, ten gods, strength, stars, luck and transits. */
export type { Birth } from './birth.ts'
export { type ChartMeeting, listChartMeetings } from './chart-meetings.ts'
export { type DaySign, listDaySigns, type SignMeeting } from './day-signs.ts'
export { type ElementBalance, type ElementShare, elementBalance } from './element-balance.ts'
export { type Element, type ElementRelation, elementOfStem, relationOf } from './elements.ts'
export { type ElementAdvice, type Favourable, favourableElements } from './favourable.ts'
export { type HiddenStem, hiddenStemsOf } from './hidden-stems.ts'
export { type LifeStage, lifeStageOf, type YinStages } from './life-stages.ts'
export {
  findLuckPillar,
  type Luck,
  type LuckDirection,
  type LuckMonths,
  type LuckPillar,
  luckDirection,
  type YearMonth,
} from './luck.ts'
export { type MonthMoment, monthMomentAt } from './month-moment.ts'
export { type AlternativeChart, type NatalChart, natalChart } from './natal-chart.ts'
export type { NatalPillars, NatalPlace } from './natal-pillars.ts'
export { type NatalRules, natalRules } from './natal-rules.ts'
export { listNatalStars, type NatalStar, type NatalStarId, starsOn } from './natal-stars.ts'
export { type NatalPalaces, natalPalaces, type PalaceMonth } from './palaces.ts'
export { type Passage, passageOf } from './passage.ts'
export { type ChartReading, type PillarReading, readChart, type WhateverHour } from './read-chart.ts'
export {
  listRelations,
  type Meeting,
  meetingsOf,
  type Placed,
  type Punishment,
  type Relation,
} from './relations.ts'
export { type SeasonRule, type SeasonState, seasonElementOf, seasonShares, seasonStateOf } from './season.ts'
export {
  type Command,
  type CommandSpan,
  type CommandTable,
  commandSpans,
  stemInCommand,
} from './stem-in-command.ts'
export {
  dayMasterStrength,
  type Firmness,
  firmnessOf,
  type Root,
  type Strength,
  type StrengthClass,
  type StrengthTerms,
  strengthPoints,
} from './strength.ts'
export { type TenGod, tenGodOf } from './ten-gods.ts'
export { type Transit, type TransitPlace, transits } from './transits.ts'
