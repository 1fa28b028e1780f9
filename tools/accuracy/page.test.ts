import { expect, test } from 'vitest'
import { replaceSection, tableOf } from './page.ts'

const page = '# Page\n\nText.\n\n## One\n\nold\n\n### Part\n\n## Two\n\nkept\n'

test('a section is written anew where it stands, and the others are kept', () => {
  const expected = '# Page\n\nText.\n\n## One\n\nnew\n\n## Two\n\nkept\n'
  expect(replaceSection(page, { heading: 'One', text: 'new' })).toBe(expected)
})

test('a section the page does not have yet comes last', () => {
  expect(replaceSection(page, { heading: 'Tw', text: 'new' })).toBe(`${page}\n## Tw\n\nnew\n`)
})

test('to write a section twice is to write it once', () => {
  const once = replaceSection(page, { heading: 'Two', text: 'a\n\nb' })
  expect(replaceSection(once, { heading: 'Two', text: 'a\n\nb' })).toBe(once)
})

test('a table has a rule under its head', () => {
  expect(tableOf(['a', 'b'], [[1, 'x']])).toBe('| a | b |\n|---|---|\n| 1 | x |')
})
