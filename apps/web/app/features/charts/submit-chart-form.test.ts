import { ApiError, type Client, type ErrorCode } from '@zeri/contract'
import { expect, test } from 'vitest'
import { submitChartForm } from './submit-chart-form.server.ts'

const kazan = {
  address: 'Kazan, Russia',
  latitude: 55.78874,
  longitude: 49.12214,
  place: '551487',
  zone: 'Europe/Moscow',
  city: 'Kazan',
  region: null,
  country: 'Russia',
}

function aForm(given: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData()
  const fields = {
    fio: 'Anna',
    gender: 'female',
    birthday: '1985-11-23',
    birthdayTime: '14:10',
    city: kazan.address,
    latitude: '55.78874',
    longitude: '49.12214',
    utc: 'Europe/Moscow',
    consent: 'on',
    ...given,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** Finds Kazan whatever it is asked for. */
const api = { call: async () => ({ data: { cities: [kazan] } }) } as unknown as Client // true: all that is called
const asks = { email: false, consent: true }
const page = { api, locale: 'en' } as const

const refusing = (code: ErrorCode, fields = {}) =>
  submitChartForm(aForm(), asks, page, async () => {
    throw new ApiError(code, 400, fields)
  })

test('a whole form is kept as the contract tells a chart', async () => {
  const answer = await submitChartForm(aForm({ offsetSec: '10800' }), asks, page, async (chart) => chart)
  expect(answer).toEqual({
    kept: {
      fio: 'Anna',
      gender: 'female',
      birthday: '1985-11-23',
      birthdayTime: '14:10',
      city: kazan.address,
      latitude: 55.78874,
      longitude: 49.12214,
      utc: 'Europe/Moscow',
      email: '',
      offsetSec: 10_800,
    },
  })
})

const typed = { city: 'kazan', latitude: '', longitude: '', utc: '' }

test('a city that was only typed comes back with the places it may mean, and what else was typed', async () => {
  const answer = await submitChartForm(aForm(typed), asks, page, async () => 'kept')
  expect(answer).toMatchObject({
    refused: { faults: { city: 'charts.faults.city' }, places: [kazan], values: { fio: 'Anna' } },
  })
})

test('the place chosen among them is the birthplace, unless another name was typed since', async () => {
  const choose = (placeFor: string) =>
    submitChartForm(
      aForm({ ...typed, place: JSON.stringify(kazan), placeFor }),
      asks,
      page,
      async (chart) => chart.city,
    )
  expect(await choose('kazan')).toEqual({ kept: kazan.address })
  expect(await choose('london')).toMatchObject({ refused: { faults: { city: 'charts.faults.city' } } })
})

test('a refusal of the server stands at the field it is about', async () => {
  expect(await refusing('chart.account-exists')).toMatchObject({
    refused: { status: 409, faults: { email: 'errors.chart.account-exists' } },
  })
  expect(await refusing('request.invalid', { birthday: 'must not be in the future' })).toMatchObject({
    refused: { faults: { birthday: 'charts.faults.future' } },
  })
  expect(await refusing('chart.too-many')).toMatchObject({
    refused: { notice: 'errors.chart.too-many', faults: {} },
  })
})

test('a fault that is no refusal is not told as one', async () => {
  const broken = submitChartForm(aForm(), asks, page, () => Promise.reject(new Error('broken')))
  await expect(broken).rejects.toThrow('broken')
})
