import { execFileSync } from 'node:child_process'
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
import { countFailures, startLoad } from '../tools/testbed/nginx/load.ts'
import { type Nginx, startNginx } from '../tools/testbed/nginx/nginx.ts'
import { requireProgram } from '../tools/testbed/require-program.ts'
import { createMigratedDatabase, type SiteProcess, startServer } from '../tools/testbed/site/site.ts'
import { askAt } from './ask-at.ts'

const TOKEN = { cookie: '__Host-token=nobody' }

let database: Awaited<ReturnType<typeof createMigratedDatabase>>
let servers: SiteProcess[]
let nginx: Nginx

beforeAll(async () => {
  database = await createMigratedDatabase()
  const settings = { PROXY_HOPS: '1' }
  servers = await Promise.all([startServer(database.url, settings), startServer(database.url, settings)])
  nginx = await startNginx({ servers: servers.map(({ port }) => port) })
})
afterAll(async () => {
  await nginx?.stop()
  await Promise.all((servers ?? []).map((server) => server.stop()))
  await database?.drop()
})

const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  askAt(nginx.port, path, { headers, method })

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

/** Runs with an nginx in front of an origin that answers as the test wishes. */
async function withOrigin(
  answer: (response: ServerResponse, count: number) => void,
  use: (nginx: Nginx, originPort: number) => Promise<void>,
): Promise<void> {
  let count = 0
  const origin: Server = createServer((_request, response) => {
    count += 1
    answer(response, count)
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

test('a public page is asked of a server once and then comes from the cache', async () => {
  const first = await ask('/about')
  const second = await ask('/about')
  expect([first.status, first.cache]).toEqual([200, 'MISS'])
  expect([second.status, second.cache]).toEqual([200, 'HIT'])
  expect(second.body.equals(first.body)).toBe(true)
  expect(second.headers['cache-control']).toMatch(/^public, .*s-maxage=\d+/)
})

test('a kept page tells when it was made, so that browsers do not take it for a fresh one', async () => {
  const first = await ask('/ru/about')
  await delay(1_100)
  const second = await ask('/ru/about')
  expect(second.cache).toBe('HIT')
  expect(second.headers.date).toBe(first.headers.date)
})

test('another visitor with cookies, a language and a browser of their own gets the same kept page', async () => {
  await ask('/')
  const other = await ask('/', {
    cookie: 'consent=all; theme=dark; locale=en',
    'accept-language': 'ru',
    'user-agent': 'Another/1.0',
  })
  expect([other.status, other.cache]).toEqual([200, 'HIT'])
})

test.each([
  ['a token cookie', TOKEN],
  ['a token cookie among others', { cookie: 'theme=dark; __Host-token=nobody; locale=en' }],
  ['a bearer token', { authorization: 'Bearer nobody' }],
])('a request with %s goes past the cache and leaves nothing there', async (_kind, headers) => {
  await ask('/developers')
  const personal = await ask('/developers', headers)
  expect(personal.cache).toBe('BYPASS')
  expect((await ask('/developers', headers)).cache).toBe('BYPASS')
  const visitor = await ask('/developers')
  expect(visitor.cache).toBe('HIT')
  expect(visitor.headers['cache-control']).toMatch(/^public/)
})

test('a page rendered for a signed-in person is theirs alone', async () => {
  const personal = await ask('/ru/developers', TOKEN)
  expect(personal.headers['cache-control']).toBe('private, no-store')
  const visitor = await ask('/ru/developers')
  expect(visitor.cache).toBe('MISS')
})

test('without the rule about personal requests a token would meet the cache: the tests above can fail', async () => {
  const editSite = (site: string) => site.replace('if ($personal)', 'if ($arg_nothing)')
  await withNginx({ editSite }, async (own) => {
    await askAt(own.port, '/about')
    expect((await askAt(own.port, '/about', { headers: TOKEN })).cache).toBe('HIT')
  })
})

test('what a browser made is shown to that browser and kept for nobody', async () => {
  const birth = {
    gender: 'female',
    birthday: '1990-05-01',
    birthdayTime: null,
    city: 'Moscow',
    latitude: 55.75,
    longitude: 37.62,
    utc: 'Europe/Moscow',
  }
  const made = await askAt(nginx.port, '/api/bazi', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...birth, consent: true }),
  })
  const path = `/api/bazi/${JSON.parse(made.body.toString()).uuid}`
  const cookie =
    made.headers['set-cookie']?.find((one) => one.startsWith('__Host-visitor='))?.split(';')[0] ?? ''
  for (const _visit of [1, 2]) {
    const own = await ask(path, { cookie })
    expect([own.status, own.cache, own.headers['cache-control']]).toEqual([
      200,
      'BYPASS',
      'private, no-store',
    ])
    expect((await ask(path)).status).toBe(404)
  }
})

