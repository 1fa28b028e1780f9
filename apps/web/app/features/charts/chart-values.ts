import {
  type ErrorCode,
  type Input,
  isBirthday,
  isBirthTime,
  isEmail,
  isShortName,
  MAX_LATITUDE_DEG,
  MAX_LONGITUDE_DEG,
  type Output,
  type previewBirth,
} from '@zeri/contract'

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

/** What the fields of a chart's form hold, as they were typed. */
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
/** What is wrong with the fields, in the order they stand. */
export type ChartFaults = Readonly<Partial<Record<ChartField, ChartFault>>>

/** What a form asks beside the birth. */
export type ExtraFields = { readonly email: boolean; readonly consent: boolean }

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
 * Degrees as people write them.
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

const emailFault = (value: string): ChartFault | undefined => {
  if (value === '') return 'charts.faults.email'
  return isEmail(value) ? undefined : 'charts.faults.emailInvalid'
}

/** A place is chosen whole; only who tells coordinates by hand is told which of them is wrong. */
function placeFaults({ city, latitude, longitude, utc }: ChartValues): ChartFaults {
  const isChosen = latitude !== '' || longitude !== '' || utc !== ''
  if (!isShortName(city) || !isChosen) return { city: 'charts.faults.city' }
  return {
    ...(readDegrees(latitude, MAX_LATITUDE_DEG) === undefined && { latitude: 'charts.faults.latitude' }),
    ...(readDegrees(longitude, MAX_LONGITUDE_DEG) === undefined && { longitude: 'charts.faults.longitude' }),
    ...(utc === '' && { utc: 'charts.faults.utc' }),
  }
}

/** Where the clock leaves a choice, one of its two readings has to be chosen. */
function clockFault({ offsetSec }: ChartValues, preview: Preview | undefined): ChartFault | undefined {
  if (!preview || preview.reckonings.length === 1) return undefined
  if (preview.reckonings.some((one) => String(one.offsetSec) === offsetSec)) return undefined
  return preview.time === 'missing' ? 'errors.birth.no-such-time' : 'errors.birth.ambiguous-time'
}

export function findChartFaults(values: ChartValues, asks: ExtraFields, preview?: Preview): ChartFaults {
  const { fio, gender, birthday, birthdayTime, timeUnknown, email, consent } = values
  const isTimeTold = timeUnknown !== '' || isBirthTime(birthdayTime)
  const found: Partial<Record<ChartField, ChartFault | undefined>> = {
    fio: nameFault(fio),
    gender: gender === 'female' || gender === 'male' ? undefined : 'charts.faults.gender',
    birthday: isBirthday(birthday) ? undefined : 'charts.faults.birthday',
    birthdayTime: isTimeTold ? undefined : 'charts.faults.birthdayTime',
    offsetSec: clockFault(values, preview),
    ...placeFaults(values),
    email: asks.email ? emailFault(email) : undefined,
    consent: asks.consent && consent === '' ? 'charts.faults.consent' : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault))
}

/** What the server can reckon with, once date, time and place are there. */
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
