import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseConfig, settings } from '../../apps/server/src/config.ts'
import { LINGER_MS } from '../../apps/server/src/platform/http/graceful-shutdown.ts'
import { securityHeaders } from '../../apps/server/src/platform/http/security-headers.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const namesIn = (text: string) => [...new Set(text.match(/ZERI_\w+/g))].sort()

test('compose fills in every placeholder of the templates it installs', () => {
  const installed = ['zeri.conf', 'plain.conf'].map((name) => read(`deploy/nginx/${name}.template`)).join()
  const settings = namesIn(read('deploy/compose.yaml'))
  expect(settings).toEqual(namesIn(installed))
})

test('docs/deploy.md explains every placeholder', () => {
  const templates = globSync('deploy/nginx/*.template', { cwd: root }).map(read).join()
  const explained = [...read('docs/deploy.md').matchAll(/^\| `(ZERI_\w+)`/gm)].map((row) => row[1]).sort()
  expect(explained).toEqual(namesIn(templates))
})

test('the image copies the manifest of every workspace before it fetches packages', () => {
  const workspaces = globSync('{packages,apps}/*/package.json', { cwd: root }).sort()
  const [beforeFetching = ''] = read('deploy/Dockerfile').split('npm ci')
  const copied = [...beforeFetching.matchAll(/^COPY ((?:packages|apps)\/\w+\/package\.json)/gm)].map(
    (row) => row[1],
  )
  expect(copied.sort()).toEqual(workspaces)
})

test('every program that an image, a service or a unit starts exists', () => {
  const files = ['deploy/Dockerfile', 'deploy/compose.yaml', ...globSync('deploy/systemd/*', { cwd: root })]
  const started = new Set(
    files
      .map(read)
      .join()
      .match(/apps\/server\/src\/[\w/-]+\.ts/g),
  )
  expect(started.size).toBe(3)
  for (const program of started) expect(existsSync(join(root, program)), program).toBe(true)
})

/** Replaces what an operator must replace. */
const filledIn = {
  SITE_URL_EN: 'https://zeri.test',
  SITE_URL_RU: 'https://zeri.test',
  DATABASE_URL: 'postgres://zeri_site@127.0.0.1:5432/zeri',
  SMTP_URL: 'smtps://mail.test:465',
  MAIL_FROM: 'hello@zeri.test',
  SECRET_KEY: 'tests:a-secret-of-the-tests-and-of-nobody-else',
  BIRTH_KEYS: 'tests:a-secret-of-the-tests-and-of-nobody-else',
}
const example = { ...parseEnv(read('deploy/zeri.env.example')), ...filledIn }

test('a production process starts with the example settings, once they are filled in', () => {
  const known = Object.values(settings).map(({ env }) => env as string)
  expect(Object.keys(example).filter((name) => !known.includes(name))).toEqual([])
  expect(parseConfig(example)).toMatchObject({ production: true, proxyHops: 1 })
})

type Service = {
  readonly environment?: Readonly<Record<string, string>>
  readonly ports?: readonly string[]
  readonly networks: readonly string[] | Readonly<Record<string, unknown>>
}
type Compose = {
  readonly services: Readonly<Record<string, Service>>
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>
}

/** The services of a compose file that can call out, and those that publish a port. */
function reachOf(text: string): {
  readonly callsOut: readonly string[]
  readonly published: readonly string[]
} {
  const { services, networks } = parse(text, { merge: true }) as Compose
  const namesOf = ({ networks: used }: Service) => (Array.isArray(used) ? used : Object.keys(used))
  const isOutside = (name: string) => name in networks && networks[name]?.internal !== true
  const entries = Object.entries(services)
  return {
    callsOut: entries.filter(([, service]) => namesOf(service).some(isOutside)).map(([name]) => name),
    published: entries.filter(([, { ports = [] }]) => ports.length > 0).map(([name]) => name),
  }
}

test('compose lets servers and worker call providers, hides the database, and publishes nginx alone', () => {
  const { callsOut, published } = reachOf(read('deploy/compose.yaml'))
  expect(callsOut.toSorted()).toEqual(['nginx', 'server-1', 'server-2', 'worker'])
  expect(published).toEqual(['nginx'])
})

test('in compose each process has the role it needs, and none the superuser', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose
  const roleOf = (name: string) => /\/\/(\w+):/.exec(services[name]?.environment?.DATABASE_URL ?? '')?.[1]
  expect(['setup', 'server-1', 'server-2', 'worker'].map(roleOf)).toEqual([
    'zeri_owner',
    'zeri_site',
    'zeri_site',
    'zeri_worker',
  ])
  const withSuperuser = Object.entries(services).filter(([, { environment = {} }]) =>
    JSON.stringify(environment).includes('POSTGRES_PASSWORD'),
  )
  expect(withSuperuser.map(([name]) => name)).toEqual(['postgres'])
})

test('servers on internal networks alone cannot call out, and are found (control)', () => {
  const text = read('deploy/compose.yaml').replaceAll('      outside:\n', '')
  expect(reachOf(text).callsOut.toSorted()).toEqual(['nginx', 'worker'])
})

test('nginx sends the permissions policy of the servers with its own pages', () => {
  expect(read('deploy/nginx/zeri.conf.template')).toContain(`"" "${securityHeaders['permissions-policy']}";`)
})

test('the proxy closes idle connections before a stopping server cuts them', () => {
  const [, upstream = ''] = read('deploy/nginx/zeri.conf.template').split('upstream zeri_servers')
  const idleSec = Number(/keepalive_timeout (\d+)s;/.exec(upstream)?.[1])
  expect(idleSec * 1000).toBeLessThanOrEqual(LINGER_MS / 2)
})

test('no process is killed while it still drains', () => {
  const { drainMs } = parseConfig(example)
  const ownPatienceMs = Number(
    /STOP_TIMEOUT_MS = ([\d_]+)/.exec(read('apps/server/src/main.ts'))?.[1]?.replace('_', ''),
  )
  const unitSec = Number(/TimeoutStopSec=(\d+)/.exec(read('deploy/systemd/zeri-server@.service'))?.[1])
  const composeSec = Number(
    /x-server[\s\S]*?stop_grace_period: (\d+)s/.exec(read('deploy/compose.yaml'))?.[1],
  )
  expect(unitSec * 1000).toBeGreaterThan(drainMs + ownPatienceMs)
  expect(composeSec * 1000).toBeGreaterThan(drainMs + ownPatienceMs)
})
