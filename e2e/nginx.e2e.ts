import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCertificate } from '../tools/testbed/nginx/certificate.ts'
import { countFailures, startLoad } from '../tools/testbed/nginx/load.ts'
import { type Nginx, startNginx } from '../tools/testbed/nginx/nginx.ts'
import { importFewPlaces } from '../tools/testbed/places/few-places.ts'
import { createMigratedDatabase, type SiteProcess, startServer } from '../tools/testbed/site/site.ts'
import { requestAt } from './request-at.ts'
import { tomorrowIn } from './tomorrow.ts'

const TOKEN = { cookie: '__Host-token=nobody' }

let database: Awaited<ReturnType<typeof createMigratedDatabase>>
let servers: SiteProcess[]
let nginx: Nginx

beforeAll(async () => {
  database = await createMigratedDatabase()
  await importFewPlaces(database.url)
  const settings = { PROXY_HOPS: '1' }
  servers = await Promise.all([startServer(database.url, settings), startServer(database.url, settings)])
  nginx = await startNginx({ servers: servers.map(({ port }) => port) })
})
afterAll(async () => {
  await nginx?.stop()
  await Promise.all((servers ?? []).map((server) => server.kill()))
  await database?.drop()
})

const request = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  requestAt(nginx.port, path, { headers, method })

/** Runs with an nginx of its own in front of the same servers. */
async function withNginx(
  options: Partial<Parameters<typeof startNginx>[0]>,
  use: (nginx: Nginx) => Promise<void>,
): Promise<void> {
  const own = await startNginx({ servers: servers.map(({ port }) => port), ...options })
  try {
    await use(own)
  } finally {
    await own.stop()
  }
}

/** Runs with an nginx in front of an origin that responds as the test wants. */
async function withOrigin(
  respond: (response: ServerResponse, count: number) => void,
  use: (nginx: Nginx, originPort: number) => Promise<void>,
): Promise<void> {
  let count = 0
  const origin: Server = createServer((_request, response) => {
    count += 1
    respond(response, count)
  })
  origin.listen(0, '127.0.0.1')
  await once(origin, 'listening')
  const { port } = origin.address() as AddressInfo // true: it listens on a port, not on a pipe
  try {
    await withNginx({ servers: [port] }, (own) => use(own, port))
  } finally {
    origin.closeAllConnections()
    origin.close()
  }
}

test('a public page is requested from a server once and then served from the cache', async () => {
  const first = await request('/about')
  const second = await request('/about')
  expect([first.status, first.cache]).toEqual([200, 'MISS'])
  expect([second.status, second.cache]).toEqual([200, 'HIT'])
  expect(second.body.equals(first.body)).toBe(true)
  expect(second.headers['cache-control']).toMatch(/^public, .*s-maxage=\d+/)
})

test('a cached page says how old it is, so that browsers do not take it for a fresh one', async () => {
  const first = await request('/ru/about')
  await delay(1_100)
  const second = await request('/ru/about')
  expect(second.cache).toBe('HIT')
  expect(second.headers.date).toBe(first.headers.date)
})

test('a visitor with other cookies, language and browser gets the same cached page', async () => {
  await request('/')
  const other = await request('/', {
    cookie: 'consent=all; theme=dark; locale=en',
    'accept-language': 'ru',
    'user-agent': 'Another/1.0',
  })
  expect([other.status, other.cache]).toEqual([200, 'HIT'])
})

/** What tells one visitor from another. */
const visitors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a token cookie': TOKEN,
  'a bearer token': { authorization: 'Bearer nobody' },
  'a place and a hint of a session': { cookie: 'place=2643743; here=%7B%22id%22%3A1%7D; person=chart' },
  'every cookie at once': { cookie: 'theme=dark; __Host-token=nobody; locale=ru; place=1; __Host-visitor=x' },
}

