import { expect, test } from 'vitest'
import { listGlyphs } from './kinds.ts'
import { mansions } from './mansions.ts'
import { matters } from './matters.ts'

test('the glyphs are every Chinese character of the lexicon, each once', () => {
  const glyphs = listGlyphs()
  expect(new Set(glyphs).size).toBe([...glyphs].length)
  const printed = [
    '甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥',
    ...Object.keys(matters),
    ...Object.values(mansions).map(({ zh, animalZh }) => zh + animalZh),
  ].join('')
  expect([...printed].filter((glyph) => !glyphs.includes(glyph))).toEqual([])
  expect(glyphs).toMatch(/^\p{Script=Han}+$/u)
})
