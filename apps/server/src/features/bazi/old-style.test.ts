import { expect, test } from 'vitest'
import { findNewStyle } from './old-style.ts'

test.each([
  ['1905-10-17', 'Europe/Moscow', '1905-10-30'],
  ['1917-10-25', 'Europe/Kyiv', '1917-11-07'],
  ['1900-02-15', 'Asia/Tbilisi', '1900-02-27'],
  ['1900-03-01', 'Asia/Omsk', '1900-03-14'],
  ['1918-01-31', 'Europe/Moscow', '1918-02-13'],
  ['1918-02-14', 'Europe/Moscow', undefined],
  ['1990-05-01', 'Europe/Moscow', undefined],
  ['1905-10-17', 'Europe/Paris', undefined],
  ['1905-10-17', 'Europe/Warsaw', undefined],
])('%s in %s is %s of the new style', (birthday, zone, newStyle) => {
  expect(findNewStyle(birthday, zone)).toBe(newStyle)
})