test.each(Object.entries(visitors))(
  'a visitor with %s gets the same shared page, data and answers as all others',
  async (_kind, headers) => {
    const local = '/calendar/local?latitude=51.5&locale=en&longitude=-0.1&zone=Europe%2FLondon'
    for (const path of ['/developers', '/ru/2026/3', '/2026/3/5.data', '/ru.data', local]) {
      const first = await request(path)
      const own = await request(path, headers)
      expect([path, own.status, own.cache]).toEqual([path, 200, 'HIT'])
      expect(own.body.equals(first.body)).toBe(true)
      expect(own.headers['set-cookie']).toBeUndefined()
    }
  },
)

test.each([
  ['/client', 200],
  ['/ru/personal/3f0c0d5e-7a51-4c0e-9f0b-5d7d6a1b2c3d/2026/11', 200],
  ['/personal/layer?path=%2F2026%2F11', 200],
  ['/predict', 200],
  ['/api/user', 401],
  ['/api/products', 200],
])('%s is for one visitor: it bypasses the cache and is not stored', async (path, status) => {
  await withNginx({}, async (own) => {
    for (const headers of [TOKEN, {}, { authorization: 'Bearer nobody' }]) {
      const response = await requestAt(own.port, path, { headers })
      expect(response.cache).toBe('BYPASS')
      expect(response.headers['cache-control']).toMatch(/^(?:private, )?no-store$/)
    }
    expect((await requestAt(own.port, path)).status).toBe(status)
    expect(own.countCached()).toBe(0)
  })
})

test('without the rule about private pages no token would reach one: the tests above can fail', async () => {
  const editSite = (site: string) => site.replace(/location ~ "[^"]*"/, 'location = /none')
  await withNginx({ editSite }, async (own) => {
    expect((await requestAt(own.port, '/client', { headers: TOKEN })).cache).toBe('MISS')
  })
})

test('a reading is shown to the browser that made it and never cached', async () => {
  const birth = {
    gender: 'female',
    birthday: '1990-05-01',
    birthdayTime: null,
    city: 'Moscow',
    latitude: 55.75,
    longitude: 37.62,
    utc: 'Europe/Moscow',
  }
  const made = await requestAt(nginx.port, '/api/bazi', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...birth, consent: true }),
  })
  const path = `/api/bazi/${JSON.parse(made.body.toString()).uuid}`
  const cookie =
    made.headers['set-cookie']?.find((one) => one.startsWith('__Host-visitor='))?.split(';')[0] ?? ''
  for (const _visit of [1, 2]) {
    const own = await request(path, { cookie })
    expect([own.status, own.cache, own.headers['cache-control']]).toEqual([
      200,
      'BYPASS',
      'private, no-store',
    ])
    expect((await request(path)).status).toBe(404)
  }
})

test('the root redirects readers of Russian to /ru while others get the cached English page', async () => {
  await request('/')
  for (const _visit of [1, 2]) {
    const russian = await request('/', { cookie: 'locale=ru' })
    expect([russian.status, russian.headers.location, russian.cache]).toEqual([302, '/ru', 'BYPASS'])
  }
  const english = await request('/')
  expect([english.status, english.cache]).toEqual([200, 'HIT'])
  expect(english.body.toString()).toContain('<html lang="en"')
})

test('the root is private to every other cache, and ours holds it', async () => {
  await request('/')
  const { cache, headers } = await request('/')
  expect([cache, headers['cache-control'], headers['x-accel-expires']]).toEqual([
    'HIT',
    'private, no-store',
    undefined,
  ])
})

test('the root is never served stale, so never after the midnight it is true until', async () => {
  await withOrigin(
    (response, count) => {
      response.setHeader('cache-control', 'private, no-store').setHeader('x-accel-expires', '1')
      response.end(String(count))
    },
    async ({ port }) => {
      const look = async () => {
        const { cache, body } = await requestAt(port, '/')
        return `${cache} ${body}`
      }
      expect([await look(), await look()]).toEqual(['MISS 1', 'HIT 1'])
      await delay(2_100)
      expect(await look()).toBe('EXPIRED 2')
    },
  )
})

