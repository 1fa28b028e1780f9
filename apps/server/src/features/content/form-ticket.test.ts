import { expect, test } from 'vitest'
import { systemRandom } from '../../platform/random.ts'
import { drawKeys, singleKey } from '../../platform/secret.ts'
import { MAX_AGE_MS, MIN_AGE_MS, readTicket, writeTicket } from './form-ticket.ts'

const key = drawKeys(singleKey('one secret'), 'questions')
const now = Date.UTC(2026, 10, 15, 12)

test('a form may be sent from two seconds to a day after it was opened', () => {
  const ticket = writeTicket(key, systemRandom, now)
  expect(
    [0, MIN_AGE_MS - 1, MIN_AGE_MS, MAX_AGE_MS, MAX_AGE_MS + 1].map(
      (ms) => readTicket(key, ticket, now + ms) !== undefined,
    ),
  ).toEqual([false, false, true, true, false])
})

const nonce = 'AAAAAAAAAAAAAAAAAAAAAA'
test.each([
  '',
  'x',
  `${now - 5_000}`,
  `${now - 5_000}.`,
  `${now - 5_000}.${nonce}`,
  `${now - 5_000}.${nonce}.${nonce}`,
])('a forged ticket is refused: %j', (ticket) => {
  expect(readTicket(key, ticket, now)).toBeUndefined()
})

test('a ticket signed with another key is refused', () => {
  const other = drawKeys(singleKey('another'), 'questions')
  expect(readTicket(key, writeTicket(other, systemRandom, now - 5_000), now)).toBeUndefined()
})

test('two forms opened in the same millisecond have different tickets', () => {
  const hashes = [0, 1].map(() => readTicket(key, writeTicket(key, systemRandom, now - 5_000), now)?.hash)
  expect(hashes[0]).not.toEqual(hashes[1])
})

test('a ticket whose signature is spelled differently is the same ticket', () => {
  const ticket = writeTicket(key, systemRandom, now - 5_000)
  // The last of 22 characters carries two bits; the others are ignored when it is decoded.
  const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    .map((last) => readTicket(key, ticket.slice(0, -1) + last, now)?.hash.toString('hex'))
    .filter((hash) => hash !== undefined)
  expect(spellings.length).toBeGreaterThan(1)
  expect(new Set(spellings).size).toBe(1)
})
