import { listKinds } from '@zeri/lexicon'
import { expect, test } from 'vitest'
import { writeGlossary } from './glossary.ts'

test('a word of the glossary has its id, its Chinese, both names and both lines', () => {
  const page = writeGlossary([
    {
      title: 'Officers',
      words: [
        {
          id: 'officer-open',
          zh: '开',
          pinyin: 'kāi',
          name: { en: 'Open', ru: 'Открытие' },
          short: { en: 'A gate | unbarred', ru: 'Ворота без засова' },
        },
      ],
    },
  ])
  expect(page).toContain('\n## Officers\n')
  expect(page).toContain(
    '| `officer-open` | 开 | kāi | Open | Открытие | A gate \\| unbarred<br>Ворота без засова |',
  )
})

test('every kind of the lexicon is a section with a row for each word', () => {
  const kinds = listKinds()
  const page = writeGlossary(kinds)
  expect(page.match(/^## /gm)).toHaveLength(kinds.length)
  expect(page.match(/^\| `/gm)).toHaveLength(kinds.flatMap(({ words }) => words).length)
  expect(page).not.toMatch(/undefined|\[object/)
})
