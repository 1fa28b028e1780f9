import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, figure, median, rounded } from '../figures/figures.ts'
import { startNginx } from '../testbed/nginx/nginx.ts'
import { cachingLocation, startPlainNginx } from '../testbed/nginx/plain-nginx.ts'
import { measureCpuPerRequest, pinToFirstCore, type Target } from './measuring/load.ts'
import { fetchRaw } from './measuring/raw-response.ts'

const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** An nginx under measurement. */
type Proxy = { readonly port: number; readonly pid: number; stop(): Promise<void> }

/** Log, files and memory of a plain nginx: as the distribution ships it, or tuned as deploy/nginx has them. */
const TUNING = {
  shipped: (log: string) => `access_log ${log};`,
  tuned: (log: string) =>
    `access_log ${log} combined buffer=64k flush=1s; open_file_cache max=4096 inactive=30s; open_file_cache_min_uses 2; open_file_cache_valid 1s; request_pool_size 16k;`,
} as const

/**
 * How much of its speed nginx keeps with our configuration: processor time of a plain nginx for one cached page, divided by
 * that of ours for the same page. They take turns on every page, so that the machine disturbs all of a round alike, and the
 * median of the rounds counts. Beside the tuned proxy stands the price of our rules alone; beside the file, the price of a
 * cache that may end, with headers of its own for every response.
 */
export async function measureNginxRatio(
  site: { readonly port: number },
  paths: readonly string[],
  { small }: { readonly small: boolean },
): Promise<Figure[]> {
  const location = cachingLocation(site.port)
  const files = await storePages(site.port, paths)
  const proxies = [
    await startNginx({ isUnlimited: true, servers: [site.port], buffersLog: true }),
    await startPlainNginx({ location, settings: TUNING.shipped }),
    await startPlainNginx({ location, settings: TUNING.tuned }),
    await startPlainNginx({ location: files.location, settings: TUNING.tuned }),
  ]
  try {
    for (const { pid } of proxies) await pinToFirstCore(pid)
    const rounds: number[][] = []
    for (const path of paths) {
      await checkSameBytes(proxies, path)
      const measured = await measureRounds(proxies, path, small ? 2 : 12)
      const medians = proxies.map((_, index) =>
        rounded(median(measured.map((round) => round[index] ?? 0)), 1),
      )
      console.error(`${path}: ${medians.join(', ')} µs by our nginx, a plain one, a tuned one and a file`)
      rounds.push(...measured)
    }
    const ratio = (of: number, to: number) =>
      rounded(median(rounds.map((round) => (round[to] ?? Number.NaN) / (round[of] ?? Number.NaN))))
    return [
      figure('calendar.cached-pages-nginx-vs-plain', ratio(0, 1), 'ratio', '>= 0.95'),
      figure('calendar.cached-pages-nginx-vs-tuned', ratio(0, 2), 'ratio', '>= 0.9'),
      // A cache that obeys headers is slower than a file: the tuned one is the limit.
      figure('calendar.tuned-cache-vs-static', ratio(2, 3), 'ratio', '>= 0'),
      figure('calendar.cached-pages-nginx-vs-static', ratio(0, 3), 'ratio', '>= 0.5'),
    ]
  } finally {
    for (const proxy of proxies) await proxy.stop()
    rmSync(files.directory, { recursive: true })
  }
}

/** Headers that nginx writes itself, or that belong to one connection. */
const OWN_HEADERS = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'content-type',
  'transfer-encoding',
])

/** Stores the bytes of each page as a file; the location sends them with the headers that the site sends. */
async function storePages(sitePort: number, paths: readonly string[]) {
  const directory = mkdtempSync(join(tmpdir(), 'zeri-static-'))
  chmodSync(directory, 0o755) // nginx's workers run as another user and must be able to read it
  const blocks: string[] = []
  for (const [index, path] of paths.entries()) {
    const { headers, body } = await fetchRaw(`http://127.0.0.1:${sitePort}${path}`, HEADERS)
    const file = join(directory, `${index}.html`)
    writeFileSync(file, body)
    blocks.push(`location = ${path} { alias ${file}; ${headerLines(headers)} }`)
  }
  return { directory, location: `etag off; default_type "text/html; charset=utf-8"; ${blocks.join(' ')}` }
}

function headerLines(headers: IncomingHttpHeaders): string {
  return Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => `add_header ${name} '${String(value).replaceAll("'", "\\'")}';`)
    .join(' ')
}

function targetOf({ port, pid }: Proxy, path: string): Target {
  return { url: `http://127.0.0.1:${port}${path}`, pid }
}

/** Microseconds of each proxy in turn, round by round. */
async function measureRounds(proxies: readonly Proxy[], path: string, count: number): Promise<number[][]> {
  const rounds: number[][] = []
  for (let round = 0; round < count; round++) {
    const spent: number[] = []
    for (const proxy of proxies) spent.push(await measureCpuPerRequest(targetOf(proxy, path), 1, HEADERS))
    rounds.push(spent)
  }
  return rounds
}

/** Every proxy has the page in its cache and sends the same body. */
async function checkSameBytes(proxies: readonly Proxy[], path: string): Promise<void> {
  const bodies: Buffer[] = []
  for (const proxy of proxies) {
    const { url } = targetOf(proxy, path)
    await fetchRaw(url, HEADERS)
    const { headers, body } = await fetchRaw(url, HEADERS)
    const cache = headers['x-cache-status']
    if (cache !== undefined && cache !== 'HIT') throw new Error(`${url} did not come from the cache`)
    bodies.push(body)
  }
  const [first = Buffer.of()] = bodies
  if (!bodies.every((body) => body.equals(first)))
    throw new Error(`the proxies send different bytes for ${path}`)
}
