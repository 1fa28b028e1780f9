import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { settings as settingsOf } from '../../apps/server/src/config.ts'
import { type Figure, figure, percentile, rounded } from '../figures/figures.ts'
import { importFewPlaces } from '../testbed/places/few-places.ts'
import { startCluster } from '../testbed/postgres/cluster.ts'
import { runSetup } from '../testbed/processes.ts'
import { startServer } from '../testbed/site/site.ts'
import { type Bystander, cachedPaths, watchSite } from './bystander.ts'
import { type CallResult, callSite } from './call-site.ts'
import type { Network } from './flood-requests.ts'
import type { FloodOrder, FloodResult } from './flood-sender.ts'
import { replayOffice } from './replay-office.ts'

const PER_SECOND = 250
/** The control is measured for a shorter time: then even its limit refuses. */
const CONTROL_SEC = 8
const limits = [
  settingsOf.generalLimit,
  settingsOf.sensitiveLimit,
  settingsOf.workLimit,
  settingsOf.workTotalLimit,
]
/** As deployed; `startServer` is generous otherwise. */
const settings = {
  PROXY_HOPS: '1',
  LOG_LEVEL: 'fatal',
  ...Object.fromEntries(limits.map(({ env, development }) => [env, development])),
}

/** Floods the site from one network while somebody else reads; then an office reads as much as an office does. */
export async function drillFlood({ small }: { small: boolean }): Promise<Figure[]> {
  const cluster = await startCluster({ settings: { fsync: 'off' } })
  const undo: (() => unknown)[] = [() => cluster.stop()]
  try {
    const databaseUrl = cluster.databaseUrl('drill')
    await runSetup({ databaseUrl, smtpUrl: 'smtp://127.0.0.1:1' })
    await importFewPlaces(databaseUrl)
    const open = async (program?: string) => {
      const site = await startServer(databaseUrl, settings, program)
      undo.push(() => site.kill())
      return site
    }
    const seconds = small ? 5 : 60
    const figures: Figure[] = []
    for (const network of ['/48', '/24'] as const) {
      const site = await open()
      figures.push(...judge(network, await floodSite(site.url, network, seconds), small))
      await site.kill()
    }
    const site = await open()
    figures.push(...(await replayOffice({ url: site.url, databaseUrl, seconds: small ? 5 : 60 })))
    await site.kill()
    const flat = await open('tools/drills/flat-site.ts')
    figures.push(judgeControl(await floodSite(flat.url, '/48', small ? 4 : CONTROL_SEC), small))
    return figures
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

type Outcome = { readonly bystander: Bystander; readonly flood: FloodResult }

async function floodSite(url: string, network: Network, seconds: number): Promise<Outcome> {
  for (const path of [...cachedPaths, ...cachedPaths]) await callSite(url + path, { address: '198.51.100.8' })
  const sender = fork(new URL('flood-sender.ts', import.meta.url))
  try {
    const order: FloodOrder = { url, network, perSecond: PER_SECOND, seconds: seconds + 2 }
    const ended = once(sender, 'message')
    sender.send(order)
    await delay(1_000) // until the flood is there
    const bystander = await watchSite(url, seconds)
    const [flood] = await ended
    return { bystander, flood }
  } finally {
    sender.disconnect()
  }
}

const p99 = (results: readonly CallResult[]) =>
  rounded(
    percentile(
      results.map(({ ms }) => ms),
      0.99,
    ),
    1,
  )
const refused = (results: readonly CallResult[]) => results.filter(({ status }) => status !== 200).length

/** On a machine with other work a page takes longer; what is counted has the same bar. */
function judge(network: Network, { bystander, flood }: Outcome, small: boolean): Figure[] {
  const { cached, live, rendered } = bystander
  const name = (what: string) => `flood from a ${network}: ${what}`
  return [
    figure(name('p99 of a cached page for somebody else'), p99(cached), 'ms', small ? '<= 1000' : '<= 100'),
    figure(name('p99 of /live'), p99(live), 'ms', small ? '<= 1000' : '<= 50'),
    figure(
      name('p99 of a page that no cache holds, for somebody else'),
      p99(rendered),
      'ms',
      `<= ${small ? 5_000 : 1_000}`,
    ),
    figure(name('somebody else refused'), refused([...cached, ...live, ...rendered]), 'answers', '= 0'),
    figure(name('requests refused'), rounded((100 * flood.refused) / flood.sent, 0), '%', '>= 50'),
    figure(
      name('answers neither served nor refused with Retry-After'),
      flood.sent - flood.served - flood.refused,
      'answers',
      '= 0',
    ),
  ]
}

function judgeControl({ bystander }: Outcome, small: boolean): Figure {
  return figure(
    'flood from a /48: p99 of a cached page without the ladder (control)',
    p99(bystander.cached),
    'ms',
    small ? '>= 2000' : '>= 300',
  )
}
