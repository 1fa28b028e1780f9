import { expect, test } from 'vitest'
import { createMailbox } from './mailbox.ts'

const aMail = (subject: string) => ({
  receivedAt: '2026-11-15T00:00:00.000Z',
  from: 'a@zeri.test',
  to: ['b@example.org'],
  subject,
  text: '',
  html: '',
  headers: [],
})

test('the newest mail comes first', () => {
  const mailbox = createMailbox(10)
  mailbox.add(aMail('one'))
  mailbox.add(aMail('two'))
  expect(mailbox.list().map(({ subject }) => subject)).toEqual(['two', 'one'])
})

test('beyond its capacity a mailbox drops the oldest mail and uses no id twice', () => {
  const mailbox = createMailbox(2)
  for (const subject of ['one', 'two', 'three']) mailbox.add(aMail(subject))
  expect(mailbox.list().map(({ id, subject }) => [id, subject])).toEqual([
    [3, 'three'],
    [2, 'two'],
  ])
  expect(mailbox.find(1)).toBeUndefined()
})

test('a cleared mailbox is empty', () => {
  const mailbox = createMailbox(2)
  mailbox.add(aMail('one'))
  mailbox.clear()
  expect(mailbox.list()).toEqual([])
})
