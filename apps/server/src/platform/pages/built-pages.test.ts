import type { PageContext } from '@zeri/contract'
import { createContext, createRequestHandler, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { listTemplates, renderWith } from './built-pages.ts'

/** A build of one page that tells how often React Router prepared itself for its routes. */
function aBuild(): { build: ServerBuild; prepared: () => number } {
  let prepared = 0
  const root = { id: 'root', path: '/', module: { default: () => null } }
  const build = {
    entry: {
      module: {
        default: () => new Response('a page'),
        pageContext: createContext(),
        get instrumentations() {
          prepared += 1
          return undefined
        },
      },
    },
    routes: { root },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
    routeDiscovery: { mode: 'initial' },
  }
  // True: what React Router reads of a build to answer for a page without data.
  return { build: build as unknown as ServerBuild, prepared: () => prepared }
}

const aRequest = () => new Request('http://localhost/')
const context = {} as PageContext // no page here reads it

test('the routes of a build are sorted once, however many pages are rendered', async () => {
  const { build, prepared } = aBuild()
  const render = renderWith(build, 'production')
  expect(await (await render(aRequest(), context)).text()).toBe('a page')
  const once = prepared()
  await render(aRequest(), context)
  expect(prepared()).toBe(once)
})

test('a handler that loads its build sorts them for every page, which this test detects', async () => {
  const { build, prepared } = aBuild()
  const handle = createRequestHandler(async () => build, 'production')
  await handle(aRequest())
  const once = prepared()
  await handle(aRequest())
  expect(prepared()).toBeGreaterThan(once)
})

test('the templates of a build are the full paths of its pages, without layouts and the catch-all route', () => {
  const routes = {
    root: { id: 'root', path: '' },
    site: { id: 'site', parentId: 'root' },
    home: { id: 'home', parentId: 'site', index: true },
    day: { id: 'day', parentId: 'site', path: ':year/:month/:day' },
    ru: { id: 'ru', parentId: 'root', path: 'ru' },
    article: { id: 'article', parentId: 'ru', path: 'articles/:id' },
    again: { id: 'again', parentId: 'ru', index: true },
    rest: { id: 'rest', parentId: 'ru', path: '*' },
  }
  // True: what a template is made of.
  expect(listTemplates(routes as unknown as ServerBuild['routes'])).toEqual([
    '/',
    '/:year/:month/:day',
    '/ru',
    '/ru/articles/:id',
  ])
})
