import { previewBirth } from '@zeri/contract'
import { expect, test } from 'vitest'
import {
  type ChartValues,
  findBirthClock,
  findChartFaults,
  noValues,
  type Preview,
  readChartValues,
  readDegrees,
} from './chart-values.ts'

const everything = { email: true, consent: true }
const aChart = (values: Partial<ChartValues> = {}): ChartValues => ({
  ...noValues,
  fio: 'Anna',
  gender: 'female',
  birthday: '1990-05-01',
  birthdayTime: '08:30',
  city: 'Moscow, Russia',
  latitude: '55.75222',
  longitude: '37.61556',
  utc: 'Europe/Moscow',
  email: 'anna@example.org',
  consent: 'on',
  ...values,
})

test('a whole form has no faults, and an empty one has a fault at every field it asks for', () => {
  expect(findChartFaults(aChart(), everything)).toEqual({})
  expect(Object.keys(findChartFaults(noValues, everything))).toEqual([
    'fio',
    'gender',
    'birthday',
    'birthdayTime',
    'city',
    'email',
    'consent',
  ])
  expect(findChartFaults(aChart({ email: '', consent: '' }), { email: false, consent: false })).toEqual({})
})

test('an optional e-mail may be left out, but not be wrong', () => {
  const optional = { email: 'optional', consent: true } as const
  expect(findChartFaults(aChart({ email: '' }), optional)).toEqual({})
  expect(findChartFaults(aChart({ email: 'anna@' }), optional)).toEqual({
    email: 'charts.faults.emailInvalid',
  })
})

test.each([
  [{ fio: 'a'.repeat(256) }, { fio: 'charts.faults.fioLength' }],
  [{ birthday: '1899-12-31' }, { birthday: 'charts.faults.birthday' }],
  [{ birthday: '1990-02-30' }, { birthday: 'charts.faults.birthday' }],
  [{ birthday: '1990' }, { birthday: 'charts.faults.birthday' }],
  [{ birthdayTime: '24:00' }, { birthdayTime: 'charts.faults.birthdayTime' }],
  [{ birthdayTime: '', timeUnknown: 'on' }, {}],
  [{ latitude: '', longitude: '', utc: '' }, { city: 'charts.faults.city' }],
  [
    { latitude: '91', utc: '' },
    { latitude: 'charts.faults.latitude', utc: 'charts.faults.utc' },
  ],
  [{ longitude: 'east' }, { longitude: 'charts.faults.longitude' }],
  [{ email: 'anna@' }, { email: 'charts.faults.emailInvalid' }],
] as const)('%j has the faults %j', (values, faults) => {
  expect(findChartFaults(aChart(values), everything)).toEqual(faults)
})

test('a clock time that occurred twice is a fault until one of its readings is chosen', () => {
  const preview = { time: 'ambiguous', reckonings: [{ offsetSec: 10_800 }, { offsetSec: 7200 }] }
  const faultsOf = (offsetSec: string) =>
    findChartFaults(aChart({ offsetSec }), everything, preview as unknown as Preview) // true: all that is read
  expect(faultsOf('')).toEqual({ offsetSec: 'errors.birth.ambiguous-time' })
  expect(faultsOf('3600')).toEqual({ offsetSec: 'errors.birth.ambiguous-time' })
  expect(faultsOf('7200')).toEqual({})
})

test('the birth clock fits the contract, and is undefined until date, time and place are valid', () => {
  expect(previewBirth.request.parse(findBirthClock(aChart({ fio: '', latitude: '55,75' })))).toMatchObject({
    birthdayTime: '08:30',
    latitude: 55.75,
  })
  expect(findBirthClock(aChart({ timeUnknown: 'on' }))?.birthdayTime).toBeNull()
  for (const missing of ['birthday', 'birthdayTime', 'city', 'utc'] as const)
    expect(findBirthClock(aChart({ [missing]: '' })), missing).toBeUndefined()
})

test('spaces around pasted values are trimmed, and commas are decimal points', () => {
  const form = new FormData()
  form.set('fio', ' Anna ')
  expect(readChartValues(form).fio).toBe('Anna')
  expect(readDegrees('−33,87', 90)).toBe(-33.87)
  expect(readDegrees('', 90)).toBeUndefined()
})
