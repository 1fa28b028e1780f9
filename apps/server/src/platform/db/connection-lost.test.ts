import { expect, test } from 'vitest'
import { isConnectionLost, isDatabaseAway } from './connection-lost.ts'

test.each([
  ['a refused connection', { code: 'ECONNREFUSED' }],
  ['a reset connection', { code: 'ECONNRESET' }],
  ['a broken pipe', { code: 'EPIPE' }],
  ['a connection the driver found closed', new Error('Connection terminated unexpectedly')],
  ['a server that shuts down', { code: '57P01' }],
  ['a server that crashed', { code: '57P02' }],
  ['a server that is still starting', { code: '57P03' }],
  ['a connection failure', { code: '08006' }],
  ['a transaction that idled too long', { code: '25P03' }],
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

test.each([
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [Object.assign(new Error('too many clients'), { code: '53300' }), true],
  [Object.assign(new Error('could not extend file'), { code: '53100' }), true],
  [Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }), true],
  [new Error('Query read timeout'), true],
  [new Error('Client has encountered a connection error and is not queryable'), true],
  [Object.assign(new Error('shutting down'), { code: '57P01' }), true],
  [Object.assign(new Error('out of memory'), { code: '53200' }), true],
  [Object.assign(new Error('deadlock detected'), { code: '40P01' }), true],
  [Object.assign(new Error('could not serialize access'), { code: '40001' }), true],
  [Object.assign(new Error('could not obtain lock'), { code: '55P03' }), true],
  [Object.assign(new Error('terminating connection'), { code: '25P03' }), true],
  [Object.assign(new Error('connect EADDRNOTAVAIL'), { code: 'EADDRNOTAVAIL', syscall: 'connect' }), true],
  [Object.assign(new Error('connect EAGAIN'), { code: 'EAGAIN', syscall: 'connect' }), true],
  [Object.assign(new Error('connect EMFILE'), { code: 'EMFILE', syscall: 'connect' }), true],
  [Object.assign(new Error('getaddrinfo'), { code: 'EAI_AGAIN', syscall: 'getaddrinfo' }), true],
  [new Error('timeout expired'), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [Object.assign(new Error('a transaction that failed'), { code: '25P02' }), false],
  [Object.assign(new Error('no such file'), { code: 'ENOENT' }), false],
  [new TypeError('undefined is not a function'), false],
])('%s: the database is away is %s', (error, expected) => {
  expect(isDatabaseAway(error)).toBe(expected)
})
