import {
  activities,
  almanacVersion,
  type CivilDate,
  dayFacts,
  julianDay,
  parseCivilDate,
  rulesVersion,
  themes,
  toCivilDate,
  toJulianDay,
} from '@zeri/almanac'
import type { describeDay, Locale, listDays, listThemes, Output } from '@zeri/contract'
import { activityWords, themeWords } from '@zeri/lexicon'
import { AppError } from '../../platform/http/app-error.ts'
import type { LocalDay } from '../../platform/local-day.ts'
import type { ZoneClock } from '../../platform/zone-clock.ts'
import type { Places } from '../places/index.ts'
import { type CalendarPlace, calendarPlaceOf } from './calendar-place.ts'
import { openUntil } from './horizon.ts'
import {
  type AskedDay,
  isoDateOf,
  presentBrief,
  presentDescription,
  presentHieroglyph,
  presentHours,
  presentMansion,
  presentMoonTold,
  presentPillarTold,
  presentSeason,
  presentSolarMonths,
} from './present-facts.ts'
import {
  findJudged,
  isShown,
  type JudgedDay,
  presentJudgement,
  presentVerdict,
  presentWeights,
  summarise,
} from './present-judgement.ts'

type Day = Output<typeof describeDay>
type Head = Pick<Day, 'almanacVersion' | 'rulesVersion' | 'place' | 'openUntil'>

export type Asked = { readonly place?: string | undefined; readonly locale: Locale }

/** What the calendar needs of the world. */
export type CalendarDeps = {
  readonly places: Places
  readonly clockOf: (zone: string) => ZoneClock
  readonly today: (zone: string) => LocalDay
}

/** A place as an answer holds for it, and the last day that is open there. */
export type Setting = {
  readonly at: CalendarPlace
  readonly locale: Locale
  readonly today: string
  readonly openUntil: string
  readonly head: Head
}

export async function findSetting(
  { places, clockOf, today }: CalendarDeps,
  { place, locale }: Asked,
): Promise<Setting> {
  const found = place === undefined ? undefined : await places.find(place)
  if (place !== undefined && !found) throw new AppError('place.not-found')
  const at = calendarPlaceOf(found, clockOf)
  const { date } = today(at.zone)
  const until = openUntil(date)
  return {
    at,
    locale,
    today: date,
    openUntil: until,
    head: { almanacVersion, rulesVersion, place: at.echo(locale), openUntil: until },
  }
}

/** The date of a request; one that does not exist, or lies outside 1900–2100, is refused. */
export function requireDate(text: string): CivilDate {
  const date = parseCivilDate(text)
  if (!date) throw new AppError('calendar.no-such-day')
  return date
}

export function askDay(date: CivilDate, { at, locale }: Setting): AskedDay {
  return { facts: dayFacts({ date, place: at.place, rules: at.rules }), at, locale }
}

/** A day in a line; judged where it is open. */
export function describeBriefly(
  asked: AskedDay,
  judged: JudgedDay | undefined,
): Output<typeof listDays>['days'][number] {
  const brief = presentBrief(asked)
  if (!judged) return { ...brief, verdict: null, weights: null }
  return { ...brief, verdict: presentVerdict(judged), weights: presentWeights(judged) }
}

export type Range = { readonly from: string; readonly to: string }

/** The days of a range. */
export function askDays(range: Range, setting: Setting): AskedDay[] {
  const [first, last] = [toJulianDay(requireDate(range.from)), toJulianDay(requireDate(range.to))]
  const asked: AskedDay[] = []
  for (let day = first; day <= last; day = julianDay(day + 1)) asked.push(askDay(toCivilDate(day), setting))
  return asked
}

/** The days of a range, each in a line. */
export function describeDays(range: Range, setting: Setting): Output<typeof listDays> {
  const days = askDays(range, setting)
  return {
    ...setting.head,
    solarMonths: presentSolarMonths(days),
    days: days.map((day) => describeBriefly(day, findJudged(day, setting.openUntil))),
  }
}

/** A day in full. Beyond the horizon it has facts and no judgement. */
export function describeWholeDay(date: CivilDate, setting: Setting): Day {
  const asked = askDay(date, setting)
  const { facts, locale } = asked
  const judged = findJudged(asked, setting.openUntil)
  return {
    ...setting.head,
    date: isoDateOf(date),
    year: presentPillarTold(facts.year, locale),
    month: presentPillarTold(facts.month, locale),
    hieroglyph: presentHieroglyph(asked),
    season: presentSeason(asked),
    moon: presentMoonTold(asked),
    su: presentMansion(asked),
    day_info: presentDescription(asked, summarise(asked, judged)),
    hours: presentHours(asked, judged !== undefined),
    judgement: judged ? presentJudgement(judged, setting.openUntil) : null,
  }
}

/** What a day can be chosen for. */
export function describeThemes(locale: Locale): Output<typeof listThemes> {
  return {
    themes: themes.map((id) => ({
      id,
      name: themeWords[id].name[locale],
      short: themeWords[id].short[locale],
    })),
    tags: activities.map(({ id, theme }) => ({
      id,
      theme,
      name: activityWords[id].name[locale],
      short: activityWords[id].short[locale],
      isShown: isShown(id),
    })),
  }
}
