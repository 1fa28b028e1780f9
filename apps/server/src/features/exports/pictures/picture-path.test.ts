import { almanacVersion } from '@zeri/almanac/calendar'
import { rulesVersion } from '@zeri/almanac/judgement'
import { expect, test } from 'vitest'
import { pagePathOf, parsePicturePath, pictureOfPage, picturePath, pictureVersion } from './picture-path.ts'

test.each([
  '/2026/11/14',
  '/ru/2026/11/14',
  '/2026/3',
  '/ru/2100/12',
  '/ru/articles/solar-terms',
  '/days-for/wedding',
  '/ru/days-for/haircut/2026/11',
  '/fengshui/2026',
  '/ru/fengshui/2100',
  '/signs/stems/jia',
  '/ru/signs/lunar-days/15',
])('the path of the picture of %s can be parsed and leads back to the page', (path) => {
  const picture = pictureOfPage(path)
  expect(parsePicturePath(picturePath(picture))).toEqual({ version: pictureVersion, picture })
  expect(pagePathOf(picture)).toBe(path)
})

test.each([
  ['/', 'en'],
  ['/ru', 'ru'],
  ['/ru/about', 'ru'],
  ['/2026', 'en'],
  ['/russia', 'en'],
  ['/articles/search', 'en'],
  ['/ru/articles', 'ru'],
  ['/days-for', 'en'],
  ['/ru/signs', 'ru'],
  ['/signs/officers', 'en'],
  ['/days-for/surgery', 'en'],
  ['/ru/days-for/medical/2026/11', 'ru'],
])('%s has the picture of the site in %s', (path, locale) => {
  expect(pictureOfPage(path)).toEqual({ kind: 'site', locale })
})

test.each([
  '/og/1/en/2026/02/3.png',
  '/og/1/en/2026/2/30.png',
  '/og/1/en/2026.png',
  '/og/1/de/2026/2/3.png',
  '/og/1/en/2101/1/1.png',
  '/og/1/en/2026/1/1.jpg',
  '/og/../en/2026/1/1.png/..',
  '/og/en/2026/1/1.png',
  '/og/1/en/days-for/flying.png',
  '/og/1/en/signs/stems/zi.png',
  '/og/1/en/signs/stems.png',
  '/og/1/en/fengshui/2101.png',
  '/og/1/en/fengshui/0026.png',
  '/og/1/en/days-for/wedding/2026.png',
  '/og/1/en/days-for/surgery/2026/11.png',
])('%s is not the path of a picture', (path) => {
  expect(parsePicturePath(path)).toBeUndefined()
})

test('new rules or a new almanac version change the paths', () => {
  expect(pictureVersion).toContain(rulesVersion)
  expect(pictureVersion).toContain(almanacVersion)
})
