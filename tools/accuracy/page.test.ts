import { expect, test } from 'vitest'
import { replaceSection } from './page.ts'

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
