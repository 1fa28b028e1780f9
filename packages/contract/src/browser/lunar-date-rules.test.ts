import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  leapRules,
  lunarDateKinds,
  MAX_LUNAR_NAME_CHARS,
  type NamedLunarDate,
  readLunarDates,
  writeLunarDates,
} from './lunar-date-rules.ts'

const anyName = fc
  .string({ minLength: 1, maxLength: MAX_LUNAR_NAME_CHARS })
  .filter((name) => name.trim() === name && name !== '' && !/[~\p{Cc}\p{Zl}\p{Zp}]/u.test(name))
const anyDate: fc.Arbitrary<NamedLunarDate> = fc.record({
  name: anyName,
  kind: fc.constantFrom(...lunarDateKinds),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 30 }),
  leapRule: fc.constantFrom(...leapRules),
})

test('dates that are written for an address are read back as they were', () => {
  fc.assert(
    fc.property(fc.array(anyDate, { minLength: 1, maxLength: 50 }), (dates) => {
      expect(readLunarDates(writeLunarDates(dates))).toEqual(dates)
    }),
  )
})

test.each([
  ['an empty text', ''],
  ['no name', 'b6-15'],
  ['a blank name', 'b6-15  '],
  ['a thirteenth month', 'b13-1 Mum'],
  ['a day 31', 'b6-31 Mum'],
  ['another kind', 'w6-15 Mum'],
  ['another rule', 'b6-15.none Mum'],
  ['a line break in the name', 'b6-15 Mum\nATTENDEE:x'],
  ['one wrong among others', 'b6-15 Mum~b0-15 Dad'],
  ['a name that is too long', `b6-15 ${'a'.repeat(MAX_LUNAR_NAME_CHARS + 1)}`],
  ['more dates than an account may have', Array.from({ length: 51 }, () => 'b6-15 Mum').join('~')],
])('%s is refused', (_, text) => {
  expect(readLunarDates(text)).toBeUndefined()
})

test('a separator in a name cannot begin another date', () => {
  const written = writeLunarDates([
    { name: 'A~m1-1 B', kind: 'birthday', month: 6, day: 15, leapRule: 'regular' },
  ])
  expect(readLunarDates(written)).toHaveLength(1)
})
