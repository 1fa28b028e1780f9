import { expect, test } from 'vitest'
import en from './en.json'
import { createFormats } from './formats.ts'
import { createTranslator } from './translator.ts'

test('a gap of a text is filled, and a code that is newer than the dictionary is shown as it is', () => {
  const { t, codeWord } = createTranslator('en', en)
  expect(t('ui.copyId', { id: 'x1' })).toBe('Copy x1')
  expect([codeWord('roles', 'admin'), codeWord('roles', 'auditor')]).toEqual(['Administrator', 'auditor'])
})

test.each([
  ['en', '$9.00', '17 Nov 2026, 15:25', '17 Nov 2026'],
  ['ru', '9,00 $', '17.11.2026, 15:25', '17.11.2026'],
] as const)('amounts and times in %s', (locale, money, instant, day) => {
  const formats = createFormats(locale, 'UTC')
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  expect(plain(formats.money({ minor: 900, currency: 'USD' }))).toBe(money)
  expect(plain(formats.instant('2026-11-17T15:25:00Z'))).toBe(instant)
  expect(plain(formats.day('2026-11-17'))).toBe(day)
})
