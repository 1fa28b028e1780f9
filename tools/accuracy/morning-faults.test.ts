import { expect, test } from 'vitest'
import { findMorningFaults } from './morning-faults.ts'

test.each([
  ['telegram', 'en', 'Good day (+2)\nGood for a wedding. Put off moving house.'],
  ['letter', 'ru', 'Хороший день (+2)\nХорошо для свадьбы. Отложите переезд.\nЛучшее время: 09:14–11:14'],
  ['push', 'en', 'A title\nGood for a wedding.'],
] as const)('a calm and complete morning by %s in %s has no fault', (channel, locale, text) => {
  expect(findMorningFaults(channel, text, locale)).toEqual([])
})

test.each([
  ['telegram', 'en', 'A dangerous day.', 'fear (danger)'],
  ['telegram', 'ru', 'Берегитесь: день опасный.', 'fear (Берегит)'],
  ['push', 'en', 'Day\nYour seventh morning in a row.', 'streak (in a row)'],
  ['push', 'ru', 'День\nСедьмое утро подряд!', 'streak (подряд)'],
  ['letter', 'en', 'The day will bring you money.', 'promise (will bring)'],
  ['letter', 'ru', 'День принесёт удачу.', 'promise (принесёт)'],
  ['letter', 'en', 'Put off planned surgery.', 'medicine (surger)'],
  ['letter', 'ru', 'Хорошо для визита к врачу.', 'medicine (врач)'],
  ['telegram', 'en', 'Good for undefined.', 'a value that is not a word'],
  ['telegram', 'en', 'Good for  a wedding.', 'needless space'],
  ['telegram', 'ru', 'Отложите переезд .', 'needless space'],
  ['telegram', 'ru', 'Хорошо для . Отложите переезд.', 'a missing word'],
  ['telegram', 'en', 'Best time:\nMoon: full', 'a missing word'],
  ['telegram', 'en', 'Good for a wedding..', 'doubled punctuation'],
  ['telegram', 'en', 'x'.repeat(4097), '4097 characters'],
  ['push', 'en', `Title\n${'x'.repeat(179)}`, '179 characters'],
] as const)('a planted fault is found by %s in %s: %s', (channel, locale, text, fault) => {
  expect(findMorningFaults(channel, text, locale)).toContain(fault)
})
