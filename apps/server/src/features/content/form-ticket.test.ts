import { expect, test } from 'vitest'
import { isInTime, MAX_AGE_MS, MIN_AGE_MS, writeTicket } from './form-ticket.ts'

const key = Buffer.alloc(32, 1)
const now = Date.UTC(2026, 10, 15, 12)

test('a form may be sent from two seconds to a day after it was opened', () => {
  const ticket = writeTicket(key, now)
  expect(
    [0, MIN_AGE_MS - 1, MIN_AGE_MS, MAX_AGE_MS, MAX_AGE_MS + 1].map((ms) => isInTime(key, ticket, now + ms)),
  ).toEqual([false, false, true, true, false])
})

test.each(['', 'x', `${now - 5_000}`, `${now - 5_000}.`, `${now - 5_000}.AAAAAAAAAAAAAAAAAAAAAA`])(
  'a forged ticket is refused: %j',
  (ticket) => {
    expect(isInTime(key, ticket, now)).toBe(false)
  },
)

test('a ticket signed with another key is refused', () => {
  expect(isInTime(key, writeTicket(Buffer.alloc(32, 2), now - 5_000), now)).toBe(false)
})
