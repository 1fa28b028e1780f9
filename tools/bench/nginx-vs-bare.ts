import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, rounded } from '../figures/figures.ts'
import { findFreePort } from '../testbed/free-port.ts'
import { findNginx, type Nginx, waitUntilOpen } from '../testbed/nginx/nginx.ts'
import { measureCpuPerRequest, pinToFirstCore, type Target } from './measuring/load.ts'
import { pidOf } from './measuring/ratio-to-bare.ts'
import { fetchRaw, type Raw } from './measuring/raw-response.ts'

const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }
/** nginx writes these itself. */
const OWN_HEADERS = ['server', 'date', 'content-length', 'connection', 'content-type', 'keep-alive']

/**
 * How much of its speed nginx keeps with our configuration: processor time of a bare nginx that sends the same bytes
 * with the same headers from a file, by that of ours sending a page it has kept. They take turns, each turn is a pair
 * that the machine disturbed alike, and the median of the pairs counts.
 */
export async function measureNginxRatio(nginx: Nginx, small: boolean): Promise<number> {
  const ours: Target = { url: `http://127.0.0.1:${nginx.port}/`, pid: nginx.pid }
  await fetchRaw(ours.url, HEADERS)
  const answer = await fetchRaw(ours.url, HEADERS)
  if (answer.headers['x-cache-status'] !== 'HIT') throw new Error('nginx did not keep the page')
  const bare = await startBareNginx(answer)
  try {
    const same = await fetchRaw(bare.url, HEADERS)
    if (!same.body.equals(answer.body)) throw new Error('bare nginx sends something else')
    for (const { pid } of [ours, bare]) await pinToFirstCore(pid)
    const pairs: { our: number; their: number }[] = []
    for (let pair = 0; pair < (small ? 6 : 30); pair++) {
      const our = await measureCpuPerRequest(ours, 1, HEADERS)
      pairs.push({ our, their: await measureCpuPerRequest(bare, 1, HEADERS) })
    }
    const [our, their] = [median(pairs.map((pair) => pair.our)), median(pairs.map((pair) => pair.their))]
    console.error(`a kept page: nginx ${rounded(our, 1)} µs, bare nginx ${rounded(their, 1)} µs`)
    return rounded(median(pairs.map(({ our, their }) => their / our)))
  } finally {
    await bare.stop()
  }
}

async function startBareNginx(answer: Raw): Promise<Target & { stop(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'zeri-bare-nginx-'))
  chmodSync(directory, 0o755) // nginx's workers run as another user and must get in
  const port = await findFreePort()
  writeFileSync(join(directory, 'page'), answer.body)
  writeFileSync(join(directory, 'nginx.conf'), bareConfiguration(directory, port, answer))
  const child = spawn(findNginx(), ['-p', directory, '-c', join(directory, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await waitUntilOpen(child, port)
  return {
    url: `http://127.0.0.1:${port}/page`,
    pid: pidOf(child),
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** What an nginx needs to send one file, with the headers of the answer. */
function bareConfiguration(directory: string, port: number, { headers }: Raw): string {
  const added = Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.includes(name))
    .map(([name, value]) => `add_header ${name} ${quoted(value)};`)
  const type = String(headers['content-type']).split(';')[0]
  return [
    'daemon off; worker_processes auto; error_log stderr crit;',
    `pid ${directory}/nginx.pid;`,
    'user www-data;',
    'events { worker_connections 4096; }',
    'http {',
    `  access_log ${directory}/access.log;`,
    '  sendfile on; tcp_nopush on; server_tokens off; etag off; if_modified_since off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `  ${kind}_temp_path ${directory}/${kind};`,
    ),
    `  server { listen 127.0.0.1:${port}; root ${directory}; charset utf-8; default_type ${type}; keepalive_timeout 65s;`,
    ...added,
    '  }',
    '}',
  ].join('\n')
}

/** A value of a header inside the configuration, where a dollar would begin a variable. */
function quoted(value: unknown): string {
  return `"${String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '')}"`
}
