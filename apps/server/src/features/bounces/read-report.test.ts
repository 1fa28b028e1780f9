import { expect, test } from 'vitest'
import { aComplaint, aDeliveryReport, anAutomaticReply } from '../../testing/mail-report.ts'
import { readReport } from './read-report.ts'

const PATH = 'bounces+0123@zeri.test'

test.each([
  ['a failed delivery', aDeliveryReport({ to: PATH }), { kind: 'failure', status: '5.1.1' }],
  ['a failure for now', aDeliveryReport({ to: PATH, status: '4.2.2' }), { kind: 'failure', status: '4.2.2' }],
  [
    'a status with a comment',
    aDeliveryReport({ to: PATH, status: '5.1.1 (no such user)' }),
    { kind: 'failure', status: '5.1.1' },
  ],
  ['a delay', aDeliveryReport({ to: PATH, action: 'delayed', status: '4.4.1' }), undefined],
  ['a success', aDeliveryReport({ to: PATH, action: 'delivered', status: '2.0.0' }), undefined],
  ['a complaint', aComplaint({ returnPath: PATH }), { kind: 'complaint' }],
  ['a complaint that is taken back', aComplaint({ returnPath: PATH, type: 'not-spam' }), undefined],
])('%s is read by its machine-readable part', async (_name, raw, event) => {
  const report = await readReport(raw)
  expect(report?.event).toEqual(event)
  expect(report?.addresses).toContain(PATH)
})

test.each([
  ['an automatic reply', anAutomaticReply(PATH)],
  ['an empty mail', Buffer.from('')],
  ['what is no mail', Buffer.from([0, 255, 13, 10, 13, 10, 254])],
])('%s is no report', async (_name, raw) => {
  expect(await readReport(raw)).toBeUndefined()
})
