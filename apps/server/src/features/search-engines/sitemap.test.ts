import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { isIndexable, listIndexablePages, listIndexableYears, staticPages } from './indexable.ts'
import { writeSitemap, writeSitemapIndex } from './sitemap.ts'

const today = '2026-11-15'
const apart = {
  origins: { en: 'https://zeri.example', ru: 'https://zeri.example.ru' },
  edition: 'ru',
} as const
const together = {
  origins: { en: 'https://zeri.example', ru: 'https://zeri.example' },
  edition: 'en',
} as const
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'

type Entry = { loc: string; alternates: Record<string, string> }

/** Parses a sitemap; throws if it is not well-formed. */
function readSitemap(xml: string): Entry[] {
  const entries: Entry[] = []
  const parser = new SaxesParser({ xmlns: true })
  let text = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    text = ''
    if (local === 'url' && uri === SITEMAPS) entries.push({ loc: '', alternates: {} })
    const last = entries.at(-1)
    if (local === 'link' && uri === XHTML && last)
      last.alternates[attributes.hreflang?.value ?? ''] = attributes.href?.value ?? ''
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', ({ local }) => {
    const last = entries.at(-1)
    if (local === 'loc' && last) last.loc = text
  })
  parser.write(xml).close()
  return entries
}

test('the sitemaps list exactly the indexable pages in both languages', () => {
  const years = listIndexableYears(today).map((year) =>
    writeSitemap(listIndexablePages(year, today), together),
  )
  const paths = years.flatMap(readSitemap).map(({ loc }) => new URL(loc).pathname)
  expect(paths).toHaveLength(2 * (396 + 48 + 4 + 4))
  expect(paths.every((path) => isIndexable(path, today))).toBe(true)
  for (const path of ['/2025/11/15', '/ru/2026/12/15', '/2025', '/ru/2028/12', '/ru/fengshui/2026'])
    expect(paths).toContain(path)
  for (const path of ['/2025/11/14', '/ru/2026/12/16', '/2029', '/2024/12']) expect(paths).not.toContain(path)
})

test('every page lists its URLs in both languages with their origins', () => {
  const [first] = readSitemap(writeSitemap(['/2026/11/15'], apart))
  expect(first).toEqual({
    loc: 'https://zeri.example.ru/ru/2026/11/15',
    alternates: {
      en: 'https://zeri.example/2026/11/15',
      ru: 'https://zeri.example.ru/ru/2026/11/15',
      'x-default': 'https://zeri.example/2026/11/15',
    },
  })
})

test('a sitemap lists only pages of its own host', () => {
  const entries = readSitemap(writeSitemap(staticPages, apart))
  expect(new Set(entries.map(({ loc }) => new URL(loc).origin))).toEqual(new Set([apart.origins.ru]))
  expect(entries).toHaveLength(staticPages.length)
})

test('the index is well-formed and lists every file by its absolute URL', () => {
  const xml = writeSitemapIndex(['sitemap-pages.xml', 'sitemap-2026.xml'], apart)
  expect(() => readSitemap(xml)).not.toThrow()
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'https://zeri.example.ru/sitemap-pages.xml',
    'https://zeri.example.ru/sitemap-2026.xml',
  ])
})

test('the parser of these tests refuses malformed XML', () => {
  expect(() => readSitemap('<urlset><url></urlset>')).toThrow()
})
