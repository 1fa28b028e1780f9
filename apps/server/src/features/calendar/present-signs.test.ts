import { expect, test } from 'vitest'
import { aDay } from '../../testing/calendar-day.ts'
import { birthYearsOf, presentSigns } from './present-signs.ts'

test('on a day of the Horse the Rat clashes, the Goat is the pair, Tiger and Dog are friends, the Ox is at odds', () => {
  // 16 November 2026 is 甲午.
  const { list, sentences } = presentSigns(aDay('2026-11-16', 'en'))
  expect(list.map(({ name, word }) => `${name} ${word}`)).toEqual([
    'Rat Clash',
    'Ox At odds',
    'Tiger Friend',
    'Rabbit Neutral',
    'Dragon Neutral',
    'Snake Neutral',
    'Horse At odds',
    'Goat Closest',
    'Monkey Neutral',
    'Rooster Neutral',
    'Dog Friend',
    'Pig Neutral',
  ])
  expect(sentences).toEqual([
    'The day does not favour Rats: choose another day for weddings and moves, or start in the hour of the Ox 丑.',
    'It favours Goats, its pair, and Tigers and Dogs, its trio.',
    'It is at odds with Horses and Oxen: weigh that in great matters; in small ones it does not count.',
  ])
})

test('the sentences are Russian on Russian pages', () => {
  expect(presentSigns(aDay('2026-11-16', 'ru')).sentences).toEqual([
    'День не благоприятствует Крысам: для свадьбы и переезда выберите другой день или начните в час Быка 丑.',
    'Благоволит Козам, своей паре, а также Тиграм и Собакам, своей тройке.',
    'Не в ладу с днём Лошади и Быки: в крупных делах это стоит учесть, в мелких не важно.',
  ])
})

test('every sign of the strip is in the sentence of its kind, on sixty days in a row', () => {
  for (let day = 0; day < 60; day++) {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
    const { list, sentences } = presentSigns(aDay(date, 'en'))
    const named = (meeting: string) => list.filter((sign) => sign.meeting === meeting).map(({ name }) => name)
    const [clash = '', favoured = '', odds = ''] = sentences
    for (const name of named('clash')) expect(clash).toContain(`favour ${name}`)
    for (const name of [...named('six-harmony'), ...named('trine')]) expect(favoured).toContain(name)
    for (const name of [...named('harm'), ...named('punishment')]) expect(odds).toContain(name)
  }
})

test.each([
  [0, 2026, [1984, 1996, 2008, 2020]],
  [6, 2026, [1978, 1990, 2002, 2014]],
  [11, 2026, [1983, 1995, 2007, 2019]],
  [0, 1901, [1852, 1864, 1876, 1888]],
])('the years of branch %d at %d are %j', (branch, year, expected) => {
  expect(birthYearsOf(branch, year)).toEqual(expected)
})
