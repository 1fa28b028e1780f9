import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { aChartForm } from '../../apps/server/src/testing/chart.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { payChartUntil } from '../testbed/site/owner.ts'
import { startSite } from '../testbed/site/site.ts'
import { measureCpuPerRequest, pinToFirstCore } from './measuring/load.ts'
import { pidOf } from './measuring/ratio-to-bare.ts'

const YEAR_MS = 365 * 86_400_000
const ROUNDS = 4
const WARM_UP_SEC = 4

const scriptOf = (name: string): string => join(import.meta.dirname, 'measuring', name)

async function post(url: string, payload: object, token?: string): Promise<Record<string, unknown>> {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(payload) })
  if (response.status !== 201) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** The cost of the personal page of a month: processor time compared with the public page, and the size of its data. */
export async function measurePersonalPages({ small }: { small: boolean }): Promise<Figure[]> {
  const site = await startSite({ PAGE_CACHE_MB: '1' })
  try {
    const email = 'bench@example.org'
    const account = { email, password: 'choosing the day', consent: true }
    const token = String((await post(`${site.url}/api/user/singup`, account)).token)
    const { chart } = await post(`${site.url}/api/charts`, aChartForm({ email }), token)
    const { uuid } = chart as { uuid: string } // true: the response of that operation
    await payChartUntil(site.databaseUrl, uuid, new Date(Date.now() + YEAR_MS))

    const pid = pidOf(site.process)
    await pinToFirstCore(pid)
    const own = { authorization: `Bearer ${token}` }
    const general = (seconds: number) =>
      measureCpuPerRequest(
        { url: `${site.url}/`, pid, script: scriptOf('any-month.lua'), connections: 2 },
        seconds,
      )
    const personal = (seconds: number) =>
      measureCpuPerRequest(
        { url: `${site.url}/personal/${uuid}`, pid, script: scriptOf('any-month.lua'), connections: 2 },
        seconds,
        own,
      )
    for (const measure of [general, personal]) await measure(WARM_UP_SEC)
    const times: { general: number[]; personal: number[] } = { general: [], personal: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      times.general.push(await general(small ? 3 : 6))
      times.personal.push(await personal(small ? 3 : 6))
    }
    // They take turns, and the fastest round of each counts.
    const [forEveryone, forOne] = [Math.min(...times.general), Math.min(...times.personal)]
    console.error(`a month for everyone ${rounded(forEveryone, 0)} µs, for one ${rounded(forOne, 0)} µs`)

    const response = await fetch(`${site.url}/personal/${uuid}/2026/11.data`, { headers: own })
    const data = gzipSync(await response.bytes())
    return [
      figure('personal.uncached-month-vs-general', rounded(forOne / forEveryone), 'ratio', '<= 1.5'),
      figure('personal.month-data-gzip', rounded(data.length / 1000, 1), 'kB', '<= 60'),
    ]
  } finally {
    await site.stop()
  }
}
