import { expect, test } from 'vitest'
import { mayRemoveOne } from './ways-in.ts'

test.each([
  [{ hasPassword: false, passkeys: 0, identities: 1 }, false],
  [{ hasPassword: false, passkeys: 1, identities: 0 }, false],
  [{ hasPassword: true, passkeys: 1, identities: 0 }, true],
  [{ hasPassword: false, passkeys: 1, identities: 1 }, true],
  [{ hasPassword: false, passkeys: 2, identities: 0 }, true],
])('of the ways in %j one may be removed: %s', (ways, isAllowed) => {
  expect(mayRemoveOne(ways)).toBe(isAllowed)
})
