import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { startLoad } from '../testbed/nginx/load.ts'
import { startNginx } from '../testbed/nginx/nginx.ts'
import { createRandom } from '../testbed/random.ts'
import { createMigratedDatabase, startServer } from '../testbed/site/site.ts'
import { listCalendarPages } from './measuring/calendar-pages.ts'
import { zipf } from './measuring/zipf.ts'

const VISITORS = 300
const CITIES = 40
const VISITS = 6_000

const FIRST_ID = 900_000_001

/** Cities in as many time zones, from all over the world. */
async function addCities(databaseUrl: string): Promise<void> {
  const zones = Intl.supportedValuesOf('timeZone')
  const step = Math.floor(zones.length / CITIES)
  const db = openDatabase({ url: databaseUrl, poolSize: 1, statementTimeoutMs: 0 })
  const rows = Array.from({ length: CITIES }, (_, index) => ({
    id: FIRST_ID + index,
    name_en: `City ${index + 1}`,
    name_ru: `Город ${index + 1}`,
    country: '',
    latitude: 50 - 2 * index,
    longitude: 9 * index - 180,
    population: 1_000_000,
    zone: zones[index * step] ?? 'UTC',
  }))
  await db.insertInto('places').values(rows).execute()
  await db.destroy()
}

/** The files a browser fetches with its first page and then caches. */
async function listFiles(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text()
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))]
}

type HitRatio = {
  /** Of all requests. */
  readonly all: number
  /** Of the requests for pages. */
  readonly pages: number
}

/**
 * The share of a seeded day of visits that nginx serves from its cache, a cold start included. Every visitor's browser
 * caches too: it fetches the files of the site once.
 */
export async function measureHitRatio({ small }: { small: boolean }): Promise<HitRatio> {
  const database = await createMigratedDatabase()
  await addCities(database.url)
  const settings = { PROXY_HOPS: '1' }
  const servers = await Promise.all([
    startServer(database.url, settings),
    startServer(database.url, settings),
  ])
  const nginx = await startNginx({ isUnlimited: true, servers: servers.map(({ port }) => port) })
  try {
    const random = createRandom(20_261_115)
    const drawCity = zipf(
      Array.from({ length: CITIES }, (_, index) => String(FIRST_ID + index)),
      random,
    )
    // The visitors of a city read one language.
    const visitors = Array.from({ length: VISITORS }, () => {
      const place = drawCity()
      return { place, prefix: Number(place) % 2 === 0 ? '' : '/ru' }
    })
    const drawPage = zipf(listCalendarPages(new Date().toISOString().slice(0, 10)), random)
    const files = await listFiles(`http://127.0.0.1:${servers[0]?.port}/`)
    const known = new Set<unknown>()
    const requests = Array.from({ length: small ? 600 : VISITS }, () => {
      const visitor = visitors[Math.floor(random() * VISITORS)] as (typeof visitors)[number] // in range
      const { place, prefix } = visitor
      const page = drawPage()
      const path = page === '/' && prefix !== '' ? prefix : `${prefix}${page}`
      const locale = prefix === '' ? 'en' : 'ru'
      const headers = { cookie: `place=${place}; locale=${locale}`, 'accept-encoding': 'br' }
      const wanted = known.has(visitor) ? [path] : [path, ...files]
      known.add(visitor)
      return wanted.map((one) => ({ path: one, headers }))
    }).flat()
    const { sent, failures } = await startLoad({
      url: nginx.url,
      connections: 4,
      pauseMs: 0,
      maxRequests: requests.length,
      maxMs: 600_000,
      requestAt: (n) => requests[n % requests.length] as (typeof requests)[number], // never empty
    }).finished
    if (Object.keys(failures).length > 0) throw new Error(`failed visits: ${JSON.stringify(failures)}`)
    const { byCache } = nginx.stats()
    const cached = Object.entries(byCache).filter(([outcome]) => outcome !== 'MISS' && outcome !== 'none')
    const hits = cached.reduce((sum, [, count]) => sum + count, 0)
    const fileVisits = requests.filter(({ path }) => path.startsWith('/assets/')).length
    return { all: hits / sent, pages: 1 - (sent - hits - files.length) / (sent - fileVisits) }
  } finally {
    await nginx.stop()
    await Promise.all(servers.map((server) => server.stop()))
    await database.drop()
  }
}
