import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '../tools/testbed/free-port.ts'
import { type Nginx, startNginx } from '../tools/testbed/nginx/nginx.ts'
import { importFewPlaces } from '../tools/testbed/places/few-places.ts'
import { createMigratedDatabase, type SiteProcess, startServer } from '../tools/testbed/site/site.ts'
import { countRenders } from './count-renders.ts'
import { requestAt } from './request-at.ts'

const EVIL = 'evil.example'

let database: Awaited<ReturnType<typeof createMigratedDatabase>>
/** One server behind nginx, one that no attacker ever reached. */
let [site, clean]: SiteProcess[] = []
let nginx: Nginx
let metricsPort: number

beforeAll(async () => {
  database = await createMigratedDatabase()
  await importFewPlaces(database.url)
  metricsPort = await findFreePort()
  const settings = { PROXY_HOPS: '1' }
  ;[site, clean] = await Promise.all([
    startServer(database.url, { ...settings, METRICS_PORT: String(metricsPort) }),
    startServer(database.url, settings),
  ])
  nginx = await startNginx({ servers: [site.port], isUnlimited: true })
})
afterAll(async () => {
  await nginx?.stop()
  await Promise.all([site?.kill(), clean?.kill()])
  await database?.drop()
})

type Attack = {
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: string
  readonly method?: string
  readonly body?: string
}

