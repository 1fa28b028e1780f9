import { type Locale, locales, pathIn, signPath } from '@zeri/contract'
import { expect, inject, test } from 'vitest'
import { comparePage, plain, readDocument, readTwin, type Said, type TwinKind } from './read-twin.ts'
import { asVisitor } from './visit.ts'

const get = (path: string): Promise<Response> => fetch(`${inject('siteUrl')}${path}`)
const read = async (path: string): Promise<string> => (await get(path)).text()
const addressesIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

const DAY_MS = 86_400_000

/** Days of the past, those that are open, and a few far away, whose pages have facts alone. */
function listDays(): string[] {
  const near = Array.from({ length: 24 }, (_, index) => Date.now() + (3 * index - 40) * DAY_MS)
  const far = [Date.UTC(1900, 0, 1), Date.UTC(1984, 1, 4), Date.UTC(2026, 1, 17), Date.UTC(2100, 11, 31)]
  return [...near, ...far].map((at) => {
    const date = new Date(at)
    return `/${date.getUTCFullYear()}/${date.getUTCMonth() + 1}/${date.getUTCDate()}`
  })
}

const SIGNS = [
  signPath('officers', 'officer-success'),
  signPath('mansions', 'mansion-ox'),
  signPath('stars', 'benefit-heir'),
  signPath('stars', 'blood-branch'),
  signPath('taboos', 'taboo-hair-days'),
  signPath('paths', 'golden-coffer'),
]

/** A hundred pages with a twin, half of them in each language. */
async function listTwins(locale: Locale): Promise<{ path: string; kind: TwinKind }[]> {
  const texts = addressesIn(await read('/sitemap-texts.xml'))
  const articles = texts.filter((path) => /^\/articles\/[a-z]/.test(path)).slice(0, 15)
  const of = (kind: TwinKind, paths: readonly string[]) =>
    paths.map((path) => ({ path: pathIn(locale, path), kind }))
  return [
    ...of('day', listDays()),
    ...of('sign', SIGNS),
    ...of('article', articles),
    ...of('method', ['/method']),
  ]
}

/** The shortest lists that a page of each kind has: an empty list would equal an empty list. */
const LEAST: Readonly<Record<TwinKind, Readonly<Record<string, number>>>> = {
  day: { summary: 1, pillars: 3, hours: 12, stars: 3 },
  sign: { headings: 4 },
  article: { headings: 3, paragraphs: 8 },
  method: { headings: 5, paragraphs: 8, cells: 40 },
}

function expectSubstance({ lists }: Said, kind: TwinKind, path: string): void {
  for (const [name, least] of Object.entries(LEAST[kind]))
    expect(lists[name]?.length, `${name} of ${path}`).toBeGreaterThanOrEqual(least)
  if (lists.verdict?.length) expect(lists.activities?.length, path).toBeGreaterThan(30)
}

/** A shared cache keeps both until the same hour; the two requests are seconds apart at most. */
function expectSameCaching(twin: Response, html: Response, path: string): void {
  const [one, other] = [twin, html].map(({ headers }) => headers.get('cache-control') ?? '')
  const withoutSeconds = (value = '') => value.replace(/s-maxage=\d+/, 's-maxage')
  const secondsOf = (value = '') => Number(/s-maxage=(\d+)/.exec(value)?.[1])
  expect(withoutSeconds(one), `cache-control of ${path}`).toBe(withoutSeconds(other))
  expect(Math.abs(secondsOf(one) - secondsOf(other)), `s-maxage of ${path}`).toBeLessThan(10)
}

test.each(locales)('fifty twins in %s say what their pages say', async (locale) => {
  const pages = await listTwins(locale)
  expect(pages).toHaveLength(50)
  await asVisitor({}, async ({ page }) => {
    await page.goto('/status')
    for (const { path, kind } of pages) {
      const [html, twin] = await Promise.all([get(path), get(`${path}.md`)])
      expect(twin.headers.get('content-type'), path).toBe('text/markdown; charset=utf-8')
      expect(html.headers.get('link'), path).toContain(`${path}.md>; rel="alternate"; type="text/markdown"`)
      expect(twin.headers.get('vary'), path).toBe(html.headers.get('vary'))
      expectSameCaching(twin, html, path)
      const markdown = await twin.text()
      const said = await page.evaluate(readDocument, { html: await html.text(), kind })
      expectSubstance(said, kind, path)
      expect(readTwin(markdown, kind, locale), path).toEqual(comparePage(said, markdown))
    }
  })
})

test('a twin that differs from its page in one rating is noticed', async () => {
  const twin = await read('/2026/11/15.md')
  const other = twin.replace(/^(- .+: )[+−]?\d (?=Awful|Bad|Unf)/m, '$1+3 ')
  expect(other).not.toBe(twin)
  expect(readTwin(other, 'day', 'en')).not.toEqual(readTwin(twin, 'day', 'en'))
})

test.each(locales)('llms.txt in %s names the twin of every article and sign', async (locale) => {
  const response = await get(pathIn(locale, '/llms.txt'))
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  const linked = [...text.matchAll(/\]\((.+?)\.md\)/g)].map(([, address = '']) => new URL(address).pathname)
  const isOwn = (path: string) => path.startsWith('/ru/') === (locale === 'ru')
  const sitemaps = `${await read('/sitemap-texts.xml')}${await read('/sitemap-signs.xml')}`
  const expected = addressesIn(sitemaps).filter(
    (path) => isOwn(path) && /\/(?:articles\/[a-z]|signs\/[^/]+\/)/.test(path),
  )
  expect(linked.filter((path) => /\/(?:articles|signs)\//.test(path)).sort()).toEqual(expected.sort())
  expect(linked).toContain(pathIn(locale, '/method'))
})

test.each(['/2026/2/30.md', '/articles/none.md', '/ru/signs/officers/none.md'])(
  '%s is a 404 without a document',
  async (path) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([404, '404\n'])
  },
)

test.each(locales)(
  'the links of the home page in %s open the feed in Google and Apple calendars',
  async (locale) => {
    const html = (await read(pathIn(locale, '/'))).replaceAll('&amp;', '&')
    const [, apple = ''] = /href="(webcal:[^"]+)"/.exec(html) ?? []
    const [, google = ''] = /href="(https:\/\/calendar\.google\.com[^"]+)"/.exec(html) ?? []
    const { pathname, searchParams } = new URL(google)
    expect(pathname).toBe('/calendar/r')
    expect(searchParams.get('cid')).toBe(apple)
    const feed = await get(apple.replace(/^webcal:\/\/[^/]+/, ''))
    expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(plain(await feed.text())).toContain('BEGIN:VEVENT')
  },
)
