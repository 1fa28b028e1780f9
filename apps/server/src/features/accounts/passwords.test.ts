import { changePassword, signUp } from '@zeri/contract'
import { expect, test } from 'vitest'
import { drawKeys, type NamedSecret, singleKey } from '../../platform/secret.ts'
import { createPasswords, passwordKeyOf } from './passwords.ts'

const passwords = createPasswords(drawKeys(singleKey('one secret'), 'pepper'))
const isAllowed = (password: string) =>
  signUp.request.safeParse({ email: 'anna@example.org', password, consent: true }).success

test.each([
  ['five letters', 'abcde', false],
  ['six letters', 'abcdef', true],
  ['five emoji', '🌕'.repeat(5), false],
  ['six emoji', '🌕'.repeat(6), true],
  ['twenty emoji', '🌕'.repeat(20), true],
  ['twenty-one emoji', '🌕'.repeat(21), false],
  ['twenty letters', 'a'.repeat(20), true],
  ['twenty-one letters', 'a'.repeat(21), false],
  ['six spaces', ' '.repeat(6), true],
  ['half of a character', `abcdef\ud83c`, false],
])('%s may be a password: %#', (_name, password, allowed) => {
  expect(isAllowed(password)).toBe(allowed)
})

test('the new password has to be typed twice alike', () => {
  const typed = { current: 'old password', pass: 'new password', checkPass: 'new passwort' }
  expect(changePassword.request.safeParse(typed).error?.issues[0]?.path).toEqual(['checkPass'])
})

test('twenty emoji are verified to the last one, and spaces at the ends count', async () => {
  const emoji = `${'🌑'.repeat(19)}🌕`
  const stored = await passwords.hash(emoji)
  expect(await passwords.isRight(emoji, stored)).toBe(true)
  expect(await passwords.isRight(`${'🌑'.repeat(19)}🌖`, stored)).toBe(false)
  expect(await passwords.isRight('🌑'.repeat(19), stored)).toBe(false)
  const spaced = await passwords.hash(' secret ')
  expect(await passwords.isRight(' secret ', spaced)).toBe(true)
  expect(await passwords.isRight('secret', spaced)).toBe(false)
})

test('a hash names its cost, contains no password, and differs each time', async () => {
  const [one, two] = await Promise.all([passwords.hash('same words'), passwords.hash('same words')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
})

test('without the pepper no password matches a stored hash', async () => {
  const stored = await passwords.hash('same words')
  expect(await createPasswords(drawKeys(singleKey('another'), 'pepper')).isRight('same words', stored)).toBe(
    false,
  )
})

test('without a stored hash no password matches', async () => {
  for (const guess of ['', 'password', '\0']) expect(await passwords.isRight(guess, undefined)).toBe(false)
})

const ring = (...secrets: readonly NamedSecret[]) => createPasswords(drawKeys(secrets, 'pepper'))
const [first, next] = [
  { id: 'first', secret: 'one secret' },
  { id: '2027', secret: 'the next secret' },
]

test('a hash names its key, and a key of the ring checks what it made', async () => {
  const [before, after] = await Promise.all([
    passwords.hash('same words'),
    ring(next, first).hash('same words'),
  ])
  expect(after).toMatch(/^2027\$argon2id\$/)
  expect([passwordKeyOf(before), passwordKeyOf(after)]).toEqual(['first', '2027'])
  for (const rotated of [ring(first, next), ring(next, first)])
    for (const stored of [before, after]) expect(await rotated.isRight('same words', stored)).toBe(true)
  expect([before, after].map(ring(next, first).isCurrent)).toEqual([false, true])
  expect(await ring(next).isRight('same words', before)).toBe(false)
  expect(await ring({ ...next, id: 'first' }, next).isRight('same words', before)).toBe(false)
})

test.each(['', 'revoked', 'gone$argon2id$v=19$m=19456,t=2,p=1$AAAA$AAAA'])(
  'no password matches %j',
  async (stored) => {
    expect(await passwords.isRight('same words', stored)).toBe(false)
  },
)
