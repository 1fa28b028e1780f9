import { expect, test } from 'vitest'
import { splitMarkdown } from './split-markdown.ts'

const markdownOf = (source: string): string =>
  splitMarkdown(source, 'ru')
    .map((block) => (block.kind === 'markdown' ? block.markdown : `(${block.kind})`))
    .join(' | ')

test.each([
  ['a claim is its words', 'See [wood](claim:element/jia/wood).', 'See wood.'],
  ['a page is linked in the language', 'See [it](/method).', 'See [it](/ru/method).'],
  ['another scheme is no link', 'See [it](javascript:alert%281%29).', 'See it.'],
  ['an anchor is dropped', '## The year {#the-year}\n\nText', '## The year\n\nText'],
  ['the title stays the only first heading', '# Part', '## Part'],
  ['raw HTML is dropped', 'One\n\n<p>two</p>\n\nthree', 'One\n\nthree'],
  ['an example divides the text', 'One\n\n```example\ntoday\n```\n\ntwo', 'One | (example) | two'],
  ['a figure that cannot be computed is dropped', 'One\n\n```figure\nnothing\n```\n\ntwo', 'One\n\ntwo'],
])('%s', (_name, source, expected) => {
  expect(markdownOf(source)).toBe(expected)
})
