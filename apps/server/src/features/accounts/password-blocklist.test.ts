import { expect, test } from 'vitest'
import { loadBlocklist } from './password-blocklist.ts'

const isCommon = loadBlocklist('Zeri')
const about = { email: 'anna.smith@example.org' }

test.each([
  '123456',
  'password',
  'Password',
  'QWERTY',
  'trustno1',
  'йцукен',
  'пароль',
  'gfhjkm',
  'aaaaaa',
  '      ',
  'abcdefgh',
  '9876543',
  'zeri2026',
  'Zeri!!',
  'annasmith1990',
  'anna.smith',
  'anna.smith@example.org',
])('%j is common', (password) => {
  expect(isCommon(password, about)).toBe(true)
})

test.each(['choosing the day', 'тихий омут 7', '🌕🌖🌗🌘🌑🌒🌓', '83920174', 'zerinka forest'])(
  '%j is not',
  (password) => {
    expect(isCommon(password, about)).toBe(false)
  },
)