test('in the Russian edition only those who chose English see the English root', async () => {
  const own = await startServer(database.url, { PROXY_HOPS: '1', EDITION: 'ru' })
  try {
    await withNginx({ servers: [own.port], edition: 'ru' }, async ({ port }) => {
      expect((await requestAt(port, '/')).headers.location).toBe('/ru')
      const english = { headers: { cookie: 'locale=en' } }
      expect((await requestAt(port, '/', english)).status).toBe(200)
      expect((await requestAt(port, '/', english)).cache).toBe('HIT')
      expect((await requestAt(port, '/')).headers.location).toBe('/ru')
    })
  } finally {
    await own.kill()
  }
})

test.each(['en', 'ru'] as const)(
  'in the %s edition a call without a language is in its own, and caches never mix the two',
  async (edition) => {
    const own = await startServer(database.url, { PROXY_HOPS: '1', EDITION: edition })
    try {
      await withNginx({ servers: [own.port], edition }, async ({ port }) => {
        const languageOf = async (query: string) => {
          const { body } = await requestAt(port, `/calendar/days?from=2026-11-15${query}&to=2026-11-15`)
          return /[а-я]/.test(body.toString()) ? 'ru' : 'en'
        }
        for (const _visit of [1, 2, 3])
          expect([
            await languageOf(''),
            await languageOf('&locale=en'),
            await languageOf('&locale=ru'),
          ]).toEqual([edition, 'en', 'ru'])
        for (const path of ['/about', '/2026/3/5'])
          expect((await requestAt(port, path)).body.toString()).toContain('<html lang="en"')
      })
    } finally {
      await own.kill()
    }
  },
)

test('parameters of advertisers do not make another page of an address', async () => {
  await request('/about')
  expect((await request('/about?utm_source=mail&fbclid=1')).cache).toBe('HIT')
})

test('a page whose address names a place is cached for it, and for nobody else', async () => {
  const [inLondon, inBerlin] = [await request('/place/2643743'), await request('/place/2950159')]
  expect([inLondon.status, inLondon.cache, inBerlin.status, inBerlin.cache]).toEqual([
    200,
    'MISS',
    200,
    'MISS',
  ])
  expect(inLondon.body.equals(inBerlin.body)).toBe(false)
  expect((await request('/place/2643743', { cookie: 'place=2950159' })).cache).toBe('HIT')
})

test('of all queries the home page depends on the date of the visitor alone, and only on one near today', async () => {
  await withNginx({}, async (own) => {
    const look = async (path: string) => (await requestAt(own.port, path)).cache
    for (const home of ['/', '/ru', '/_.data', '/ru.data']) {
      const tomorrow = tomorrowIn(home.startsWith('/ru') ? 'Europe/Moscow' : 'UTC')
      expect([await look(home), await look(`${home}?today=${tomorrow}`)]).toEqual(['MISS', 'MISS'])
      expect(await look(`${home}?index&utm_source=x&today=${tomorrow}&_routes=y`)).toBe('HIT')
      expect(await look(`${home}?today=${tomorrow}x`)).toBe('HIT')
      expect(await look(`${home}?TODAY=${tomorrow}`)).toBe('HIT')
    }
    expect([await look('/about'), await look(`/about?today=${tomorrowIn('UTC')}`)]).toEqual(['MISS', 'HIT'])
  })
})

test('a page that depends on its address alone is cached once for all places', async () => {
  const picture = (await request('/og/0/en.png')).headers.location ?? ''
  for (const path of [picture, '/robots.txt', '/sitemap.xml', '/calendar/days/2026-11-15.ics?locale=ru']) {
    expect((await request(path)).cache, path).toBe('MISS')
    expect((await request(path, { cookie: 'place=2643743' })).cache, path).toBe('HIT')
  }
})

