/** Directions of days and years, the 24 mountains and the flying stars. */
export {
  type CompassMark,
  type CompassMarkId,
  listMonthMarks,
  listYearMarks,
  mountainsOfSector,
} from './compass-marks.ts'
export {
  type DayDirections,
  dayDirections,
  findVerseNobles,
  findWealth,
  type Noble,
  type Room,
  type WealthTable,
} from './day-directions.ts'
export {
  type BuildingSide,
  type FacingAdvice,
  type FacingMark,
  type FacingVerdict,
  judgeFacing,
} from './facing.ts'
export {
  findMountainOfStem,
  MOUNTAINS,
  type Mountain,
  type MountainName,
  mountainAt,
  mountainOfBranch,
  nameOfMountain,
  oppositeOf,
  type Sector,
  sectorOfBranch,
  sectorOfMountain,
  sectors,
  startOfMountain,
} from './mountains.ts'
export {
  boardOf,
  type DayStar,
  type DayStarRule,
  dayStar,
  flight,
  hourStar,
  isRisingHalf,
  monthStar,
  type NineStar,
  type Palace,
  palaceOf,
  yearStar,
} from './nine-stars.ts'
export { listSolarMonths, type SolarMonthDays, type SolarPeriod, solarPeriodOf } from './solar-period.ts'
export { listYearGods, threeShaSide, type YearGod, type YearGodId } from './year-directions.ts'
