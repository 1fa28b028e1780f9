import { stars as almanacStars, type HourStarId } from '@zeri/almanac/judgement'
import { expect, test } from 'vitest'
import { hourStars } from '../hour-stars.ts'
import { locales } from '../locale.ts'
import { nameWithKind } from './name-with-kind.ts'
import { namedOf } from './named.ts'

test.each([
  ['officer-danger', 'Danger day', 'день Опасности'],
  ['officer-establish', 'Establish day', 'день Основания'],
  ['mansion-emptiness', 'mansion Emptiness', 'созвездие Пустота'],
  ['month-virtue', 'star Monthly Virtue', 'звезда Добродетель месяца'],
  ['white-tiger', 'White Tiger of the black path', 'Белый тигр чёрного пути'],
  ['jade-hall', 'Jade Hall of the yellow path', 'Нефритовый зал жёлтого пути'],
  ['hour-official', 'hour star Heavenly Official', 'звезда часа Небесный сановник'],
] as const)('%s says what kind of thing it is', (id, en, ru) => {
  expect([nameWithKind(id, 'en'), nameWithKind(id, 'ru')]).toEqual([en, ru])
})

test.each([
  ['blood-taboo', 'Blood Taboo', 'Запрет крови'],
  ['bathing-days', 'Bathing Day', 'День омовения'],
  ['winter-solstice', 'Winter Solstice', 'Зимнее солнцестояние'],
  ['hour-clash', 'Clash with the Day', 'Столкновение с днём'],
  ['long-star', 'Long Star', 'Длинная звезда'],
] as const)('%s needs no kind: its name says it', (id, en, ru) => {
  expect([nameWithKind(id, 'en'), nameWithKind(id, 'ru')]).toEqual([en, ru])
})

// The keys of the table are the ids of the stars of the hour.
const ids = [...almanacStars().map(({ id }): HourStarId => id), ...(Object.keys(hourStars) as HourStarId[])]

test.each(locales)('no two reasons have the same name with its kind in %s', (locale) => {
  const names = ids.map((id) => nameWithKind(id, locale))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('every name with its kind still has the name, but for the Russian genitive of an officer', () => {
  const without = ids.filter((id) =>
    locales.some((locale) => !nameWithKind(id, locale).includes(namedOf(id).name[locale])),
  )
  expect(without.every((id) => id.startsWith('officer-'))).toBe(true)
})
