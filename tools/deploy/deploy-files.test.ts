import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { parseConfig, settings } from '../../apps/server/src/config.ts'
import { isPooled } from '../../apps/server/src/platform/db/database.ts'
import { LINGER_MS } from '../../apps/server/src/platform/http/graceful-shutdown.ts'
import { securityHeaders } from '../../apps/server/src/platform/http/security-headers.ts'
import { serverFlags } from '../testbed/site/site.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const namesIn = (text: string) => [...new Set(text.match(/ZERI_\w+/g))].sort()

test('compose fills in every placeholder of the templates it installs', () => {
  const installed = ['nginx/zeri.conf', 'nginx/tls.conf', 'pgbouncer/pgbouncer.ini']
    .map((name) => read(`deploy/${name}.template`))
    .join()
  // Those that the operator sets outside the file, for itself.
  const own = ['ZERI_CERTIFICATES', 'ZERI_VERSION']
  const settings = namesIn(read('deploy/compose.yaml')).filter((name) => !own.includes(name))
  expect(settings).toEqual(namesIn(installed))
})

test('docs/deploy.md explains every placeholder', () => {
  const templates = globSync('deploy/*/*.template', { cwd: root }).map(read).join()
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
  const files = [
    'deploy/Dockerfile',
    'deploy/compose.yaml',
    ...globSync('deploy/systemd/*.{service,timer}', { cwd: root }),
  ]
  const started = new Set(
    files
      .map(read)
      .join()
      .match(/apps\/server\/src\/[\w/-]+\.ts/g),
  )
  expect(started.size).toBe(4)
  for (const program of started) expect(existsSync(join(root, program)), program).toBe(true)
})

const flagsIn = (text: string) =>
  text.match(/node"?,? (.*)apps\/server\/src\/main\.ts/)?.[1]?.match(/--[\w-]+(?:=\d+)?(?=[\s"])/g) ?? []

test.each(['package.json', 'deploy/Dockerfile', 'deploy/systemd/zeri-server@.service'])(
  '%s starts a server with the flags that tests and benches give it',
  (file) => expect(flagsIn(read(file))).toEqual(serverFlags),
)

test('a server started without them is noticed (control)', () =>
  expect(flagsIn('CMD ["node", "apps/server/src/main.ts"]')).toEqual([]))

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
  readonly image?: string
  readonly mem_limit?: string
  readonly cpus?: number
  readonly restart?: string
  readonly network_mode?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly ports?: readonly string[]
  readonly networks?: readonly string[] | Readonly<Record<string, unknown>>
}
type Compose = {
  readonly services: Readonly<Record<string, Service>>
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>
}

/** The services of a compose file that can call out, those that publish a port, and those that do so on this machine alone. */
function reachOf(text: string): {
  readonly callsOut: readonly string[]
  readonly published: readonly string[]
  readonly onThisMachine: readonly string[]
} {
  const { services, networks } = parse(text, { merge: true }) as Compose
  const namesOf = ({ networks: used = [] }: Service) => (Array.isArray(used) ? used : Object.keys(used))
  const isOutside = (name: string) => name in networks && networks[name]?.internal !== true
  const isLoopback = (port: string) => port.startsWith('127.0.0.1:')
  const entries = Object.entries(services)
  return {
    callsOut: entries.filter(([, service]) => namesOf(service).some(isOutside)).map(([name]) => name),
    published: entries.filter(([, { ports = [] }]) => !ports.every(isLoopback)).map(([name]) => name),
    onThisMachine: entries.filter(([, { ports = [] }]) => ports.some(isLoopback)).map(([name]) => name),
  }
}

test('compose lets servers, worker and console call providers, hides the database, and publishes nginx alone', () => {
  const { callsOut, published, onThisMachine } = reachOf(read('deploy/compose.yaml'))
  expect(callsOut.toSorted()).toEqual([
    'alertmanager',
    'console',
    'nginx',
    'offsite',
    'server-1',
    'server-2',
    'worker',
  ])
  expect(published).toEqual(['nginx'])
  expect(onThisMachine).toEqual(['console'])
})

test('a console on every address of the machine is noticed (control)', () => {
  const text = read('deploy/compose.yaml').replace('"127.0.0.1:3200:3200"', '"3200:3200"')
  expect(reachOf(text).published).toEqual(['console', 'nginx'])
})

test('nginx has no path to the console', () => {
  const files = globSync('deploy/nginx/*', { cwd: root }).map(read).join()
  expect(files).not.toMatch(/3200|console/)
})