/** Requests that try to leave their content in the page of the next visitor. */
const attacks: Readonly<Record<string, Attack>> = {
  'a forwarded host': { headers: { 'x-forwarded-host': EVIL, 'x-host': EVIL, 'x-forwarded-server': EVIL } },
  'a forwarded scheme and port': { headers: { 'x-forwarded-proto': 'gopher', 'x-forwarded-port': '1337' } },
  'a Forwarded header': { headers: { forwarded: `host=${EVIL};proto=gopher;for=203.0.113.7` } },
  'another URL in a header': { headers: { 'x-original-url': '/developers', 'x-rewrite-url': '/developers' } },
  'another method in a header': {
    headers: { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE' },
  },
  'another language': { headers: { 'accept-language': `ru,${EVIL}` } },
  'an origin': { headers: { origin: `https://${EVIL}`, referer: `https://${EVIL}/` } },
  'a browser with markup': { headers: { 'user-agent': `<script>${EVIL}</script>` } },
  'a part of the page': { headers: { range: 'bytes=0-99' } },
  'a condition': { headers: { 'if-none-match': '*', 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' } },
  'other formats': {
    headers: { accept: 'application/json', 'content-type': 'text/x-script', te: 'trailers' },
  },
  'cookies with markup': { headers: { cookie: `place="><script>${EVIL}; locale=${EVIL}; theme=${EVIL}` } },
  'headers of the framework': { headers: { 'x-page-cache': 'steady', 'x-remix-response': 'yes' } },
  'a query with markup': {
    query: `utm_content="><script>${EVIL}</script>`.replaceAll(/["<>]/g, encodeURIComponent),
  },
  'a query twice': { query: `q=1&q=${EVIL}&_routes=x&_routes=${EVIL}` },
  'a line break in the query': { query: `x=%0d%0aSet-Cookie:%20evil=${EVIL}` },
  'a GET with a body': { headers: { 'content-length': '17' }, body: `back=${EVIL}` },
  'a HEAD': { method: 'HEAD', headers: { 'x-forwarded-host': EVIL } },
}

test.each(Object.entries(attacks).map(([name, attack], index) => [name, attack, index] as const))(
  'after a request with %s the next visitor gets the page as it is',
  async (_name, { query, ...attack }, index) => {
    const path = index % 2 === 0 ? `/2025/${1 + (index >> 1)}` : `/ru/2025/${1 + (index >> 1)}`
    await requestAt(nginx.port, query ? `${path}?${query}` : path, attack)
    const visitor = await requestAt(nginx.port, path)
    const expected = await requestAt(clean?.port ?? 0, path)
    expect(visitor.status).toBe(200)
    expect(visitor.body.equals(expected.body)).toBe(true)
    expect(visitor.headers['set-cookie']).toBeUndefined()
    expect(JSON.stringify(visitor.headers)).not.toContain(EVIL)
  },
)

/** Encodes some letters that need no encoding; each `seed` chooses others. */
const respell = (text: string, seed: number): string =>
  [...text]
    .map((letter, at) =>
      /\w/.test(letter) && (seed >> (at % 10)) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    )
    .join('')

type Junk = (index: number) => { readonly path: string; readonly cookie?: string }

/** Requests of one response, none spelt like another. */
const junk: Readonly<Record<string, Junk>> = {
  'words and numbers as place cookies': (i) => ({
    path: '/2024/5',
    cookie: i % 2 ? `place=junk-${i}` : `place=${990_000_000 + i}`,
  }),
  'tokens and hints': (i) => ({ path: '/2024/6', cookie: `__Host-token=${i}; person=${i}; here=${i}` }),
  'dates of no visitor': (i) => ({ path: `/?today=${2000 + i}-01-01&x=${i}` }),
  'slashes, zeros and empty queries': (i) => ({
    path: `/${'/'.repeat(i % 5)}2024/${'0'.repeat(i % 7)}7${'/'.repeat(i % 3)}${i % 2 ? '?' : ''}`,
  }),
  'unknown routes': (i) => ({ path: `/2024/8.data?_routes=routes/junk-${i}` }),
  'routes in every order, twice and empty': (i) => ({
    path: `/2024/9.data?_routes=${i % 2 ? 'root,routes/month' : 'routes/month,root'}${',root'.repeat(i >> 1)}&_routes=&_ROUTES=${i}`,
  }),
  'activities that are none': (i) => ({
    path: `/2024/10?for=${'a'.repeat(1 + (i % 40))}-${'b'.repeat(i / 40)}`,
  }),
  'unknown queries': (i) => ({ path: `/2024/10?utm_${i}=${i}&fbclid=${i}` }),
  'dots and fragments': (i) => ({ path: `/${'./'.repeat(i % 100)}${'x/../'.repeat(i / 100)}2024/11` }),
  'encoded letters of a path': (i) => ({ path: respell('/2024/12', i) }),
}

test.each(Object.entries(junk))(
  'a hundred and more requests with %s render at most three pages',
  async (_name, junkOf) => {
    const before = await countRenders(metricsPort)
    const statuses = new Set<number>()
    for (let i = 1; i <= 125; i += 1) {
      const { path, cookie } = junkOf(i)
      const { status } = await requestAt(
        nginx.port,
        path,
        cookie === undefined ? {} : { headers: { cookie } },
      )
      statuses.add(status)
    }
    expect([...statuses].filter((status) => status >= 400 && status !== 400)).toEqual([])
    expect((await countRenders(metricsPort)) - before).toBeLessThanOrEqual(3)
  },
)

test('of a thousand junk requests nginx stores a handful of pages', async () => {
  const own = await startNginx({ servers: [site?.port ?? 0], isUnlimited: true })
  try {
    for (let i = 1; i <= 125; i += 1)
      for (const junkOf of Object.values(junk)) {
        const { path, cookie } = junkOf(i)
        await requestAt(own.port, path, cookie === undefined ? {} : { headers: { cookie } })
      }
    expect(own.countCached()).toBeLessThanOrEqual(Object.keys(junk).length)
    expect(own.countCached()).toBeGreaterThan(0)
  } finally {
    await own.stop()
  }
})

/** Addresses that look like a file to a cache and like a personal page to a server. */
const disguises = [
  '/client/x.css',
  '/client/charts/x.js',
  '/client.css',
  '/client;.js',
  '/client/charts;x.css',
  '/client%2f..%2fassets/a.js',
  '/client/..%2fassets%2fa.js',
  '/assets/..%2fclient',
  '/assets/%2e%2e/client',
  '/client%00.css',
  '/client%0a.css',
  '/client%23.css',
  '/client%3f.css',
  '/client?x.css',
  '/ru//client',
  '//client',
  '/ru/client/%2e/x.png',
  '/client.data',
  '/client/charts.data?_routes=x.css',
  '/api/user/x.css',
  '/api/user;.css',
  '/api/user%3f.css',
  '/api/charts?x=.js',
]

test('no disguised address shows a page of one user to another', async () => {
  const email = `secret.${randomUUID()}@example.org`
  const signedUp = await requestAt(nginx.port, '/api/user/singup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'choosing the day', name: 'Wiktima', consent: true }),
  })
  const { token } = JSON.parse(signedUp.body.toString())
  const secrets = [email, email.split('@')[0] ?? '', 'Wiktima', token]
  const own = { headers: { cookie: `theme=dark; __Host-token=${token}` } }
  const [page, user] = await Promise.all(
    ['/client/data', '/api/user'].map((path) => requestAt(nginx.port, path, own)),
  )
  expect([page?.status, page?.cache]).toEqual([200, 'BYPASS'])
  expect(user?.body.toString()).toContain(email)
  for (const path of disguises) {
    for (const _visit of [1, 2]) {
      const { cache, body } = await requestAt(nginx.port, path, own)
      // nginx requests a supposed file without the token, so its response is not personal.
      const isNobodys = secrets.every((secret) => !body.includes(secret))
      expect([path, cache === 'BYPASS' || cache === undefined || isNobodys]).toEqual([path, true])
    }
    const visitor = await requestAt(nginx.port, path)
    const response = visitor.body.toString() + JSON.stringify(visitor.headers)
    for (const secret of secrets) expect([path, response.includes(secret)]).toEqual([path, false])
  }
})

test('no line break of an address or a form becomes a header', async () => {
  const split = '%0d%0aSet-Cookie:%20evil=1%0d%0a%0d%0a<script>'
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const responses = await Promise.all([
    requestAt(nginx.port, `/${split.replaceAll(/[<>]/g, encodeURIComponent)}`),
    requestAt(nginx.port, `/ru/%72${split.replaceAll(/[<>]/g, encodeURIComponent)}`),
    requestAt(nginx.port, '/locale', { method: 'POST', headers: form, body: `to=ru&path=/about${split}` }),
    requestAt(nginx.port, '/sign-out', { method: 'POST', headers: form, body: `back=/about${split}` }),
  ])
  for (const { headers } of responses)
    expect((headers['set-cookie'] ?? []).filter((one) => one.startsWith('evil'))).toEqual([])
})

/** An origin that echoes headers in a publicly cacheable response. */
async function withEcho(
  editSite: ((site: string) => string) | undefined,
  use: (port: number) => Promise<void>,
): Promise<void> {
  const origin = createServer(({ headers }: IncomingMessage, response: ServerResponse) => {
    response.setHeader('cache-control', 'public, s-maxage=60')
    response.end(`${headers['x-forwarded-host']} ${headers.cookie}`)
  })
  origin.listen(0, '127.0.0.1')
  await once(origin, 'listening')
  const { port } = origin.address() as AddressInfo // true: it listens on a port, not on a pipe
  const own = await startNginx({ servers: [port], ...(editSite ? { editSite } : {}) })
  try {
    await use(own.port)
  } finally {
    await own.stop()
    origin.closeAllConnections()
    origin.close()
  }
}

const POISON = { headers: { 'x-forwarded-host': EVIL } }
const PERSONAL = { headers: { cookie: '__Host-token=secret' } }

test('even an origin that repeats every header cannot be poisoned', async () => {
  await withEcho(undefined, async (port) => {
    await requestAt(port, '/about', POISON)
    await requestAt(port, '/about', PERSONAL)
    expect((await requestAt(port, '/about')).body.toString()).toBe('undefined undefined')
  })
})

test('without the rules about headers and private pages both attacks work: the tests above can fail', async () => {
  const careless = (site: string) =>
    site
      .replace(/location ~ "[^"]*"/, 'location = /none')
      .replace('proxy_pass_request_headers off;', '')
      .replace('proxy_set_header Cookie $shared_cookie;', '')
  await withEcho(careless, async (port) => {
    await requestAt(port, '/about', POISON)
    expect((await requestAt(port, '/about')).body.toString()).toContain(EVIL)
    await requestAt(port, '/client', PERSONAL)
    expect((await requestAt(port, '/client')).body.toString()).toContain('secret')
  })
})