test('the root leads a reader of Russian to /ru while others get the kept English page', async () => {
  await ask('/')
  for (const _visit of [1, 2]) {
    const russian = await ask('/', { cookie: 'locale=ru' })
    expect([russian.status, russian.headers.location, russian.cache]).toEqual([302, '/ru', 'BYPASS'])
  }
  const english = await ask('/')
  expect([english.status, english.cache]).toEqual([200, 'HIT'])
  expect(english.body.toString()).toContain('<html lang="en"')
})

test('in the Russian edition only those who chose English see the English root', async () => {
  const own = await startServer(database.url, { PROXY_HOPS: '1', EDITION: 'ru' })
  try {
    await withNginx({ servers: [own.port], edition: 'ru' }, async ({ port }) => {
      expect((await askAt(port, '/')).headers.location).toBe('/ru')
      const english = { headers: { cookie: 'locale=en' } }
      expect((await askAt(port, '/', english)).status).toBe(200)
      expect((await askAt(port, '/', english)).cache).toBe('HIT')
      expect((await askAt(port, '/')).headers.location).toBe('/ru')
    })
  } finally {
    await own.stop()
  }
})

test('what advertisers append to an address does not make another page of it', async () => {
  await ask('/about')
  expect((await ask('/about?utm_source=mail&fbclid=1')).cache).toBe('HIT')
})

test('a page is kept once a place', async () => {
  const inTokyo = { cookie: 'place=1850147' }
  await ask('/ru', inTokyo)
  expect((await ask('/ru', { cookie: 'theme=dark; place=1850147' })).cache).toBe('HIT')
  expect((await ask('/ru', { cookie: 'place=2643743' })).cache).toBe('MISS')
})

test('what depends on its address alone is kept once for all places', async () => {
  const picture = (await ask('/og/0/en.png')).headers.location ?? ''
  for (const path of [picture, '/robots.txt', '/sitemap.xml', '/calendar/days/2026-11-15.ics?locale=ru']) {
    expect((await ask(path)).cache, path).toBe('MISS')
    expect((await ask(path, { cookie: 'place=1850147' })).cache, path).toBe('HIT')
  }
})

test('a place that is none of ours is no place', async () => {
  await ask('/ru')
  expect((await ask('/ru', { cookie: 'place=../../etc' })).cache).toBe('HIT')
})

test.each([
  ['an encoded name', '%5Froutes=nothing'],
  ['a capital name', '_ROUTES=nothing'],
])('data of a page cannot be replaced by way of %s', async (kind, query) => {
  const path = kind === 'an encoded name' ? '/about.data' : '/developers.data'
  const attack = await ask(`${path}?${query}`)
  const visitor = await ask(path)
  const direct = await askAt(servers[0]?.port ?? 0, path)
  expect(attack.status).toBe(200)
  expect(visitor.body.toString()).toBe(direct.body.toString())
})

test.each(['/place', '/ru/place.data'])(
  '%s answers what was typed, and the answer is not kept',
  async (path) => {
    for (const city of ['Atlantis', 'Eldorado']) {
      const answer = await ask(`${path}?city=${city}`)
      expect([answer.status, answer.cache]).toEqual([200, 'BYPASS'])
      expect(answer.body.toString()).toContain(city)
    }
  },
)

test.each(['/sign-in', '/ru/sign-up', '/recovery'])('%s knows the page one came from', async (path) => {
  const answer = await ask(`${path}?back=%2Fatlantis`)
  expect([answer.status, answer.cache]).toEqual([200, 'BYPASS'])
  expect(answer.body.toString()).toContain('atlantis')
})

test('a public operation is kept by its whole query', async () => {
  const path = '/calendar/days?from=2026-11-15&to=2026-11-16'
  const first = await ask(path)
  expect([first.status, first.cache]).toEqual([200, 'MISS'])
  expect((await ask(path)).cache).toBe('HIT')
})

test('an encoded name cannot put Russian words in the place of English ones', async () => {
  const path = '/calendar/days?from=2026-01-01&to=2026-01-01'
  const russian = await ask(`${path}&%6Cocale=ru`)
  const english = await ask(path)
  expect(russian.body.toString()).toMatch(/[а-я]/)
  expect(english.body.toString()).not.toMatch(/[а-я]/)
})

