import type { LightMyRequestResponse } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/database.ts'

/** A site that answers. */
type Site = {
  post(url: string, payload: object, request: { readonly token: string }): Promise<LightMyRequestResponse>
}

/** A birth as a form tells it; what a test is about it names. */
export function aBirthForm(given: Readonly<Record<string, unknown>> = {}) {
  return {
    gender: 'female',
    birthday: '1990-05-01',
    birthdayTime: '08:30',
    city: 'Moscow, Russia',
    latitude: 55.75222,
    longitude: 37.61556,
    utc: 'Europe/Moscow',
    ...given,
  }
}

/** The form of a new chart. */
export function aChartForm(given: Readonly<Record<string, unknown>> = {}) {
  return { fio: 'Anna', ...aBirthForm(), email: 'anna@example.org', consent: true, ...given }
}

/** The payload by which a chart of `aBirthForm` is asked for a day. */
export function aBirthPayload(given: Readonly<Record<string, unknown>> = {}) {
  return { year: 1990, month: 5, day: 1, hour: 8, minute: 30, lng: 37.61556, lat: 55.75222, ...given }
}

/** Adds a chart to the account of a token; gives its uuid. */
export async function addChart(
  site: Site,
  token: string,
  given: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const answer = await site.post('/api/charts', aChartForm(given), { token })
  if (answer.statusCode !== 201) throw new Error(`no chart: ${answer.payload}`)
  return answer.json().chart.uuid
}

export async function payUntil(db: Kysely<Database>, uuid: string, until: number | null): Promise<void> {
  await db
    .updateTable('charts')
    .set({ paid_until: until === null ? null : new Date(until) })
    .where('id', '=', uuid)
    .execute()
}
