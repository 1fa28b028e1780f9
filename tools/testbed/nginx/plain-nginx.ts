import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atExit } from '../at-exit.ts'
import { findFreePort } from '../free-port.ts'
import { endAtOnce, findNginx, waitUntilOpen } from './nginx.ts'

/** An nginx that knows nothing of the site. */
export type PlainNginx = {
  readonly port: number
  readonly pid: number
  /** Every response in its cache with key and headers, as they lie on the disk. */
  readCached(): readonly string[]
  /** Kills its processes at once. */
  kill9(): Promise<void>
  /** Starts it again on the same port, with what it had cached. */
  restart(): Promise<void>
  stop(): Promise<void>
}

type PlainOptions = {
  /** What `location /` contains. */
  readonly location: string
  /** Further settings, by the path of the access log. */
  readonly settings?: ((log: string) => string) | undefined
}

/**
 * The least that an nginx needs to cache what a server sends, by the URL alone and for as long as the headers say; `header`
 * reports the cache status.
 */
export function cachingLocation(serverPort: number, header = 'X-Cache-Status'): string {
  return `proxy_pass http://127.0.0.1:${serverPort}; proxy_cache pages; add_header ${header} $upstream_cache_status always;`
}

/** Starts nginx with its default key and log format, no map and no condition. */
export async function startPlainNginx({ location, settings }: PlainOptions): Promise<PlainNginx> {
  const directory = mkdtempSync(join(tmpdir(), 'zeri-plain-nginx-'))
  chmodSync(directory, 0o755) // nginx's workers run as another user and must be able to read it
  const [port, main, cache] = [await findFreePort(), join(directory, 'nginx.conf'), join(directory, 'cache')]
  mkdirSync(cache, { mode: 0o777 })
  const further = settings?.(join(directory, 'access.log')) ?? 'access_log off;'
  writeFileSync(main, configuration(directory, { port, location, settings: further }))
  const launch = () =>
    spawn(findNginx(), ['-p', directory, '-c', main], { stdio: ['ignore', 'ignore', 'pipe'] })
  let child = launch()
  const remove = () => {
    child.kill('SIGTERM')
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
  const forget = atExit(remove)
  await waitUntilOpen(child, port)
  return {
    port,
    get pid() {
      return child.pid ?? 0 // it is open, so it has one
    },
    readCached: () =>
      readdirSync(cache, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1')),
    kill9: () => endAtOnce(child),
    async restart() {
      child = launch()
      await waitUntilOpen(child, port)
    },
    async stop() {
      forget()
      const exited = once(child, 'exit')
      if (child.kill('SIGTERM')) await exited
      rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type Parts = { readonly port: number; readonly location: string; readonly settings: string }

function configuration(directory: string, { port, location, settings }: Parts): string {
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
    `  server { listen 127.0.0.1:${port}; location / { ${location} } }`,
    '}',
  ].join('\n')
}