test('in compose each process has the role it needs, and none the superuser', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose
  const roleOf = (name: string) => /\/\/(\w+):/.exec(services[name]?.environment?.DATABASE_URL ?? '')?.[1]
  expect(['setup', 'server-1', 'server-2', 'worker', 'console'].map(roleOf)).toEqual([
    'zeri_owner',
    'zeri_site',
    'zeri_site',
    'zeri_worker',
    'zeri_console',
  ])
  const withSuperuser = Object.entries(services).filter(([, { environment = {} }]) =>
    JSON.stringify(environment).includes('POSTGRES_PASSWORD'),
  )
  expect(withSuperuser.map(([name]) => name)).toEqual(['postgres'])
})

const { services: composed } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose

test('every service of compose that stays has a limit of memory and processors', () => {
  const endless = Object.entries(composed)
    .filter(([, { restart, mem_limit, cpus }]) => restart !== 'no' && !(mem_limit && cpus))
    .map(([name]) => name)
  expect(endless).toEqual([])
})

test('every unit that stays has the limit of memory that its service has in compose', () => {
  const units = { 'server-1': 'zeri-server@', worker: 'zeri-worker', console: 'zeri-console' }
  for (const [service, unit] of Object.entries(units)) {
    const limit = /^MemoryMax=(\w+)$/m.exec(read(`deploy/systemd/${unit}.service`))?.[1]
    expect(limit?.toLowerCase(), unit).toBe(composed[service]?.mem_limit)
  }
})

/** Images of others whose version may change under the same name. */
function findFloating(images: readonly string[]): string[] {
  return images.filter(
    (image) => !/^(?:zeri[a-z-]*:|.+:v?\d+\.\d+[\w.-]*(?:@sha256:[0-9a-f]{64})?$)/.test(image),
  )
}

test('images of others are pinned by version', () => {
  const built = globSync('deploy/**/Dockerfile', { cwd: root }).map(read).join('\n')
  const bases = [...built.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image)
  const images = Object.values(composed).flatMap(({ image }) => image ?? [])
  expect(images.length + bases.length).toBeGreaterThan(8)
  expect(findFloating([...images, ...bases])).toEqual([])
})

test('an image without a version is noticed (control)', () => {
  expect(findFloating(['postgres:15', 'nginx', 'node:24-bookworm', 'nginx:1.28.0', 'zeri:x'])).toEqual([
    'postgres:15',
    'nginx',
    'node:24-bookworm',
  ])
})

test('the servers of compose connect through PgBouncer, setup, worker and console to PostgreSQL itself', () => {
  const urlOf = (name: string) => composed[name]?.environment?.DATABASE_URL?.replace(/\$\{.*?\}/, 'x') ?? ''
  const direct = ['setup', 'worker', 'console'].map(urlOf)
  expect(['server-1', 'server-2'].map(urlOf).map(isPooled)).toEqual([true, true])
  expect(direct.filter((url) => url === '' || isPooled(url))).toEqual([])
})

const analyse = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })

// Debian's package `systemd` contains it; containers lack it.
test.skipIf(analyse('--version').status !== 0)(
  'systemd-analyze accepts the units, and refuses a broken one',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'zeri-units-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const units = globSync('deploy/systemd/*.{service,timer}', { cwd: root })
    // Programs of an installation are not here: any program stands for them.
    const install = (name: string, text: string) => {
      const file = join(folder, name)
      writeFileSync(
        file,
        text.replaceAll(/^(Exec\w+=)(?:\/opt|\/usr\/local|\/usr\/bin\/curl)\S*/gm, '$1/bin/true'),
      )
      return file
    }
    const files = units.map((unit) => install(basename(unit).replace('@', '@3000'), read(unit)))
    const complaintsOf = (list: readonly string[]) =>
      analyse('verify', '--man=no', ...list)
        .stderr.split('\n')
        .filter((line) => line.includes(folder))
    expect(complaintsOf(files)).toEqual([])
    const broken = install('broken.service', '[Service]\nExecStart=/bin/true\nRestrat=always\n')
    expect(complaintsOf([broken]).join()).toContain('Restrat')
  },
)

test('servers on internal networks alone cannot call out, and are found (control)', () => {
  const text = read('deploy/compose.yaml').replaceAll('      outside:\n', '')
  expect(reachOf(text).callsOut.toSorted()).toEqual(['alertmanager', 'console', 'nginx', 'offsite', 'worker'])
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