test.each([
  ['an encoded name', '%5Froutes=nothing'],
  ['a capital name', '_ROUTES=nothing'],
])('data of a page cannot be replaced by way of %s', async (kind, query) => {
  const path = kind === 'an encoded name' ? '/about.data' : '/developers.data'
  const attack = await request(`${path}?${query}`)
  const visitor = await request(path)
  const direct = await requestAt(servers[0]?.port ?? 0, path)
  expect(attack.status).toBe(200)
  expect(visitor.body.toString()).toBe(direct.body.toString())
})

test.each(['/place', '/ru/place.data'])(
  '%s responds to what was typed, and the response is not cached',
  async (path) => {
    for (const city of ['Atlantis', 'Eldorado']) {
      const response = await request(`${path}?city=${city}`)
      expect([response.status, response.cache]).toEqual([200, 'BYPASS'])
      expect(response.body.toString()).toContain(city)
    }
  },
)

test.each(['/sign-in', '/ru/sign-up', '/recovery'])('%s knows the page to return to', async (path) => {
  const response = await request(`${path}?back=%2Fatlantis`)
  expect([response.status, response.cache]).toEqual([200, 'BYPASS'])
  expect(response.body.toString()).toContain('atlantis')
})

test('a public operation is cached by its canonical query, with or without a token', async () => {
  const path = '/calendar/days?from=2026-11-15&locale=en&to=2026-11-16'
  const first = await request(path)
  expect([first.status, first.cache]).toEqual([200, 'MISS'])
  expect((await request(path)).cache).toBe('HIT')
  expect((await request(path, TOKEN)).cache).toBe('HIT')
  for (const query of ['locale=en&to=2026-11-16&from=2026-11-15', 'from=2026-11-15&to=2026-11-16'])
    for (const _visit of [1, 2]) {
      const other = await request(`/calendar/days?${query}`)
      expect([other.status, other.cache, other.headers['x-accel-expires']]).toEqual([200, 'MISS', undefined])
      expect(other.body.equals(first.body)).toBe(true)
    }
})

test('days by a school are those of the visitor who requests them, and never cached', async () => {
  const path = '/calendar/school/days/2026-11-15?locale=en'
  for (const rules of ['popular.yes', 'virtue.corners']) {
    const { status, cache, body } = await request(path, { cookie: `school=${rules}` })
    expect([status, cache, JSON.parse(body.toString()).school.rules]).toEqual([200, 'BYPASS', rules])
  }
})

test('an encoded name cannot put Russian words in the place of English ones', async () => {
  const path = '/calendar/days?from=2026-01-01&to=2026-01-01'
  const russian = await request(`${path}&%6Cocale=ru`)
  const english = await request(path)
  expect(russian.body.toString()).toMatch(/[а-я]/)
  expect(english.body.toString()).not.toMatch(/[а-я]/)
})

test('a refused operation is not cached', async () => {
  const path = '/calendar/days?from=2026-01-01&to=2026-01-01&utm_source=mail'
  await request(path)
  const again = await request(path)
  expect([again.status, again.cache]).toEqual([400, 'MISS'])
})

test('forged headers do not change what is cached for others', async () => {
  const forged = await request('/?forged', {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-for': '203.0.113.7',
    forwarded: 'host=evil.example;for=203.0.113.7',
    'x-original-url': '/developers',
    'x-http-method-override': 'POST',
    cookie: 'place=evil.example',
  })
  const visitor = await request('/')
  expect(forged.status).toBe(200)
  expect(visitor.cache).toBe('HIT')
  expect(JSON.stringify(visitor.headers) + visitor.body).not.toContain('evil.example')
})

