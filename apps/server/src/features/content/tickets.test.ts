import { expect, test } from 'vitest'
import { isInTime, LATEST_MS, SOONEST_MS, writeTicket } from './tickets.ts'

const key = Buffer.alloc(32, 1)
const now = Date.UTC(2026, 10, 15, 12)

test('a form may be sent from two seconds to a day after it was opened', () => {
  const ticket = writeTicket(key, now)
  expect(
    [0, SOONEST_MS - 1, SOONEST_MS, LATEST_MS, LATEST_MS + 1].map((ms) => isInTime(key, ticket, now + ms)),
  ).toEqual([false, false, true, true, false])
})

test.each(['', 'x', `${now - 5_000}`, `${now - 5_000}.`, `${now - 5_000}.AAAAAAAAAAAAAAAAAAAAAA`])(
  'nobody else writes tickets: %j',
  (ticket) => {
    expect(isInTime(key, ticket, now)).toBe(false)
  },
)

test('a ticket of another deployment is none', () => {
  expect(isInTime(key, writeTicket(Buffer.alloc(32, 2), now - 5_000), now)).toBe(false)
})
