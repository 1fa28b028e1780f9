import { expect, test } from 'vitest'
import { typeset } from './typography.ts'

test.each([
  ['в цикле из шестидесяти', 'в·цикле из·шестидесяти'],
  ['На этой странице — факты', 'На·этой странице·— факты'],
  ['а у каждой', 'а·у·каждой'],
  ['«в полночь» (по UTC)', '«в·полночь» (по·UTC)'],
  ['освещено 5 % диска', 'освещено 5·% диска'],
  ['в формате OpenAPI 3.1', 'в·формате OpenAPI·3.1'],
  ['Для дела', 'Для дела'],
])('“%s” is set as “%s”', (text, expected) => {
  expect(typeset('ru', text).replaceAll('\u00a0', '·')).toBe(expected)
})

test('texts deep inside are set, and placeholders are left alone', () => {
  const words = { a: ['о {{product}}', 1], b: { c: 'шаг {{step}} из 15' } }
  expect(typeset('ru', words)).toEqual({ a: ['о\u00a0{{product}}', 1], b: { c: 'шаг {{step}} из\u00a015' } })
})

test('English texts stay as they are', () => {
  const words = { a: ['a day — 5 %'] }
  expect(typeset('en', words)).toBe(words)
})
