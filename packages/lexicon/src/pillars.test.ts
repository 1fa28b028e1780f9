import { pillarOf } from '@zeri/almanac/calendar'
import { expect, test } from 'vitest'
import { locales } from './locale.ts'
import { pillarReading, pillarWords } from './pillars.ts'

const all = Array.from({ length: 60 }, (_, index) => pillarOf(index))

test.each(locales)('the sixty pillars have sixty different names in %s', (locale) => {
  expect(new Set(all.map((pillar) => pillarWords(pillar, locale).name)).size).toBe(60)
})

test('Russian names are Russian and their adjectives agree with the animal', () => {
  const names = all.map((pillar) => pillarWords(pillar, 'ru').name)
  for (const name of names) expect(name).toMatch(/^[А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+$/)
  expect(names).toContain('Водяная Змея')
  expect(names).toContain('Земляной Дракон')
  const disagreeing = names.filter((name) =>
    /ая (Бык|Тигр|Кролик|Дракон|Петух)$|[ыио]й (Крыса|Змея|Лошадь|Коза|Обезьяна|Собака|Свинья)$/.test(name),
  )
  expect(disagreeing).toEqual([])
})

test('a pillar is read by its syllables and, in Russian, by stem and branch', () => {
  expect(locales.map((locale) => pillarReading(pillarOf(30), locale))).toEqual([
    'Jia Wu',
    'Цзя У; Дерево Ян на Лошади',
  ])
  expect(pillarReading(pillarOf(5), 'ru')).toBe('Цзи Сы; Земля Инь на Змее')
  expect(pillarReading(pillarOf(59), 'ru')).toBe('Гуй Хай; Вода Инь на Свинье')
  for (const locale of locales) expect(new Set(all.map((one) => pillarReading(one, locale))).size).toBe(60)
})
