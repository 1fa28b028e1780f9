import * as z from 'zod'
import { isoDate, placeId } from './fields.ts'
import * as days from './operations/calendar/day-parts.ts'
import { describeDay } from './operations/calendar/describe-day.ts'
import { describeYear } from './operations/calendar/describe-year.ts'
import { listDays } from './operations/calendar/list-days.ts'
import { personalPart } from './operations/calendar/personal-parts.ts'
import * as chosen from './operations/calendar/predict-parts.ts'
import { signsOfDay, skyOfDay } from './operations/calendar/sky-parts.ts'
import { articleBrief } from './operations/content/content-parts.ts'
import { describeDirections } from './operations/fengshui/describe-directions.ts'
import * as fengshui from './operations/fengshui/fengshui-parts.ts'

/** The parts of responses that the documents of the API name, so that each is written once. A name never changes. */
const names: Readonly<Record<string, z.ZodType>> = {
  IsoDate: isoDate,
  PlaceId: placeId,
  Instant: days.instant,
  Element: days.element,
  Weight: days.weight,
  Character: days.sign,
  Pillar: days.pillar,
  PillarEntry: days.pillarEntry,
  Name: days.named,
  Entry: days.textEntry,
  Moon: days.moon,
  MoonOfDay: days.moonOfDay,
  MoonriseDay: days.moonOfDay.shape.moonriseDays.element,
  LunarDate: days.dayBrief.shape.lunar,
  Place: days.responseHead.shape.place.unwrap(),
  School: days.chosenSchool,
  SchoolOutcome: days.judgement.shape.schools.element,
  DayList: listDays.response,
  DayBrief: days.dayBrief,
  SolarMonth: days.solarMonth,
  Day: describeDay.response,
  DayCharacters: days.hieroglyph,
  DayDescription: days.dayDescription,
  MonthChange: days.dayDescription.shape.monthChange.unwrap(),
  RunningTerm: days.runningTerm,
  ComingTerm: days.comingTerm,
  Mansion: days.mansion,
  Sky: skyOfDay,
  Sun: skyOfDay.shape.sun.unwrap(),
  Eclipse: skyOfDay.shape.eclipse.unwrap(),
  AnimalSigns: signsOfDay,
  Hour: days.hour,
  HourRating: days.hour.shape.verdict.unwrap(),
  Judgement: days.judgement,
  DaySum: days.daySum,
  ActivityRating: days.tag,
  RatingSum: days.tag.shape.sum,
  Reason: days.tag.shape.reasons.element,
  Star: days.star,
  Clause: days.star.shape.clauses.element,
  Year: describeYear.response,
  Activity: chosen.tagSummary,
  ChosenDay: chosen.chosenDay,
  ChosenDayReason: chosen.chosenDay.shape.reasons.element,
  ChosenHour: chosen.chosenDay.shape.hours.element,
  PersonRating: chosen.chosenDay.shape.people.element,
  PersonalReason: personalPart.shape.reasons.element,
  VetoedDay: chosen.vetoedDay,
  Directions: describeDirections.response,
  Direction: fengshui.direction,
  Sector: fengshui.mountain.shape.sector,
  Palace: fengshui.direction.shape.id,
  Mountain: fengshui.mountain,
  Board: fengshui.board,
  NineStar: fengshui.starEntry,
  CompassMark: fengshui.compassMark,
  DayDirection: fengshui.dayDirection,
  YearGod: fengshui.yearGod,
  ArticleBrief: articleBrief,
}

/** What is known of every schema, with its name in the documents. */
export function createNamedRegistry(): typeof z.globalRegistry {
  const nameOf = new Map<unknown, string>(Object.entries(names).map(([name, schema]) => [schema, name]))
  const find: typeof z.globalRegistry.get = (schema) => {
    const [known, id] = [z.globalRegistry.get(schema), nameOf.get(schema)]
    return id === undefined ? known : { ...known, id }
  }
  return Object.assign(Object.create(z.globalRegistry), { get: find })
}
