import { withoutLocale } from '@zeri/contract'
import fc from 'fast-check'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildApp } from '../../apps/server/src/app.ts'
import { parseConfig } from '../../apps/server/src/config.ts'
import { createDeps } from '../../apps/server/src/deps.ts'
import type { Labels } from '../../apps/server/src/platform/durations.ts'
import { listTemplates } from '../../apps/server/src/platform/pages/built-pages.ts'
import { unlimited } from '../../apps/server/src/testing/unlimited.ts'
import table from '../../apps/web/app/routes.ts'

type Entry = (typeof table)[number]

/** The routes as the manifest of a build lists them. */
function toManifest(entries: readonly Entry[], parentId = 'root'): ServerBuild['routes'] {
  const rows = entries.flatMap((entry) => {
    const { id = entry.file, path, index, children = [] } = entry
    return [[id, { id, parentId, path, index }], ...Object.entries(toManifest(children, id))]
  })
  return Object.fromEntries(rows)
}

const templates = listTemplates(toManifest(table))
const counted: Labels[] = []
let site: Awaited<ReturnType<typeof buildApp>>['app']
let address: string
beforeAll(async () => {
  const env = { LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const deps = createDeps(parseConfig({ ...env, ...unlimited }))
  const headers = { 'content-type': 'text/html', 'x-page-cache': 'steady' }
  const pages = { render: async () => new Response('a page', { headers }), templates }
  const built = await buildApp(
    {
      ...deps,
      // Development caches no pages.
      config: { ...deps.config, production: true },
      metrics: { ...deps.metrics, observeRequest: (labels) => counted.push(labels) },
    },
    { attachPages: async () => pages, isDraining: () => false },
  )
  site = built.app
  address = await site.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => site.close())

/** The labels under which a visit is counted. */
async function labelsOf(visit: () => Promise<unknown>): Promise<Labels | undefined> {
  counted.length = 0
  await visit()
  await vi.waitFor(() => expect(counted).toHaveLength(1), { interval: 1 })
  return counted[0]
}

const pageOf = async (path: string) => (await labelsOf(() => site.inject(path)))?.route

/** The route that React Router itself matches, as a template of the table. */
function matchedBy(path: string): string {
  // True: entries of the table have the fields that matching reads.
  const matches = matchRoutes(table as unknown as RouteObject[], path) ?? []
  const template = matches.flatMap(({ route }) => route.path ?? []).join('/')
  const inEnglish = template.replace(/^ru(?:\/|$)/, '')
  return inEnglish === '*' ? '*' : `/${inEnglish}`
}

const words = [...new Set(templates.flatMap((template) => template.split('/')))].filter(
  (word) => word !== '' && !word.startsWith(':'),
)
const aSegment = fc.oneof(fc.constantFrom(...words), fc.constantFrom('2026', '3', 'x'), fc.uuid())
const aPath = fc.array(aSegment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`)

test('every path is counted under the route that React Router matches', async () => {
  await fc.assert(
    fc.asyncProperty(aPath, async (path) => {
      expect([path, await pageOf(path)]).toEqual([path, matchedBy(path)])
    }),
    { numRuns: 500 },
  )
})

test('a page and its data share a label in every language, and there is one label for each page', async () => {
  const names = new Set<string | undefined>()
  for (const template of templates) {
    const path = template.replaceAll(/:\w+/g, 'x')
    const others = path === '/' ? ['/_.data'] : [`${path}.data`]
    for (const address of [path, ...others]) {
      const name = await pageOf(address)
      expect([address, name]).toEqual([address, withoutLocale(template)])
      names.add(name)
    }
  }
  expect(names.size).toBe(new Set(templates.map(withoutLocale)).size)
})

test('all addresses without a page share one label', async () => {
  const strange = ['/a/b/c/d', '/ru/a/b/c/d', `/${'a'.repeat(600)}`, '/articles/x/y/z/%D0%B9']
  for (const path of strange) expect([path, await pageOf(path)]).toEqual([path, '*'])
})

test('a page from the cache is counted under the same template as when it was rendered', async () => {
  const visit = () => fetch(`${address}/ru/2026/3/5`).then((response) => response.text())
  const rendered = await labelsOf(visit)
  const cached = await labelsOf(visit)
  expect(cached).toEqual(rendered)
  expect(cached).toMatchObject({ kind: 'page', route: '/:year/:month/:day', status: 200 })
})

test('a route that is no page is counted under its own template', async () => {
  expect(await labelsOf(() => site.inject('/live'))).toMatchObject({ kind: 'other', route: '/live' })
})
