import { pillarGlyphs } from '@zeri/lexicon'
import { expect, test } from 'vitest'
import { cutFont, expand, listCuts, listHanzi, listHanziInUse, readCut } from './generate-fonts.ts'

test.each(listCuts())('$target holds exactly the glyphs in use', async (cut) => {
  expect((await cutFont(cut)).equals(readCut(cut))).toBe(true)
})

test('a character more or less gives another font, so a stale one is noticed', async () => {
  const [hanzi] = listCuts()
  if (!hanzi) throw new Error('no font is cut')
  for (const glyphs of [`${hanzi.glyphs}龍`, hanzi.glyphs.slice(1)])
    expect((await cutFont({ ...hanzi, glyphs })).equals(readCut(hanzi))).toBe(false)
})

test('stems, branches and the seal are in use', () => {
  const inUse = listHanziInUse()
  expect([...pillarGlyphs, ...'择日'].filter((glyph) => !inUse.includes(glyph))).toEqual([])
})

test('characters are found in any text, each once', () => {
  expect(listHanzi('the seal 择, and 择日 again')).toBe('择日')
  expect(listHanzi('no characters')).toBe('')
})

test('a range stands for every character in it', () => {
  expect(expand('a-dx')).toBe('abcdx')
  expect(expand('+')).toBe('+')
})