test('a forged X-Forwarded-For does not reset a rate limit', async () => {
  const own = await startServer(database.url, { PROXY_HOPS: '1', LIMIT_GENERAL_PER_MINUTE: '5' })
  try {
    await withNginx({ servers: [own.port] }, async ({ port }) => {
      const statuses: number[] = []
      // Twelve, because a new minute may begin in between.
      for (let n = 0; n < 12; n += 1) {
        const headers = { ...TOKEN, 'x-forwarded-for': `203.0.113.${n}` }
        statuses.push((await requestAt(port, '/sign-in', { headers })).status)
      }
      expect(statuses).toContain(429)
    })
  } finally {
    await own.kill()
  }
})

test('a host that is not ours is refused', async () => {
  const response = await request('/about', { host: 'evil.example' })
  expect(response.status).toBe(421)
  expect((await request('/about', { host: 'localhost:1' })).status).toBe(200)
})

test.each(['/about/x.css', '/client/x.css', '/about%2fx.css', '/about;x.css', '/about/..%2fx.js'])(
  'a private page at an address like %s is not cached as a file',
  async (path) => {
    for (const visitor of [TOKEN, {}]) {
      const { status, cache, headers } = await request(path, visitor)
      expect([status, cache === 'HIT', headers['cache-control']]).toEqual([404, false, 'private, no-store'])
    }
  },
)

test('TRACE is refused', async () => {
  const response = await request('/about', { 'x-secret': 'echo me' }, 'TRACE')
  expect(response.status).toBe(405)
  expect(response.body.toString()).not.toContain('echo me')
})

test.each(['/metrics', '/live', '/ready', '/%72eady'])('%s is not public', async (path) => {
  expect((await request(path)).status).toBe(404)
  expect((await request(path, TOKEN)).status).toBe(404)
})

test('the response that sets the language cookie is not cached', async () => {
  const form = {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://localhost:${nginx.port}`,
    },
    body: 'to=ru&path=/about',
  }
  for (const _visit of [1, 2]) {
    const response = await requestAt(nginx.port, '/locale', {
      ...form,
      headers: { ...form.headers, host: `localhost:${nginx.port}` },
    })
    expect([response.status, response.headers.location, response.cache]).toEqual([303, '/ru/about', 'BYPASS'])
    expect(response.headers['set-cookie']?.join()).toContain('locale=ru')
  }
  expect((await request('/locale')).headers['set-cookie']).toBeUndefined()
})

test('a form of another site is refused through the proxy too', async () => {
  const response = await requestAt(nginx.port, '/locale', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    body: 'to=ru&path=/about',
  })
  expect(response.status).toBe(403)
})

test('behind a TLS terminator a form of http://site is refused, one of https://site is not', async () => {
  const statusFrom = async (scheme: string) => {
    const response = await requestAt(nginx.port, '/locale', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: 'localhost',
        origin: `${scheme}://localhost`,
        'x-forwarded-proto': 'https',
      },
      body: 'to=ru&path=/about',
    })
    return response.status
  }
  expect([await statusFrom('http'), await statusFrom('https')]).toEqual([403, 303])
})

test.each([
  ['a page', '/about', {}],
  ['a cached page', '/about', {}],
  ['a personal page', '/sign-in', {}],
  ['a file', '/assets/none.js', {}],
  ['a response of nginx', '/live', {}],
  ['a foreign host', '/about', { host: 'evil.example' }],
  ['headers too large', '/about', { 'x-large': 'x'.repeat(9_000) }],
])('%s carries one permissions policy', async (_name, path, headers) => {
  const response = await request(path, headers)
  expect(response.headers['permissions-policy']).toMatch(
    /^(?=.*camera=\(\))(?=.*geolocation=\(self\))(?!.*camera.*camera)/,
  )
})

