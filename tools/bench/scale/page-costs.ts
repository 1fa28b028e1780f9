import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, figure, rounded } from '../../figures/figures.ts'
import { navigation, ownFetch } from '../measuring/browser-headers.ts'
import { measureCpuOfEach, pinToFirstCore, type Target } from '../measuring/load.ts'
import { inTurn } from '../measuring/months-in-turn.ts'
import { listSearches } from '../measuring/searches.ts'
import { addPayer, type MeasuredSite } from './measured-site.ts'

type MeasuredRequest = {
  readonly name: string
  readonly url: string
  /** The processes whose time is measured. */
  readonly of: readonly (keyof MeasuredSite['pids'])[]
  readonly bar: `<= ${number}`
  readonly headers?: Readonly<Record<string, string>>
} & Pick<Target, 'script' | 'scriptArguments' | 'connections'>

type Payer = Awaited<ReturnType<typeof addPayer>>

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
    const payer = await addPayer(site, 'reader@example.org')
    const search: MeasuredRequest = {
      name: 'a search of a place',
      url: `${site.url}/calendar/location/search`,
      of: ['server', 'postgres'],
      bar: '<= 10',
      script: scriptOf('search.lua'),
      scriptArguments: [bodies],
      connections: 8,
    }
    for (const request of [...listSharedRequests(site), ...(await listOwnRequests(site, payer)), search])
      for (const [process, ms] of await measure(site, request, small))
        figures.push(figure(`costs: ${request.name}, ${process}`, rounded(ms, 3), 'ms', request.bar))
    return [...figures, ...(await measureSizes(site, payer))]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Requests whose responses are the same for everyone. */
function listSharedRequests({ url, edgeUrl }: MeasuredSite): MeasuredRequest[] {
  const page = '/2026/11/15'
  return [
    { name: 'a shared page from nginx', url: edgeUrl + page, of: ['nginx'], bar: '<= 0.5', headers: br },
    { name: 'a shared page from memory', url: url + page, of: ['server'], bar: '<= 0.5', headers: br },
    {
      name: 'an uncached shared month',
      url,
      of: ['server'],
      bar: '<= 60',
      ...inTurn('page', 'any', new Date()),
    },
    {
      name: 'an answer by place, computed',
      url: `${url}/calendar/local`,
      of: ['server'],
      bar: '<= 12',
      script: scriptOf('locals.lua'),
      connections: 2,
    },
    {
      name: 'a day over the API, cached by the server',
      url: `${url}/calendar/days?from=2026-11-15&to=2026-11-15`,
      of: ['server'],
      bar: '<= 2',
    },
  ]
}

/** Requests of somebody with a paid and selected chart, and of calendar programs. */
async function listOwnRequests({ url, post }: MeasuredSite, payer: Payer): Promise<MeasuredRequest[]> {
  const { token, chart } = payer
  const feed = `${url}/feeds/${(await post('/api/feeds', { chart, withHours: true, locale: 'ru' }, token)).token}.ics`
  const etag = String((await fetch(feed)).headers.get('etag'))
  const both = ['server', 'postgres'] as const
  const own = { authorization: `Bearer ${token}` }
  const today = new Date()
  return [
    {
      name: 'the layer of a month',
      url: `${url}/personal/layer`,
      bar: '<= 30',
      ...inTurn('layer', 'near', today),
      of: both,
      headers: { ...ownFetch, ...own },
    },
    {
      name: 'a rendered personal month',
      url: `${url}/personal/${chart}`,
      bar: '<= 75',
      ...inTurn('page', 'near', today),
      of: both,
      headers: { ...navigation, ...own },
    },
    {
      name: 'a subscription with nothing new',
      url: feed,
      of: both,
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

/** What a visit sends to the browser, compressed. */
async function measureSizes({ url }: MeasuredSite, { token }: Payer): Promise<Figure[]> {
  const own = { ...ownFetch, authorization: `Bearer ${token}` }
  const local = 'latitude=55.8&locale=ru&longitude=37.6&span=2026-11-15&zone=Europe%2FMoscow'
  const sizes = {
    'a public day': await bytesOf(`${url}/2026/11/15`, br),
    'an answer by place': await bytesOf(`${url}/calendar/local?${local}`, br),
    'the layer of a month': await bytesOf(`${url}/personal/layer?path=/2026/11`, own),
  }
  return Object.entries(sizes).map(([name, bytes]) =>
    figure(`costs: ${name} as it travels, Brotli, without headers`, bytes, 'bytes', '<= 60000'),
  )
}

/** The size of the compressed body. */
function bytesOf(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      let bytes = 0
      for await (const chunk of response) bytes += chunk.length
      if (response.statusCode === 200) resolve(bytes)
      else reject(new Error(`${url}: ${response.statusCode}`))
    }).on('error', reject)
  })
}
