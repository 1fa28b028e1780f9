import { expect, inject, test } from 'vitest'
import { measureFirstLoad } from '../tools/bench/first-load.ts'

const url = (path: string): string => `${inject('siteUrl')}${path}`

async function listAssets(): Promise<string[]> {
  const html = await (await fetch(url('/'))).text()
  return [...new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))]
}

test('every file of the first page is kept for a year, typed, and carries the security headers', async () => {
  const paths = await listAssets()
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths) {
    const { status, headers } = await fetch(url(path))
    expect(status, path).toBe(200)
    expect(headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable')
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('strict-transport-security'), path).toContain('includeSubDomains')
    if (/\.(js|css)$/.test(path)) expect(headers.get('content-type'), path).toContain('charset=utf-8')
  }
})

test.each(['br', 'gzip'])('scripts travel compressed ahead of time: %s', async (encoding) => {
  const script = (await listAssets()).find((path) => path.includes('vendor'))
  const response = await fetch(url(script ?? ''), { headers: { 'accept-encoding': encoding } })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
})

test.each([
  '/assets/none.js',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/',
  '/.env',
])('%s is no file of ours', async (path) => {
  const response = await fetch(url(path))
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('"workspaces"')
})

test.each(['/favicon.ico', '/favicon.svg', '/robots.txt'])(
  '%s is there for whoever asks by habit',
  async (path) => {
    expect((await fetch(url(path))).status).toBe(200)
  },
)

test.each([
  ['/%E0%A4%A', [400, 404]],
  ['/about%00', [400, 404]],
  [`/${'a'.repeat(5_000)}`, [404, 414]],
  ['/%2e%2e/%2e%2e/etc/passwd', [400, 404]],
  ['//evil.example/', [404]],
  ['/about/', [200, 301, 404]],
  ['/ABOUT', [200, 404]],
])('the odd address %s is answered, never with a failure', async (path, statuses) => {
  const response = await fetch(url(path), { redirect: 'manual' })
  expect(statuses).toContain(response.status)
})

test('the metrics are not on the public port', async () => {
  expect((await fetch(url('/metrics'))).status).toBe(404)
})

test('the first page stays light: at most 165 kB of scripts and 20 kB of styles, gzipped', async () => {
  const { js, css } = await measureFirstLoad(url('/'))
  expect(js).toBeGreaterThan(0)
  expect(js).toBeLessThanOrEqual(165)
  expect(css).toBeGreaterThan(0)
  expect(css).toBeLessThanOrEqual(20)
})
