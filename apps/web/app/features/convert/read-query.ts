import type { convertDate, Input } from '@zeri/contract'

type Conversion = Omit<Input<typeof convertDate>, 'locale'>

/** The fields of the forms, as they were typed. */
const convertFields = [
  'date',
  'lunarYear',
  'lunarMonth',
  'lunarDay',
  'leap',
  'yearPillar',
  'monthPillar',
  'dayPillar',
] as const

export type TypedFields = { readonly [Name in (typeof convertFields)[number]]: string }

const MAX_TYPED_CHARS = 20
const NUMBER = /^\d{1,4}$/

/** What was typed into the fields; a field that is not in the address is empty. */
export function readTyped(params: URLSearchParams): TypedFields {
  const typed = convertFields.map((name) => [name, (params.get(name) ?? '').trim().slice(0, MAX_TYPED_CHARS)])
  return Object.fromEntries(typed) as TypedFields // true: every field is listed
}

/** The query of the operation; undefined where nothing was typed. Parts of a lunar date come before pillars. */
export function toConversion(typed: TypedFields): Conversion | undefined {
  const { date, lunarYear, lunarMonth, lunarDay, leap, yearPillar, monthPillar, dayPillar } = typed
  if (date !== '') return { date }
  if ([lunarYear, lunarMonth, lunarDay].some((part) => part !== ''))
    return { lunar: writeDate(lunarYear, lunarMonth, lunarDay), leap: leap === '' ? 'false' : 'true' }
  const pillars = Object.entries({ yearPillar, monthPillar, dayPillar }).filter(([, id]) => id !== '')
  return pillars.length === 0 ? undefined : Object.fromEntries(pillars)
}

/** Parts that are no numbers make a date that the operation refuses. */
function writeDate(...parts: readonly string[]): string {
  return parts
    .map((part, index) => (NUMBER.test(part) ? part.padStart(index === 0 ? 4 : 2, '0') : 'x'))
    .join('-')
}
