import type { Locale } from '@zeri/contract'

const MS_PER_DAY = 86_400_000

/**
 * The civil date some days later.
 * @example addDays('2026-12-30', 3) // '2027-01-02'
 */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * MS_PER_DAY).toISOString().slice(0, 10)
}

export type DateWords = {
  readonly weekday: string
  readonly weekdayShort: string
  readonly dayOfMonth: string
  readonly dayMonth: string
  readonly date: string
  /** The month by itself. */
  readonly month: string
}

/**
 * A civil date in words. Written on the server and sent as text, because browsers differ in the words they know.
 * @example dateWords('2026-11-15', 'en').date // '15 November 2026'
 * @example dateWords('2026-11-15', 'ru').date // '15 ноября 2026'
 */
export function dateWords(date: string, locale: Locale): DateWords {
  const instant = new Date(date)
  const write = (part: keyof typeof parts) => writePart(instant, part, locale)
  const dayMonth = write('dayMonth')
  return {
    weekday: write('weekday'),
    weekdayShort: write('weekdayShort'),
    dayOfMonth: String(instant.getUTCDate()),
    dayMonth,
    date: `${dayMonth} ${instant.getUTCFullYear()}`,
    month: write('month'),
  }
}

/**
 * The day and month of a civil date alone, for lists of dates: each part of a date takes time to write.
 * @example dayMonthWords('2026-11-15', 'en') // '15 November'
 */
export function dayMonthWords(date: string, locale: Locale): string {
  return writePart(new Date(date), 'dayMonth', locale)
}

function writePart(instant: Date, part: keyof typeof parts, locale: Locale): string {
  return capitalise(formatOf(locale, part).format(instant))
}

const parts = {
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
  dayMonth: { day: 'numeric', month: 'long' },
  month: { month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are slow to create, so each is created once. */
function formatOf(locale: Locale, part: keyof typeof parts): Intl.DateTimeFormat {
  const region = locale === 'en' ? 'en-GB' : 'ru-RU'
  return rememberFormat(`${locale} ${part}`, region, { ...parts[part], timeZone: 'UTC' })
}

function rememberFormat(
  key: string,
  region: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(region, options)
  formats.set(key, format)
  return format
}

/**
 * A zone's offset from UTC on a date, at noon.
 * @example zoneOffset('Europe/Moscow', '2026-11-15') // 'UTC+3'
 */
export function zoneOffset(zone: string, date: string): string {
  return createOffsetOf(zone)(date)
}

export type ZoneOffset = { readonly from: string; readonly offset: string }

/**
 * A zone's offsets over successive dates, each with the first date that has it. A page that has them needs no time zones of
 * its own browser, whose first use takes a phone a tenth of a second.
 */
export function listZoneOffsets(zone: string, dates: readonly string[]): readonly ZoneOffset[] {
  const offsetOf = createOffsetOf(zone)
  return dates
    .map((from) => ({ from, offset: offsetOf(from) }))
    .filter(({ offset }, index, all) => offset !== all[index - 1]?.offset)
}

/** The offset on a date among those of its month. */
export function findOffset(offsets: readonly ZoneOffset[], date: string): string | undefined {
  return offsets.findLast(({ from }) => from <= date)?.offset
}

function createOffsetOf(zone: string): (date: string) => string {
  const format = rememberFormat(zone, 'en-US', { timeZone: zone, timeZoneName: 'shortOffset' })
  return (date) => {
    const parts = format.formatToParts(Date.parse(`${date}T12:00:00Z`))
    const name = parts.find(({ type }) => type === 'timeZoneName')
    return name?.value.replace('GMT', 'UTC').replace(/\+0$/, '') ?? zone
  }
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
