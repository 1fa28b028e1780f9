import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { anAccount } from '../../apps/server/src/testing/account.ts'
import { aBirthForm, aChartForm } from '../../apps/server/src/testing/chart.ts'
import { type Figure, figure, percentile, rounded } from '../figures/figures.ts'
import { type OfficeRequest, PEOPLE, planOfficeDay } from '../testbed/office-day.ts'
import { createRandom } from '../testbed/random.ts'
import { type CallResult, callSite } from './call-site.ts'

const OFFICE = '192.0.2.40'
const YEAR_MS = 365 * 86_400_000

type Office = { readonly url: string; readonly databaseUrl: string; readonly seconds: number }

/** The busiest part of an office's day in real time: nobody may be refused. */
export async function replayOffice({ url, databaseUrl, seconds }: Office): Promise<Figure[]> {
  const colleagues = await settle(url, databaseUrl)
  const today = new Date().toISOString().slice(0, 10)
  const plan = findBusiest(planOfficeDay(today, createRandom(20_261_115)), seconds * 1000)
  const open: Promise<CallResult>[] = []
  const startedAt = performance.now()
  const beginsMs = plan[0]?.atMs ?? 0
  for (const wanted of plan) {
    await delay(Math.max(0, startedAt + wanted.atMs - beginsMs - performance.now()))
    open.push(send(url, wanted, colleagues))
  }
  const results = await Promise.all(open)
  const refused = results.filter(({ status }) => status !== 200 && status !== 201).length
  const p99 = percentile(
    results.map(({ ms }) => ms),
    0.99,
  )
  return [
    figure('an office of forty at noon: requests', results.length, 'requests', `>= ${seconds}`),
    figure('an office of forty at noon: refused', refused, 'requests', '= 0'),
    figure('an office of forty at noon: p99', rounded(p99, 0), 'ms', '<= 2000'),
  ]
}

/** The part of the day of this length with the most requests. */
function findBusiest(day: readonly OfficeRequest[], lengthMs: number): readonly OfficeRequest[] {
  let best: readonly OfficeRequest[] = []
  for (const [index, { atMs }] of day.entries()) {
    const end = day.findIndex((one) => one.atMs > atMs + lengthMs)
    const part = day.slice(index, end < 0 ? day.length : end)
    if (part.length > best.length) best = part
  }
  return best
}

type Colleague = { readonly token: string; readonly chart: string }

/** Accounts with a paid and selected chart each, added from home. */
async function settle(url: string, databaseUrl: string): Promise<Colleague[]> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1 })
  try {
    const colleagues: Colleague[] = []
    for (let person = 0; person < PEOPLE; person += 1) {
      const email = `colleague.${person}@example.org`
      const { token } = await anAccount(db, { email, passwordHash: '', at: new Date() })
      const response = await fetch(`${url}/api/charts`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-forwarded-for': `198.18.${person}.1`,
        },
        body: JSON.stringify(aChartForm({ email })),
      })
      if (response.status !== 201) throw new Error(`no chart: ${await response.text()}`)
      const { chart } = (await response.json()) as { chart: { uuid: string } } // true: the response of the operation
      const paid = { paid_until: new Date(Date.now() + YEAR_MS), is_selected: true }
      await db.updateTable('charts').set(paid).where('id', '=', chart.uuid).execute()
      colleagues.push({ token, chart: chart.uuid })
    }
    return colleagues
  } finally {
    await db.destroy()
  }
}

function send(url: string, { kind, path, person }: OfficeRequest, colleagues: readonly Colleague[]) {
  const { token, chart } = colleagues[person] ?? { token: '', chart: '' }
  const call = (where: string, options: Parameters<typeof callSite>[1] = {}) =>
    callSite(url + where, { address: OFFICE, ...options })
  const now = new Date()
  const span = { volume: 'month', year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
  switch (kind) {
    case 'personal':
      return call(path.replace('/personal', `/personal/${chart}`), { token })
    case 'layer':
      return call(path, { token })
    case 'user':
    case 'sign-in': // their passwords are not known here; the test of a whole day signs in
      return call('/api/user', { token })
    case 'search':
      return call('/calendar/articles', { post: { query: 'moon', locale: 'en' } })
    case 'predict':
      return call('/calendar/predict', { post: { tag: 'wedding', ...span } })
    case 'reading':
      return call('/api/bazi', { post: { ...aBirthForm(), consent: true } })
    case 'sheet':
      return call('/api/prints', { token, post: { kind: 'month', ...span, volume: undefined, locale: 'en' } })
    default:
      return call(realPath(path))
  }
}

/** Pages before a call of the API. */
function realPath(path: string): string {
  return (
    ({ '/search': '/articles', '/reading': '/bazi', '/sheet': '/print' } as Record<string, string>)[path] ??
    path
  )
}
