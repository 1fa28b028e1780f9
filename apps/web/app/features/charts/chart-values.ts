import type { ErrorCode, Input, Output, previewBirth } from '@zeri/contract'
import {
  isBirthTime,
  isCalendarDate,
  isEmail,
  isShortName,
  MAX_LATITUDE_DEG,
  MAX_LONGITUDE_DEG,
} from '@zeri/contract/browser'

/** The fields of a chart's form; the names are those of the contract. */
const fields = [
  'fio',
  'gender',
  'birthday',
  'birthdayTime',
  'timeUnknown',
  'offsetSec',
  'city',
  'latitude',
  'longitude',
  'utc',
  'email',
  'consent',
] as const

export type ChartField = (typeof fields)[number]

/** The typed values of a chart's form. */
export type ChartValues = Readonly<Record<ChartField, string>>

type FaultName =
  | 'fio'
  | 'fioLength'
  | 'gender'
  | 'birthday'
  | 'future'
  | 'birthdayTime'
  | 'city'
  | 'latitude'
  | 'longitude'
  | 'utc'
  | 'email'
  | 'emailInvalid'
  | 'consent'
export type ChartFault = `charts.faults.${FaultName}` | `errors.${ErrorCode}`
/** The faults of the fields, in the order of the form. */
export type ChartFaults = Readonly<Partial<Record<ChartField, ChartFault>>>

/** Which fields the form has beside the birth data. */
export type ExtraFields = { readonly email: boolean | 'optional'; readonly consent: boolean }

export type Preview = Output<typeof previewBirth>
export type BirthClock = Omit<Input<typeof previewBirth>, 'locale'>

export function isChartField(name: string): name is ChartField {
  return fields.some((field) => field === name)
}

export function readChartValues(form: FormData): ChartValues {
  const entries = fields.map((name) => [name, String(form.get(name) ?? '').trim()])
  return Object.fromEntries(entries) // true: every field has its entry
}

export const noValues: ChartValues = readChartValues(new FormData())

/**
 * Reads degrees as people type them.
 * @example readDegrees('55,75', 90) // 55.75
 */
export function readDegrees(text: string, most: number): number | undefined {
  const degrees = Number(text.replace(',', '.').replace('−', '-'))
  return text !== '' && Math.abs(degrees) <= most ? degrees : undefined
}

const nameFault = (value: string): ChartFault | undefined => {
  if (value === '') return 'charts.faults.fio'
  return isShortName(value) ? undefined : 'charts.faults.fioLength'
}

const emailFault = (value: string, isOptional: boolean): ChartFault | undefined => {
  if (value === '') return isOptional ? undefined : 'charts.faults.email'
  return isEmail(value) ? undefined : 'charts.faults.emailInvalid'
}

/** The faults of the birthplace. Single coordinates are at fault only if they were typed by hand. */
function placeFaults({ city, latitude, longitude, utc }: ChartValues): ChartFaults {
  const isChosen = latitude !== '' || longitude !== '' || utc !== ''
  if (!isShortName(city) || !isChosen) return { city: 'charts.faults.city' }
  return {
    ...(readDegrees(latitude, MAX_LATITUDE_DEG) === undefined && { latitude: 'charts.faults.latitude' }),
    ...(readDegrees(longitude, MAX_LONGITUDE_DEG) === undefined && { longitude: 'charts.faults.longitude' }),
    ...(utc === '' && { utc: 'charts.faults.utc' }),
  }
}

/** A clock time with two readings (when clocks are changed) needs a choice between them. */
function clockFault({ offsetSec }: ChartValues, preview: Preview | undefined): ChartFault | undefined {
  if (!preview || preview.reckonings.length === 1) return undefined
  if (preview.reckonings.some((one) => String(one.offsetSec) === offsetSec)) return undefined
  return preview.time === 'missing' ? 'errors.birth.no-such-time' : 'errors.birth.ambiguous-time'
}

export function findChartFaults(
  values: ChartValues,
  extraFields: ExtraFields,
  preview?: Preview,
): ChartFaults {
  const { fio, gender, birthday, birthdayTime, timeUnknown, email, consent } = values
  const hasTime = timeUnknown !== '' || isBirthTime(birthdayTime)
  const found: Partial<Record<ChartField, ChartFault | undefined>> = {
    fio: nameFault(fio),
    gender: gender === 'female' || gender === 'male' ? undefined : 'charts.faults.gender',
    birthday: isCalendarDate(birthday) ? undefined : 'charts.faults.birthday',
    birthdayTime: hasTime ? undefined : 'charts.faults.birthdayTime',
    offsetSec: clockFault(values, preview),
    ...placeFaults(values),
    email: extraFields.email ? emailFault(email, extraFields.email === 'optional') : undefined,
    consent: extraFields.consent && consent === '' ? 'charts.faults.consent' : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault))
}

/** The input of the birth preview, once date, time and place are valid. */
export function findBirthClock(values: ChartValues): BirthClock | undefined {
  const faults = findChartFaults(values, { email: false, consent: false })
  if (faults.birthday || faults.birthdayTime || Object.keys(placeFaults(values)).length > 0) return undefined
  return {
    birthday: values.birthday,
    birthdayTime: values.timeUnknown === '' ? values.birthdayTime : null,
    latitude: readDegrees(values.latitude, MAX_LATITUDE_DEG) ?? 0,
    longitude: readDegrees(values.longitude, MAX_LONGITUDE_DEG) ?? 0,
    utc: values.utc,
  }
}
