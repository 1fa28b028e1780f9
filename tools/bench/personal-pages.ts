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
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}

/**
 * The cost of a month for one person: its layer over the shared page and the page rendered for its owner, in processor
 * time of the server, the latter compared with the public page; and the size of its data.
 */
export async function measurePersonalPages({ small }: { small: boolean }): Promise<Figure[]> {
  const site = await startSite({ PAGE_CACHE_MB: '1' })
  try {
    const { token, uuid } = await addOwner(site)
    const own = { authorization: `Bearer ${token}` }
    const times = await measureInTurn(site, { uuid, own }, small ? 3 : 6)
    const { general, personal, layer } = times
    console.error(
      `a month for everyone ${rounded(general, 0)} µs, for one ${rounded(personal, 0)} µs, its layer ${rounded(layer, 0)} µs`,
    )
    const response = await fetch(`${site.url}/personal/${uuid}/2026/11.data`, { headers: own })
    const data = gzipSync(await response.bytes())
    return [
      figure('charts: layer of a month', rounded(layer / 1000), 'ms', '<= 10'),
      figure('charts: rendered personal month', rounded(personal / 1000), 'ms', '<= 25'),
      figure('personal.uncached-month-vs-general', rounded(personal / general), 'ratio', '<= 1.5'),
      figure('personal.month-data-gzip', rounded(data.length / 1000, 1), 'kB', '<= 60'),
    ]
  } finally {
    await site.stop()
  }
}

type Site = Awaited<ReturnType<typeof startSite>>

/** An account with a paid chart, which is selected. */
async function addOwner({ url, databaseUrl }: Site): Promise<{ token: string; uuid: string }> {
  const email = 'bench@example.org'
  const account = { email, password: 'choosing the day', consent: true }
  const token = String((await post(`${url}/api/user/singup`, account)).token)
  const { chart } = await post(`${url}/api/charts`, aChartForm({ email }), token)
  const { uuid } = chart as { uuid: string } // true: the response of that operation
  await payChartUntil(databaseUrl, uuid, new Date(Date.now() + YEAR_MS))
  await post(`${url}/api/charts/activate`, { uuid }, token)
  return { token, uuid }
}

type Owner = { readonly uuid: string; readonly own: Readonly<Record<string, string>> }
type Months = Readonly<Record<'general' | 'personal' | 'layer', number>>

/** Microseconds of the server for each. They take turns, and the fastest round of each counts. */
async function measureInTurn(site: Site, { uuid, own }: Owner, seconds: number): Promise<Months> {
  const pid = pidOf(site.process)
  await pinToFirstCore(pid)
  const targets = {
    general: { path: '/', script: 'any-month.lua', headers: {} },
    personal: { path: `/personal/${uuid}`, script: 'any-month.lua', headers: own },
    layer: { path: '/personal/layer', script: 'layers.lua', headers: own },
  }
  const measure = ({ path, script, headers }: (typeof targets)[keyof typeof targets], sec: number) =>
    measureCpuPerRequest(
      { url: `${site.url}${path}`, pid, script: scriptOf(script), connections: 2 },
      sec,
      headers,
    )
  const best = {
    general: Number.POSITIVE_INFINITY,
    personal: Number.POSITIVE_INFINITY,
    layer: Number.POSITIVE_INFINITY,
  }
  const names = Object.keys(targets) as (keyof Months)[] // true: its keys
  for (const name of names) await measure(targets[name], WARM_UP_SEC)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) best[name] = Math.min(best[name], await measure(targets[name], seconds))
  return best
}
