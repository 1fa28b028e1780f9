import { request } from 'node:http'
import { expect, inject, test } from 'vitest'
import { measureFirstLoad } from '../tools/bench/measuring/first-load.ts'
import { asVisitor } from './visit.ts'

const url = (path: string): string => `${inject('siteUrl')}${path}`

async function listAssets(): Promise<string[]> {
  const html = await (await fetch(url('/'))).text()
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))]
}

test('every file of the first page is cacheable for a year, and has a type and the security headers', async () => {
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

test('security.txt leads to a section of the page it names', async () => {
  const response = await fetch(url('/.well-known/security.txt'))
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const policies = [...(await response.text()).matchAll(/^Policy: (.*)$/gm)].map(([, to = '']) => new URL(to))
  expect(policies.map(({ pathname }) => pathname)).toEqual(['/about', '/ru/about'])
  for (const { pathname, hash } of policies)
    expect(await (await fetch(url(pathname))).text()).toContain(`id="${hash.slice(1)}"`)
})

test('a password manager finds the page of the password, which signs a visitor in first', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.goto('/.well-known/change-password')
    expect(new URL(page.url()).pathname).toBe('/client/password')
    expect(await page.locator('main').getByRole('button', { name: 'Sign in' }).isVisible()).toBe(true)
  })
  // The check of the specification: a missing well-known address must not look like an existing one.
  const missing = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await fetch(url(missing))).status).toBe(404)
})

test.each(['br', 'gzip'])('scripts are precompressed: %s', async (encoding) => {
  const script = (await listAssets()).find((path) => path.includes('vendor'))
  const response = await fetch(url(script ?? ''), { headers: { 'accept-encoding': encoding } })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
})

/** Requests a path exactly as written, since `fetch` would normalise it. */
function requestRaw(path: string): Promise<{ status: number; text: string; location: string | undefined }> {
  const { hostname, port } = new URL(inject('siteUrl'))
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, agent: false }, async (response) => {
      const chunks: Buffer[] = await response.toArray()
      const { statusCode: status = 0, headers } = response
      resolve({ status, text: Buffer.concat(chunks).toString(), location: headers.location })
    })
    outgoing.once('error', reject)
    outgoing.end()
  })
}

test.each([
  '/assets/none.js',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/assets/',
  '/.env',
  '/../../etc/passwd',
])('%s is no file of ours', async (path) => {
  const { status, text } = await requestRaw(path)
  expect([301, 400, 403, 404]).toContain(status)
  expect(text).not.toMatch(/"workspaces"|root:|DATABASE_URL/)
})

test.each(['/favicon.ico', '/favicon.svg', '/robots.txt'])(
  '%s exists for browsers that request it by convention',
  async (path) => {
    expect((await fetch(url(path))).status).toBe(200)
  },
)

test.each([
  ['/%E0%A4%A', 400],
  ['/about%00', 404],
  [`/${'a'.repeat(5_000)}`, 404],
  ['/%2e%2e/%2e%2e/etc/passwd', 301],
  ['//evil.example/', 301],
  ['/ABOUT', 301],
  ['/RU/about', 301],
  ['/%72u/about', 301],
  ['/about?x=<script>', 200],
])('the odd address %s returns %s', async (path, status) => {
  const response = await requestRaw(path)
  expect(response.status).toBe(status)
  expect(response.location ?? '/').toMatch(/^\/(?!\/)/)
})

test('the metrics are not on the public port', async () => {
  expect((await fetch(url('/metrics'))).status).toBe(404)
})

test.each(['/', '/ru/2026/11/16'])(
  'a first visit to %s stays light: at most 150 kB of scripts and 20 kB of styles, gzipped',
  async (path) => {
    const { js, css } = await measureFirstLoad(url(path))
    expect(js).toBeGreaterThan(0)
    expect(js).toBeLessThanOrEqual(150)
    expect(css).toBeGreaterThan(0)
    expect(css).toBeLessThanOrEqual(20)
  },
)
