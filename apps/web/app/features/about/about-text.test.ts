import { expect, test } from 'vitest'
import { aboutText } from './about-text.server.ts'

const wordsIn = (text: object): number => JSON.stringify(text).match(/\p{L}+/gu)?.length ?? 0

test.each(['en', 'ru'] as const)('the text in %s is a page, not a note', (locale) => {
  expect(wordsIn(aboutText(locale, 'Zeri'))).toBeGreaterThan(220)
  expect(wordsIn(aboutText(locale, 'Zeri'))).toBeLessThan(420)
})

test('both languages tell the same in the same order', () => {
  const outline = (locale: 'en' | 'ru') =>
    aboutText(locale, 'Zeri').sections.map(({ paragraphs }) => paragraphs.length)
  expect(outline('ru')).toEqual(outline('en'))
})

test('the product goes by the name it is given', () => {
  expect(aboutText('en', 'Almanac').title).toBe('About Almanac')
  expect(JSON.stringify(aboutText('ru', 'Almanac'))).not.toContain('Zeri')
})
