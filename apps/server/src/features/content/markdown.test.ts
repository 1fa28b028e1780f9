import { expect, test } from 'vitest'
import { hostileMarkup } from '../../testing/content.ts'
import { listLinks, renderHtml, renderMarkdown } from './markdown.ts'

/** Everything the renderer may write: the allowed tags with their attributes. */
const TAG =
  /^<(?:\/?(?:p|h[2-6]|ul|ol|li|em|strong|del|code|pre|blockquote|table|thead|tbody|tr|th|td|span|a)|br|hr|h[2-6] id="[\p{L}\p{N}-]+"|ol start="\d+"|t[hd] align="(?:left|right|center)"|span lang="zh" data-glyphs="\d+"|a href="(?:\/|#|https:|mailto:)[^"<>]*"(?: rel="noopener noreferrer")?)>$/u

test.each(hostileMarkup)('%j is rendered as text, not as markup', (source) => {
  const html = renderHtml(source, 'en')
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) expect(tag).toMatch(TAG)
  expect(html).not.toMatch(/href="(?!\/(?!\/)|#|https:|mailto:)/)
})

test('the pattern of allowed tags can fail', () => {
  for (const tag of ['<img src=x>', '<a href="javascript:x">', '<p onclick="x">', '<script>'])
    expect(tag).not.toMatch(TAG)
})

test('links lead to pages in the language of the text, and claims become plain text', () => {
  const source =
    'See [days](/articles/x#a), [this](claim:verdict/2026-11-25/1) and [there](https://example.org/a?b=1&c).'
  expect(renderHtml(source, 'ru')).toBe(
    '<p>See <a href="/ru/articles/x#a">days</a>, this and <a href="https://example.org/a?b=1&amp;c" rel="noopener noreferrer">there</a>.</p>\n',
  )
  expect(listLinks(source)).toEqual([
    '/articles/x#a',
    'claim:verdict/2026-11-25/1',
    'https://example.org/a?b=1&c',
  ])
})

test('headings have unique anchors, explicit or derived', () => {
  const { blocks, contents } = renderMarkdown(
    '## A day\n\n## A day\n\n## Ещё день {#more}\n\n### Below',
    'en',
  )
  expect(contents).toEqual([
    { id: 'a-day', heading: 'A day' },
    { id: 'a-day-2', heading: 'A day' },
    { id: 'more', heading: 'Ещё день' },
  ])
  expect(blocks).toEqual([{ kind: 'html', html: expect.stringContaining('<h3 id="below">Below</h3>') }])
})

test('a figure becomes a block in its place, and one that cannot be drawn is left out', () => {
  const { blocks } = renderMarkdown(
    'A\n\n```figure\nmansions 2026-11-25\n```\n\nB\n\n```figure\nno such\n```',
    'en',
  )
  expect(blocks).toEqual([
    { kind: 'html', html: '<p>A</p>\n' },
    { kind: 'figure', figure: { name: 'mansions', args: '2026-11-25' } },
    { kind: 'html', html: '<p>B</p>\n' },
  ])
})

test('an example becomes a block in its place, and an invalid one is left out', () => {
  const { blocks } = renderMarkdown(
    'A\n\n```example\nday 2026-11-25\n```\n\nB\n\n```example\nno such\n```',
    'en',
  )
  expect(blocks).toEqual([
    { kind: 'html', html: '<p>A</p>\n' },
    { kind: 'example', example: { show: 'day', date: '2026-11-25' } },
    { kind: 'html', html: '<p>B</p>\n' },
  ])
})

test('Chinese words are marked as Chinese', () => {
  expect(renderHtml('The **择日** of *days*', 'en')).toBe(
    '<p>The <strong><span lang="zh" data-glyphs="2">择日</span></strong> of <em>days</em></p>\n',
  )
})
