import { afterEach, expect, test, vi } from 'vitest'
import { navigateByDocument } from './navigate-by-document.ts'

const page = 'https://zeri.example'

/** A browser on a page; says what it did with a visit. */
async function visit(url: string, browser: { lang?: string; onLine?: boolean } = {}): Promise<string> {
  let done = ''
  vi.stubGlobal('document', { documentElement: { lang: browser.lang ?? 'en' } })
  vi.stubGlobal('navigator', { onLine: browser.onLine ?? true })
  vi.stubGlobal('location', {
    href: `${page}/2026/11`,
    assign: (to: string) => {
      done = `document ${to}`
    },
  })
  await Promise.race([
    navigateByDocument({ request: new Request(url) }, async () => {
      done = 'router'
    }),
    Promise.resolve(),
  ])
  return done
}

afterEach(() => vi.unstubAllGlobals())

test('the router shows pages of the language of the document', async () => {
  expect(await visit(`${page}/about`)).toBe('router')
  expect(await visit(`${page}/ru/about`, { lang: 'ru' })).toBe('router')
})

test('a page of the other language is another document', async () => {
  expect(await visit(`${page}/ru`)).toBe(`document ${page}/ru`)
  expect(await visit(`${page}/`, { lang: 'ru' })).toBe(`document ${page}/`)
})

test('offline every other page is a document; the current one stays', async () => {
  expect(await visit(`${page}/about`, { onLine: false })).toBe(`document ${page}/about`)
  expect(await visit(`${page}/2026/11`, { onLine: false })).toBe('router')
})