test('each visitor gets the page in an encoding of their browser, with the same content', async () => {
  const plain = await request('/about')
  const gzip = await request('/about', { 'accept-encoding': 'gzip, deflate' })
  const brotli = await request('/about', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  const refused = await request('/about', { 'accept-encoding': 'br;q=0, gzip;q=0.5' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect([refused.headers['content-encoding'], refused.cache]).toEqual(['gzip', 'HIT'])
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
})

test('browsers that spell the same encodings differently share a cached page', async () => {
  await request('/ru', { 'accept-encoding': 'gzip, deflate, br' })
  expect((await request('/ru', { 'accept-encoding': 'br;q=1.0, gzip;q=0.8, *;q=0.1' })).cache).toBe('HIT')
})

test('a client with the current page gets a 304, from the cache and past it', async () => {
  const { etag = '' } = (await request('/about')).headers
  const cached = await request('/about', { 'if-none-match': etag })
  expect([cached.status, cached.cache, cached.body.length]).toEqual([304, 'HIT', 0])
  const operation = '/calendar/days?from=2026-02-01&to=2026-02-01'
  const tag = (await request(operation)).headers.etag ?? ''
  const past = await requestAt(servers[0]?.port ?? 0, operation, { headers: { 'if-none-match': tag } })
  expect([past.status, past.body.length]).toEqual([304, 0])
})

test('HEAD is served from the page cached for GET', async () => {
  await request('/about')
  const response = await request('/about', {}, 'HEAD')
  expect([response.status, response.cache, response.body.length]).toEqual([200, 'HIT', 0])
})

test('files of the site are cached, compressed, for ever', async () => {
  const page = (await request('/')).body.toString()
  const file = /\/assets\/root-[\w-]+\.js/.exec(page)?.[0] ?? 'no script on the page'
  await request(file, { 'accept-encoding': 'br' })
  const again = await request(`${file}?v=1`, { 'accept-encoding': 'br', cookie: 'place=2643743' })
  expect([again.status, again.cache, again.headers['content-encoding']]).toEqual([200, 'HIT', 'br'])
  expect(again.headers['cache-control']).toContain('immutable')
})

test('files are cached for signed-in users too, and cannot be written', async () => {
  const page = (await request('/')).body.toString()
  const file = /\/assets\/root-[\w-]+\.css/.exec(page)?.[0] ?? 'no style on the page'
  await request(file)
  expect((await request(file, TOKEN)).cache).toBe('HIT')
  expect((await request(file, {}, 'POST')).status).toBe(405)
})

test('during a release a file is found on the server that has it', async () => {
  const hasFiles = (response: ServerResponse) =>
    response.setHeader('cache-control', 'public, max-age=31536000, immutable').end('new')
  await withOrigin(hasFiles, async (_nginx, port) => {
    await withNginx({ servers: [servers[0]?.port ?? 0, port] }, async (own) => {
      for (const n of [1, 2, 3, 4]) {
        const { status, body } = await requestAt(own.port, `/assets/new-${n}.js`)
        expect([status, body.toString()]).toEqual([200, 'new'])
      }
    })
  })
})

test('while a server is busy with a request, others go to the idle one', async () => {
  let held: ServerResponse | undefined
  const holdFirst = (response: ServerResponse, count: number) => {
    if (count === 1) held = response
    else response.end('busy')
  }
  await withOrigin(holdFirst, async (_nginx, busy) => {
    const endAtOnce = (response: ServerResponse) => void response.end('idle')
    await withOrigin(endAtOnce, async (_second, idle) => {
      await withNginx({ servers: [busy, idle] }, async ({ port }) => {
        const get = async () => (await requestAt(port, '/predict')).body.toString()
        const firstTwo = Promise.all([get(), get()])
        await expect.poll(() => held).toBeDefined()
        for (let i = 0; i < 4; i++) expect(await get()).toBe('idle')
        held?.end('released')
        expect((await firstTwo).sort()).toEqual(['idle', 'released'])
      })
    })
  })
})

test('pages deleted at a release are soon requested again, while files stay', async () => {
  await withNginx({}, async (own) => {
    const look = async (path: string) => (await requestAt(own.port, path)).cache
    const page = (await requestAt(own.port, '/')).body.toString()
    const file = /\/assets\/root-[\w-]+\.js/.exec(page)?.[0] ?? 'no script on the page'
    await look(file)
    expect([await look('/'), await look(file)]).toEqual(['HIT', 'HIT'])
    own.clearCache()
    await expect.poll(() => look('/'), { timeout: 3_000 }).toBe('MISS')
    expect([await look('/'), await look(file)]).toEqual(['HIT', 'HIT'])
  })
})

test('requests larger than any of ours are refused before they reach a server', async () => {
  const body = await requestAt(nginx.port, '/locale', { method: 'POST', body: 'x'.repeat(70_000) })
  expect(body.status).toBe(413)
  expect((await request('/about', { 'x-long': 'x'.repeat(9_000) })).status).toBe(400)
  expect((await request(`/${'x'.repeat(9_000)}`)).status).toBe(414)
})

test('a visitor who never finishes the headers is disconnected', async () => {
  const socket = connect(nginx.port, '127.0.0.1')
  socket.on('error', () => {}) // a reset connection is a refusal too
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  const from = Date.now()
  await new Promise((resolve) => socket.resume().once('close', resolve))
  expect(Date.now() - from).toBeGreaterThan(4_000)
  expect(Date.now() - from).toBeLessThan(8_000)
})

test('the log names no query, cookie, token, address or secret of a path', async () => {
  const secret = '3f0c0d5e-7a51-4c0e-9f0b-5d7d6a1b2c3d'
  await request(`/chart/notify/disable/${secret}?email=someone@example.org`, {
    cookie: '__Host-token=very-secret',
  })
  await request('/2026/3/5?q=birthday', {
    referer: 'https://example.org/?from-here',
    'user-agent': 'Telling/1.0',
  })
  await expect.poll(() => nginx.log()).toContain('"path":"/2026/3/5"')
  const log = nginx.log()
  expect(log).toContain('"path":"/chart/notify/disable/*"')
  for (const personal of [secret, 'someone', 'very-secret', 'birthday', 'from-here', 'Telling', '127.0.0.1'])
    expect(log).not.toContain(personal)
})

test('requests are counted', async () => {
  const before = nginx.stats()
  await request('/about')
  await expect.poll(() => nginx.stats().requests).toBe(before.requests + 1)
  expect(nginx.stats().byCache.HIT).toBe((before.byCache.HIT ?? 0) + 1)
})

test('a response that sets a cookie or varies by one is not cached even if it is marked public', async () => {
  const forbidden = { '/set-cookie': ['set-cookie', 'a=b'], '/vary': ['vary', 'Cookie'] } as const
  for (const [path, [name, value]] of Object.entries(forbidden)) {
    await withOrigin(
      (response) => response.setHeader('cache-control', 'public, s-maxage=60').setHeader(name, value).end(),
      async ({ port }) => {
        await requestAt(port, path)
        expect((await requestAt(port, path)).cache).toBe('MISS')
      },
    )
  }
})

test('a stale page is served for as long as the server allows and not a moment longer', async () => {
  await withOrigin(
    (response, count) => {
      response.setHeader('cache-control', 'public, s-maxage=1, stale-while-revalidate=2')
      response.end(String(count))
    },
    async ({ port }) => {
      const look = async () => {
        const { cache, body } = await requestAt(port, '/today')
        return `${cache} ${body}`
      }
      expect(await look()).toBe('MISS 1')
      await delay(2_100)
      expect(await look()).toBe('STALE 1')
      await expect.poll(look).toBe('HIT 2')
      await delay(5_000)
      expect(await look()).toBe('EXPIRED 3')
    },
  )
})

test('many requests for a page at once make one request to a server', async () => {
  let requests = 0
  await withOrigin(
    (response, count) => {
      requests = count
      response.setHeader('cache-control', 'public, s-maxage=60')
      setTimeout(() => response.end(), 40)
    },
    async ({ port }) => {
      const responses = await Promise.all(Array.from({ length: 20 }, () => requestAt(port, '/popular')))
      expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
    },
  )
  expect(requests).toBe(1)
})

test('over TLS the site speaks HTTP/2 and refuses unknown names', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'zeri-tls-'))
  try {
    await withNginx({ tls: makeCertificate(directory) }, async ({ url }) => {
      const session = connectHttp2(url, { rejectUnauthorized: false })
      const look = async (headers: Record<string, string | string[]>) => {
        const stream = session.request({ ':path': '/about', ...headers })
        const [response] = await once(stream, 'response')
        stream.close()
        return [response[':status'], response['x-cache-status']]
      }
      expect(await look({})).toEqual([200, 'MISS'])
      expect(await look({})).toEqual([200, 'HIT'])
      expect(await look({ cookie: ['theme=dark', '__Host-token=nobody'] })).toEqual([200, 'HIT'])
      expect(await look({ ':path': '/sign-in', cookie: ['theme=dark', 'a=b'] })).toEqual([200, 'BYPASS'])
      session.destroy()
      const stranger = connectHttp2(url, { rejectUnauthorized: false, servername: 'evil.example' })
      const [refusal] = await once(stranger, 'error')
      expect(String(refusal)).toMatch(/unrecognized name/i)
    })
  } finally {
    rmSync(directory, { recursive: true })
  }
})

