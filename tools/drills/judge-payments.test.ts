import { expect, test } from 'vitest'
import { judgePayments } from './judge-payments.ts'

const amounts = new Map([
  ['a', 100],
  ['b', 101],
])
const good = { charged: amounts, paid: ['a', 'b'], granted: ['a', 'b'], held: amounts }
const nothing = { oddOrders: [], oddGrants: [], oddLedgers: [] }

test('payments that are charged, paid, granted and posted once have no fault', () => {
  expect(judgePayments(good)).toEqual(nothing)
})

test.each([
  [
    'one order too few and another too many',
    { paid: ['a', 'c'], granted: ['a', 'c'] },
    { oddOrders: ['b', 'c'] },
  ],
  ['two grants of one order and none of another', { granted: ['a', 'a'] }, { oddGrants: ['a', 'b'] }],
  [
    'amounts that changed places',
    { held: new Map([...amounts].map(([id, minor]) => [id, 201 - minor])) },
    { oddLedgers: ['a', 'b'] },
  ],
  [
    'a posting for an order that was not charged',
    { held: new Map([...amounts, ['c', 1]]) },
    { oddLedgers: ['c'] },
  ],
])('%s are found, though the counts agree', (_, change, faults) => {
  expect(judgePayments({ ...good, ...change })).toEqual({ ...nothing, ...faults })
})
