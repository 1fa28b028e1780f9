import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '../tools/testbed/free-port.ts'
import { type Nginx, startNginx } from '../tools/testbed/nginx/nginx.ts'
import { type SiteProcess, startSite } from '../tools/testbed/site/site.ts'
import { countRenders } from './count-renders.ts'
import { requestAt } from './request-at.ts'
import { tomorrowIn } from './tomorrow.ts'

let site: SiteProcess
let metricsPort: number

beforeAll(async () => {
  metricsPort = await findFreePort()
  site = await startSite({ PROXY_HOPS: '1', METRICS_PORT: String(metricsPort) })
})
afterAll(() => site?.stop())

/** Runs with an nginx of its own, whose cache is empty, in front of the server. */
async function withNginx(
  use: (own: Nginx) => Promise<void>,
  editSite?: (text: string) => string,
): Promise<void> {
  const own = await startNginx({ servers: [site.port], editSite })
  try {
    await use(own)
  } finally {
    await own.stop()
  }
}

type Spelling = { readonly path?: string; readonly headers?: Readonly<Record<string, string>> }

const tomorrow = tomorrowIn('UTC')
const tomorrowInRussian = tomorrowIn('Europe/Moscow')

/** Visitors that differ in everything a shared page must not depend on. */
const visitors: readonly Spelling[] = [
  { headers: { cookie: 'place=2643743; here=%7B%22id%22%3A%222643743%22%7D; person=chart; theme=dark' } },
  { headers: { cookie: 'school=virtue.corners_popular.yes' } },
  { headers: { cookie: '__Host-token=nobody; __Host-visitor=nobody', authorization: 'Bearer nobody' } },
  {
    headers: {
      'accept-language': 'ru',
      'user-agent': 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'evil.example',
    },
  },
]

const at = (...paths: string[]): Spelling[] => paths.map((path) => ({ path }))
const withCookie = (cookie: string): Spelling => ({ headers: { cookie } })

/** Pages by their canonical URL, each with other spellings of it. */
const classes: Readonly<Record<string, readonly Spelling[]>> = {
  '/2023/1': at(
    '/2023/1?utm_source=x&today=2026-01-01',
    '/2023/1?rules=popular.yes',
    '/2023/1?for=WEDDING',
    '/2023/1?for=flying',
    '/2023/1?',
    '/2023/1/',
    '//2023//1',
    '/2023/01',
    '/%32023/1',
    '/./2023/x/../1',
    '/2023\\1',
  ),
  '/ru/2023/1': [...at('/RU/2023/1', '/ru/2023/1?locale=en', '/%72u/2023/1/'), withCookie('locale=en')],
  '/2023/1.data': at('/2023/1.data?_routes=root', '/2023/1/_.data', '/2023/01.data'),
  '/2023/1?for=wedding': [
    ...at(
      '/2023/1?utm_source=x&for=wedding&today=2026-01-01',
      '/2023/01?for=wedding',
      '/2023/1?for=wedding&for=haircut',
      '/2023/1?for=&for=wedding',
    ),
    withCookie('locale=ru'),
  ],
  '/2023/1.data?for=wedding': at('/2023/1.data?_routes=root&for=wedding'),
  '/2023/1/2': [...at('/2023/01/02'), withCookie('locale=ru')],
  '/about': at('/About', '/about/?a=1', '/about?today=2026-01-01'),
  '/': [
    ...at('/?utm_source=x', '//', '/?', '/./', '/?today=2020-01-01', '/?today=2020-01-01x'),
    withCookie('locale=de'),
  ],
  [`/?today=${tomorrow}`]: at(`/?a=1&today=${tomorrow}&b=2`, `/?today=x&today=${tomorrow}`),
  [`/ru?today=${tomorrowInRussian}`]: at(`/ru?index&today=${tomorrowInRussian}`),
  '/_.data': at('/_.data?_routes=root', '/_.data?today=tomorrow'),
  '/articles/how-to-read-a-day': at('/articles/How-To-Read-A-Day', '/articles//how-to-read-a-day?ref=x'),
  '/place/2643743': [...at('/place/2643743/'), withCookie('place=2950159')],
}