test('a refused operation is not kept', async () => {
  const path = '/calendar/days?from=2026-01-01&to=2026-01-01&utm_source=mail'
  await ask(path)
  const again = await ask(path)
  expect([again.status, again.cache]).toEqual([400, 'MISS'])
})

test('forged headers change nothing of what is kept for others', async () => {
  const forged = await ask('/?forged', {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-for': '203.0.113.7',
    forwarded: 'host=evil.example;for=203.0.113.7',
    'x-original-url': '/developers',
    'x-http-method-override': 'POST',
    cookie: 'place=evil.example',
  })
  const visitor = await ask('/')
  expect(forged.status).toBe(200)
  expect(visitor.cache).toBe('HIT')
  expect(JSON.stringify(visitor.headers) + visitor.body).not.toContain('evil.example')
})

test('a forged X-Forwarded-For gives nobody a fresh allowance', async () => {
  const own = await startServer(database.url, { PROXY_HOPS: '1', LIMIT_GENERAL_PER_MINUTE: '5' })
  try {
    await withNginx({ servers: [own.port] }, async ({ port }) => {
      const statuses: number[] = []
      // Twelve, because a new minute may begin in between.
      for (let n = 0; n < 12; n += 1) {
        const headers = { ...TOKEN, 'x-forwarded-for': `203.0.113.${n}` }
        statuses.push((await askAt(port, '/about', { headers })).status)
      }
      expect(statuses).toContain(429)
    })
  } finally {
    await own.stop()
  }
})

test('a host that is not ours is refused', async () => {
  const answer = await ask('/about', { host: 'evil.example' })
  expect(answer.status).toBe(421)
  expect((await ask('/about', { host: 'localhost:1' })).status).toBe(200)
})

test.each(['/about/x.css', '/client/x.css', '/about%2fx.css', '/about;x.css', '//about', '/about/..%2fx.js'])(
  'the look of %s makes no file of a page: what a server calls private is not kept',
  async (path) => {
    expect((await ask(path, TOKEN)).cache).toBe('BYPASS')
    await ask(path)
    const { status, cache, headers } = await ask(path)
    expect([status, cache, headers['cache-control']]).toEqual([404, 'MISS', 'private, no-store'])
  },
)

test('TRACE is refused', async () => {
  const answer = await ask('/about', { 'x-secret': 'echo me' }, 'TRACE')
  expect(answer.status).toBe(405)
  expect(answer.body.toString()).not.toContain('echo me')
})

test.each(['/metrics', '/live', '/ready', '/%72eady'])('%s is not for the outside', async (path) => {
  expect((await ask(path)).status).toBe(404)
  expect((await ask(path, TOKEN)).status).toBe(404)
})

test('the answer that sets the language cookie is kept for nobody', async () => {
  const form = {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://localhost:${nginx.port}`,
    },
    body: 'to=ru&path=/about',
  }
  for (const _visit of [1, 2]) {
    const answer = await askAt(nginx.port, '/locale', {
      ...form,
      headers: { ...form.headers, host: `localhost:${nginx.port}` },
    })
    expect([answer.status, answer.headers.location, answer.cache]).toEqual([303, '/ru/about', 'BYPASS'])
    expect(answer.headers['set-cookie']?.join()).toContain('locale=ru')
  }
  expect((await ask('/locale')).headers['set-cookie']).toBeUndefined()
})

test('a form that comes from another site is refused through the proxy too', async () => {
  const answer = await askAt(nginx.port, '/locale', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    body: 'to=ru&path=/about',
  })
  expect(answer.status).toBe(403)
})

