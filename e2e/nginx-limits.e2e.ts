import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Nginx, startNginx } from '../tools/testbed/nginx/nginx.ts'
import { requestAt } from './request-at.ts'

/** A page that is rendered for each visitor. */
const PERSONAL = '/client'
/** Lets the tests name the address of a client, as a proxy in front would. */
const REAL_ADDRESS = 'set_real_ip_from 127.0.0.1;\nreal_ip_header X-Test-Address;\n'

let origin: Server
/** How long the origin takes for a response. */
let holdMs = 0

beforeAll(async () => {
  origin = createServer(async (_request, response) => {
    if (holdMs > 0) await delay(holdMs)
    response.setHeader('cache-control', 'private, no-store')
    response.end('a page')
  })
  origin.listen(0, '127.0.0.1')
  await once(origin, 'listening')
})
afterAll(() => {
  origin.closeAllConnections()
  origin.close()
})

/** Runs with an nginx whose bursts are a hundredth of the deployed ones, so that few requests reach them. */
async function withNginx(
  use: (nginx: Nginx) => Promise<void>,
  edit: (site: string) => string = (site) => site,
): Promise<void> {
  const { port } = origin.address() as AddressInfo // true: it listens on a port, not on a pipe
  const small = (site: string) =>
    site.replaceAll(/burst=(\d+)00 /g, 'burst=$1 ').replaceAll(/(limit_conn \w+) (\d+)0;/g, '$1 $2;')
  const nginx = await startNginx({ servers: [port], editSite: (site) => REAL_ADDRESS + edit(small(site)) })
  try {
    await use(nginx)
  } finally {
    await nginx.stop()
  }
}

type Sender = (n: number) => string

/** Sends requests at once, each from its own address. */
function sendAll(nginx: Nginx, { count, from, path = '/about' }: Flood) {
  return Promise.all(
    Array.from({ length: count }, (_, n) =>
      requestAt(nginx.port, path, { headers: { 'x-test-address': from(n) } }),
    ),
  )
}

/** The same; returns how often each status came. */
async function flood(nginx: Nginx, wanted: Flood): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const { status } of await sendAll(nginx, wanted)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
type Flood = {
  readonly count: number
  readonly from: Sender
  readonly path?: string
}

const hex = (n: number) => n.toString(16)
const senders: readonly (readonly [name: string, from: Sender, wide: boolean])[] = [
  ['one IPv4 address', () => '203.0.113.7', false],
  ['one IPv4 address as IPv6', () => '::ffff:203.0.113.7', false],
  ['a /64', (n) => `2001:db8:1:2::${hex(n + 1)}`, false],
  ['a /64 of zeros', (n) => `2001:db8::${hex(n + 1)}`, false],
  ['a /24', (n) => `203.0.113.${n % 250}`, true],
  ['a /48', (n) => `2001:db8:1:${hex(n)}::1`, true],
]

test.each(senders)('personal requests of %s are refused beyond the burst', async (_name, from, wide) => {
  await withNginx(async (nginx) => {
    const counts = await flood(nginx, { count: 60, from, path: PERSONAL })
    const burst = wide ? 16 : 4
    expect(counts[200]).toBeGreaterThanOrEqual(burst)
    expect(counts[200]).toBeLessThan(60)
    expect(counts[429]).toBe(60 - (counts[200] ?? 0))
    const other = await requestAt(nginx.port, PERSONAL, { headers: { 'x-test-address': '198.51.100.7' } })
    expect(other.status).toBe(200)
  })
})

test('without the limit of networks a /48 would not be refused: the tests above can fail', async () => {
  const withoutNetworks = (site: string) => site.replaceAll(/^ *limit_req zone=\w+_network .*;\n/gm, '')
  await withNginx(async (nginx) => {
    const from = (n: number) => `2001:db8:1:${hex(n)}::1`
    expect(await flood(nginx, { count: 60, from, path: PERSONAL })).toEqual({ 200: 60 })
  }, withoutNetworks)
})

test('a refusal says when to try again, in both languages, and names nobody in a log', async () => {
  await withNginx(async (nginx) => {
    const responses = await sendAll(nginx, { count: 60, from: () => '203.0.113.7', path: PERSONAL })
    const refused = responses.find(({ status }) => status === 429)
    if (!refused) throw new Error('none was refused')
    expect(refused.headers['retry-after']).toBe('10')
    expect(refused.headers['cache-control']).toBe('no-store')
    expect(refused.body.toString()).toMatch(/Too many requests.*Слишком много запросов/s)
    expect(nginx.log()).toContain('"status":429')
    expect(nginx.log()).not.toContain('203.0.113')
  })
})

test('public pages have a higher limit, and the files of pages a much higher one', async () => {
  await withNginx(async (nginx) => {
    const from = () => '203.0.113.7'
    const pages = await flood(nginx, { count: 200, from })
    expect(pages[429]).toBeGreaterThan(0)
    expect(pages[200]).toBeGreaterThanOrEqual(10)
    expect(await flood(nginx, { count: 30, from, path: '/assets/a.js' })).toEqual({ 200: 30 })
    const missing = await flood(nginx, { count: 400, from, path: '/assets/missing.js' })
    expect(missing[429]).toBeGreaterThan(0)
    expect(missing[429]).toBeLessThan(400)
    const sneaky = await flood(nginx, { count: 100, from, path: '/assets/../about' })
    expect(sneaky[429]).toBeGreaterThan(0)
  })
})

test('of very many open requests of one address the last are refused', async () => {
  holdMs = 1_000
  const withoutRates = (site: string) => site.replaceAll(/^ *limit_req .*;\n/gm, '')
  await withNginx(async (nginx) => {
    const counts = await flood(nginx, { count: 60, from: () => '203.0.113.7', path: PERSONAL })
    expect(counts).toEqual({ 200: 20, 429: 40 })
    const network = await flood(nginx, { count: 120, from: (n) => `203.0.113.${n % 20}`, path: PERSONAL })
    expect(network).toEqual({ 200: 80, 429: 40 })
  }, withoutRates).finally(() => {
    holdMs = 0
  })
})

test('forty browsers behind one address, opening pages with all their files at once, are not refused', async () => {
  const { port } = origin.address() as AddressInfo // true: it listens on a port, not on a pipe
  const nginx = await startNginx({ servers: [port], editSite: (site) => REAL_ADDRESS + site })
  try {
    const from = () => '203.0.113.7'
    for (let page = 0; page < 3; page += 1) {
      const loads = await Promise.all([
        flood(nginx, { count: 40, from, path: `/2026/11/${page + 1}` }),
        flood(nginx, { count: 40, from, path: `/2026/11/${page + 1}.data` }),
        flood(nginx, { count: 40, from, path: PERSONAL }),
        flood(nginx, { count: 80, from, path: '/assets/a.js' }),
      ])
      expect(loads).toEqual([{ 200: 40 }, { 200: 40 }, { 200: 40 }, { 200: 80 }])
    }
  } finally {
    await nginx.stop()
  }
})
