import {
  isLunarMonthDay,
  type LeapRule,
  type LunarDateKind,
  leapRules,
  lunarDateKinds,
  MAX_LUNAR_NAME_CHARS,
} from '@zeri/contract/browser'

/** The fields of the form, as they were typed. */
const typedFields = ['name', 'kind', 'rule', 'date', 'year', 'month', 'day', 'leap'] as const

export type TypedDate = { readonly [Name in (typeof typedFields)[number]]: string }

/** What was typed into the fields of a form or an address; a field that is not there is empty. */
export function readTyped(from: FormData | URLSearchParams): TypedDate {
  const typed = typedFields.map((name) => [
    name,
    String(from.get(name) ?? '')
      .trim()
      .slice(0, MAX_LUNAR_NAME_CHARS),
  ])
  return Object.fromEntries(typed) as TypedDate // true: every field is listed
}

type LunarFields = {
  readonly month: number
  readonly day: number
  readonly isLeap: boolean
  readonly year: number | null
}

/** A date that was typed: a civil day, or a day of the lunar calendar. */
export type NewDate = {
  readonly name: string
  readonly kind: LunarDateKind
  readonly leapRule: LeapRule
} & (
  | { readonly date: string; readonly lunar?: undefined }
  | { readonly lunar: LunarFields; readonly date?: undefined }
)

/** Whether anything about a day was typed. */
export const hasDay = ({ date, month, day }: TypedDate): boolean => date !== '' || month !== '' || day !== ''

/** The date that was typed; undefined where the fields make none. The civil day counts where both are typed. */
export function toNewDate({
  name,
  kind,
  rule,
  date,
  year,
  month,
  day,
  leap,
}: TypedDate): NewDate | undefined {
  const common = {
    name,
    kind: lunarDateKinds.find((one) => one === kind) ?? 'birthday',
    leapRule: leapRules.find((one) => one === rule) ?? 'regular',
  }
  if (date !== '') return /^\d{4}-\d{2}-\d{2}$/.test(date) ? { ...common, date } : undefined
  const lunar = {
    month: Number(month),
    day: Number(day),
    isLeap: leap !== '',
    year: year === '' ? null : Number(year),
  }
  const isYear = lunar.year === null || Number.isInteger(lunar.year)
  return isYear && isLunarMonthDay(lunar.month, lunar.day) ? { ...common, lunar } : undefined
}
