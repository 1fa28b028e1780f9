import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parseConfig, settings } from '../../apps/server/src/config.ts'
import { LINGER_MS } from '../../apps/server/src/platform/http/graceful-shutdown.ts'

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

test('a production process starts with the example settings', () => {
  const example = parseEnv(read('deploy/zeri.env.example'))
  const known = Object.values(settings).map(({ env }) => env as string)
  expect(Object.keys(example).filter((name) => !known.includes(name))).toEqual([])
  expect(parseConfig(example)).toMatchObject({ production: true, proxyHops: 1 })
})

test('the proxy closes idle connections before a stopping server cuts them', () => {
  const [, upstream = ''] = read('deploy/nginx/zeri.conf.template').split('upstream zeri_servers')
  const idleSec = Number(/keepalive_timeout (\d+)s;/.exec(upstream)?.[1])
  expect(idleSec * 1000).toBeLessThanOrEqual(LINGER_MS / 2)
})

test('no process is killed while it still drains', () => {
  const { drainMs } = parseConfig(parseEnv(read('deploy/zeri.env.example')))
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
