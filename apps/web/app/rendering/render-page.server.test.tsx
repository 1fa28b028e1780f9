import { Suspense, use } from 'react'
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from './render-page.server.ts'
import { renderToHtml } from './render-to-html.server.ts'

const URL = 'http://localhost/'
const options = { nonce: 'n0nce', abortAfterMs: 5_000 }
const toPage = (context: EntryContext) => <ServerRouter context={context} url={URL} nonce={options.nonce} />

const Document = () => (
  <html lang="en">
    <body>
      <Outlet />
      <Scripts />
    </body>
  </html>
)

/** A site of one page. `render` is how its entry renders it. */
function aSite(
  Page: () => React.ReactNode,
  loader: () => unknown,
  render: (context: EntryContext) => Promise<string>,
): () => Promise<string> {
  const route = { hasLoader: false, hasAction: false, hasErrorBoundary: false, module: '/a.js' }
  const rest = { hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false }
  const asset = { ...route, ...rest, clientActionModule: undefined, hydrateFallbackModule: undefined }
  const build = {
    entry: {
      module: {
        default: async (_request: Request, status: number, headers: Headers, context: EntryContext) =>
          new Response(await render(context), { status, headers }),
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: Document } },
      page: { id: 'page', parentId: 'root', index: true, module: { default: Page, loader } },
    },
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: {
        root: { ...asset, id: 'root', path: '' },
        page: { ...asset, id: 'page', parentId: 'root', index: true, hasLoader: true },
      },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
  const handle = createRequestHandler(build as unknown as ServerBuild, 'production') // true: what a page needs of it
  return async () => (await handle(new Request(URL), new RouterContextProvider())).text()
}

const Texts = () => <p>{useLoaderData<string[]>().join(', ')}</p>
const Late = () => (
  <Suspense fallback="not yet">{<Waiting for={useLoaderData<{ text: Promise<string> }>().text} />}</Suspense>
)
const Waiting = ({ for: text }: { readonly for: Promise<string> }) => <p>{use(text)}</p>

test('a page rendered at once is to the byte what the stream is', async () => {
  const hostile = ['день 日', '</script><!--', '\u2028 & "quotes" \\', '$& $1 $$']
  const [atOnce, stream] = [
    aSite(
      Texts,
      () => hostile,
      (context) => renderPage(toPage, context, options),
    ),
    aSite(
      Texts,
      () => hostile,
      (context) => renderToHtml(toPage(context), options),
    ),
  ]
  const html = await atOnce()
  expect(html).toBe(await stream())
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">.*день 日.*streamController\.enqueue.*<\/html>$/s)
})

test('a page with a part that has to wait is rendered to its end, as a stream', async () => {
  const loader = () => ({ text: new Promise((resolve) => setTimeout(resolve, 5, 'here it is')) })
  const html = await aSite(Late, loader, (context) => renderPage(toPage, context, options))()
  expect(html).toContain('<p>here it is</p>')
})

test('a page that throws rejects with its error', async () => {
  const Broken = () => {
    throw new TypeError('undefined is not a function')
  }
  let seen: unknown
  await aSite(
    Broken,
    () => [],
    async (context) => {
      seen = await renderPage(toPage, context, options).catch((error: unknown) => error)
      return ''
    },
  )()
  expect(String(seen)).toContain('undefined is not a function')
})
