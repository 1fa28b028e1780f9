import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, figure, rounded } from '../../figures/figures.ts'
import { measureCpuOfEach, pinToFirstCore } from '../measuring/load.ts'
import { listSearches } from '../measuring/searches.ts'
import { addPayer, type MeasuredSite } from './measured-site.ts'

type MeasuredRequest = {
  readonly name: string
  readonly url: string
  /** The processes whose time is measured. */
  readonly of: readonly (keyof MeasuredSite['pids'])[]
  readonly bar: `<= ${number}`
  readonly script?: string
  readonly scriptArguments?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
  readonly connections?: number
}

const ROUNDS = 3
const WARM_UP_SEC = 3
const br = { 'accept-encoding': 'br' }
const scriptOf = (name: string): string => join(import.meta.dirname, '../measuring', name)

/** Processor time of the most frequent requests, in the processes that serve them. */
export async function measurePageCosts(site: MeasuredSite, { small }: { small: boolean }): Promise<Figure[]> {
  for (const pid of [site.pids.server, site.pids.nginx]) await pinToFirstCore(pid)
  const folder = mkdtempSync(join(tmpdir(), 'zeri-costs-'))
  try {
    const bodies = join(folder, 'bodies')
    writeFileSync(bodies, (await listSearches(site.databaseUrl)).join('\n'))
    const figures: Figure[] = []
    for (const request of await listRequests(site, bodies))
      for (const [process, ms] of await measure(site, request, small))
        figures.push(figure(`costs: ${request.name}, ${process}`, rounded(ms, 3), 'ms', request.bar))
    const page = await bytesOf(`${site.url}/2026/11/15`)
    return [
      ...figures,
      figure('costs: a public day as it travels, Brotli, without headers', page, 'bytes', '<= 60000'),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function listRequests(site: MeasuredSite, bodies: string): Promise<MeasuredRequest[]> {
  const { url, edgeUrl, post } = site
  const { token, chart } = await addPayer(site, 'reader@example.org')
  const feed = `${url}/feeds/${(await post('/api/feeds', { chart, withHours: true, locale: 'ru' }, token)).token}.ics`
  const etag = String((await fetch(feed)).headers.get('etag'))
  const own = { authorization: `Bearer ${token}` }
  return [
    {
      name: 'a page cached by nginx',
      url: `${edgeUrl}/2026/11/15`,
      of: ['nginx'],
      bar: '<= 0.5',
      headers: br,
    },
    {
      name: 'a page cached by the server',
      url: `${url}/2026/11/15`,
      of: ['server'],
      bar: '<= 0.5',
      headers: br,
    },
    {
      name: 'a month rendered',
      url: `${url}/`,
      of: ['server'],
      bar: '<= 60',
      script: scriptOf('any-month.lua'),
      connections: 2,
    },
    {
      name: 'a month for one person',
      url: `${url}/personal/${chart}`,
      of: ['server', 'postgres'],
      bar: '<= 90',
      script: scriptOf('any-month.lua'),
      connections: 2,
      headers: own,
    },
    {
      name: 'a day over the API, cached by the server',
      url: `${url}/calendar/days?from=2026-11-15&to=2026-11-15`,
      of: ['server'],
      bar: '<= 2',
    },
    {
      name: 'a search of a place',
      url: `${url}/calendar/location/search`,
      of: ['server', 'postgres'],
      bar: '<= 10',
      script: scriptOf('search.lua'),
      scriptArguments: [bodies],
      connections: 8,
    },
    {
      name: 'a subscription with nothing new',
      url: feed,
      of: ['server', 'postgres'],
      bar: '<= 10',
      headers: { 'if-none-match': etag },
    },
  ]
}

/** The fastest of several rounds: other work on the machine can only add time. */
async function measure(
  { pids }: MeasuredSite,
  { of, headers, ...target }: MeasuredRequest,
  small: boolean,
): Promise<[string, number][]> {
  const watched = of.map((process) => pids[process])
  await measureCpuOfEach(target, watched, WARM_UP_SEC, headers)
  const rounds: number[][] = []
  for (let round = 0; round < (small ? 1 : ROUNDS); round += 1)
    rounds.push(await measureCpuOfEach(target, watched, small ? 2 : 4, headers))
  return of.map((process, index) => [process, Math.min(...rounds.map((one) => one[index] ?? 0)) / 1000])
}

/** The size of the compressed body. */
function bytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: br }, async (response) => {
      let bytes = 0
      for await (const chunk of response) bytes += chunk.length
      resolve(bytes)
    }).on('error', reject)
  })
}
