import { expect, test } from 'vitest'
import { findFirstDifference, normaliseHtml, normaliseOpenApi } from './normalise-html.ts'

const page = (body: string): string => normaliseHtml(`<html><head></head><body>${body}</body></html>`)

test('scripts, preloads, class names and ids do not count', () => {
  const before = page('<link rel="preload" href="/a.js"><p class="a" id="x">Good day</p><script>1</script>')
  const after = page('<p class="b">Good day</p><script type="module">import "/b.js"</script>')
  expect(findFirstDifference(before, after)).toBeUndefined()
})

test.each([
  ['another word', '<p>Good day</p>', '<p>Bad day</p>'],
  ['another element', '<p>Good day</p>', '<h1>Good day</h1>'],
  ['another address', '<a href="/2026/11">November</a>', '<a href="/2026/12">November</a>'],
  ['another label', '<a aria-label="November">11</a>', '<a aria-label="December">11</a>'],
  ['another description', '<meta name="description" content="a">', '<meta name="description" content="b">'],
  ['something added at the end', '<p>Good day</p>', '<p>Good day</p><p>More</p>'],
])('%s counts', (_name, before, after) => {
  expect(findFirstDifference(page(before), page(after))).toMatch(/^line \d+/)
})

test('values drawn at random do not count', () => {
  const chart = (uuid: string) => page(`<a href="/personal/${uuid}">Anna</a>`)
  expect(chart('0b0f0d3e-6f0f-4b3c-9d0f-000000000001')).toBe(chart('0b0f0d3e-6f0f-4b3c-9d0f-000000000002'))
})

test('summaries and descriptions of an API document do not count, its properties do', () => {
  const before = normaliseOpenApi('{"summary":"a","properties":{"description":{"type":"string"}}}')
  expect(before).toBe(normaliseOpenApi('{"summary":"b","properties":{"description":{"type":"string"}}}'))
  expect(before).not.toBe(normaliseOpenApi('{"properties":{"description":{"type":"number"}}}'))
})
