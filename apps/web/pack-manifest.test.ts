import { expect, test } from 'vitest'
import { packManifest } from './pack-manifest.ts'

const START = 'window.__reactRouterManifest='
const scriptOf = (manifest: object) => `${START}${JSON.stringify(manifest)};`

/** What a browser has after it ran the script in a document of a language. */
function run(script: string, lang = 'en'): { readonly routes: Record<string, object> } {
  const window: { __reactRouterManifest?: { readonly routes: Record<string, object> } } = {}
  new Function('window', 'document', script)(window, { documentElement: { lang } })
  return window.__reactRouterManifest ?? { routes: {} }
}

const shape = {
  hasLoader: true,
  hasAction: false,
  module: '/assets/page-B.js',
  imports: ['/assets/vendor-A.js', '/assets/site-C.js'],
  css: [],
}
const home = { ...shape, index: true }
const about = { ...shape, caseSensitive: true, css: ['/assets/page-D.css'] }

/** A route table as the build writes it: pages in two languages, and routes without one. */
const manifest = {
  entry: { module: '/assets/entry-E.js', imports: ['/assets/vendor-A.js'], css: [] },
  routes: {
    root: { id: 'root', path: '', ...shape },
    'en/site': { id: 'en/site', parentId: 'root', ...shape },
    'en/home': { id: 'en/home', parentId: 'en/site', ...home },
    'en/about': { id: 'en/about', parentId: 'en/site', path: 'about', ...about },
    'en/day': { id: 'en/day', parentId: 'en/site', path: ':year/:day', ...about, hasAction: true },
    'en/out': { id: 'en/out', parentId: 'root', path: 'out', ...shape },
    'ru/site': { id: 'ru/site', parentId: 'root', ...shape },
    'ru/home': { id: 'ru/home', parentId: 'ru/site', path: 'ru', ...home },
    'ru/about': { id: 'ru/about', parentId: 'ru/site', path: 'ru/about', ...about },
    'ru/day': { id: 'ru/day', parentId: 'ru/site', path: 'ru/:year/:day', ...about, hasAction: true },
    'ru/out': { id: 'ru/out', parentId: 'root', path: 'ru/out', ...shape },
    'routes/locale': { id: 'routes/locale', parentId: 'root', path: 'locale', ...shape, hasLoader: false },
  },
  url: '/assets/manifest-1.js',
  version: '1',
}

test.each(['en', 'ru'])('a browser restores the routes of its document, in %s', (lang) => {
  const other = lang === 'en' ? 'ru/' : 'en/'
  const own = Object.entries(manifest.routes).filter(([id]) => !id.startsWith(other))
  expect(run(packManifest(scriptOf(manifest)), lang)).toEqual({
    ...manifest,
    routes: Object.fromEntries(own),
  })
})

test('a packed table names each file once', () => {
  const packed = packManifest(scriptOf(manifest))
  expect(packed.match(/site-C/g)).toHaveLength(1)
  expect(packed.match(/page-D/g)).toHaveLength(1)
})

test('the pages of a language keep the order of the build', () => {
  const { routes } = run(packManifest(scriptOf(manifest)))
  const english = (table: object) => Object.keys(table).filter((id) => /^en\/(?:home|about|day)$/.test(id))
  expect(english(routes)).toEqual(english(manifest.routes))
})

test('a table whose languages differ breaks the build', () => {
  const { 'ru/about': _gone, ...routes } = manifest.routes
  expect(() => packManifest(scriptOf({ ...manifest, routes }))).toThrow('does not come back whole')
})

test('a file that is not a route table is refused', () => {
  expect(() => packManifest('export {}')).toThrow('not a route table')
})
