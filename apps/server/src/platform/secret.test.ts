import { expect, test } from 'vitest'
import { createKeyring, createSeal, drawKeys, sealKeyOf, singleKey } from './secret.ts'

const seal = createSeal(singleKey('one secret'))

test('a sealed text opens again, and looks different each time', () => {
  const [one, two] = [seal.close('1234 5678 择'), seal.close('1234 5678 择')]
  expect(one).not.toBe(two)
  expect(seal.open(one)).toBe('1234 5678 择')
  expect(Buffer.from(one, 'base64url').toString()).not.toContain('1234')
})

test('a text does not open with another secret', () => {
  expect(() => createSeal(singleKey('another secret')).open(seal.close('code'))).toThrow()
})

test.each([0, 12, 28, 31])('a text changed at byte %i does not open', (at) => {
  const bytes = Buffer.from(seal.close('code'), 'base64url')
  bytes[at] = (bytes[at] ?? 0) ^ 1
  expect(() => seal.open(bytes.toString('base64url'))).toThrow()
})

test.each(['', 'abc'])('%j is not a sealed text', (text) => {
  expect(() => seal.open(text)).toThrow()
})

test('keys of two uses have nothing in common', () => {
  const [a, b] = ['a', 'b'].map((use) => drawKeys(singleKey('one secret'), use).current.key)
  expect(a).not.toEqual(b)
})

const SECRET = 'a secret from before there were rings'
const old = { id: 'old', secret: 'the secret of last year' }
const current = { id: 'new', secret: 'the secret of this year' }

test('the first key of a keyring encrypts, and older boxes still open', () => {
  const before = createKeyring([old], 'births').close('1990-05-01', 'chart 1')
  const ring = createKeyring([current, old], 'births')
  expect(ring.open(before, 'chart 1')).toBe('1990-05-01')
  const after = ring.close('1990-05-01', 'chart 1')
  expect([before.keyId, after.keyId, ring.currentId]).toEqual(['old', 'new', 'new'])
  expect(after.bytes.toString('latin1')).not.toContain('1990')
})

test('a sealed text names its key, and opens as long as the key is in the ring', () => {
  const named = createSeal([current]).close('code')
  expect(sealKeyOf(named)).toBe('new')
  expect(createSeal([old, current]).open(named)).toBe('code')
  expect(() => createSeal([old]).open(named)).toThrow('there is no key new')
  expect(() => createSeal([{ id: 'old', secret: current.secret }]).open(named)).toThrow('there is no key new')
})

test('what a secret without a name sealed opens in a ring that names it first', () => {
  // Sealed before there were rings.
  const stored = 'RMuy2qXuuBbnHBFmP9NG7dWLKQhtsjWhzuofkLUfApY'
  const seals = [singleKey(SECRET), [current, { id: 'first', secret: SECRET }]].map(createSeal)
  expect(seals.map((one) => one.open(stored))).toEqual(['code', 'code'])
  expect(createSeal(singleKey(SECRET)).close('code')).not.toContain('.')
})

test('a box does not open elsewhere, changed, or without its key', () => {
  const ring = createKeyring([current], 'births')
  const box = ring.close('1990-05-01', 'chart 1')
  expect(() => ring.open(box, 'chart 2')).toThrow()
  const bytes = Buffer.from(box.bytes)
  bytes[30] = (bytes[30] ?? 0) ^ 1
  expect(() => ring.open({ ...box, bytes }, 'chart 1')).toThrow()
  expect(() => createKeyring([old], 'births').open(box, 'chart 1')).toThrow('there is no key new')
  expect(() => createKeyring([{ ...current, secret: 'x' }], 'births').open(box, 'chart 1')).toThrow()
})
