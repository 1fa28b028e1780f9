import { expect, test } from 'vitest'
import { decideRecovery, startsWaiting } from './decide-recovery.ts'

const DAY_MS = 86_400_000
const nowMs = Date.UTC(2026, 10, 17)
const daysAgo = (days: number) => new Date(nowMs - days * DAY_MS)

test.each([
  ['no factor', undefined, 'mailbox'],
  ['a factor of today', { confirmedAt: daysAgo(0), lostAt: null }, 'mailbox'],
  ['a factor of six days', { confirmedAt: daysAgo(6.9), lostAt: null }, 'mailbox'],
  ['a factor of a week', { confirmedAt: daysAgo(7), lostAt: null }, 'code'],
  ['a loss reported just now', { confirmedAt: daysAgo(30), lostAt: daysAgo(0) }, 'code'],
  ['a loss of six days', { confirmedAt: daysAgo(30), lostAt: daysAgo(6.9) }, 'code'],
  ['a loss of a week', { confirmedAt: daysAgo(30), lostAt: daysAgo(7) }, 'mailbox'],
  ['a loss of thirteen days', { confirmedAt: daysAgo(30), lostAt: daysAgo(13.9) }, 'mailbox'],
  ['a loss of a fortnight', { confirmedAt: daysAgo(30), lostAt: daysAgo(14) }, 'code'],
] as const)('with %s a recovery needs the %s', (_what, factor, needed) => {
  expect(decideRecovery({ factor, nowMs })).toBe(needed)
})

test.each([
  ['none', null, true],
  ['one that is running', daysAgo(3), false],
  ['one whose days have come', daysAgo(10), false],
  ['one that is over', daysAgo(14), true],
] as const)('after %s a report starts the waiting: %s', (_what, lostAt, starts) => {
  expect(startsWaiting({ lostAt }, nowMs)).toBe(starts)
})
