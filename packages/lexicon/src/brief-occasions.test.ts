import { expect, test } from 'vitest'
import { briefFestivals, briefTerms } from './brief-occasions.ts'
import type { Locale } from './locale.ts'

const LETTERS = 8
const LINES = 4
const all = [...briefTerms, ...Object.values(briefFestivals)]
const piecesOf = (name: string): string[] => name.split(/[\s\u00ad]|(?<=-)/)

test.each(['en', 'ru'] satisfies Locale[])(
  'in %s no piece of a brief name is wider than a cell of a phone',
  (locale) => {
    const wide = all.flatMap((words) => piecesOf(words[locale])).filter((piece) => piece.length > LETTERS)
    expect(wide).toEqual([])
    expect(Math.max(...all.map((words) => piecesOf(words[locale]).length))).toBeLessThan(LINES)
  },
)
