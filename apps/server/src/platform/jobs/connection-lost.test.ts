import { expect, test } from 'vitest'
import { isConnectionLost } from './connection-lost.ts'

test.each([
  ['a refused connection', { code: 'ECONNREFUSED' }],
  ['a reset connection', { code: 'ECONNRESET' }],
  ['a broken pipe', { code: 'EPIPE' }],
  ['a connection the driver found closed', new Error('Connection terminated unexpectedly')],
  ['a server that shuts down', { code: '57P01' }],
  ['a server that crashed', { code: '57P02' }],
  ['a server that is still starting', { code: '57P03' }],
  ['a connection failure', { code: '08006' }],
  ['something that is no error at all', undefined],
])('%s is a lost connection', (_name, error) => {
  expect(isConnectionLost(error)).toBe(true)
})

test.each([
  ['a deadlock', { code: '40P01' }],
  ['a statement that took too long', { code: '57014' }],
  ['a violated constraint', { code: '23505' }],
])('%s is not', (_name, error) => {
  expect(isConnectionLost(error)).toBe(false)
})
