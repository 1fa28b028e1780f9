import { expect, test } from 'vitest'
import { hiddenStemsOf } from './hidden-stems.ts'
import { stemInCommand } from './stem-in-command.ts'

const monthOf30 = (branch: number, table: 'zi-ping' | 'san-ming') =>
  Array.from({ length: 30 }, (_, day) => stemInCommand(branch, day + 1, table))

test.each(['zi-ping', 'san-ming'] as const)(
  'by %s the main stem of a month commands it last, and longest',
  (table) => {
    for (let branch = 0; branch < 12; branch++) {
      const main = hiddenStemsOf(branch)[0]?.stem
      const days = monthOf30(branch, table)
      expect(days.at(-1)).toBe(main)
      expect(stemInCommand(branch, 32, table)).toBe(main)
      expect(days.filter((stem) => stem === main).length).toBeGreaterThanOrEqual(11)
    }
  },
)

test('earth commands the last eighteen days of each season in both tables', () => {
  for (const table of ['zi-ping', 'san-ming'] as const)
    for (const branch of [1, 4, 7, 10]) {
      const main = hiddenStemsOf(branch)[0]?.stem
      expect(monthOf30(branch, table).filter((stem) => stem === main)).toHaveLength(18)
    }
})
