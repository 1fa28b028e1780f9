import type { LightMyRequestResponse } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/database.ts'

type ChartApp = {
  post(url: string, payload: object, request: { readonly token: string }): Promise<LightMyRequestResponse>
}

/** The birth fields of a chart form; a test overrides only the fields it is about. */
export function aBirthForm(overrides: Readonly<Record<string, unknown>> = {}) {
  return {
    gender: 'female',
    birthday: '1990-05-01',
    birthdayTime: '08:30',
    city: 'Moscow, Russia',
    latitude: 55.75222,
    longitude: 37.61556,
    utc: 'Europe/Moscow',
    ...overrides,
  }
}

/** The form of a new chart. */
export function aChartForm(overrides: Readonly<Record<string, unknown>> = {}) {
  return { fio: 'Anna', ...aBirthForm(), email: 'anna@example.org', consent: true, ...overrides }
}

/** The birth of `aBirthForm` in the payload of the older personal calendar operations. */
export function aBirthPayload(overrides: Readonly<Record<string, unknown>> = {}) {
  return { year: 1990, month: 5, day: 1, hour: 8, minute: 30, lng: 37.61556, lat: 55.75222, ...overrides }
}

/** Adds a chart to the account that a session token belongs to, and returns its uuid. */
export async function addChart(
  app: ChartApp,
  token: string,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const response = await app.post('/api/charts', aChartForm(overrides), { token })
  if (response.statusCode !== 201) throw new Error(`chart not added: ${response.payload}`)
  return response.json().chart.uuid
}

/** Sets the instant until which a chart is paid, without a payment. */
export async function payUntil(db: Kysely<Database>, uuid: string, until: number | null): Promise<void> {
  await db
    .updateTable('charts')
    .set({ paid_until: until === null ? null : new Date(until) })
    .where('id', '=', uuid)
    .execute()
}
