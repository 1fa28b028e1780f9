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
const aChart = (given: Partial<ChartValues> = {}): ChartValues => ({
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
  ...given,
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
] as const)('%j is told as %j', (given, faults) => {
  expect(findChartFaults(aChart(given), everything)).toEqual(faults)
})

test('a time that came twice is asked about until one of the two is chosen', () => {
  const preview = { time: 'ambiguous', reckonings: [{ offsetSec: 10_800 }, { offsetSec: 7200 }] }
  const ask = (offsetSec: string) =>
    findChartFaults(aChart({ offsetSec }), everything, preview as unknown as Preview) // true: all that is looked at
  expect(ask('')).toEqual({ offsetSec: 'errors.birth.ambiguous-time' })
  expect(ask('3600')).toEqual({ offsetSec: 'errors.birth.ambiguous-time' })
  expect(ask('7200')).toEqual({})
})

test('what is reckoned with is what the contract asks for, and nothing before date, time and place are there', () => {
  expect(previewBirth.request.parse(findBirthClock(aChart({ fio: '', latitude: '55,75' })))).toMatchObject({
    birthdayTime: '08:30',
    latitude: 55.75,
  })
  expect(findBirthClock(aChart({ timeUnknown: 'on' }))?.birthdayTime).toBeNull()
  for (const missing of ['birthday', 'birthdayTime', 'city', 'utc'] as const)
    expect(findBirthClock(aChart({ [missing]: '' })), missing).toBeUndefined()
})

test('spaces around what was pasted do not count, and commas are decimal', () => {
  const form = new FormData()
  form.set('fio', ' Anna ')
  expect(readChartValues(form).fio).toBe('Anna')
  expect(readDegrees('−33,87', 90)).toBe(-33.87)
  expect(readDegrees('', 90)).toBeUndefined()
})
