import { expect, test } from 'vitest'
import { judgeMailError } from './mail-channel.ts'

const anError = (facts: object) => Object.assign(new Error(), facts)

test.each([
  ['a refused recipient', { code: 'EENVELOPE', permanent: true, responseCode: 550 }, 'failed'],
  ['a full mailbox', { code: 'EENVELOPE', responseCode: 452 }, 'not-now'],
  ['a server that is down', { code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'not-now'],
  ['a server that does not greet', { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' }, 'not-now'],
  ['a connection lost on the way', { code: 'ECONNECTION' }, 'unclear'],
  ['silence after the message', { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' }, 'unclear'],
])('%s is classified by whether the mail may have been sent', (_name, facts, kind) => {
  expect(judgeMailError(anError(facts))).toEqual({ kind })
})
