import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import type { Here } from '../../apps/web/app/visit/here.ts'
import { localUrl } from '../../apps/web/app/visit/visit-store.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import type { LoadRequest } from '../testbed/nginx/load.ts'
import { startNginx } from '../testbed/nginx/nginx.ts'
import { createRandom } from '../testbed/random.ts'
import { createMigratedDatabase, startServer } from '../testbed/site/site.ts'
import { listCalendarPages } from './measuring/calendar-pages.ts'
import { zipf } from './measuring/zipf.ts'
import { createConnections } from './traffic/connections.ts'
import { junkAt } from './traffic/junk.ts'
import { openSharedPage, type Visitor } from './traffic/visitor.ts'

const VISITORS = 300
const CITIES = 40
const VISITS = 6_000
/** One visitor of so many is signed in. */
const SIGNED_IN_EVERY = 25
const CONNECTIONS = 4
const ENCODINGS = 3

const FIRST_ID = 900_000_001

/** Cities in as many time zones, from all over the world, as browsers remember them. */
function listCities(): Here[] {
  const zones = Intl.supportedValuesOf('timeZone')
  const step = Math.floor(zones.length / CITIES)
  return Array.from({ length: CITIES }, (_, index) => ({
    id: String(FIRST_ID + index),
    en: `City ${index + 1}`,
    ru: `Город ${index + 1}`,
    latitude: 50 - 2 * index,
    longitude: 9 * index - 180,
    zone: zones[index * step] ?? 'UTC',
  }))
}

async function addCities(databaseUrl: string, cities: readonly Here[]): Promise<void> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, statementTimeoutMs: 0 })
  const rows = cities.map(({ id, en, ru, ...where }) => ({
    ...where,
    id: Number(id),
    name_en: en,
    name_ru: ru,
    country: '',
    population: 1_000_000,
  }))
  await db.insertInto('places').values(rows).execute()
  await db.destroy()
}

/** The files a browser fetches with its first page and then caches. */
async function listFiles(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text()
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))]
}

type Wanted = LoadRequest & { readonly what: 'page' | 'local' | 'layer' | 'file' }

/** A seeded day of visits. Each browser fetches the files of the site once, and fills in every page it opens. */
function drawVisits(
  count: number,
  cities: readonly Here[],
  pages: readonly string[],
  files: readonly string[],
): Wanted[] {
  const random = createRandom(20_261_115)
  const drawCity = zipf(cities, random)
  // The visitors of a city read one language.
  const visitors = Array.from({ length: VISITORS }, (_, index): Visitor => {
    const place = drawCity()
    const language = Number(place.id) % 2 === 0 ? 'en' : 'ru'
    return { place, language, token: index % SIGNED_IN_EVERY === 0 ? `visitor-${index}` : undefined }
  })
  const drawPage = zipf(pages, random)
  const known = new Set<Visitor>()
  return Array.from({ length: count }, () => {
    const visitor = visitors[Math.floor(random() * VISITORS)] as Visitor // in range
    const { fills, ...page } = openSharedPage(drawPage(), visitor)
    const own = known.has(visitor)
      ? []
      : files.map((path) => ({ path, headers: page.headers, what: 'file' as const }))
    known.add(visitor)
    return [{ ...page, what: 'page' as const }, ...own, ...fills]
  }).flat()
}

type Replay = {
  /** Shares of the visitors' requests that were served from the cache. */
  readonly all: number
  readonly pages: number
  /** Responses in the cache at the end. */
  readonly keys: number
}

/** Sends the visits to a cold nginx, with as many requests of hostile clients between them as `junk` has. */
async function replay(
  servers: readonly number[],
  visits: readonly Wanted[],
  junk: readonly ReturnType<typeof junkAt>[],
): Promise<Replay> {
  const nginx = await startNginx({ isUnlimited: true, servers })
  const connections = createConnections(nginx.port)
  const counts = { all: 0, hits: 0, pages: 0, pageHits: 0 }
  let next = 0
  let nextJunk = 0
  const visit = async () => {
    for (let wanted = visits[next++]; wanted; wanted = visits[next++]) {
      const { failure, cache } = await connections.send({ ...wanted, address: '127.20.0.1' })
      if (failure !== undefined) throw new Error(`a failed visit to ${wanted.path}: ${failure}`)
      const isHit = cache !== 'MISS' && cache !== 'BYPASS'
      counts.all += 1
      counts.hits += isHit ? 1 : 0
      counts.pages += wanted.what === 'page' ? 1 : 0
      counts.pageHits += wanted.what === 'page' && isHit ? 1 : 0
    }
  }
  const attack = async () => {
    for (let hostile = junk[nextJunk++]; hostile; hostile = junk[nextJunk++]) await connections.send(hostile)
  }
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, () => [visit(), attack()]).flat())
    return { all: counts.hits / counts.all, pages: counts.pageHits / counts.pages, keys: nginx.countCached() }
  } finally {
    connections.close()
    await nginx.stop()
  }
}

/** The share of a day of visits that nginx serves from its cache, a cold start included: alone, and among hostile clients. */
export async function measureHitRatio({ small }: { small: boolean }): Promise<Figure[]> {
  const database = await createMigratedDatabase()
  const cities = listCities()
  await addCities(database.url, cities)
  const settings = { PROXY_HOPS: '1' }
  const servers = await Promise.all([
    startServer(database.url, settings),
    startServer(database.url, settings),
  ])
  const ports = servers.map(({ port }) => port)
  try {
    const today = new Date().toISOString().slice(0, 10)
    const pages = listCalendarPages(today, small ? 2 : undefined)
    const visits = drawVisits(
      small ? 600 : VISITS,
      cities,
      pages,
      await listFiles(`http://127.0.0.1:${ports[0]}/`),
    )
    const junk = visits
      .filter(({ what }) => what === 'page')
      .map(({ path }, n) => {
        const city = cities[n % CITIES] as Here // in range
        return junkAt(n, { page: path, local: localUrl(city, undefined, 'en') })
      })
    const alone = await replay(ports, visits, [])
    const attacked = await replay(ports, visits, junk)
    const urls = new Set(visits.filter(({ what }) => what !== 'file').map(({ path }) => path))
    console.error(
      `${visits.length} requests for ${urls.size} URLs: ${alone.keys} keys, ${attacked.keys} among ${junk.length} hostile requests`,
    )
    return [
      figure('calendar.hit-ratio', rounded(100 * alone.all, 1), '%', '>= 85'),
      figure('calendar.pages-hit-ratio', rounded(100 * alone.pages, 1), '%', '>= 95'),
      figure('calendar.pages-hit-ratio-under-junk', rounded(100 * attacked.pages, 1), '%', '>= 95'),
      figure(
        'calendar.cache-keys-under-junk',
        attacked.keys,
        'keys',
        `<= ${alone.keys + (ENCODINGS - 1) * 2 * pages.length}`,
      ),
    ]
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await database.drop()
  }
}
