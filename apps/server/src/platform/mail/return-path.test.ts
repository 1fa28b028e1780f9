import { expect, test } from 'vitest'
import { createReturnPaths } from './return-path.ts'

const anna = { accountId: '0f8fad5b-d9cb-469f-a165-70867728950e', email: 'Anna@example.org' }
const secret = (id: string) => ({ id, secret: `a secret of thirty-two characters, ${id}` })
const pathsBy = (...ids: string[]) =>
  createReturnPaths({ secretKeys: ids.map(secret), mailBounceAddress: 'bounces@zeri.test' })
const paths = pathsBy('one')
const tokenOf = (path: string) => {
  const [token] = paths.find(`To: <${path}>`)
  if (!token) throw new Error('no token')
  return token
}

test('a return path leads to its recipient, in either case, and fits an address', () => {
  const path = paths.of(anna)
  expect(path).toMatch(/^bounces\+[\da-f]{52}@zeri\.test$/)
  expect(path.indexOf('@')).toBeLessThanOrEqual(64)
  expect(paths.isGenuine(tokenOf(path), anna)).toBe(true)
  expect(paths.isGenuine(tokenOf(path.toUpperCase()), { ...anna, email: 'anna@EXAMPLE.org' })).toBe(true)
  expect(paths.find(`${path}\n${path}`)).toHaveLength(1)
})

test('a return path proves nothing about another account, another address, or under another key', () => {
  const token = tokenOf(paths.of(anna))
  const another = 'b2a51bb0-2f1a-4f0e-9d80-1d4d2e0a3c11'
  expect(paths.isGenuine(token, { ...anna, accountId: another })).toBe(false)
  expect(paths.isGenuine({ ...token, accountId: another }, { ...anna, accountId: another })).toBe(false)
  expect(paths.isGenuine(token, { ...anna, email: 'anna.new@example.org' })).toBe(false)
  expect(paths.isGenuine({ ...token, proof: Buffer.alloc(10) }, anna)).toBe(false)
  expect(pathsBy('two').isGenuine(token, anna)).toBe(false)
  expect(pathsBy('two', 'one').isGenuine(token, anna)).toBe(true)
})

test('a report full of invented tokens leads to a few of them, the first of all', () => {
  const invented = Array.from({ length: 1_000 }, (_, n) => `+${n.toString(16).padStart(52, '0')}@zeri.test`)
  const found = paths.find([paths.of(anna), ...invented].join('\n'))
  expect(found).toHaveLength(3)
  expect(found.some((token) => paths.isGenuine(token, anna))).toBe(true)
})

test('what looks like a token without being one is not found', () => {
  expect(paths.find('bounces+abc@zeri.test bounces@zeri.test anna+calendar@example.org')).toEqual([])
})
