import { expect, test } from 'vitest'
import { kindOf, lanesOf } from './channel.ts'

test('lanes share the pace of their kind, and none has nothing to send', () => {
  expect(lanesOf('mail', 4, 10)).toEqual([
    { id: 'mail', perSecond: 3 },
    { id: 'mail-2', perSecond: 3 },
    { id: 'mail-3', perSecond: 2 },
    { id: 'mail-4', perSecond: 2 },
  ])
  expect(lanesOf('mail', 4, 1)).toEqual([{ id: 'mail', perSecond: 1 }])
  for (const perSecond of [1, 3, 4, 7, 200])
    expect(lanesOf('push', 4, perSecond).reduce((sum, lane) => sum + lane.perSecond, 0)).toBe(perSecond)
  expect(lanesOf('push', 2, Number.POSITIVE_INFINITY).map(({ perSecond }) => perSecond)).toEqual([
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ])
})

test.each([
  ['mail', 'mail'],
  ['mail-12', 'mail'],
  ['push-3', 'push'],
  ['mail_bot', 'telegram'],
  ['pushbot', 'telegram'],
])('the channel %s is of the kind %s', (id, kind) => {
  expect(kindOf(id)).toBe(kind)
})
