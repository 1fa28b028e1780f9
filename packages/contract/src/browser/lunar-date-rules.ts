/** Rules of lunar dates that come back every year, as plain values for forms and for addresses of calendars. */

/** Where a date goes in a year whose leap month has its number: its month, both months, or the leap month alone. */
export const leapRules = ['regular', 'both', 'leap'] as const
export type LeapRule = (typeof leapRules)[number]

export const lunarDateKinds = ['birthday', 'memorial'] as const
export type LunarDateKind = (typeof lunarDateKinds)[number]

/** The most lunar dates of an account, and of a browser. */
export const MAX_LUNAR_DATES = 50
export const MAX_LUNAR_NAME_CHARS = 60
/** One line also to programs that end one at U+2028: names are written into calendar files. */
export const LUNAR_NAME = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u

/** The most characters of dates in the address of a calendar: a longer one would not pass every program. */
export const MAX_LUNAR_TEXT_CHARS = 1000

/** A lunar date with its name, as the address of a calendar has it. */
export type NamedLunarDate = {
  readonly name: string
  readonly kind: LunarDateKind
  readonly month: number
  readonly day: number
  readonly leapRule: LeapRule
}

const NAMED =
  /^(?<kind>[bm])(?<month>\d{1,2})-(?<day>\d{1,2})(?:\.(?<rule>both|leap))? (?<name>[^~\p{Cc}\p{Zl}\p{Zp}]+)$/u
const SEPARATOR = '~'
const letters = { birthday: 'b', memorial: 'm' } as const

/** Whether there is such a day in some lunar year. */
export function isLunarMonthDay(month: number, day: number): boolean {
  return (
    Number.isInteger(month) && Number.isInteger(day) && month >= 1 && month <= 12 && day >= 1 && day <= 30
  )
}

/**
 * Writes lunar dates for the address of a calendar.
 * @example writeLunarDates([{ name: 'Mum', kind: 'birthday', month: 6, day: 15, leapRule: 'both' }]) // 'b6-15.both Mum'
 */
export function writeLunarDates(dates: readonly NamedLunarDate[]): string {
  return dates
    .map(({ name, kind, month, day, leapRule }) => {
      const rule = leapRule === 'regular' ? '' : `.${leapRule}`
      return `${letters[kind]}${month}-${day}${rule} ${name.replaceAll(SEPARATOR, '-')}`
    })
    .join(SEPARATOR)
}

/**
 * Reads what {@link writeLunarDates} wrote; undefined where a part is no lunar date.
 * @example readLunarDates('m1-30 Grandfather')?.[0]?.leapRule // 'regular'
 */
export function readLunarDates(text: string): NamedLunarDate[] | undefined {
  const dates = text.split(SEPARATOR).map(readLunarDate)
  return dates.length <= MAX_LUNAR_DATES && dates.every((date) => date !== undefined) ? dates : undefined
}

function readLunarDate(text: string): NamedLunarDate | undefined {
  const { kind, month, day, rule, name = '' } = NAMED.exec(text)?.groups ?? {}
  const date = { month: Number(month), day: Number(day) }
  const trimmed = name.trim()
  if (!isLunarMonthDay(date.month, date.day) || trimmed === '' || trimmed.length > MAX_LUNAR_NAME_CHARS)
    return undefined
  return {
    name: trimmed,
    kind: kind === 'm' ? 'memorial' : 'birthday',
    ...date,
    leapRule: rule === 'both' || rule === 'leap' ? rule : 'regular',
  }
}
