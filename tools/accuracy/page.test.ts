import { expect, test } from 'vitest'
import { replaceSection, tableOf } from './page.ts'

const page = '# Page\n\nText.\n\n## One\n\nold\n\n### Part\n\n## Two\n\nsame\n'

test('a section is replaced in its place, and the others stay', () => {
  const expected = '# Page\n\nText.\n\n## One\n\nnew\n\n## Two\n\nsame\n'
  expect(replaceSection(page, { heading: 'One', text: 'new' })).toBe(expected)
})

test('a new section comes last', () => {
  expect(replaceSection(page, { heading: 'Tw', text: 'new' })).toBe(`${page}\n## Tw\n\nnew\n`)
})

test('writing a section twice equals writing it once', () => {
  const once = replaceSection(page, { heading: 'Two', text: 'a\n\nb' })
  expect(replaceSection(once, { heading: 'Two', text: 'a\n\nb' })).toBe(once)
})

test('a table has a line under its head', () => {
  expect(tableOf(['a', 'b'], [[1, 'x']])).toBe('| a | b |\n|---|---|\n| 1 | x |')
})
