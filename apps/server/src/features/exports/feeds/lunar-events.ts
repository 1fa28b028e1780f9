import { createHash } from 'node:crypto'
import { julianDay, type LeapRule, parseCivilDate, toJulianDay } from '@zeri/almanac/calendar'
import { type Locale, pathIn } from '@zeri/contract'
import type { LunarDateKind } from '@zeri/contract/browser'
import { lunarDayWords } from '@zeri/lexicon'
import { isoDateOf } from '../../calendar/index.ts'
import { type DatedReturn, nextReturns } from '../../lunar-dates/index.ts'
import { type AlarmTime, type FeedEvent, writeFeed } from '../calendar-file/icalendar.ts'
import { exportWords } from '../words.ts'

/** A lunar date of a calendar: of an account, or as the address names it. */
export type LunarFeedDate = {
  /** Part of every uid. */
  readonly id: string
  readonly name: string
  readonly kind: LunarDateKind
  readonly month: number
  readonly day: number
  readonly leapRule: LeapRule
  /** The lunar year of the birth or the death; null where it is unknown. */
  readonly year: number | null
  /** When it was last changed; undefined where that is unknown. */
  readonly changedAtMs?: number | undefined
}

export type LunarFeedOptions = {
  readonly today: string
  readonly alarm: AlarmTime | undefined
  readonly locale: Locale
  /** The origin of the linked pages, and the host in the uids. */
  readonly origin: string
  readonly host: string
}

/** A week of the past, so that an app does not drop yesterday at midnight, and ten years of the future. */
const DAYS_BACK = 7
const YEARS_AHEAD = 10
/** Two a year at most. */
const MAX_RETURNS = 2 * (YEARS_AHEAD + 2)

/** The events of lunar dates, a whole day each, in order. Their uids stay the same from one reading to the next. */
export function listLunarEvents(dates: readonly LunarFeedDate[], options: LunarFeedOptions): FeedEvent[] {
  const today = parseCivilDate(options.today)
  if (!today) return []
  const from = julianDay(toJulianDay(today) - DAYS_BACK)
  const last = `${today.year + YEARS_AHEAD}${options.today.slice(4)}`
  return dates
    .flatMap((date) =>
      nextReturns(date, date.leapRule, { from, count: MAX_RETURNS })
        .filter((one) => isoDateOf(one.date) <= last)
        .map((one) => ({ iso: isoDateOf(one.date), event: eventOf(date, one, options) })),
    )
    .toSorted((one, other) => one.iso.localeCompare(other.iso))
    .map(({ event }) => event)
}

function eventOf(date: LunarFeedDate, back: DatedReturn, options: LunarFeedOptions): FeedEvent {
  const { locale, origin, host, alarm } = options
  const words = exportWords[locale]
  const iso = isoDateOf(back.date)
  const url = origin + pathIn(locale, `/${iso.split('-').map(Number).join('/')}`)
  const summary = words.lunarDates[date.kind](date.name)
  const years = date.year === null ? 0 : back.year - date.year
  return {
    date: iso,
    uid: `lunar-${date.id}-${back.year}${back.isLeap ? '-leap' : ''}@${host}`,
    stampMs: date.changedAtMs ?? Date.parse(iso),
    sequence: 0,
    summary,
    ...(alarm && { alarm: { at: alarm, words: words.alarms[alarm](summary) } }),
    description: [
      words.lunarDates.by(lunarDayWords({ month: date.month, day: date.day, isLeap: back.isLeap }, locale)),
      ...(back.isShort ? [words.lunarDates.short] : []),
      ...(years > 0 ? [words.lunarDates.years(years)] : []),
      '',
      url,
    ].join('\n'),
    url,
  }
}

/** The id of a date that is stored nowhere: the same text has the same one. */
export function idOfNamed({
  name,
  kind,
  month,
  day,
}: Omit<LunarFeedDate, 'id' | 'year' | 'leapRule'>): string {
  return createHash('sha256')
    .update(JSON.stringify([name, kind, month, day]))
    .digest('hex')
    .slice(0, 16)
}

/** Writes a calendar of lunar dates alone. */
export function writeLunarFeed(
  product: string,
  dates: readonly LunarFeedDate[],
  options: LunarFeedOptions,
): string {
  const name = `${product} · ${exportWords[options.locale].lunarDates.feed}`
  return writeFeed({ product, name, events: listLunarEvents(dates, options) })
}
