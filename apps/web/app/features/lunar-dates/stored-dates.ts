import {
  isLunarMonthDay,
  type LeapRule,
  type LunarDateKind,
  leapRules,
  lunarDateKinds,
  MAX_LUNAR_DATES,
  MAX_LUNAR_NAME_CHARS,
} from '@zeri/contract/browser'

/** A lunar date that one browser stores. */
export type BrowserDate = {
  readonly name: string
  readonly kind: LunarDateKind
  readonly month: number
  readonly day: number
  readonly isLeap: boolean
  /** The lunar year of the birth or the death. */
  readonly year: number | null
  readonly leapRule: LeapRule
}

/** Reads the dates of a browser. What is damaged is left out: other programs can write there too. */
export function readBrowserDates(text: string | null | undefined): readonly BrowserDate[] {
  if (!text) return []
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.flatMap(readOne).slice(0, MAX_LUNAR_DATES) : []
  } catch {
    return []
  }
}

function readOne(value: unknown): BrowserDate[] {
  const { name, kind, month, day, isLeap, year, leapRule } = Object(value) as Record<string, unknown>
  const kindOf = lunarDateKinds.find((one) => one === kind)
  const rule = leapRules.find((one) => one === leapRule)
  if (typeof name !== 'string' || name === '' || name.length > MAX_LUNAR_NAME_CHARS || !kindOf || !rule)
    return []
  if (!isLunarMonthDay(Number(month), Number(day))) return []
  return [
    {
      name,
      kind: kindOf,
      month: Number(month),
      day: Number(day),
      isLeap: isLeap === true,
      year: typeof year === 'number' && Number.isInteger(year) ? year : null,
      leapRule: rule,
    },
  ]
}

/** What makes two dates the same one. */
export function keyOf({ name, kind, month, day, isLeap }: Omit<BrowserDate, 'year' | 'leapRule'>): string {
  return `${kind} ${isLeap ? 'leap ' : ''}${month}-${day} ${name}`
}

/** The dates with one more; the same one in its place. */
export function withDate(dates: readonly BrowserDate[], date: BrowserDate): readonly BrowserDate[] {
  return [...dates.filter((one) => keyOf(one) !== keyOf(date)), date]
}

/** The text to store; null where there is nothing left. */
export function writeBrowserDates(dates: readonly BrowserDate[]): string | null {
  return dates.length === 0 ? null : JSON.stringify(dates)
}