/** Requests a page as a browser does that follows redirects of the same site. */
async function follow(port: number, path: string, headers: Readonly<Record<string, string>>) {
  let response = await requestAt(port, path, { headers })
  for (let hop = 0; hop < 2 && [301, 302].includes(response.status); hop += 1)
    response = await requestAt(port, response.headers.location ?? '', { headers })
  return response
}

test.each(Object.entries(classes))(
  'every spelling of %s is one page in the memory of the server and one in nginx, for any visitor',
  async (canonical, spellings) => {
    await withNginx(async (own) => {
      const page = await requestAt(site.port, canonical)
      const rendered = await countRenders(metricsPort)
      expect(page.status).toBe(200)
      expect((await requestAt(own.port, canonical)).cache).toBe('MISS')
      for (const spelling of [...spellings, ...visitors]) {
        const { path = canonical, headers = {} } = spelling
        const [direct, cached] = [
          await follow(site.port, path, headers),
          await follow(own.port, path, headers),
        ]
        expect([spelling, direct.status, cached.status, cached.cache]).toEqual([spelling, 200, 200, 'HIT'])
        expect([direct.body.equals(page.body), cached.body.equals(page.body)]).toEqual([true, true])
      }
      expect([await countRenders(metricsPort), own.countCached()]).toEqual([rendered, 1])
    })
  },
)

/** Requests every page in every spelling, as every visitor; returns the keys under which nginx stored responses. */
async function listKeys(own: Nginx): Promise<string[]> {
  for (const [canonical, spellings] of Object.entries(classes))
    for (const { path = canonical, headers = {} } of [{}, ...spellings, ...visitors])
      await requestAt(own.port, path, { headers: { ...headers, 'accept-encoding': 'gzip;q=0.5, br' } })
  return own.readCached().map((file) => /^KEY: (.*)$/m.exec(file)?.[1] ?? '')
}

test('the keys of nginx are the canonical URLs with an encoding, and nothing else of a visitor', async () => {
  const canonical = Object.keys(classes).map((url) => `${url}|br`)
  await withNginx(async (own) => expect((await listKeys(own)).toSorted()).toEqual(canonical.toSorted()))
})

test('with the query and the cookies in its key nginx stores some pages many times (control)', async () => {
  const careless = (text: string) =>
    text.replace('$shared_url|$encoding;', '"$request_uri|$http_cookie|$encoding";')
  await withNginx(async (own) => {
    expect((await listKeys(own)).length).toBeGreaterThan(3 * Object.keys(classes).length)
  }, careless)
})

test('of a call in every order, with defaults and encoded letters, nginx stores one response', async () => {
  const pairs = ['latitude=51.5', 'locale=en', 'longitude=-0.1', 'zone=Europe%2FLondon']
  const spellings = [
    pairs,
    pairs.toReversed(),
    pairs.filter((pair) => pair !== 'locale=en'),
    ['latitude=%351.5', ...pairs.slice(1)],
    ['l%61titude=51.5', ...pairs.slice(1)],
    [...pairs.slice(0, 3), 'zone=Europe/London'],
  ]
  await withNginx(async (own) => {
    const call = (query: readonly string[]) => requestAt(own.port, `/calendar/local?${query.join('&')}`)
    const bodies = new Set<string>()
    for (const spelling of [...spellings, ...spellings]) {
      const { status, body } = await call(spelling)
      expect([spelling, status]).toEqual([spelling, 200])
      bodies.add(body.toString())
    }
    expect([bodies.size, own.countCached()]).toEqual([1, 1])
    const [finer, twice] = [
      await call(['latitude=51.51', ...pairs.slice(1)]),
      await call([...pairs, 'span=1', 'span=2']),
    ]
    expect([finer.status, twice.status, own.countCached()]).toEqual([400, 400, 1])
  })
})
