import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, figure, median, rounded } from '../figures/figures.ts'
import { findFreePort } from '../testbed/free-port.ts'
import { findNginx, startNginx, waitUntilOpen } from '../testbed/nginx/nginx.ts'
import { measureCpuPerRequest, pinToFirstCore, type Target } from './measuring/load.ts'
import { pidOf } from './measuring/ratio-to-bare.ts'
import { fetchRaw } from './measuring/raw-response.ts'

const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** An nginx in front of the site. */
type Proxy = { readonly port: number; readonly pid: number; stop(): Promise<void> }

/** Log and files of a plain proxy: as the distribution ships nginx, or tuned as deploy/nginx has them. */
const TUNING = {
  shipped: (log: string) => `access_log ${log};`,
  tuned: (log: string) =>
    `access_log ${log} combined buffer=64k flush=1s; open_file_cache max=4096 inactive=30s; open_file_cache_min_uses 2; open_file_cache_valid 1s;`,
} as const

/**
 * How much of its speed nginx keeps with our configuration: processor time of a plain nginx proxy cache for one cached
 * page, divided by that of ours for the same page. They take turns on every page, so that the machine disturbs all of a
 * round alike, and the median of the rounds counts. Beside the tuned proxy stands the price of our rules alone.
 */
export async function measureNginxRatio(
  site: { readonly port: number },
  paths: readonly string[],
  { small }: { readonly small: boolean },
): Promise<Figure[]> {
  const proxies = [
    await startNginx({ isUnlimited: true, servers: [site.port], buffersLog: true }),
    await startPlainProxy(site.port, 'shipped'),
    await startPlainProxy(site.port, 'tuned'),
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
      console.error(`${path}: ${medians.join(', ')} µs by our nginx, a plain one and a tuned one`)
      rounds.push(...measured)
    }
    const ratioTo = (index: number) =>
      rounded(median(rounds.map((round) => (round[index] ?? Number.NaN) / (round[0] ?? Number.NaN))))
    return [
      figure('calendar.cached-pages-nginx-vs-plain', ratioTo(1), 'ratio', '>= 0.95'),
      figure('calendar.cached-pages-nginx-vs-tuned', ratioTo(2), 'ratio', '>= 0'),
    ]
  } finally {
    for (const proxy of proxies) await proxy.stop()
  }
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
    if (headers['x-cache-status'] !== 'HIT') throw new Error(`${url} did not come from the cache`)
    bodies.push(body)
  }
  const [first = Buffer.of()] = bodies
  if (!bodies.every((body) => body.equals(first)))
    throw new Error(`the proxies send different bytes for ${path}`)
}

async function startPlainProxy(serverPort: number, tuning: keyof typeof TUNING): Promise<Proxy> {
  const directory = mkdtempSync(join(tmpdir(), 'zeri-plain-nginx-'))
  chmodSync(directory, 0o755) // nginx's workers run as another user and must be able to read it
  const port = await findFreePort()
  const main = join(directory, 'nginx.conf')
  const settings = TUNING[tuning](join(directory, 'access.log'))
  writeFileSync(main, plainConfiguration(directory, { port, serverPort, settings }))
  const child = spawn(findNginx(), ['-p', directory, '-c', main], { stdio: ['ignore', 'ignore', 'pipe'] })
  await waitUntilOpen(child, port)
  return {
    port,
    pid: pidOf(child),
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type PlainProxy = { readonly port: number; readonly serverPort: number; readonly settings: string }

/** The least an nginx needs to cache the pages of a server: its default key and log format, no map, no condition. */
function plainConfiguration(directory: string, { port, serverPort, settings }: PlainProxy): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${directory}/${kind};`,
  )
  return [
    'daemon off; worker_processes auto; error_log stderr crit; user www-data;',
    `pid ${directory}/nginx.pid;`,
    'events { worker_connections 4096; }',
    'http {',
    `  sendfile on; tcp_nopush on; server_tokens off; keepalive_timeout 65s; ${settings}`,
    ...temporary,
    `  proxy_cache_path ${directory}/cache levels=1:2 keys_zone=pages:10m use_temp_path=off;`,
    `  server { listen 127.0.0.1:${port};`,
    `    location / { proxy_pass http://127.0.0.1:${serverPort}; proxy_cache pages;`,
    '      add_header X-Cache-Status $upstream_cache_status always; }',
    '  }',
    '}',
  ].join('\n')
}
