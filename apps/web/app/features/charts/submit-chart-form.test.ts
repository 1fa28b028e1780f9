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

function aForm(values: Readonly<Record<string, string>> = {}): FormData {
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
    ...values,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** Finds Kazan for any search. */
const api = { call: async () => ({ data: { cities: [kazan] } }) } as unknown as Client // true: all that is called
const extraFields = { email: false, consent: true }
const page = { api, locale: 'en' } as const

const refusing = (code: ErrorCode, fields = {}) =>
  submitChartForm(aForm(), extraFields, page, async () => {
    throw new ApiError(code, 400, fields)
  })

test('a complete form is saved as the chart input of the contract', async () => {
  const result = await submitChartForm(
    aForm({ offsetSec: '10800' }),
    extraFields,
    page,
    async (chart) => chart,
  )
  expect(result).toEqual({
    saved: {
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

test('a city typed without choosing a place returns the matching places and the typed values', async () => {
  const result = await submitChartForm(aForm(typed), extraFields, page, async () => 'saved')
  expect(result).toMatchObject({
    refused: { faults: { city: 'charts.faults.city' }, places: [kazan], values: { fio: 'Anna' } },
  })
})

test('the chosen place becomes the birthplace, unless another city was typed since', async () => {
  const choose = (placeFor: string) =>
    submitChartForm(
      aForm({ ...typed, place: JSON.stringify(kazan), placeFor }),
      extraFields,
      page,
      async (chart) => chart.city,
    )
  expect(await choose('kazan')).toEqual({ saved: kazan.address })
  expect(await choose('london')).toMatchObject({ refused: { faults: { city: 'charts.faults.city' } } })
})

test('a refusal of the server is shown at the field it is about', async () => {
  expect(await refusing('chart.account-exists')).toMatchObject({
    refused: { status: 409, faults: { email: 'errors.chart.account-exists' } },
  })
  expect(await refusing('chart.birth-fixed')).toMatchObject({
    refused: { status: 409, faults: { birthday: 'errors.chart.birth-fixed' } },
  })
  expect(await refusing('request.invalid', { birthday: 'must not be in the future' })).toMatchObject({
    refused: { faults: { birthday: 'charts.faults.future' } },
  })
  expect(await refusing('chart.too-many')).toMatchObject({
    refused: { notice: 'errors.chart.too-many', faults: {} },
  })
})

test('an unexpected error is not turned into a refusal', async () => {
  const broken = submitChartForm(aForm(), extraFields, page, () => Promise.reject(new Error('broken')))
  await expect(broken).rejects.toThrow('broken')
})
