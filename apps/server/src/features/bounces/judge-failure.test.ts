import { expect, test } from 'vitest'
import { judgeFailure, statusOfRefusal } from './judge-failure.ts'

test.each([
  ['5.1.1', 'hard', 'no such mailbox'],
  ['5.1.10', 'hard', 'a domain that takes no mail'],
  ['5.2.1', 'hard', 'a mailbox that is disabled'],
  ['5.0.0', 'hard', 'an unspecified permanent failure'],
  ['5.2.2', 'soft', 'a full mailbox'],
  ['5.7.1', 'soft', 'a policy against us'],
  ['5.7.26', 'soft', 'a missing signature of ours'],
  ['4.2.2', 'soft', 'a full mailbox, given up'],
  ['4.4.7', 'soft', 'a server that was away for days'],
])('%s is %s: %s', (status, kind) => {
  expect(judgeFailure(status)).toBe(kind)
})

const RECIPIENT = { code: 'EENVELOPE', command: 'RCPT TO' }

test.each([
  ['an unknown recipient', { ...RECIPIENT, responseCode: 550, response: '550 5.1.1 unknown' }, '5.1.1'],
  [
    'one without an enhanced code',
    { ...RECIPIENT, responseCode: 550, response: '550 No such mailbox' },
    '5.1.1',
  ],
  ['a policy', { ...RECIPIENT, responseCode: 554, response: '554 5.7.1 blocked' }, '5.7.1'],
  ['an unclear refusal of a recipient', { ...RECIPIENT, responseCode: 554, response: '554 no' }, '5.7.0'],
  [
    'a refused message',
    { code: 'EMESSAGE', command: 'DATA', responseCode: 550, response: '550 spam' },
    '5.7.0',
  ],
  ['a full mailbox', { ...RECIPIENT, responseCode: 552, response: '552-5.2.2 full' }, '5.2.2'],
  ['a refusal for now', { ...RECIPIENT, responseCode: 451, response: '451 later' }, undefined],
  [
    'a refused sender',
    { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, response: '550 no' },
    undefined,
  ],
  ['a refused login', { code: 'EAUTH', command: 'AUTH', responseCode: 535, response: '535 no' }, undefined],
  ['a lost connection', { code: 'ECONNECTION' }, undefined],
])('%s while a mail is handed over has the status of its reply', (_name, refusal, status) => {
  expect(statusOfRefusal(refusal)).toBe(status)
})
