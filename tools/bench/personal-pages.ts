import { gzipSync } from 'node:zlib'
import { aChartForm } from '../../apps/server/src/testing/chart.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { payChartUntil } from '../testbed/site/owner.ts'
import { startSite } from '../testbed/site/site.ts'
import { navigation, ownFetch } from './measuring/browser-headers.ts'
import { measureCpuPerRequest, pinToFirstCore, type Target } from './measuring/load.ts'
import { inTurn } from './measuring/months-in-turn.ts'
import { pidOf } from './measuring/ratio-to-bare.ts'

const YEAR_MS = 365 * 86_400_000
const ROUNDS = 4
const WARM_UP_SEC = 4

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
 * The cost of a month for one person, in processor time of the server: its layer over the shared page, and the page rendered
 * for its owner, compared with the public page; and the size of its data. A month counts that others have opened lately and
 * this person has not; those that nobody or the same person opened stand beside it.
 */
export async function measurePersonalPages({ small }: { small: boolean }): Promise<Figure[]> {
  const site = await startSite({ PAGE_CACHE_MB: '1' })
  try {
    const { token, uuid } = await addOwner(site)
    const own = { authorization: `Bearer ${token}` }
    const us = await measureInTurn(site, listTargets(site.url, { uuid, own }), small ? 3 : 6)
    const response = await fetch(`${site.url}/personal/${uuid}/2026/11.data`, { headers: own })
    const data = gzipSync(await response.bytes())
    const ms = (name: Measured) => rounded(us[name] / 1000)
    const beside = (name: Measured) => rounded(us[name] / us['public-any'])
    return [
      figure('charts: layer of a month', ms('layer'), 'ms', '<= 10'),
      figure('charts: layer of a month that its reader opened before', ms('layer-opened'), 'ms', '>= 0'),
      figure('charts: layer of a month that nobody opened', ms('layer-any'), 'ms', '>= 0'),
      figure('charts: rendered personal month', ms('page'), 'ms', '<= 25'),
      figure('charts: rendered personal month that nobody opened', ms('page-any'), 'ms', '>= 0'),
      // On a busy machine everything takes longer, but not beside something else that takes turns with it.
      figure('charts: layer beside an uncached public month', beside('layer'), 'ratio', '<= 0.4'),
      figure('charts: rendered month beside an uncached public one', beside('page'), 'ratio', '<= 1'),
      figure('personal.uncached-month-vs-general', beside('page-any'), 'ratio', '<= 1.5'),
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
type MonthTarget = Omit<Target, 'pid'> & { readonly headers: Readonly<Record<string, string>> }

function listTargets(url: string, { uuid, own }: Owner) {
  const today = new Date()
  const page = { url: `${url}/personal/${uuid}`, headers: { ...navigation, ...own } }
  const layer = { url: `${url}/personal/layer`, headers: { ...ownFetch, ...own } }
  return {
    'public-any': { url, ...inTurn('page', 'any', today), headers: navigation },
    'page-any': { ...page, ...inTurn('page', 'any', today) },
    page: { ...page, ...inTurn('page', 'near', today) },
    'layer-any': { ...layer, ...inTurn('layer', 'any', today) },
    layer: { ...layer, ...inTurn('layer', 'near', today) },
    'layer-opened': { ...layer, ...inTurn('layer', 'opened', today) },
  } satisfies Readonly<Record<string, MonthTarget>>
}

type Targets = ReturnType<typeof listTargets>
type Measured = keyof Targets

/** Microseconds of the server for each. They take turns, and the fastest round of each counts. */
async function measureInTurn(
  site: Site,
  targets: Targets,
  seconds: number,
): Promise<Readonly<Record<Measured, number>>> {
  const pid = pidOf(site.process)
  await pinToFirstCore(pid)
  const measure = (name: Measured, sec: number) =>
    measureCpuPerRequest({ ...targets[name], pid }, sec, targets[name].headers)
  const names = Object.keys(targets) as Measured[] // true: its keys
  const rounds: Record<string, number[]> = {}
  for (const name of names) await measure(name, WARM_UP_SEC)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) rounds[name] = [...(rounds[name] ?? []), await measure(name, seconds)]
  console.error(
    names.map((name) => `${name}: ${rounds[name]?.map((us) => rounded(us, 0)).join(' ')} µs`).join('\n'),
  )
  const best = names.map((name) => [name, Math.min(...(rounds[name] ?? []))])
  return Object.fromEntries(best) // true: an entry for each name
}