test('visitors do not notice a server that dies, and without retries they would', async () => {
  const doomed = await startServer(database.url, { PROXY_HOPS: '1' })
  const pair = [doomed.port, servers[0]?.port ?? 0]
  const withoutRetries = (site: string) =>
    site.replaceAll('proxy_next_upstream error timeout http_502;', 'proxy_next_upstream off;')
  const look = async ({ port }: Nginx) => {
    const responses = []
    for (let n = 0; n < 6; n += 1)
      responses.push((await requestAt(port, '/sign-in', { headers: TOKEN })).status)
    return responses
  }
  await withNginx({ servers: pair }, async (careful) => {
    await withNginx({ servers: pair, editSite: withoutRetries }, async (careless) => {
      expect(await look(careful)).toEqual(Array(6).fill(200))
      expect(await look(careless)).toEqual(Array(6).fill(200))
      const exited = once(doomed.process, 'exit')
      doomed.process.kill('SIGKILL')
      await exited
      expect(await look(careful)).toEqual(Array(6).fill(200))
      expect(await look(careless)).toContain(503)
    })
  })
})

test('without a server visitors see an error in both languages, which is not cached', async () => {
  await withOrigin(
    (response) => response.destroy(),
    async ({ port }) => {
      for (const path of ['/', '/client']) {
        const response = await requestAt(port, path)
        expect(response.status).toBe(503)
        expect(response.headers['retry-after']).toBe('5')
        expect(response.headers['cache-control']).toBe('no-store')
        expect(response.body.toString()).toMatch(/try again shortly.*чуть позже/s)
      }
    },
  )
})

test('the load of the stop drill notices every refusal, cut connection and half response', async () => {
  const origin = createServer((incoming, response) => {
    if (incoming.url === '/1') response.statusCode = 503
    if (incoming.url === '/2') return incoming.socket.destroy()
    if (incoming.url === '/3') {
      response.setHeader('content-length', 100)
      response.write('half')
      return setImmediate(() => incoming.socket.destroy())
    }
    response.end('fine')
  })
  origin.listen(0, '127.0.0.1')
  await once(origin, 'listening')
  const { port } = origin.address() as AddressInfo // true: it listens on a port, not on a pipe
  const load = startLoad({
    url: `http://127.0.0.1:${port}`,
    connections: 2,
    pauseMs: 0,
    maxRequests: 10,
    maxMs: 5_000,
    requestAt: (n) => ({ path: `/${n}` }),
  })
  const result = await load.finished
  origin.close()
  expect(result.sent).toBe(10)
  expect(countFailures(result)).toBe(3)
  expect(result.failures['GET: status 503']).toBe(1)
})