test('each visitor gets the page in an encoding their browser reads, and all read the same', async () => {
  const plain = await ask('/about')
  const gzip = await ask('/about', { 'accept-encoding': 'gzip, deflate' })
  const brotli = await ask('/about', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  const refused = await ask('/about', { 'accept-encoding': 'br;q=0, gzip;q=0.5' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect([refused.headers['content-encoding'], refused.cache]).toEqual(['gzip', 'HIT'])
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
})

test('browsers that write the same wish differently share a kept page', async () => {
  await ask('/ru', { 'accept-encoding': 'gzip, deflate, br' })
  expect((await ask('/ru', { 'accept-encoding': 'br;q=1.0, gzip;q=0.8, *;q=0.1' })).cache).toBe('HIT')
})

test('who holds the page already is told so, from the cache and past it', async () => {
  const { etag = '' } = (await ask('/about')).headers
  const kept = await ask('/about', { 'if-none-match': etag })
  expect([kept.status, kept.cache, kept.body.length]).toEqual([304, 'HIT', 0])
  const operation = '/calendar/days?from=2026-02-01&to=2026-02-01'
  const tag = (await ask(operation)).headers.etag ?? ''
  const past = await ask(operation, { 'if-none-match': tag, authorization: 'Bearer nobody' })
  expect([past.status, past.cache, past.body.length]).toEqual([304, 'BYPASS', 0])
})

test('HEAD is answered from the page kept for GET', async () => {
  await ask('/about')
  const answer = await ask('/about', {}, 'HEAD')
  expect([answer.status, answer.cache, answer.body.length]).toEqual([200, 'HIT', 0])
})

test('files of the site are kept, compressed, for ever', async () => {
  const page = (await ask('/')).body.toString()
  const file = /\/assets\/root-[\w-]+\.js/.exec(page)?.[0] ?? 'no script on the page'
  await ask(file, { 'accept-encoding': 'br' })
  const again = await ask(`${file}?v=1`, { 'accept-encoding': 'br', cookie: 'place=1850147' })
  expect([again.status, again.cache, again.headers['content-encoding']]).toEqual([200, 'HIT', 'br'])
  expect(again.headers['cache-control']).toContain('immutable')
})

test('files are kept for signed-in people too, and cannot be written', async () => {
  const page = (await ask('/')).body.toString()
  const file = /\/assets\/root-[\w-]+\.css/.exec(page)?.[0] ?? 'no style on the page'
  await ask(file)
  expect((await ask(file, TOKEN)).cache).toBe('HIT')
  expect((await ask(file, {}, 'POST')).status).toBe(403)
})

test('while a release is under way a file is found on whichever server has it', async () => {
  const hasFiles = (response: ServerResponse) =>
    response.setHeader('cache-control', 'public, max-age=31536000, immutable').end('new')
  await withOrigin(hasFiles, async (_nginx, port) => {
    await withNginx({ servers: [servers[0]?.port ?? 0, port] }, async (own) => {
      for (const n of [1, 2, 3, 4]) {
        const { status, body } = await askAt(own.port, `/assets/new-${n}.js`)
        expect([status, body.toString()]).toEqual([200, 'new'])
      }
    })
  })
})

test('pages thrown away at a release are asked for again, soon, while files stay', async () => {
  await withNginx({}, async (own) => {
    const look = async (path: string) => (await askAt(own.port, path)).cache
    const page = (await askAt(own.port, '/')).body.toString()
    const file = /\/assets\/root-[\w-]+\.js/.exec(page)?.[0] ?? 'no script on the page'
    await look(file)
    expect([await look('/'), await look(file)]).toEqual(['HIT', 'HIT'])
    own.clearCache()
    await expect.poll(() => look('/'), { timeout: 3_000 }).toBe('MISS')
    expect([await look('/'), await look(file)]).toEqual(['HIT', 'HIT'])
  })
})

test('requests larger than any of ours are refused before they reach a server', async () => {
  const body = await askAt(nginx.port, '/locale', { method: 'POST', body: 'x'.repeat(70_000) })
  expect(body.status).toBe(413)
  expect((await ask('/about', { 'x-long': 'x'.repeat(9_000) })).status).toBe(400)
  expect((await ask(`/${'x'.repeat(9_000)}`)).status).toBe(414)
})

test('a visitor who never finishes the headers is turned away', async () => {
  const socket = connect(nginx.port, '127.0.0.1')
  socket.on('error', () => {}) // a reset is a way of being turned away
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  const from = Date.now()
  await new Promise((resolve) => socket.resume().once('close', resolve))
  expect(Date.now() - from).toBeGreaterThan(4_000)
  expect(Date.now() - from).toBeLessThan(8_000)
})

test('the log names no query, cookie, token, address or secret of a path', async () => {
  const secret = '3f0c0d5e-7a51-4c0e-9f0b-5d7d6a1b2c3d'
  await ask(`/chart/notify/disable/${secret}?email=someone@example.org`, {
    cookie: '__Host-token=very-secret',
  })
  await ask('/2026/3/5?q=birthday', {
    referer: 'https://example.org/?from-here',
    'user-agent': 'Telling/1.0',
  })
  await expect.poll(() => nginx.log()).toContain('"path":"/2026/3/5"')
  const log = nginx.log()
  expect(log).toContain('"path":"/chart/notify/disable/*"')
  for (const personal of [secret, 'someone', 'very-secret', 'birthday', 'from-here', 'Telling', '127.0.0.1'])
    expect(log).not.toContain(personal)
})

test('what went through is counted', async () => {
  const before = nginx.stats()
  await ask('/about')
  await expect.poll(() => nginx.stats().requests).toBe(before.requests + 1)
  expect(nginx.stats().byCache.HIT).toBe((before.byCache.HIT ?? 0) + 1)
})

test('an answer that sets a cookie or varies by one is not kept even if it calls itself public', async () => {
  const forbidden = { '/set-cookie': ['set-cookie', 'a=b'], '/vary': ['vary', 'Cookie'] } as const
  for (const [path, [name, value]] of Object.entries(forbidden)) {
    await withOrigin(
      (response) => response.setHeader('cache-control', 'public, s-maxage=60').setHeader(name, value).end(),
      async ({ port }) => {
        await askAt(port, path)
        expect((await askAt(port, path)).cache).toBe('MISS')
      },
    )
  }
})

test('a page past its time is served for as long as the server allows and not a moment longer', async () => {
  await withOrigin(
    (response, count) => {
      response.setHeader('cache-control', 'public, s-maxage=1, stale-while-revalidate=2')
      response.end(String(count))
    },
    async ({ port }) => {
      const look = async () => {
        const { cache, body } = await askAt(port, '/today')
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

test('many who ask for a page at once make one request to a server', async () => {
  let asked = 0
  await withOrigin(
    (response, count) => {
      asked = count
      response.setHeader('cache-control', 'public, s-maxage=60')
      setTimeout(() => response.end(), 40)
    },
    async ({ port }) => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => askAt(port, '/popular')))
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    },
  )
  expect(asked).toBe(1)
})

test('over TLS the site speaks HTTP/2, knows its visitors by split cookies and refuses strange names', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'zeri-tls-'))
  const [certificate, key] = [join(directory, 'cert.pem'), join(directory, 'key.pem')]
  const make = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost'
  execFileSync(
    requireProgram('openssl', 'openssl'),
    [...make.split(' '), '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  )
  try {
    await withNginx({ tls: { certificate, key } }, async ({ url }) => {
      const session = connectHttp2(url, { rejectUnauthorized: false })
      const look = async (headers: Record<string, string | string[]>) => {
        const stream = session.request({ ':path': '/about', ...headers })
        const [answer] = await once(stream, 'response')
        stream.close()
        return [answer[':status'], answer['x-cache-status']]
      }
      expect(await look({})).toEqual([200, 'MISS'])
      expect(await look({})).toEqual([200, 'HIT'])
      expect(await look({ cookie: ['theme=dark', '__Host-token=nobody'] })).toEqual([200, 'BYPASS'])
      session.destroy()
      const stranger = connectHttp2(url, { rejectUnauthorized: false, servername: 'evil.example' })
      const [refusal] = await once(stranger, 'error')
      expect(String(refusal)).toMatch(/unrecognized name/i)
    })
  } finally {
    rmSync(directory, { recursive: true })
  }
})

test('a server that dies is not noticed, and without retries it would be', async () => {
  const doomed = await startServer(database.url, { PROXY_HOPS: '1' })
  const pair = [doomed.port, servers[0]?.port ?? 0]
  const withoutRetries = (site: string) =>
    site.replaceAll('proxy_next_upstream error timeout http_502;', 'proxy_next_upstream off;')
  const look = async ({ port }: Nginx) => {
    const answers = []
    for (let n = 0; n < 6; n += 1) answers.push((await askAt(port, '/about', { headers: TOKEN })).status)
    return answers
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

test('when no server is there people are told in both languages and nobody keeps it', async () => {
  await withOrigin(
    (response) => response.destroy(),
    async ({ port }) => {
      for (const headers of [{}, TOKEN]) {
        const answer = await askAt(port, '/', { headers })
        expect(answer.status).toBe(503)
        expect(answer.headers['retry-after']).toBe('5')
        expect(answer.headers['cache-control']).toBe('no-store')
        expect(answer.body.toString()).toMatch(/try again shortly.*чуть позже/s)
      }
    },
  )
})

test('the load of the stop drill sees every refusal, cut connection and half answer', async () => {
  const origin = createServer((asked, response) => {
    if (asked.url === '/1') response.statusCode = 503
    if (asked.url === '/2') return asked.socket.destroy()
    if (asked.url === '/3') {
      response.setHeader('content-length', 100)
      response.write('half')
      return setImmediate(() => asked.socket.destroy())
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
