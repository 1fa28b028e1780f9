import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anEntry } from '../../testing/content.ts'
import { type Entry, nothingRelated } from './entry.ts'
import { listContentFaults, readContent } from './read-content.ts'

const section = anEntry({ kind: 'sections', id: 'beginnings', section: null })
const faq = anEntry({ kind: 'faq', id: 'reading', section: null, body: '## Why? {#why}\n\nBecause.' })
/** Each entry in both languages. */
const both = (...entries: Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, { ...entry, locale: entry.locale === 'en' ? 'ru' : 'en' } as const])
const faultsOf = (fields: Partial<Entry>) => listContentFaults(both(section, faq, anEntry(fields)))

test('the texts of the repository have no faults', () => {
  const entries = readContent(join(import.meta.dirname, '../../../../../content'))
  expect(listContentFaults(entries)).toEqual([])
  expect(entries.length).toBeGreaterThanOrEqual(2 * (30 + 6 + 5 + 10))
})

test('an entry in only one language is a fault', () => {
  expect(listContentFaults([...both(section), anEntry()])).toEqual([
    'en/articles/an-article: there is none in the other language',
  ])
})

test.each([
  '/articles/no-such',
  '/sections/no-such',
  '/no-such',
  '/articles/an-article/more',
  '/faq#no-such',
  'http://example.org',
  'javascript:x',
  '//example.org',
])('a link to %s is reported as broken', (href) => {
  expect(faultsOf({ body: `[x](${href})` })).toContain(`ru/articles/an-article: has a broken link: ${href}`)
})

test.each([
  '/articles/an-article',
  '/sections/beginnings',
  '/faq#why',
  '/faq/ask',
  'https://example.org/a',
  'mailto:a@example.org',
  'claim:verdict/2026-11-25/1',
])('a link to %s is accepted', (href) => {
  expect(faultsOf({ body: `[x](${href})` })).toEqual([])
})

test('unknown relations, invalid examples and invalid figures are faults', () => {
  expect(faultsOf({ related: { ...nothingRelated, stars: ['no-star'] } })).toHaveLength(2)
  expect(faultsOf({ related: { ...nothingRelated, articles: ['an-article'] } })).toHaveLength(2)
  expect(faultsOf({ section: 'no-section' })).toHaveLength(2)
  expect(faultsOf({ body: '```example\nday 2026-02-30\n```' })).toHaveLength(2)
  expect(faultsOf({ body: '```figure\nmansions 2026-11-25\n```' })).toEqual([])
  expect(faultsOf({ body: '```figure\nmansions 2026-02-30\n```' })).toEqual(
    ['en', 'ru'].map((locale) => expect.stringMatching(new RegExp(`^${locale}/.*: mansions 2026-02-30$`))),
  )
})
