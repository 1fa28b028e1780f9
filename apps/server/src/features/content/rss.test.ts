import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { writeRss } from './rss.ts'

const article = (id: string, date: string, title = id) => ({
  id,
  section: 's',
  title,
  description: 'A & B',
  date,
  minutes: 1,
})

test('the feed is well-formed, newest first, with links in its language', () => {
  const xml = writeRss({
    locale: 'ru',
    product: 'Zeri',
    origin: 'https://zeri.example',
    articles: [article('old', '2026-01-01'), article('new', '2026-02-01', '<b>')],
  })
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  expect(() => parser.write(xml).close()).not.toThrow()
  const links = [...xml.matchAll(/<guid isPermaLink="true">(.*?)<\/guid>/g)].map(([, link]) => link)
  expect(links).toEqual(['https://zeri.example/ru/articles/new', 'https://zeri.example/ru/articles/old'])
  expect(xml).toContain('<title>&lt;b&gt;</title>')
  expect(xml).toContain('<pubDate>Sun, 01 Feb 2026 00:00:00 GMT</pubDate>')
})
